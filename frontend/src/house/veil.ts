/** Veil what is said: Home Assistant's connection is compressed, and that would undo its filling.
 *
 * A key as long as it, and what the key makes of it: both are chance by themselves. */
export function veil(text: string): string {
  const said = new TextEncoder().encode(text);
  const key = crypto.getRandomValues(new Uint8Array(said.length));
  return btoa(String.fromCharCode(...key, ...crossed(key, said)));
}

/** Return what is under a veil. */
export function unveil(veiled: string): string {
  const both = Uint8Array.from(atob(veiled), (character) => character.charCodeAt(0));
  const half = both.length / 2;
  return new TextDecoder().decode(crossed(both, both.subarray(half)));
}

function crossed(key: Uint8Array, said: Uint8Array): Uint8Array {
  return said.map((byte, place) => byte ^ (key[place] ?? 0));
}
