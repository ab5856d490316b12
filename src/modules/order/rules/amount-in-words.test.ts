import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'
import { vatWithin } from './vat.ts'

test.each([
  [0n, '零元整'],
  [100n, '壹元整'],
  [123450n, '壹仟贰佰叁拾肆元伍角整'],
  [100005n, '壹仟元零伍分'],
  [1005000n, '壹万零伍拾元整'],
  [10000000000n, '壹亿元整'],
  [10000010050n, '壹亿零壹佰元伍角整'],
  [7n, '柒分'],
  [56n, '伍角陆分'],
  [-100n, '负壹元整'],
])('%s fen reads %s', (fen, words) => {
  expect(amountInWords(fen)).toBe(words)
})

test('a price of 113 contains 13 of VAT, and a fen is rounded half up', () => {
  expect(vatWithin(11300n, 1300)).toBe(1300n)
  expect(vatWithin(1n, 1300)).toBe(0n)
  expect(vatWithin(5n, 1300)).toBe(1n)
})
