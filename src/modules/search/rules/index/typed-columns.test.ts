import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberAt, reusableColumn, withNumber, type NumberColumn } from './typed-columns.ts'

const aNumber = fc.oneof(fc.constant(Number.NaN), fc.integer({ min: 0, max: 4_000_000_000 }), fc.constantFrom(0, 4_294_967_294))
const aLargeOne = fc.constantFrom(4_294_967_295, 4_294_967_296, 9_007_199_254_740_991)

test('numbers and none come back as they were, also after one that four bytes cannot hold', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 20, arbitrary: aNumber }, aLargeOne), { maxLength: 100 }), (values) => {
      let column: NumberColumn = new Uint32Array(0)
      for (const [at, value] of values.entries()) column = withNumber(column, at, value)
      expect(values.map((_, at) => numberAt(column, at))).toEqual(values)
      expect(column.BYTES_PER_ELEMENT).toBe(values.some((value) => value >= 4_294_967_295) ? 8 : 4)
    }),
  )
  expect(numberAt(new Uint32Array(1), 1)).toBeNaN()
})

test('a room serves again under its name and owner, in the length that is asked for', () => {
  const [one, other] = [{}, {}]
  const first = reusableColumn(one, 'a', Int32Array, 10).fill(7)
  expect([first.length, [...reusableColumn(one, 'a', Int32Array, 3)]]).toEqual([10, [7, 7, 7]])
  expect([...reusableColumn(other, 'a', Int32Array, 3)]).toEqual([0, 0, 0])
  expect([...reusableColumn(one, 'b', Uint8Array, 2)]).toEqual([0, 0])
  expect(reusableColumn(one, 'a', Int32Array, 1_000).length).toBe(1_000)
})
