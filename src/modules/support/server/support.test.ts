import { expect, test } from 'vitest'
import { readCatalog } from '../../../../database/demo/catalog/catalog-data.ts'
import { loadStores } from '../../../../database/demo/stores/load-store.ts'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aWayIn, memberDeps, wayInDeps } from '../../../../tests/fixtures/browser/login.ts'
import { anonymous } from '../../../api/caller.ts'
import { impersonation } from '../../../app/registration/impersonation.ts'
import { approvalHandlers } from '../../approval/server/handlers.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import { smsCodePost, tokenIssue } from '../../identity/endpoints.ts'
import { supportAccessList } from '../../identity/endpoints-security.ts'
import { identityHandlers } from '../../identity/server/handlers.ts'
import { memberSuspend } from '../../member/endpoints-admin.ts'
import { memberHandlers } from '../../member/server/handlers.ts'
import { notificationHandlers } from '../../notification/server/handlers.ts'
import { storeHandlers } from '../../store/server/handlers.ts'
import { staffHandlers } from '../../staff/server/handlers.ts'
import { supportFind, supportAccessView, supportOpen } from '../endpoints.ts'
import { supportHandlers } from './handlers.ts'

const { database, clock, house, login, visitorBy } = await aWayIn()
const db = await database.connect()
await loadStores(db, readCatalog())
const others = [
  ...identityHandlers(wayInDeps),
  ...memberHandlers(memberDeps),
  ...basketHandlers(),
  ...notificationHandlers(),
  ...storeHandlers(),
  ...staffHandlers(),
  ...approvalHandlers(),
]
const ask = asker(house, [...others, ...supportHandlers(impersonation(others, []))])
const visitorOf = async (name: string) => ({ visitor: await visitorBy((await login(name)).accessToken) })
const [admin, buyer, supplier] = [await visitorOf('demo_admin'), await visitorOf('demo_buyer'), await visitorOf('demo_supplier')]
const clerk = { visitor: { ...admin.visitor, platform: admin.visitor.platform.filter((right) => right !== 'platform.support') } }
const wish = { memberId: 2, reason: '会员来电：付不了款' }
const traces = async () =>
  (await db.query(`SELECT (SELECT count(*) FROM account_look) || ' ' || (SELECT count(*) FROM audit_log) AS all`)).rows[0].all

test('nobody without the right, and nobody without a reason, opens a view; nothing is noted', async () => {
  const before = await traces()
  expect((await ask(supportOpen, wish, { visitor: anonymous })).state).toBe(266)
  for (const who of [clerk, buyer, supplier]) {
    expect((await ask(supportOpen, wish, who)).state).toBe(259)
    expect((await ask(supportFind, { keyword: 'demo' }, who)).state).toBe(259)
    expect((await ask(supportAccessView, { lookId: 1 }, who)).state).toBe(259)
  }
  // Two characters, though four code units.
  for (const reason of [' ', '𐀀𐀀']) expect((await ask(supportOpen, { ...wish, reason }, admin)).code).toBe('support.reasonShort')
  expect((await ask(supportOpen, { ...wish, memberId: 999_999 }, admin)).code).toBe('support.nobody')
  expect((await ask(supportOpen, { storeId: 999_999, reason: wish.reason }, admin)).code).toBe('support.nobody')
  expect(await traces()).toBe(before)
})

test('a member is found by phone; the view is noted, shown to the member, and holds what they see without secrets', async () => {
  expect(dataOf(await ask(supportFind, { keyword: '13800000002' }, admin)).members).toMatchObject([{ memberId: 2, mobile: '138****0002' }])
  const { lookId } = dataOf(await ask(supportOpen, wish, admin))
  const look = dataOf(await ask(supportAccessView, { lookId }, admin))
  expect(look).toMatchObject({ memberName: 'demo_buyer', storeName: '', reason: wish.reason })
  const section = (key: string) => look.sections.find((one) => one.key === key)
  expect(section('account')?.rows[0]?.details).toEqual(expect.arrayContaining(['138****0002']))
  expect(section('sessions')?.rows.length).toBeGreaterThan(0)
  expect(section('addresses')?.rows.length).toBeGreaterThan(0)
  const text = JSON.stringify(look)
  for (const secret of ['13800000002', 'buyer@demo.example', 'hash', 'token']) expect(text).not.toContain(secret)
  expect(dataOf(await ask(supportAccessList, {}, buyer)).list).toMatchObject([{ reason: wish.reason, storeName: '' }])
  expect(dataOf(await ask(supportAccessList, {}, supplier)).list).toEqual([])
  const log = await db.query(`SELECT entity, entity_id, reason, channel FROM audit_log WHERE action = 'support.look'`)
  expect(log.rows).toEqual([{ entity: 'member', entity_id: '2', reason: wish.reason, channel: 'admin' }])
})

test('a look opens no session, ends by itself and serves nobody else', async () => {
  const sessions = async () => (await db.query('SELECT count(*)::int AS n FROM login_session')).rows[0].n
  const before = await sessions()
  const { lookId } = dataOf(await ask(supportOpen, wish, admin))
  dataOf(await ask(supportAccessView, { lookId }, admin))
  expect(await sessions()).toBe(before)
  const colleague = { visitor: { ...supplier.visitor, platform: ['platform.support'] as const } }
  expect((await ask(supportAccessView, { lookId }, colleague)).code).toBe('support.lookOver')
  clock.forward(31 * 60_000)
  expect((await ask(supportAccessView, { lookId }, admin)).code).toBe('support.lookOver')
})

