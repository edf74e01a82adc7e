import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/** Home Assistant does not compress static files, but sends a `.gz` sibling where there is one. */
export function gzipSiblings(): Plugin {
  let folders: string[] = [];
  return {
    name: "parlor-gzip-siblings",
    apply: "build",
    configResolved(config) {
      const { outDir, assetsDir } = config.build;
      folders = [outDir, join(outDir, assetsDir)];
    },
    closeBundle() {
      const files = folders.flatMap((folder) =>
        readdirSync(folder).map((name) => join(folder, name)),
      );
      for (const path of files.filter((name) => COMPRESSIBLE.test(name))) {
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}
