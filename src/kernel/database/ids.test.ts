import { expect, test } from 'vitest'
import { documentNumber, isUuid, newId } from './ids.ts'

const clockAt = (time: number) => ({ now: () => new Date(time) })

test('an id is a version 7 UUID that carries the clock', () => {
  const id = newId(clockAt(0x0123456789ab))
  expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(isUuid(id)).toBe(true)
})

test('later ids sort after earlier ones', () => {
  const ids = [1, 255, 256, 65_536, 1_700_000_000_000, 1_700_000_000_001].map((time) => newId(clockAt(time)))
  expect(ids.toSorted()).toEqual(ids)
})

test('ids of one millisecond differ', () => {
  const ids = Array.from({ length: 5000 }, () => newId(clockAt(1_700_000_000_000)))
  expect(new Set(ids).size).toBe(5000)
})

test.each(['', 'x', '0123456789ab', '01234567-89AB-7000-8000-000000000000', '01234567-89ab-7000-8000-0000000000000'])(
  '%j is no UUID',
  (text) => {
    expect(isUuid(text)).toBe(false)
  },
)

test('a document number carries the Shanghai day and at least six digits', () => {
  expect(documentNumber('DD', new Date('2026-11-20T16:00:00Z'), 42)).toBe('DD20261121000042')
  expect(documentNumber('XJ', new Date('2026-11-20T00:00:00Z'), 12_345_678n)).toBe('XJ2026112012345678')
})
