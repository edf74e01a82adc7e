const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

function letters(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join("");
}

const page = letters(12);
let made = 0;

/** Return a message id that no other message has, not even one from before a reload. */
export function newId(): string {
  made += 1;
  return `${page}-${made.toString(36)}`;
}
