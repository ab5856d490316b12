import { firstGradeZinc, numberBeforeSign, numberedZinc, zincNumerals } from './zinc-grade-names-data.ts'
/**
 * Text as search sees it: compatibility forms folded (full width, ㎡, subscripts), lower case, one kind of times sign
 * between numbers, no diameter or angle signs, "number n" and `#n` written `n#`, the names of zinc grades 零号, 一号 and 一级 too.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/∠\s*(?=\d)/g, ' l')
    .replace(/[φ∅⌀ø∠]/g, ' ')
    .replace(/(?<=[\d#.][a-z]{0,2})\s*[×✕✖*x]\s*(?=[a-z]{0,2}\d)/g, 'x')
    .replace(numberedZinc, (_all, numeral: string) => `${zincNumerals.indexOf(numeral)}#`)
    .replace(firstGradeZinc, '1#')
    .replace(/#\s*(\d{1,3})(?!\d)/g, ' $1# ')
    .replace(numberBeforeSign, '$1# ')
    .replace(/(\d)\s+#/g, '$1#')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A number without superfluous zeros: `4.00` → `4`, `0.50` → `0.5`. */
export function plainNumber(text: string): string {
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text
}
