import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { filesInMemory } from '../../../../tests/fixtures/inputs/files-in-memory.ts'
import { movesOfTrigger, pairsOf } from '../../../../tests/fixtures/trade/state-moves.ts'
import { aWayIn, wayInDeps } from '../../../../tests/fixtures/browser/login.ts'
import { allMessages } from '../../../app/registration/all-messages.ts'
import { privacyDeps } from '../../../app/registration/personal-data.ts'
import { register } from '../../identity/endpoints-registration.ts'
import { consentChange, consentList } from '../../identity/endpoints-consent.ts'
import { tokenIssue } from '../../identity/endpoints.ts'
import { footprintAdd } from '../../saved/endpoints-saved-items.ts'
import { createSmsCode, currentSmsCode } from '../../identity/server/sms/sms-code.ts'
import { stepUpCode } from '../../identity/endpoints-security.ts'
import { cancelInfo, cancelSubmit, exportList, exportOpen, exportRequest } from '../endpoints.ts'
import { exportMachine } from '../rules/export-machine.ts'
import { privacyHandlers } from './handlers.ts'
import { privacyTasks, privacyTimers } from './privacy-tasks.ts'
import { showExport } from './show-export.ts'

const { database, house, clock, ask: askWayIn, login, visitorBy } = await aWayIn()
const db = await database.connect()
const { files, kept } = filesInMemory()
const deps = privacyDeps(wayInDeps.secret, files, allMessages)
const ask = asker(house, privacyHandlers(deps))
const tasks = privacyTasks(deps)

async function jobsOf(task: string) {
  const { rows } = await db.query(
    `SELECT payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = $1`,
    [task],
  )
  return rows.map((row) => row.payload)
}
async function codeOf(phone: string, purpose: 'exportData' | 'cancelAccount', caller: Awaited<ReturnType<typeof visitorBy>>) {
  clock.forward(2 * 3_600_000)
  await askWayIn(stepUpCode, { type: purpose }, { visitor: caller })
  return (await currentSmsCode(house.read, wayInDeps.secret, { phone, purpose }, clock.now())) ?? ''
}
const everything = async () => {
  const { rows } = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const texts: string[] = []
  for (const { name } of rows) texts.push(`${name}: ${JSON.stringify((await db.query(`SELECT t::text FROM ${name} t`)).rows)}`)
  return texts.toSorted()
}

test('the database knows the same moves as the machine', async () => {
  expect(await movesOfTrigger(db, 'data_export')).toEqual(pairsOf(exportMachine, ['system']))
})

test('a copy of one’s data holds every declared table and opens for its owner alone, after a code, for a while', async () => {
  const caller = await visitorBy((await login('demo_buyer')).accessToken)
  const other = await visitorBy((await login('demo_personal')).accessToken)
  const again = await visitorBy((await login('demo_buyer')).accessToken)
  const asked = await ask(exportRequest, {}, { visitor: caller })
  expect(asked.data).toMatchObject({ state: 'WAITING', progress: 0 })
  expect((await ask(exportRequest, {}, { visitor: caller })).code).toBe('privacy.exportRunning')
  const exportId = asked.data?.exportId ?? ''
  await tasks['privacy.makeExport']?.(house, { exportId })
  expect((await ask(exportList, {}, { visitor: caller })).data).toMatchObject({
    list: [{ exportId, state: 'READY', progress: 100 }],
    canRequest: true,
  })
  expect((await ask(exportList, {}, { visitor: other })).data?.list).toEqual([])
  expect(await showExport(house, deps, exportId, caller)).toBeNull()
  const smsCode = await codeOf('13800000002', 'exportData', caller)
  expect((await ask(exportOpen, { exportId, smsCode }, { visitor: other })).code).toBe('privacy.exportGone')
  expect((await ask(exportOpen, { exportId, smsCode: '000000' }, { visitor: caller })).code).toBe('identity.smsCodeWrong')
  expect((await ask(exportOpen, { exportId, smsCode }, { visitor: caller })).data).toEqual({ address: `/data-exports/${exportId}` })
  expect(await showExport(house, deps, exportId, other)).toBeNull()
  expect(await showExport(house, deps, exportId, again)).toBeNull()
  const copy = await showExport(house, deps, exportId, caller)
  const bytes = Buffer.concat(await Array.fromAsync(copy?.content ?? []))
  expect(copy?.bytes).toBe(bytes.length)
  const unpacked = unzipSync(bytes)
  const text = new TextDecoder()
  const json = JSON.parse(text.decode(unpacked['data.json']))
  expect(new Set(json.tables.map((table: { table: string }) => table.table))).toEqual(new Set(deps.tables.map((table) => table.table)))
  const account = json.tables.find((table: { table: string }) => table.table === 'account')
  expect(account.rows).toMatchObject([{ member_name: 'demo_buyer', phone: '13800000002' }])
  expect(JSON.stringify(json)).not.toContain('argon2')
  expect(text.decode(unpacked['index.html'])).toContain('13800000002')
  expect(kept.get(exportId)?.toString('latin1')).not.toContain('index.html')
  clock.forward(11 * 60_000)
  expect(await showExport(house, deps, exportId, caller)).toBeNull()
  clock.forward(8 * 86_400_000)
  await privacyTimers(deps)['dataExport/expire']?.(house, exportId)
  expect((await ask(exportList, {}, { visitor: caller })).data?.list[0]?.state).toBe('EXPIRED')
  for (const payload of await jobsOf('privacy.removeFiles')) await tasks['privacy.removeFiles']?.(house, payload)
  expect(kept.size).toBe(0)
})

