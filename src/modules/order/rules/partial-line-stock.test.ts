import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stockOfLinePart } from './partial-line-stock.ts'

test('however a line is cut, the parts take exactly its stock', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { maxLength: 6 }),
      (number, stockNumber, cuts) => {
        const line = { number, stockNumber }
        const marks = [0n, ...cuts.map((cut) => cut % number).toSorted((a, b) => (a < b ? -1 : 1)), number]
        let taken = 0n
        for (let index = 1; index < marks.length; index += 1) {
          const share = stockOfLinePart(line, marks[index] ?? 0n) - stockOfLinePart(line, marks[index - 1] ?? 0n)
          expect(share >= 0n).toBe(true)
          taken += share
        }
        expect(taken).toBe(stockNumber)
      },
    ),
  )
})
