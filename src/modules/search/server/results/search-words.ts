import type { MatchedGoods } from '../../rules/query/filter-goods.ts'
import { matchGoods } from '../../rules/query/match-goods.ts'
import { correctSpelling, type KnownWord } from '../../rules/query/spelling.ts'
import { normaliseText } from '../../../taxonomy/rules/text/normalise-text.ts'
import { searchQuery, type SearchQuery } from '../../rules/query/search-query.ts'
import { tradeVocabulary } from '../../../taxonomy/rules/text/trade-vocabulary-data.ts'
import type { SearchSnapshot } from '../index/index-refresher.ts'
import { memoize } from '../index/snapshot-memory.ts'
import { textAnalyser } from '../../../taxonomy/server/public.ts'

/** How the words were matched: all of them, a part, or as a likely typing error. */
export type SearchMatch = 'exact' | 'some' | 'similar'

/** Goods that words found. `specs` are the tokens that choose a SKU; `meant` are the words that were searched for instead. */
export type SearchHits = {
  readonly match: SearchMatch
  readonly found: MatchedGoods
  readonly specs: readonly string[]
  readonly meant: string
}

const nothing: MatchedGoods = { goods: new Int32Array(0), ranks: new Float32Array(0) }

/**
 * Finds goods by words: with all of them, else with what was probably meant, else with at least half of them. Null when the
 * words hold nothing to search for.
 */
export function searchWords(kept: SearchSnapshot, keyword: string): SearchHits | null {
  const language = { ...textAnalyser(), synonyms: kept.frame.synonyms }
  const query = searchQuery(keyword, language)
  if (query.groups.length === 0) return null
  const typed = findIn(kept, query)
  if (typed.every.goods.length > 0 && !isCutToLetters(query)) return { match: 'exact', found: typed.every, specs: query.specs, meant: '' }
  const meant = probablyMeant(kept, keyword, query)
  if (typed.every.goods.length > 0 && !soundsAlike(keyword, meant))
    return { match: 'exact', found: typed.every, specs: query.specs, meant: '' }
  const other = meant === '' ? null : searchQuery(meant, language)
  const found = other && other.groups.length > 0 ? findIn(kept, other) : null
  if (other && found && found.every.goods.length > 0) return { match: 'similar', found: found.every, specs: other.specs, meant }
  const part = query.groups.length > 1 ? typed.some() : nothing
  if (part.goods.length > 0) return { match: 'some', found: part, specs: query.specs, meant: '' }
  const otherPart = other && found && other.groups.length > 1 ? found.some() : nothing
  if (other && otherPart.goods.length > 0) return { match: 'some', found: otherPart, specs: other.specs, meant }
  return { match: 'similar', found: nothing, specs: [], meant: '' }
}

/** Chinese that is no word and was cut into single characters, which stand in many texts by chance. */
function isCutToLetters({ groups }: SearchQuery): boolean {
  return groups.length > 1 && groups.every((group) => group.kind === 'han' && group.text.length === 1)
}

/** Whether a known word is what an input method offers for the same sounds. */
function soundsAlike(keyword: string, meant: string): boolean {
  const { romanise } = textAnalyser()
  return meant !== '' && romanise(normaliseText(keyword)).full === romanise(meant).full
}

/** Goods with any of the words, typed or meant: what is nearest when nothing fits. */
export function partialWordMatches(kept: SearchSnapshot, keyword: string): MatchedGoods {
  const language = { ...textAnalyser(), synonyms: kept.frame.synonyms }
  const query = searchQuery(keyword, language)
  if (query.groups.length === 0) return nothing
  const { every, any } = findIn(kept, query)
  const found = every.goods.length > 0 ? every : any()
  if (found.goods.length > 0) return found
  // Characters apart say least, but more than nothing.
  const letters = [...new Set(keyword.match(/\p{Script=Han}/gu) ?? [])]
  const groups = letters.map((letter) => ({
    text: letter,
    kind: 'han' as const,
    alternatives: [{ words: [letter], how: 'typed' as const }],
  }))
  if (groups.length === 0) return nothing
  const apart = findIn(kept, { groups, specs: [] })
  return apart.every.goods.length > 0 ? apart.every : apart.any()
}

function findIn({ index, board }: SearchSnapshot, query: SearchQuery) {
  return matchGoods(index, query.groups, { size: board.goodsCount, alive: board.alive })
}

/** The words with each that stands nowhere put right; empty when nothing is near. Several wrong words may be one cut apart. */
function probablyMeant(kept: SearchSnapshot, keyword: string, query: SearchQuery): string {
  const { romanise } = textAnalyser()
  const known = knownWords(kept)
  const whole = normaliseText(keyword)
  const runs = whole.match(/\p{Script=Han}+/gu) ?? []
  let text = whole
  for (const run of runs) {
    if (run.length < 2) continue
    const group = { text: run, kind: 'han' as const, alternatives: [] }
    const near = correctSpelling(group, kept.index, known, romanise)
    if (near !== null && near !== run) text = text.replace(run, ` ${near} `)
  }
  for (const group of query.groups) {
    if (group.kind === 'latin' || (group.kind === 'han' && text.includes(group.text)) || group.kind === 'spec') {
      if (findIn(kept, { groups: [group], specs: [] }).every.goods.length > 0) continue
      const near = correctSpelling(group, kept.index, known, romanise)
      if (near !== null) text = text.replace(group.text, ` ${near} `)
    }
  }
  const meant = text.replace(/\s+/g, ' ').trim()
  return meant === whole ? '' : meant
}

/** Words that a typing error is measured against: names of categories and brands, words of the trade, synonyms. */
function knownWords(kept: SearchSnapshot): readonly KnownWord[] {
  return memoize(kept, 'known words', () => {
    const { romanise } = textAnalyser()
    const names = [...kept.frame.categories.values(), ...kept.frame.brands.values()].flatMap(
      (one) => one.zh.match(/\p{Script=Han}{2,}/gu) ?? [],
    )
    return [...new Set([...tradeVocabulary, ...names, ...kept.frame.synonyms.keys()])]
      .filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
      .map((word) => ({ word, sound: romanise(word).full }))
  })
}
