import { expect, test } from 'vitest'
import { addDays, type Day } from '../../../kernel/time/clock.ts'
import { spanParts } from './span-parts.ts'

const daysOf = ([from, to]: readonly [Day, Day]): Day[] => {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
const isFirst = (day: Day) => day.endsWith('-01')

test('every day of a period is in exactly one part, and the months are as many as fit', () => {
  const start = '2027-11-25'
  for (let offset = 0; offset < 70; offset += 3)
    for (const length of [1, 2, 27, 28, 29, 30, 31, 32, 58, 60, 62, 90, 365, 366]) {
      const from = addDays(start, offset)
      const to = addDays(from, length - 1)
      const { head, months, tail } = spanParts(from, to)
      const whole = daysOf([months[0], months[1]]).filter(isFirst)
      const ofMonths = whole.flatMap((first) => daysOf([first, addDays(first, 40)]).filter((day) => day.slice(0, 7) === first.slice(0, 7)))
      expect([...daysOf(head), ...ofMonths, ...daysOf(tail)]).toEqual(daysOf([from, to]))
      expect(daysOf(head).length + daysOf(tail).length).toBeLessThanOrEqual(60)
    }
})

test('a year from the first of a month is twelve months and nothing else', () => {
  expect(spanParts('2027-03-01', '2028-02-29')).toEqual({
    head: ['2027-03-01', '2027-02-28'],
    months: ['2027-03-01', '2028-02-01'],
    tail: ['2028-03-01', '2028-02-29'],
  })
})
