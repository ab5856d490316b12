import { expect, test } from 'vitest'
import type { Guard } from '../../src/api/guard.ts'
import { aCast, roleNames, roles, type Role } from '../fixtures/people/actors.ts'
import { logout } from '../../src/modules/identity/endpoints.ts'
import { declaredCalls, declaredOf, nameOfCall } from '../fixtures/server/declared-endpoints.ts'
import { aServedHouse } from '../fixtures/server/calls-server.ts'

const house = await aServedHouse()
const cast = await aCast(house)

/** The state with which a guard refuses a role, or null; the rule once more, from the specification instead of the code. */
function refusalOf(guard: Guard, role: Role): 266 | 259 | null {
  if (guard === 'anyone') return null
  if (role.memberType === 0) return 266
  if (guard === 'login') return null
  if ('memberTypes' in guard) return guard.memberTypes.some((type) => type === role.memberType) ? null : 259
  if ('company' in guard) return role.company.includes(guard.company) ? null : 259
  if ('staff' in guard) return role[guard.staff] === 'none' ? 259 : null
  if ('store' in guard) return role.store === 'all' || (role.store === 'chat' && guard.store === 'store.chat') ? null : 259
  return role.platform === 'all' || (role.platform === 'content' && guard.platform === 'platform.content') ? null : 259
}

test('there are calls of every kind of guard to sweep', () => {
  const kinds = new Set(declaredCalls.map(({ guard }) => (typeof guard === 'string' ? guard : Object.keys(guard)[0])))
  expect([...kinds]).toEqual(expect.arrayContaining(['anyone', 'login', 'store', 'platform']))
})

// Logging out ends the very sessions of the sweep, so it has its own test below.
const swept = declaredCalls.filter((call) => call !== declaredOf(logout))

for (const call of swept) {
  test(`${nameOfCall(call)} opens to exactly those whom its guard names`, async () => {
    const wrong: string[] = []
    for (const name of roleNames) {
      // An input that no call takes: who is let in meets the schema, who is not must not get that far.
      const { status, body } = await house.askRaw(call, { orderSn: '', names: '', u: '', seriesCodes: '' }, cast[name])
      const answer = JSON.parse(body) as { state: number; data?: unknown }
      const expected = refusalOf(call.guard, roles[name])
      const refused = answer.state === 266 || answer.state === 259
      if (status !== 200 || (expected ? answer.state !== expected || answer.data != null : refused))
        wrong.push(`${name}: expected ${expected ?? 'in'}, got ${status} ${body.slice(0, 160)}`)
    }
    expect(wrong).toEqual([])
  })
}

test('a made-up, a cut and a refused token are nobody’s', async () => {
  const login = declaredCalls.filter((call) => call.guard === 'login' && call.method === 'GET')
  const token = cast.demo_buyer.token ?? ''
  for (const bad of ['', 'x', token.slice(0, -1), `${token}x`, 'undefined', 'null', "' OR 1=1 --", '\u00ff']) {
    for (const call of login)
      expect(JSON.parse((await house.askRaw(call, {}, { token: bad })).body).state, `${nameOfCall(call)} with ${bad}`).toBe(266)
  }
})

test('logging out opens to anyone and ends that session alone', async () => {
  const gone = await house.login('demo_company')
  const memberInfo = declaredCalls.find((call) => call.path.endsWith('/memberInfo'))
  if (!memberInfo) throw new Error('no call tells who one is')
  expect((await house.ask(logout, {})).state).toBe(200)
  expect((await house.ask(logout, {}, gone)).state).toBe(200)
  expect((await house.ask(memberInfo, {}, gone)).state).toBe(266)
  expect((await house.ask(memberInfo, {}, cast.demo_company)).state).toBe(200)
})

test('a page cookie opens no call: another site could send it along', async () => {
  const answer = await fetch(`${house.address}/v3/business/front/cart/cartList`, {
    headers: { cookie: `zb_page=${cast.demo_buyer.token}` },
  })
  expect((await answer.json()).state).toBe(266)
})
