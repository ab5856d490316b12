import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyEndpoint } from '../../src/api/endpoint.ts'
import type { Guard } from '../../src/api/guard.ts'
import { commandsWithoutKey } from '../fixtures/server/commands-without-key.ts'
import { declaredCalls, nameOfCall } from '../fixtures/server/declared-endpoints.ts'

const list = readFileSync(join(import.meta.dirname, 'contract-list.txt'), 'utf8')
  .trim()
  .split('\n')

function guardText(guard: Guard): string {
  if (typeof guard === 'string') return guard
  if ('memberTypes' in guard) return `types ${guard.memberTypes.join(',')}`
  if ('company' in guard) return guard.company
  if ('staff' in guard) return `staff of ${guard.staff}`
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

// The endpoints that a module declares, those of its tables of calls too.
const files = import.meta.glob<Record<string, unknown>>('../../src/modules/*/endpoints*.ts', { eager: true })
const isCall = (value: object): value is AnyEndpoint => 'path' in value && 'guard' in value
function callsIn(value: unknown, depth = 0): AnyEndpoint[] {
  if (typeof value !== 'object' || value === null || depth > 3) return []
  return isCall(value) ? [value] : Object.values(value).flatMap((inner) => callsIn(inner, depth + 1))
}
const moduleOf = (file: string) => /modules\/([^/]+)\//.exec(file)?.[1] ?? ''

// Who moves money, goods or points: the owners of their books, and everybody who imports from them.
const books = ['wallet', 'credit', 'loyalty', 'inventory', 'payment']
const movers = [...books, 'promotion', 'referral', 'sample', 'tender']
const sources = import.meta.glob<string>('../../src/modules/*/server/**/*.ts', { eager: true, query: '?raw', import: 'default' })
for (const [file, text] of Object.entries(sources))
  if (!file.includes('.test.') && books.some((book) => text.includes(`/${book}/server/public.ts'`)) && !movers.includes(moduleOf(file)))
    movers.push(moduleOf(file))

const commands = Object.entries(files)
  .filter(([file]) => movers.includes(moduleOf(file)))
  .flatMap(([, exported]) => callsIn(exported))
  .filter((call) => call.method === 'POST' && call.rate !== 'read' && call.rate !== 'search')
const unkeyed = [...new Set(commands.filter((call) => !call.idempotent).map((call) => call.path as string))]

test('a command that moves money, goods or points asks for a key, or says why a second time moves nothing more', () => {
  expect(declaredCalls.filter((call) => call.rate === 'money' && !call.idempotent).map(nameOfCall)).toEqual([])
  expect(movers).toEqual(
    expect.arrayContaining(['order', 'fulfilment', 'aftersale', 'cancellation', 'group-sale', 'settlement', 'pricing']),
  )
  expect(commands.length).toBeGreaterThan(100)
  const reasoned = Object.values(commandsWithoutKey).flat<readonly (readonly string[])[]>()
  expect(unkeyed.filter((path) => !reasoned.includes(path)).toSorted(), 'give it a key, or a reason in commands-without-key.ts').toEqual([])
  expect(reasoned.filter((path) => !unkeyed.includes(path)).toSorted(), 'no such command, or it has a key by now').toEqual([])
  expect(new Set(reasoned).size).toBe(reasoned.length)
})

test('what is held by its version asks for the version', () => {
  const asked = (path: string) => {
    const input = commands.find((call) => call.path === path)?.input ?? z.object({})
    return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).required ?? []
  }
  const isVersion = (field: string) => field === 'expectedVersion' || field === 'oldVersion'
  const without = commandsWithoutKey.version.filter((path) => !asked(path).some(isVersion))
  expect(without).toEqual([])
})