test('what was not settled is named, and nothing is erased while it stands', async () => {
  const closing = async (name: string) => (await ask(cancelInfo, {}, { visitor: await visitorBy((await login(name)).accessToken) })).data
  expect((await closing('demo_company'))?.blocks).toMatchObject([{ code: 'enterprise.closingHasSubs', link: '/member/subAccount' }])
  expect((await closing('demo_sub'))?.blocks.map((block) => block.code)).toEqual(['enterprise.closingIsSub'])
  expect((await closing('demo_supplier'))?.blocks.map((block) => block.code)).toEqual(['member.closingHasStore'])
  const admin = await visitorBy((await login('demo_admin')).accessToken)
  expect((await ask(cancelInfo, {}, { visitor: admin })).data).toMatchObject({
    canCancel: false,
    blocks: [{ code: 'member.closingIsStaff' }],
  })
  const smsCode = await codeOf('13800000009', 'cancelAccount', admin)
  const before = await everything()
  expect((await ask(cancelSubmit, { smsCode, memberName: 'somebody' }, { visitor: admin })).code).toBe('privacy.nameMismatch')
  expect((await ask(cancelSubmit, { smsCode, memberName: 'demo_admin' }, { visitor: admin })).code).toBe('privacy.closingBlocked')
  expect(await everything()).toEqual(before)
})

