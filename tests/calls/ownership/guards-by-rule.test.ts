import { expect, test } from 'vitest'
import type { Caller } from '../../../src/api/caller.ts'
import { admit, type Guard } from '../../../src/api/guard.ts'

const visitor = { member: null, company: [], stores: [], platform: [] } as unknown as Caller
/** Somebody who is logged in, with what a test gives them and nothing else. */
function somebody(of: { memberType?: number; company?: string[]; stores?: string[][]; platform?: string[] } = {}): Caller {
  const stores = (of.stores ?? []).map((capabilities, place) => ({ storeId: 1001 + place, capabilities }))
  const member = { memberId: 7, memberType: of.memberType ?? 1 }
  return { ...visitor, member, company: of.company ?? [], stores, platform: of.platform ?? [] } as unknown as Caller
}

const verdict = (guard: Guard, caller: Caller) => {
  const refused = admit(guard, caller)
  return refused === null ? 'in' : `${refused.state} ${refused.code}`
}
const everyGuard: readonly Guard[] = [
  'login',
  { memberTypes: [1, 2] },
  { company: 'company.order' },
  { store: 'store.ship' },
  { platform: 'platform.payments' },
  { staff: 'store' },
  { staff: 'platform' },
]

test('anyone comes in where anyone may', () => {
  for (const caller of [visitor, somebody()]) expect(verdict('anyone', caller)).toBe('in')
})

test('a visitor is asked to log in, whatever the guard', () => {
  for (const guard of everyGuard) expect(verdict(guard, visitor)).toBe('266 api.notLoggedIn')
})

test('a login alone opens what asks for a login, and nothing else', () => {
  const opened = everyGuard.filter((guard) => verdict(guard, somebody({ memberType: 3 })) === 'in')
  expect(opened).toEqual(['login'])
  for (const guard of everyGuard.slice(1)) expect(verdict(guard, somebody({ memberType: 3 }))).toBe('259 api.noPermission')
})

test('a type of member opens what names it', () => {
  expect(verdict({ memberTypes: [2, 3] }, somebody({ memberType: 2 }))).toBe('in')
  expect(verdict({ memberTypes: [2, 3] }, somebody({ memberType: 3 }))).toBe('in')
  expect(verdict({ memberTypes: [2, 3] }, somebody({ memberType: 1 }))).toBe('259 api.noPermission')
})

test('a feature says its own sentences to visitors and to other members', () => {
  const guard: Guard = { memberTypes: [2], says: { login: 'x.login', type: 'x.type' } }
  expect(verdict(guard, visitor)).toBe('266 x.login')
  expect(verdict(guard, somebody({ memberType: 1 }))).toBe('259 x.type')
})

test('a capability opens its own call: of the company, of any of the stores, of the platform, and of no other of the three', () => {
  expect(verdict({ company: 'company.order' }, somebody({ company: ['company.order'] }))).toBe('in')
  expect(verdict({ company: 'company.order' }, somebody({ company: ['company.approve'] }))).toBe('259 api.noPermission')
  expect(verdict({ store: 'store.ship' }, somebody({ stores: [['store.quote'], ['store.ship']] }))).toBe('in')
  expect(verdict({ store: 'store.ship' }, somebody({ stores: [['store.quote'], []] }))).toBe('259 api.noPermission')
  expect(verdict({ platform: 'platform.payments' }, somebody({ platform: ['platform.payments'] }))).toBe('in')
  expect(verdict({ platform: 'platform.payments' }, somebody({ platform: ['platform.content'] }))).toBe('259 api.noPermission')
  const everywhereElse = somebody({ company: ['platform.payments'], stores: [['platform.payments']] })
  expect(verdict({ platform: 'platform.payments' }, everywhereElse)).toBe('259 api.noPermission')
})

test('a seat opens the first page of its side, whatever its rights', () => {
  expect(verdict({ staff: 'store' }, somebody({ stores: [[]] }))).toBe('in')
  expect(verdict({ staff: 'store' }, somebody({ platform: ['platform.content'] }))).toBe('259 api.noPermission')
  expect(verdict({ staff: 'platform' }, somebody({ platform: ['platform.content'] }))).toBe('in')
  expect(verdict({ staff: 'platform' }, somebody({ stores: [['store.ship']] }))).toBe('259 api.noPermission')
})
