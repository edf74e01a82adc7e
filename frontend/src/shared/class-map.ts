/** Lit's `classMap` for those who name all classes of an element at once: then they are just words. */
export function classMap(classes: Record<string, string | boolean | number | undefined>): string {
  return Object.keys(classes)
    .filter((name) => classes[name])
    .join(" ");
}
