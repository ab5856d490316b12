import type { SkuProfile } from './describe-sku.ts'

/** The words that goods do not say anywhere: in names, brand, category, values or standards. */
export function uncoveredWords(words: readonly string[], { text, tokens }: SkuProfile): readonly string[] {
  return words.flatMap((word) =>
    /^\p{Script=Han}/u.test(word)
      ? uncoveredHan(word, text)
      : tokens.has(word) || tokens.has(plainSize(word)) || isLongToken(word, text)
        ? []
        : [word],
  )
}

/** 1.8x3m is 1.8x3.0m, 75x150 is 75x150mm. */
export const plainSize = (token: string): string =>
  token
    .replace(/(?<=\d)(?:mm|m)$/, '')
    .replaceAll(/(\.\d*?)0+(?=x|$)/g, '$1')
    .replaceAll(/\.(?=x|$)/g, '')

/** A word of letters may stand inside another; a number never does. */
const isLongToken = (word: string, text: string): boolean => /^[a-z]{3,}/.test(word) && text.includes(word)

/** Parts of a run of characters that are no word of the text; pieces of two characters and more count as words. */
function uncoveredHan(run: string, text: string): readonly string[] {
  if (text.includes(run)) return run.length > 1 ? [] : [run]
  const left: string[] = []
  let open = ''
  for (let at = 0; at < run.length;) {
    let length = run.length - at
    while (length > 1 && !text.includes(run.slice(at, at + length))) length -= 1
    if (length > 1) {
      if (open !== '') left.push(open)
      open = ''
    } else open += run.charAt(at)
    at += length
  }
  if (open !== '') left.push(open)
  return left
}
