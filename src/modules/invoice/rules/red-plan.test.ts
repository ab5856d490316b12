import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainedOf, redPlan, type InvoiceLeft } from './red-plan.ts'

const invoice = (invoiceId: number, ...lines: readonly (readonly [string, bigint])[]): InvoiceLeft => ({
  invoiceId,
  lines: lines.map(([partKey, left], index) => ({ lineNo: index + 1, partKey, left })),
})
const three = invoice(1, ['a', 100n], ['b', 200n], ['c', 300n])

test.each([
  ['the first line went back', [three], 60n, { a: 60n }, [[1, [[1, 60n]]]]],
  [
    'two of three lines',
    [three],
    350n,
    { a: 100n, c: 250n },
    [
      [
        1,
        [
          [1, 100n],
          [3, 250n],
        ],
      ],
    ],
  ],
  [
    'nothing explains it: the last lines',
    [three],
    350n,
    {},
    [
      [
        1,
        [
          [2, 50n],
          [3, 300n],
        ],
      ],
    ],
  ],
  [
    'partly explained',
    [three],
    120n,
    { a: 100n },
    [
      [
        1,
        [
          [1, 100n],
          [3, 20n],
        ],
      ],
    ],
  ],
  [
    'the invoice that names the goods, not the first one',
    [invoice(7, ['b', 50n]), invoice(4, ['a', 80n])],
    30n,
    { a: 30n },
    [[4, [[1, 30n]]]],
  ],
  [
    'over two invoices of one line',
    [invoice(7, ['a', 50n]), invoice(4, ['a', 80n])],
    70n,
    { a: 70n },
    [
      [7, [[1, 50n]]],
      [4, [[1, 20n]]],
    ],
  ],
  ['nothing', [three], 0n, { a: 60n }, []],
] as const)('%s', (_name, invoices, amount, excess, expected) => {
  const plan = redPlan(invoices, amount, new Map(Object.entries(excess)))
  expect([...plan].map(([id, lines]) => [id, lines.map((line) => [line.lineNo, line.amount])])).toEqual(expected)
})

test('a red letter takes what is over, or all there is, never more than is left of a line', () => {
  const fen = fc.bigInt({ min: 0n, max: 1_000n })
  const key = fc.constantFrom('a', 'b', 'c', 'f')
  const invoices = fc.array(fc.array(fc.tuple(key, fen), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(invoices, fen, fc.dictionary(key, fen), (drawn, amount, excess) => {
      const all = drawn.map((lines, index) => invoice(index, ...lines))
      const named = new Map(Object.entries(excess))
      const plan = redPlan(all, amount, named)
      const left = all.flatMap((one) => one.lines).reduce((sum, line) => sum + line.left, 0n)
      const taken = [...plan.values()].flat().reduce((sum, line) => sum + line.amount, 0n)
      expect(taken).toBe(amount < left ? amount : left)
      expect(explainedOf(all, amount, named)).toBeLessThanOrEqual(taken)
      for (const [id, lines] of plan)
        for (const line of lines) {
          const most = all[id]?.lines.find((one) => one.lineNo === line.lineNo)?.left ?? 0n
          expect(line.amount > 0n && line.amount <= most).toBe(true)
        }
    }),
  )
})
