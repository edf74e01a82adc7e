const GAME_WORDS = /games\/(\w+)\/text\/(\w+)\.json$/;

/** Return a file name by which people find their way: whose words they are, or what it is for. */
export function chunkName(chunk: { name: string; facadeModuleId?: string | null }): string {
  const words = GAME_WORDS.exec(chunk.facadeModuleId ?? "");
  if (words !== null) return `assets/${words[1]}-${words[2]}-[hash].js`;
  return chunk.facadeModuleId ? "assets/[name]-[hash].js" : "assets/shared-[hash].js";
}
