/** `thickness=3; length=6000`, also with Chinese signs; undefined when a piece is not name=value. */
export function pairsOf(text: string): readonly (readonly [name: string, value: string])[] | undefined {
  const pieces = text
    .split(/[;；\n]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  const pairs = pieces.map((piece) => {
    const at = piece.search(/[=＝:：]/)
    return at < 1 ? null : ([piece.slice(0, at).trim(), piece.slice(at + 1).trim()] as const)
  })
  return pairs.every((pair) => pair !== null) ? pairs : undefined
}
