/** A stable hue (0–359) for a store without a logo: FNV-1a over its id. */
export function hueOf(id: number | string): number {
  let hash = 0x811c9dc5;
  for (const letter of String(id)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % 360;
}
