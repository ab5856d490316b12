import { expect, test } from 'vitest'
import { askableFrom, positionUntil } from './dispute-times.ts'

const proposedAt = new Date('2026-11-20T02:00:00Z')

test('the platform is asked about an answer to the own proposal at once, about the own proposal after five days of silence', () => {
  expect(askableFrom({ side: 'store', proposedAt }, 'buyer', true)).toEqual(proposedAt)
  expect(askableFrom({ side: 'store', proposedAt }, 'buyer', false)).toBeNull()
  expect(askableFrom({ side: 'buyer', proposedAt }, 'buyer', true)?.toISOString()).toBe('2026-11-25T02:00:00.000Z')
})

test('the other side has three days for its position, and none once it gave it', () => {
  expect(positionUntil({ askedAt: proposedAt, answeredAt: null })?.toISOString()).toBe('2026-11-23T02:00:00.000Z')
  expect(positionUntil({ askedAt: proposedAt, answeredAt: proposedAt })).toBeNull()
})
