import type { Plugin } from "vite";

/** Nobody reads the indentation in templates, but every phone would have to load it. */
export function unindented(): Plugin {
  return {
    name: "parlor-unindented",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === "chunk") part.code = part.code.replace(/\n\s+/g, "\n");
      }
    },
  };
}
