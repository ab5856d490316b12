/** One specification of a SKU; `label` is said for bare numbers, which mean nothing alone. */
export type SpecPiece = { readonly value: string; readonly label: string; readonly unit: string }

/** The specification line of a SKU: `DN50 · 壁厚3.75mm`. */
export function specText(pieces: readonly SpecPiece[]): string {
  return pieces.map((piece) => (/^[0-9.]+$/.test(piece.value) ? `${piece.label}${piece.value}${piece.unit}` : piece.value)).join(' · ')
}
