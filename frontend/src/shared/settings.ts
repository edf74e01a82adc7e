import { recall, remember } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export type Switch = "sound" | "vibration";

const THEME_KEY = "parlor.theme";
const daylight = window.matchMedia("(prefers-color-scheme: light)");
/** What `auto` means on this page: a phone follows its system, a TV in the evening does not. */
let automatic: () => "light" | "dark" = () => (daylight.matches ? "light" : "dark");

/** Return the chosen theme. */
export function themeChoice(): Theme {
  const kept = recall(THEME_KEY);
  return THEMES.find((theme) => theme === kept) ?? "auto";
}

/** Choose a theme and keep the choice. */
export function chooseTheme(theme: Theme): void {
  remember(THEME_KEY, theme === "auto" ? null : theme);
  showTheme();
}

/** Return whether it is day on this page. */
export function isDay(): boolean {
  const choice = themeChoice();
  return (choice === "auto" ? automatic() : choice) === "light";
}

function showTheme(): void {
  const theme = isDay() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  const paper = theme === "light" ? "#efe4cd" : "#0c120f";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}

/** Show the chosen theme from now on; `evening` makes it dark unless someone chose otherwise. */
export function startTheme(evening = false): void {
  if (evening) automatic = () => "dark";
  daylight.addEventListener("change", showTheme);
  showTheme();
}

/** Be as light or dark as the page around this one, unless someone chose otherwise here. */
export function lookLike(theme: "light" | "dark"): void {
  automatic = () => theme;
  showTheme();
}

/** A room full of phones that chime is nobody's wish: sound is switched on by whoever wants it. */
const AT_FIRST: Record<Switch, "on" | "off"> = { sound: "off", vibration: "on" };

/** Return whether sound or vibration is on. */
export function isOn(name: Switch): boolean {
  return (recall(`parlor.${name}`) ?? AT_FIRST[name]) === "on";
}

/** Switch sound or vibration, and keep the choice. */
export function turn(name: Switch, on: boolean): void {
  remember(`parlor.${name}`, on ? "on" : "off");
}
