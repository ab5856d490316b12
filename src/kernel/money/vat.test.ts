import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitVat, vatOn, vatRates } from './vat.ts'

test.each([
  [11300n, 1300n, 10000n, 1300n],
  [2345000n, 1300n, 2075221n, 269779n],
  [58500000n, 1300n, 51769912n, 6730088n],
  [9999n, 1300n, 8849n, 1150n],
  [1n, 1300n, 1n, 0n],
  [123456789n, 1300n, 109253796n, 14202993n],
  [109000n, vatRates.transport, 100000n, 9000n],
  [10300n, vatRates.simplified, 10000n, 300n],
])('%s fen at %s basis points is %s net and %s tax', (gross, rate, net, tax) => {
  expect(splitVat(gross, rate)).toEqual({ net, tax })
})

test('net and tax always sum to what is paid, and a credit note is the exact opposite', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 9_000_000_000_000n }), (gross) => {
      const { net, tax } = splitVat(gross)
      expect(net + tax).toBe(gross)
      expect(splitVat(-gross)).toEqual({ net: -net, tax: -tax })
    }),
  )
})

test('tax is put on an amount without it, half a fen upwards', () => {
  expect([vatOn(10_000n), vatOn(50n), vatOn(-50n), vatOn(100n, vatRates.transport)]).toEqual([1300n, 7n, -7n, 9n])
})
