// Theme and language before the first paint; src/lib/settings.svelte.ts keeps them up.
try {
  const settings = JSON.parse(localStorage.getItem("rosenkrieg.settings") ?? "{}");
  const root = document.documentElement;
  if (settings.language) root.lang = settings.language;
  if (settings.theme === "light" || settings.theme === "dark") root.dataset.theme = settings.theme;
  if (settings.motion === "still") root.dataset.motion = "still";
} catch {
  // nothing is kept, or it may not be read
}
