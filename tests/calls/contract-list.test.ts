import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Guard } from '../../src/api/guard.ts'
import { declaredCalls, nameOfCall } from '../fixtures/server/declared-endpoints.ts'

const list = readFileSync(join(import.meta.dirname, 'contract-list.txt'), 'utf8')
  .trim()
  .split('\n')

function guardText(guard: Guard): string {
  if (typeof guard === 'string') return guard
  if ('memberTypes' in guard) return `types ${guard.memberTypes.join(',')}`
  if ('company' in guard) return guard.company
  return 'store' in guard ? guard.store : guard.platform
}

const lines = declaredCalls.map((call) => `${nameOfCall(call)} — ${guardText(call.guard)}${call.idempotent ? ' — key' : ''}`)

// Clients of other people's stand on these: a line leaves this list by a decision, never by accident.
test('every call of the list is there with its method, path, guard and key', () => {
  expect(list.filter((line) => !lines.includes(line))).toEqual([])
})

test('a call that opens to anyone stands in the list', () => {
  expect(
    lines.filter((line) => line.includes('— anyone') && !list.includes(line)),
    'add it to contract-list.txt when it is meant',
  ).toEqual([])
})

test('no call is declared under two spellings of one path', () => {
  const lower = declaredCalls.map((call) => nameOfCall(call).toLowerCase())
  expect(new Set(lower).size).toBe(lower.length)
})

test('what moves money or stock asks for a key', () => {
  const money = declaredCalls.filter((call) => call.rate === 'money')
  expect(money.length).toBeGreaterThan(3)
  expect(money.filter((call) => !call.idempotent).map(nameOfCall)).toEqual([])
})
