import { settings } from "./settings.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, in words; seconds since 1970. */
export function ago(seconds: number): string {
  const past = seconds - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const [unit, size] = STEPS.find(([, size]) => -past >= size) ?? ["minute", 60];
  return format.format(Math.round(past / size), unit);
}
