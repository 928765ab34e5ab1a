import "./styles/tokens.css";
import "./styles/components.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { below } from "./lib/base";
import { speak } from "./lib/language.svelte";
import { start } from "./lib/router.svelte";
import { settings, show } from "./lib/settings.svelte";

show();
start();
await speak(settings.language);
mount(App, { target: document.getElementById("page") as HTMLElement });

if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register(below("/sw.js"));
