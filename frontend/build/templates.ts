import type { Plugin } from "vite";

/** Nobody reads the lines of templates and their indentation, but every phone would have to load them. */
export function inOneLine(): Plugin {
  return {
    name: "parlor-in-one-line",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === "chunk") part.code = part.code.replace(/\s*\n\s*/g, " ");
      }
    },
  };
}
