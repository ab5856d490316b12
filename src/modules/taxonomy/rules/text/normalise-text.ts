/**
 * Text as search sees it: compatibility forms folded (full width, ㎡, subscripts), lower case, one kind of times sign
 * between numbers, no diameter or angle signs, "number n" and `#n` written `n#`.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[φ∅⌀ø∠]/g, ' ')
    .replace(/(?<=[\d#.][a-z]{0,2})\s*[×✕✖*x]\s*(?=[a-z]{0,2}\d)/g, 'x')
    .replace(/#\s*(\d{1,3})(?!\d)/g, ' $1# ')
    .replace(/(?<![\d.])(\d{1,3})\s*\u53f7/g, '$1# ')
    .replace(/(\d)\s+#/g, '$1#')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A number without superfluous zeros: `4.00` → `4`, `0.50` → `0.5`. */
export function plainNumber(text: string): string {
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text
}
