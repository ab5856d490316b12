import type { MatchedGoods } from './filter-goods.ts'
import { reusableColumn } from '../index/typed-columns.ts'
import { scoreWordMatches, scoreOfCode } from './score-word-matches.ts'
import type { WordGroup } from './search-query.ts'
import type { GroupMatch, WordIndex } from '../index/word-index.ts'

/** Goods with every group; when there are none, `some` are those with at least half of them and `any` those with one. */
export type QueryMatches = { readonly every: MatchedGoods; readonly some: () => MatchedGoods; readonly any: () => MatchedGoods }

type Where = { readonly size: number; readonly alive: Uint8Array }

/**
 * Goods that hold all groups, and those that hold at least half of them. The rank is the mean worth of each
 * group's word. `size` is the number of places, `alive` says which count.
 */
export function matchGoods(index: WordIndex, groups: readonly WordGroup[], where: Where): QueryMatches {
  const matches = groups.map((group) => scoreWordMatches(index, group, where.size))
  return {
    every: withAll(index, matches, where),
    some: () => withSome(index, matches, { ...where, least: Math.ceil(groups.length / 2) }),
    any: () => withSome(index, matches, { ...where, least: 1 }),
  }
}

/** What a sum of worths is as a rank: hundredths of the mean. */
const rankOf = (sum: number, groups: number): number => Math.round(sum / groups / 100) / 100

function withAll(index: WordIndex, matches: readonly GroupMatch[], { size, alive }: Where): MatchedGoods {
  const [least, ...others] = matches.toSorted((a, b) => Number(a.places === null) - Number(b.places === null) || a.many - b.many)
  if (!least) return { goods: new Int32Array(0), ranks: new Float32Array(0) }
  const goods = reusableColumn(index, 'with all', Int32Array, least.many)
  const ranks = reusableColumn(index, 'ranks with all', Float32Array, least.many)
  const looks = others.map(lookIn)
  const { places, codes } = least
  const end = places ? places.length : size
  let total = 0
  for (let at = 0; at < end; at += 1) {
    const place = places ? (places[at] ?? 0) : at
    const code = codes[at] ?? 0
    if (code === 0 || alive[place] !== 1) continue
    let sum = scoreOfCode[code] ?? 0
    for (let other = 0; other < looks.length && sum > 0; other += 1) {
      const here = looks[other]?.(place) ?? 0
      sum = here === 0 ? 0 : sum + (scoreOfCode[here] ?? 0)
    }
    if (sum === 0) continue
    goods[total] = place
    ranks[total] = rankOf(sum, matches.length)
    total += 1
  }
  // Their own: other words may be looked for before these are used.
  return { goods: goods.slice(0, total), ranks: ranks.slice(0, total) }
}

/** Answers the code at a place; places must be asked for in rising order. Leaps along a list, twice as far each time. */
function lookIn({ places, codes }: GroupMatch): (place: number) => number {
  if (!places) return (place) => codes[place] ?? 0
  let from = 0
  return (place) => {
    let step = 1
    while (from + step < places.length && (places[from + step] ?? 0) < place) step *= 2
    let high = Math.min(from + step, places.length)
    let low = from
    while (low < high) {
      const middle = (low + high) >> 1
      if ((places[middle] ?? 0) < place) low = middle + 1
      else high = middle
    }
    from = low
    return places[low] === place ? (codes[low] ?? 0) : 0
  }
}

/** Goods with at least so many of the groups: those that hold more come first, whatever their places are worth. */
function withSome(
  index: WordIndex,
  matches: readonly GroupMatch[],
  { size, alive, least }: Where & { readonly least: number },
): MatchedGoods {
  const hits = reusableColumn(index, 'hits', Uint8Array, size).fill(0)
  const sums = reusableColumn(index, 'sums', Int32Array, size).fill(0)
  for (const { places, codes } of matches) {
    for (let at = 0; at < codes.length; at += 1) {
      const code = codes[at] ?? 0
      if (code === 0) continue
      const place = places ? (places[at] ?? 0) : at
      hits[place] = (hits[place] ?? 0) + 1
      sums[place] = (sums[place] ?? 0) + (scoreOfCode[code] ?? 0)
    }
  }
  const fits = (place: number) => (hits[place] ?? 0) >= least && alive[place] === 1
  let total = 0
  for (let place = 0; place < size; place += 1) if (fits(place)) total += 1
  const found = { goods: new Int32Array(total), ranks: new Float32Array(total) }
  for (let place = 0, at = 0; at < total; place += 1) {
    if (!fits(place)) continue
    found.goods[at] = place
    found.ranks[at] = ((hits[place] ?? 0) - least) * 10 + rankOf(sums[place] ?? 0, matches.length)
    at += 1
  }
  return found
}
