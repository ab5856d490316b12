import { expect, test } from 'vitest'
import { readStatement } from '../../recognition/rules/read-statement.ts'
import { describedLine } from './described-line.ts'

const read = (typed: string) => describedLine(typed, readStatement(typed).quantity)

test.each([
  ['热浸镀锌护栏板 4320×310×85×3 120件', '120', 'pcs'],
  ['某种没有的东西 3.5吨', '3.5', 't'],
  ['某种没有的东西 12箱', '12', 'box'],
  // 盒 is not 箱: a unit that the mall does not sell by is left to whoever asks.
  ['某种没有的东西 12盒', '', ''],
  // A unit that nobody knows, two quantities, and none: whoever asks has to say it.
  ['锌锭 若干', '', ''],
  ['锌锭', '', ''],
])('%s keeps its words; quantity "%s", unit "%s"', (typed, number, unitCode) => {
  expect(read(typed)).toMatchObject({ goodsName: typed, number, unitCode })
})

test('a long line is divided, and nothing of it is lost', () => {
  const typed = Array.from({ length: 100 }, (_, at) => String(at % 10))
    .join('')
    .repeat(3)
    .slice(0, 300)
  const { goodsName, specText, remark } = read(typed)
  expect([goodsName.length, specText.length, remark.length]).toEqual([80, 120, 100])
  expect(goodsName + specText + remark).toBe(typed)
})