test('a store is looked at as its leading staff sees it, and its owner reads so; why an account is closed stands in the log', async () => {
  const { lookId } = dataOf(await ask(supportOpen, { storeId: 1001, reason: '商家来电：找不到订单' }, admin))
  const look = dataOf(await ask(supportAccessView, { lookId }, admin))
  expect(look.sections.map((section) => section.key)).toEqual(['store', 'staff', 'orders'])
  expect(look.sections.find((section) => section.key === 'staff')?.rows[0]?.title).toBe('demo_supplier')
  expect(dataOf(await ask(supportAccessList, {}, supplier)).list).toMatchObject([{ reason: '商家来电：找不到订单' }])
  dataOf(await ask(memberSuspend, { memberId: 2, reason: '盗用投诉' }, admin))
  const closed = dataOf(await ask(supportOpen, wish, admin)).lookId
  const log = dataOf(await ask(supportAccessView, { lookId: closed }, admin)).sections.find((section) => section.key === 'log')
  expect(log?.rows.find((row) => row.title === 'member.suspend')?.details).toContain('盗用投诉')
})

test('why somebody did not get in is told to support, in words, and never what was typed', async () => {
  const told = async (memberId: number, lang: 'zh' | 'en' = 'zh') => {
    const { lookId } = dataOf(await ask(supportOpen, { memberId, reason: wish.reason }, admin))
    const look = dataOf(await ask(supportAccessView, { lookId }, { ...admin, lang }))
    return look.sections.find((section) => section.key === 'refusals')?.rows ?? []
  }
  const from = { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0', ip: '203.0.113.77', cityCode: '320200' }
  const enter = (form: { username: string; password: string; loginType: 1 | 2 }) => ask(tokenIssue, form, from)
  await db.query(`INSERT INTO region (code, name, level, parent_code, initial) VALUES ('3202', '无锡市', 2, '32', 'W')`)
  expect(await told(7)).toEqual([])
  const wrong = await enter({ username: 'demo_supplier', password: 'Secret-Typed1', loginType: 1 })
  const unknown = await enter({ username: 'demo_suplier', password: 'Secret-Typed1', loginType: 1 })
  expect([wrong.code, unknown.code]).toEqual(['identity.wrongCredentials', 'identity.wrongCredentials'])
  await enter({ username: '13800000007', password: '123456', loginType: 2 })
  await ask(smsCodePost, { mobile: '13800000007', type: 'free' }, { headers: { 'x-client': 'web' } })
  await enter({ username: '13800000007', password: '000000', loginType: 2 })
  clock.forward(6 * 60_000)
  await enter({ username: '13800000007', password: '000000', loginType: 2 })
  await db.query("UPDATE account SET state = 'SUSPENDED' WHERE id = 7")
  await enter({ username: 'demo_supplier', password: 'Zinc@2026', loginType: 1 })
  await db.query("UPDATE account SET state = 'ACTIVE' WHERE id = 7")
  const rows = await told(7)
  expect(rows.map((row) => row.title)).toEqual([
    '账号已停用',
    '短信验证码已过期',
    '短信验证码错误',
    '没有获取过短信验证码',
    '账号或手机号不存在（在该会员用过的设备上输入）',
    '密码错误',
  ])
  expect(rows.at(-1)).toMatchObject({ state: '密码', details: ['Chrome · Windows', '203.0.113.77', '无锡市'] })
  expect((await told(7, 'en')).at(-1)).toMatchObject({ title: 'Wrong password', details: ['Chrome · Windows', '203.0.113.77', 'Wuxi'] })
  // Somebody else's device, somebody else's names.
  expect(await told(3)).toEqual([])
  const kept = JSON.stringify((await db.query('SELECT * FROM login_refusal')).rows)
  for (const typed of ['Secret-Typed1', 'demo_suplier', '000000', '13800000007']) expect(kept).not.toContain(typed)
})

test('one name cannot fill the table, whoever tries it', async () => {
  const count = async () => (await db.query('SELECT count(*)::int AS n FROM login_refusal')).rows[0].n
  const before = await count()
  for (let number = 0; number < 70; number += 1)
    await ask(tokenIssue, { username: 'nobody_at_all', password: 'Wrong@2026', loginType: 1 }, { ip: `203.0.114.${number}` })
  expect(await count()).toBe(before + 60)
})

test('a store leads to the one who runs it, and what support reads holds no codes', async () => {
  const { name, en } = (await db.query('SELECT store_name AS name, store_name_en AS en FROM store WHERE store_id = 1001')).rows[0]
  const found = dataOf(await ask(supportFind, { keyword: name }, admin))
  expect(found.stores.map((store) => store.storeId)).toEqual([1001])
  // The desk's link carries the name that its reader sees.
  expect(dataOf(await ask(supportFind, { keyword: en }, admin)).stores.map((store) => store.storeId)).toEqual([1001])
  expect(found.members.map((member) => member.memberName)).toEqual(['demo_supplier'])
  for (const lang of ['zh', 'en'] as const)
    for (const which of [{ memberId: 3 }, { storeId: 1001 }]) {
      const { lookId } = dataOf(await ask(supportOpen, { ...which, reason: wish.reason }, admin))
      const look = dataOf(await ask(supportAccessView, { lookId }, { ...admin, lang }))
      for (const { key, rows } of look.sections)
        for (const row of rows)
          for (const said of [row.state, ...row.can]) expect(said, key).not.toMatch(/^[A-Z_]{4,}$|^[a-z]+[A-Z][a-zA-Z]+$|^support\./)
    }
})
