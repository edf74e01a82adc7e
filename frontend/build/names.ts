const GAME_PART = /games\/(\w+)\/(?:text\/)?(\w+)\.(?:json|ts)(\?later)?$/;

/** Return a file name by which people find their way: whose words or screens they are, or what it is for. */
export function chunkName(chunk: { name: string; facadeModuleId?: string | null }): string {
  const part = GAME_PART.exec(chunk.facadeModuleId ?? "");
  const later = part?.[3] === undefined ? "" : "later-";
  if (part !== null) return `assets/${part[1]}-${later}${part[2]}-[hash].js`;
  return chunk.facadeModuleId ? "assets/[name]-[hash].js" : "assets/shared-[hash].js";
}
