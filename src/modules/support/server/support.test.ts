import { expect, test } from 'vitest'
import { readCatalog } from '../../../../database/demo/catalog-data.ts'
import { loadStores } from '../../../../database/demo/load-store.ts'
import { asker } from '../../../../tests/harness/calls.ts'
import { dataOf } from '../../../../tests/harness/data-of.ts'
import { aWayIn, memberDeps, wayInDeps } from '../../../../tests/harness/way-in.ts'
import { anonymous } from '../../../api/visitor.ts'
import { askThrough } from '../../../app/ask-through.ts'
import { approvalHandlers } from '../../approval/server/public.ts'
import { basketHandlers } from '../../basket/server/public.ts'
import { lookListCall } from '../../identity/contract-security.ts'
import { identityHandlers } from '../../identity/server/public.ts'
import { memberSuspendCall } from '../../member/contract-admin.ts'
import { memberHandlers } from '../../member/server/public.ts'
import { messageHandlers } from '../../message/server/public.ts'
import { storeHandlers } from '../../store/server/handlers.ts'
import { staffHandlers } from '../../staff/server/public.ts'
import { supportFindCall, supportLookCall, supportOpenCall } from '../contract.ts'
import { supportHandlers } from './handlers.ts'

const { database, clock, house, login, visitorBy } = await aWayIn()
const db = await database.connect()
await loadStores(db, readCatalog())
const others = [
  ...identityHandlers(wayInDeps),
  ...memberHandlers(memberDeps),
  ...basketHandlers(),
  ...messageHandlers(),
  ...storeHandlers(),
  ...staffHandlers(),
  ...approvalHandlers(),
]
const ask = asker(house, [...others, ...supportHandlers(askThrough(others, []))])
const visitorOf = async (name: string) => ({ visitor: await visitorBy((await login(name)).accessToken) })
const [admin, buyer, supplier] = [await visitorOf('demo_admin'), await visitorOf('demo_buyer'), await visitorOf('demo_supplier')]
const clerk = { visitor: { ...admin.visitor, platform: admin.visitor.platform.filter((right) => right !== 'platform.support') } }
const wish = { memberId: 2, reason: '会员来电：付不了款' }
const traces = async () =>
  (await db.query(`SELECT (SELECT count(*) FROM account_look) || ' ' || (SELECT count(*) FROM audit_log) AS all`)).rows[0].all

test('nobody without the right, and nobody without a reason, opens a view; nothing is noted', async () => {
  const before = await traces()
  expect((await ask(supportOpenCall, wish, { visitor: anonymous })).state).toBe(266)
  for (const who of [clerk, buyer, supplier]) {
    expect((await ask(supportOpenCall, wish, who)).state).toBe(259)
    expect((await ask(supportFindCall, { keyword: 'demo' }, who)).state).toBe(259)
    expect((await ask(supportLookCall, { lookId: 1 }, who)).state).toBe(259)
  }
  expect((await ask(supportOpenCall, { ...wish, reason: ' ' }, admin)).code).toBe('support.reasonShort')
  expect((await ask(supportOpenCall, { ...wish, memberId: 999_999 }, admin)).code).toBe('support.nobody')
  expect((await ask(supportOpenCall, { storeId: 999_999, reason: wish.reason }, admin)).code).toBe('support.nobody')
  expect(await traces()).toBe(before)
})

test('a member is found by phone; the view is noted, shown to the member, and holds what they see without secrets', async () => {
  expect(dataOf(await ask(supportFindCall, { keyword: '13800000002' }, admin)).members).toMatchObject([
    { memberId: 2, mobile: '138****0002' },
  ])
  const { lookId } = dataOf(await ask(supportOpenCall, wish, admin))
  const look = dataOf(await ask(supportLookCall, { lookId }, admin))
  expect(look).toMatchObject({ memberName: 'demo_buyer', storeName: '', reason: wish.reason })
  const section = (key: string) => look.sections.find((one) => one.key === key)
  expect(section('account')?.rows[0]?.details).toEqual(expect.arrayContaining(['138****0002']))
  expect(section('sessions')?.rows.length).toBeGreaterThan(0)
  expect(section('addresses')?.rows.length).toBeGreaterThan(0)
  const text = JSON.stringify(look)
  for (const secret of ['13800000002', 'buyer@demo.example', 'hash', 'token']) expect(text).not.toContain(secret)
  expect(dataOf(await ask(lookListCall, {}, buyer)).list).toMatchObject([{ reason: wish.reason, storeName: '' }])
  expect(dataOf(await ask(lookListCall, {}, supplier)).list).toEqual([])
  const log = await db.query(`SELECT entity, entity_id, reason, channel FROM audit_log WHERE action = 'support.look'`)
  expect(log.rows).toEqual([{ entity: 'member', entity_id: '2', reason: wish.reason, channel: 'admin' }])
})

test('a look opens no session, ends by itself and serves nobody else', async () => {
  const sessions = async () => (await db.query('SELECT count(*)::int AS n FROM login_session')).rows[0].n
  const before = await sessions()
  const { lookId } = dataOf(await ask(supportOpenCall, wish, admin))
  dataOf(await ask(supportLookCall, { lookId }, admin))
  expect(await sessions()).toBe(before)
  const colleague = { visitor: { ...supplier.visitor, platform: ['platform.support'] as const } }
  expect((await ask(supportLookCall, { lookId }, colleague)).code).toBe('support.lookOver')
  clock.forward(31 * 60_000)
  expect((await ask(supportLookCall, { lookId }, admin)).code).toBe('support.lookOver')
})

test('a store is looked at as its leading staff sees it, and its owner reads so; why an account is closed stands in the log', async () => {
  const { lookId } = dataOf(await ask(supportOpenCall, { storeId: 1001, reason: '商家来电：找不到订单' }, admin))
  const look = dataOf(await ask(supportLookCall, { lookId }, admin))
  expect(look.sections.map((one) => one.key)).toEqual(['store', 'staff', 'orders'])
  expect(look.sections.find((one) => one.key === 'staff')?.rows[0]?.title).toBe('demo_supplier')
  expect(dataOf(await ask(lookListCall, {}, supplier)).list).toMatchObject([{ reason: '商家来电：找不到订单' }])
  dataOf(await ask(memberSuspendCall, { memberId: 2, reason: '盗用投诉' }, admin))
  const closed = dataOf(await ask(supportOpenCall, wish, admin)).lookId
  const log = dataOf(await ask(supportLookCall, { lookId: closed }, admin)).sections.find((one) => one.key === 'log')
  expect(log?.rows.find((row) => row.title === 'member.suspend')?.details).toContain('盗用投诉')
})
