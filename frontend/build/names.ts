const GAME_PART =
  /games\/(\w+)\/(?:text\/)?([\w-]+)\.(?:json|ts|css)(?:\?(?:(later|telling)|inline))?$/;
/** All that a game draws on phones, but for its look, its lesson and its rules, which few people open. */
const OWN = "-phone";
const OWN_SCREENS = /\/games\/(\w+)\/(?!tv|look|lesson|rules)[\w/-]+\.(?:ts|css\?inline)$/;
const WORDS_PART = /text\/(\w+)\.json\?(\w+)$/;

/** Return a file name by which people find their way: whose words or screens they are, or what it is for. */
export function chunkName(
  chunk: { name: string; facadeModuleId?: string | null },
  prefix = "",
): string {
  const file = chunk.facadeModuleId ?? "";
  const part = GAME_PART.exec(file);
  const some = part?.[3] === undefined ? "" : `${part[3]}-`;
  if (part !== null) return `assets/${prefix}${part[1]}-${some}${part[2]}-[hash].js`;
  const words = WORDS_PART.exec(file);
  if (words !== null) return `assets/${prefix}${words[1]}-${words[2]}-[hash].js`;
  const isShared = file === "" && !chunk.name.endsWith(OWN);
  return isShared ? `assets/${prefix}shared-[hash].js` : "assets/[name]-[hash].js";
}

/** Return the name of the file in which a game's own screens for phones are, if this belongs there. */
export function ownScreens(module: string): string | null {
  const game = OWN_SCREENS.exec(module)?.[1];
  return game === undefined ? null : `${game}${OWN}`;
}
