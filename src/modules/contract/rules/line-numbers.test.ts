import { expect, test } from 'vitest'
import { numberedLines, placedLines, renumberedLines } from './line-numbers.ts'

const numbers = (lines: readonly { readonly no: number }[]) => lines.map(({ no }) => no)

test('a line without a number has its place; a draft counts its lines anew', () => {
  expect(numbers(numberedLines([{}, {}, { no: 7 }]))).toEqual([1, 2, 7])
  expect(numbers(placedLines([{ no: 3 }, {}, { no: 3 }]))).toEqual([1, 2, 3])
})

const goods = (no?: number, name = '锌锭') => ({ name, spec: 'Zn99.995', unit: '吨', ...(no === undefined ? {} : { no }) })

test('in a supplement each line keeps its number, and another gets one that no line ever had', () => {
  const before = { lines: [goods(1), goods(2), goods(4)], lastLineNo: 5 }
  expect(numbers(renumberedLines([goods(2), goods(4)], before))).toEqual([2, 4])
  expect(numbers(renumberedLines([goods(), goods(4), goods()], before))).toEqual([6, 4, 7])
})

test('a number that the text in force lacks, or that is sent twice, is nobody’s', () => {
  const before = { lines: [goods(1), goods(2)], lastLineNo: 3 }
  expect(numbers(renumberedLines([goods(3), goods(1), goods(1)], before))).toEqual([4, 1, 5])
})

test('where no line says a number, the same goods keep theirs', () => {
  const before = { lines: [goods(1), goods(3, '锌合金'), goods(4)], lastLineNo: 4 }
  expect(numbers(renumberedLines([goods(undefined, '锌合金'), goods(), goods(), goods()], before))).toEqual([3, 1, 4, 5])
})
