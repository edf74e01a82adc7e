/** Addresses that only lead somewhere inside a home, by number and by name. */
const NUMBERS =
  /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+$|^\[(?:f[cd]|fe80|::1)/;
const NAMES = /^[^.:]+$|\.(?:local|lan|home|internal|fritz\.box|home\.arpa|test)$/;

/** Return whether an address stays inside the home network. */
export function isHomeAddress(hostname: string): boolean {
  return NUMBERS.test(hostname) || NAMES.test(hostname);
}
