import type { Plugin } from "vite";

/** What the tools bring into every page, and how little of it a page needs. */
const LIGHT: [RegExp, string][] = [
  // Nothing is fetched ahead, but a page wants to be told that a file is gone.
  [
    /vite\/preload-helper\.js$/,
    `export const __vitePreload = (load) => load().catch((lost) => {
      window.dispatchEvent(new Event("vite:preloadError"));
      throw lost;
    });`,
  ],
  // No decorator of ours puts anything in the place of what it decorates.
  [
    /runtime@[^/]*\/helpers\/esm\/decorate\.js$/,
    `export default (decorators, target, name) => {
      for (const decorate of decorators) decorate(target, name);
      return target;
    };`,
  ],
];
const FETCHED_AHEAD = /,\s*__VITE_PRELOAD__/g;
const STYLES = /\/\/#region \S+\.css\?inline\n([^]*?)\/\/#endregion\n/g;

/** Takes out what tools need and no page does, and puts like beside like, which packs better. */
export function lightScripts(): Plugin {
  return {
    name: "parlor-light-scripts",
    apply: "build",
    enforce: "pre",
    load: (id) => LIGHT.find(([helper]) => helper.test(id))?.[1] ?? null,
    renderChunk(code) {
      const light = code.replace(FETCHED_AHEAD, "");
      const styles = [...light.matchAll(STYLES)].map(([, style]) => style);
      return { code: styles.join("") + light.replace(STYLES, ""), map: null };
    },
  };
}
