/** A stable hue (0–359) for a store without a logo: FNV-1a over its id. */
export function hueOf(id: number | string): number {
  let hash = 0x811c9dc5
  for (const letter of String(id)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  // Ids in a row differ in their last digit only: stir the high bits into the low ones.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) % 360
}
