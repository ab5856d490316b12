import { expect, test } from 'vitest'
import { csvRows, csvText } from './csv.ts'

test('a file begins with its mark, quotes what would break a line, and ends each line as spreadsheets expect', () => {
  expect(
    csvText([
      ['名称', '数量'],
      ['角钢 "50×5", 6m', 3],
      ['a\nb', null],
    ]),
  ).toBe('\uFEFF名称,数量\r\n"角钢 ""50×5"", 6m",3\r\n"a\nb",\r\n')
})

test.each(['=1+1', '+86', '-1', '@sum', '\tx', '\rx'])('what begins like a formula (%j) is text; a number stays one', (text) => {
  expect(csvText([[text, -5]])).toMatch(/^\uFEFF"?'/)
  expect(csvText([[text, -5]])).toContain(',-5\r\n')
})

test('cells with separators, line ends and quotation marks are read as they were written; empty rows are none', () => {
  expect(csvRows('a,"b,""c""",,d\r\n\r\n"x\ny",1')).toEqual([
    ['a', 'b,"c"', '', 'd'],
    ['x\ny', '1'],
  ])
  expect(csvRows('a;b;5"', ';')).toEqual([['a', 'b', '5"']])
})

test('no more rows are read than asked for', () => {
  expect(csvRows('1\n2\n3', ',', 2)).toEqual([['1'], ['2']])
})
