import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchGoods } from './match-goods.ts'
import type { WordGroup } from './search-query.ts'
import { addWords, emptyWordIndex } from '../index/word-index.ts'

const words = ['pipe', 'pipes', 'zinc', 'ingot', '管', '锌', '锭']
const standings = { D: 0.1, C: 0.5, B: 1, A: 1.15 } as const
const values = { typed: 1, synonym: 0.9, beginning: 0.6, letters: 0.25 } as const
type Standing = keyof typeof standings

const someGoods = fc.array(fc.dictionary(fc.constantFrom(...words), fc.constantFrom<Standing>('A', 'B', 'C', 'D')), { maxLength: 300 })
const anAlternative = fc.record({
  words: fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }),
  how: fc.constantFrom('typed', 'synonym', 'letters'),
})
const aGroup = fc.tuple(fc.array(anAlternative, { minLength: 1, maxLength: 3 }), fc.boolean()).map(([alternatives, begins]): WordGroup => ({
  text: '',
  kind: 'han',
  alternatives: begins ? [...alternatives, { words: ['pi'], how: 'beginning' }] : alternatives,
}))

/** What the best word of the group is worth in the goods; 0 when it is not there. */
function worthIn(goods: Record<string, Standing>, group: WordGroup): number {
  return Math.max(
    ...group.alternatives.map(({ words: wanted, how }) => {
      const least = how === 'letters' || /^\p{Script=Han}$/u.test(wanted[0] ?? '') ? standings.C : 0
      const held = (word: string) => {
        const standing = goods[word] === undefined ? 0 : standings[goods[word]]
        return standing >= least ? standing : 0
      }
      const found =
        how === 'beginning'
          ? Math.max(...words.filter((word) => word.startsWith(wanted[0] ?? '')).map(held))
          : Math.min(...wanted.map(held))
      return found * values[how]
    }),
  )
}

test('goods, their ranks and those that hold a part are those that a plain look at every goods finds', () => {
  fc.assert(
    fc.property(someGoods, fc.array(aGroup, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 9 }), (list, groups, dying) => {
      const index = emptyWordIndex()
      const alive = Uint8Array.from(list, (_, place) => (place % dying === 1 ? 0 : 1))
      for (const [place, goods] of list.entries())
        addWords(
          index,
          place,
          Object.entries(goods)
            .map(([word, standing]) => `${standing}${word}`)
            .join(' '),
        )
      const plain = (least: number) =>
        list.flatMap((goods, place) => {
          const worths = groups.map((group) => worthIn(goods, group))
          const met = worths.filter((worth) => worth > 0).length
          const mean = worths.reduce((sum, worth) => sum + worth, 0) / groups.length
          return alive[place] === 1 && met >= least ? [[place, (met - least) * 10 + mean] as const] : []
        })
      const found = matchGoods(index, groups, { size: list.length, alive })
      for (const [answer, least] of [[found.every, groups.length] as const, [found.some(), Math.ceil(groups.length / 2)] as const]) {
        const wanted = plain(least)
        expect([...answer.goods]).toEqual(wanted.map(([place]) => place))
        for (const [at, [, rank]] of wanted.entries()) expect(Math.abs((answer.ranks[at] ?? 0) - rank)).toBeLessThan(0.0051)
      }
    }),
    { numRuns: 300 },
  )
})
