import { expect, test } from 'vitest'
import { figureSpan } from './figure-span.ts'

const now = new Date('2026-11-20T10:00:00+08:00')

test('a period is seven days until today where nothing is said, with as many days before it', () => {
  expect(figureSpan({ from: '', to: '' }, now)).toMatchObject({
    from: '2026-11-14',
    to: '2026-11-20',
    beforeFrom: '2026-11-07',
    beforeTo: '2026-11-13',
  })
  expect(figureSpan({ from: '2026-11-20', to: '2026-11-20' }, now)).toEqual({
    from: '2026-11-20',
    to: '2026-11-20',
    beforeFrom: '2026-11-19',
    beforeTo: '2026-11-19',
    days: ['2026-11-20'],
  })
})

test.for([
  ['2026-11-21', '2026-11-20'],
  ['2026-02-30', '2026-03-01'],
  ['x', '2026-03-01'],
  ['9999-12-31', '9999-12-31'],
  ['2027-11-15', '2027-11-22'],
  ['2025-11-19', '2026-11-20'],
] as const)('no period: from %s to %s', ([from, to]) => {
  expect(figureSpan({ from, to }, now)).toBeNull()
})
