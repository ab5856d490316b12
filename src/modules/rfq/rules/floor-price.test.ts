import { expect, test } from 'vitest'
import { linesUnderFloor } from './floor-price.ts'

const asked = [
  { lineNo: 1, unitCode: 't' },
  { lineNo: 2, unitCode: 'zhi' },
]
const floors = [{ productId: 7, unitCode: 't', unitPrice: 230_000_000n }]
const under = (
  unitPrice: bigint | null,
  { taxIncluded = true, lineNo = 1, productId = 7 }: { taxIncluded?: boolean; lineNo?: number; productId?: number | null } = {},
) => linesUnderFloor([{ lineNo, productId, unitPrice }], { taxIncluded, asked, floors })

test.each([
  ['a unit price below the floor', 229_999_999n, {}, [1]],
  ['the floor itself', 230_000_000n, {}, []],
  ['no price', null, {}, []],
  // 20,400 × 1.13 = 23,052; 20,300 × 1.13 = 22,939.
  ['a price without tax that is above with it', 204_000_000n, { taxIncluded: false }, []],
  ['a price without tax that is below with it', 203_000_000n, { taxIncluded: false }, [1]],
  ['goods without a floor', 1n, { productId: 8 }, []],
  ['goods that are only named', 1n, { productId: null }, []],
  ['another unit', 1n, { lineNo: 2 }, []],
] as const)('%s', (_name, price, more, lines) => {
  expect(under(price, more)).toEqual(lines)
})
