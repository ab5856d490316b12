import { normaliseText } from '../../taxonomy/rules/text/normalise-text.ts'

/** How a search came out that was not answered by all of its words. */
export const missResults = ['nothing', 'filtered', 'some', 'similar'] as const
export type MissResult = (typeof missResults)[number]

type Answer = { readonly total: number; readonly match: 'exact' | 'some' | 'similar' | 'none'; readonly meant: string }

/** Null for a search that found what was typed. */
export function missOf({ total, match, meant }: Answer): MissResult | null {
  if (total === 0) return match === 'similar' && meant === '' ? 'nothing' : 'filtered'
  return match === 'some' || match === 'similar' ? match : null
}

const mostLength = 60
// A phone number, an identity card, a bank card, an address of mail: nobody's words for goods.
const isPersonal = /@|(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)|[0-9]{12,}/

/** Words as they are counted, in the text of synonyms; empty for words that are not kept. */
export function missWord(keyword: string): string {
  const word = normaliseText(keyword).slice(0, mostLength)
  return isPersonal.test(word.replace(/[ -]/g, '')) ? '' : word
}
