import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

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