test('a closed account leaves nothing of its person but what the law keeps, and the phone is free again', async () => {
  await db.query(
    `INSERT INTO member_address (member_id, receiver, phone, province_code, city_code, district_code, region_name, detail) VALUES (1, '金丝雀', '13711112222', '12', '1201', '120113', '天津', '金丝雀路1号');
     INSERT INTO pay_order (pay_sn, member_id, state, pay_method, total, paid, pay_due_at, created_at) VALUES ('PAY1', 1, 'PAID', 'ONLINE', 100, 100, now(), now());
     INSERT INTO orders (order_sn, pay_order_id, member_id, buyer_name, store_id, store_name, store_name_en, state, delivery, pay_method, goods_amount, freight, total, tax, paid, receiver, invoice, buyer_remark, search_text, created_at)
       SELECT 'ORD1', pay_order_id, 1, 'demo_personal', 1001, 'S', 'S', 'COMPLETED', 'DELIVERY', 'ONLINE', 100, 0, 100, 0, 100,
         '{"receiverName":"金丝雀","mobile":"13711112222","regionText":"天津","detail":"金丝雀路1号"}', '{"title":"某公司"}', '请打13711112222', 'ORD1', now() FROM pay_order;
     INSERT INTO order_event (order_id, event, to_state, actor_kind, actor_id, actor_name) SELECT order_id, 'place', 'PENDING_PAYMENT', 'member', 1, 'demo_personal' FROM orders;
     INSERT INTO site_message (member_id, kind, template, created_at) VALUES (1, 'account', 'verified', now());
     INSERT INTO member_mark (member_id, kind, target_id) VALUES (1, 'goods', 1);
     INSERT INTO behaviour_record (at, kind, type, member_id, device, city_code, path) VALUES (now(), 'behaviour', 'view', 1, 'device-canary', '', '/');
     INSERT INTO uploaded_file (file_id, member_id, purpose, bytes, width, height) VALUES ('019a0000-0000-7000-8000-00000000000a', 1, 'avatar', 1, 1, 1)`,
  )
  const { accessToken } = await login('demo_personal')
  const caller = await visitorBy(accessToken)
  expect((await ask(cancelInfo, {}, { visitor: caller })).data).toEqual({ memberMobile: '138****0001', canCancel: true, blocks: [] })
  const smsCode = await codeOf('13800000001', 'cancelAccount', caller)
  // Two at once: one closes, the other finds it closed.
  const answers = await Promise.all([1, 2].map(() => ask(cancelSubmit, { smsCode, memberName: 'demo_personal' }, { visitor: caller })))
  expect(answers.map((answer) => answer.state).toSorted()).toEqual([200, 255])
  expect((await visitorBy(accessToken)).member).toBeNull()
  expect((await askWayIn(tokenIssue, { username: 'demo_personal', password: 'Zinc@2026', loginType: 1 })).state).toBe(255)
  const left = (await everything())
    .filter((text) => /金丝雀|13711112222|13800000001|demo_personal|device-canary/.test(text))
    .map((text) => text.split(':')[0])
  // Who did what stays in the log, as the law on cybersecurity asks.
  expect(left.filter((table) => !['audit_log', 'captured_message'].includes(table ?? ''))).toEqual([])
  expect((await db.query('SELECT order_sn, buyer_name, total::int, receiver FROM orders')).rows).toMatchObject([
    {
      order_sn: 'ORD1',
      buyer_name: 'closed#1',
      total: 100,
      receiver: { receiverName: 'closed#1', mobile: '', detail: '', regionText: '天津' },
    },
  ])
  expect(await jobsOf('privacy.removeFiles')).toContainEqual({ files: ['019a0000-0000-7000-8000-00000000000a'] })
  const due = await db.query(`SELECT due_at FROM timer WHERE entity = 'closedAccount' AND entity_id = '1'`)
  expect(due.rows[0].due_at.toISOString().slice(0, 4)).toBe('2029')
  clock.forward(3 * 366 * 86_400_000)
  await privacyTimers(deps)['closedAccount/forget']?.(house, '1')
  expect((await db.query('SELECT order_sn, receiver, invoice FROM orders')).rows).toMatchObject([
    { order_sn: 'ORD1', receiver: null, invoice: { title: '' } },
  ])
})

test('withdrawn consent: footprints are no longer kept; agreements stand with version and moment', async () => {
  const caller = await visitorBy((await login('demo_buyer')).accessToken)
  await db.query(
    `INSERT INTO agreement_consent (account_id, agreement_code, version, agreed_at, ip) VALUES (2, 'privacy_policy', 1, now(), '203.0.113.7')`,
  )
  const prints = async () => (await db.query('SELECT count(*)::int AS count FROM member_footprint WHERE member_id = 2')).rows[0].count
  await askWayIn(footprintAdd, { productId: 100_001 }, { visitor: caller })
  expect(await prints()).toBe(1)
  expect((await askWayIn(consentChange, { consentCode: 'personalised', isGiven: 0 }, { visitor: caller })).data).toMatchObject({
    isGiven: 0,
  })
  await askWayIn(footprintAdd, { productId: 100_002 }, { visitor: caller })
  expect(await prints()).toBe(1)
  expect((await askWayIn(consentList, {}, { visitor: caller })).data).toMatchObject({
    agreements: [{ agreementCode: 'privacy_policy', version: 1, isCurrent: 0 }],
    choices: [{ consentCode: 'personalised', isGiven: 0 }],
  })
  clock.forward(1000)
  await askWayIn(consentChange, { consentCode: 'personalised', isGiven: 1 }, { visitor: caller })
  await askWayIn(footprintAdd, { productId: 100_002 }, { visitor: caller })
  expect(await prints()).toBe(2)
})

test('the same phone registers again as a new person', async () => {
  await house.inTransaction((tx) => createSmsCode(tx, wayInDeps.secret, { phone: '13800000001', purpose: 'register' }, clock.now()))
  const smsCode = (await currentSmsCode(house.read, wayInDeps.secret, { phone: '13800000001', purpose: 'register' }, clock.now())) ?? ''
  const form = { mobile: '13800000001', smsCode, memberName: 'demo_personal', password: 'kelp-Harbor-91x', confirmPwd: 'kelp-Harbor-91x' }
  expect(await askWayIn(register, { ...form, agreements: [] })).toMatchObject({ state: 200 })
  const { rows } = await db.query(`SELECT id::int FROM account WHERE phone = '13800000001'`)
  expect(rows[0].id).toBeGreaterThan(1000)
})
