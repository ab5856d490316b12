import { expect, test } from 'vitest'
import { readCatalog } from '../../../../../database/demo/catalog/catalog-data.ts'
import { loadStores } from '../../../../../database/demo/stores/load-store.ts'
import { aWayIn } from '../../../../../tests/fixtures/browser/login.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import type { Caller } from '../../../../api/caller.ts'
import { adminStaffContact, adminStoreDetail, adminStoreNote } from '../../endpoints-admin-store.ts'
import { storeSuspend } from '../../endpoints-applications.ts'
import { storeHandlers } from '../handlers.ts'

const { database, house, clock } = await aWayIn()
const client = await database.connect()
await loadStores(client, readCatalog())
const ask = asker(house, storeHandlers())
const staff = (...platform: Caller['platform']) => ({ visitor: { ...aMember(9, 1), platform } })
const reviewer = staff('platform.stores')
const owner = { visitor: { ...aMember(7, 2), stores: [{ storeId: 1001, storeName: 's', capabilities: ['store.staff'] as const }] } }
const supplier = async () => Number((await client.query(`SELECT id FROM account WHERE member_name = 'demo_supplier'`)).rows[0].id)
await client.query(
  `INSERT INTO store_seat (member_id, store_id, role, capabilities) SELECT id, 1001, 'owner', '{store.staff}' FROM account WHERE member_name = 'demo_supplier' ON CONFLICT DO NOTHING`,
)
const logged = async () =>
  (await client.query(`SELECT actor_id::int AS who, action, entity_id, reason, diff FROM audit_log WHERE entity = 'store' ORDER BY id`))
    .rows

test('staff with the right to stores see the record of each, everybody else does not', async () => {
  expect((await ask(adminStoreDetail, { storeId: 1001 })).state).toBe(266)
  for (const who of [owner, staff('platform.orders', 'platform.members')]) {
    expect((await ask(adminStoreDetail, { storeId: 1001 }, who)).state).toBe(259)
    expect((await ask(adminStoreNote, { storeId: 1001, text: '?' }, who)).state).toBe(259)
    expect((await ask(adminStaffContact, { storeId: 1001, memberId: await supplier() }, who)).state).toBe(259)
  }
  expect((await ask(adminStoreDetail, { storeId: 999_999 }, reviewer)).code).toBe('store.storeGone')
  expect(await logged()).toEqual([])
})

test('the record says who the store is, and which of the parts behind it the caller may see', async () => {
  const seen = dataOf(await ask(adminStoreDetail, { storeId: 1001 }, reviewer))
  expect(seen).toMatchObject({
    store: { storeId: 1001, state: 'open', creditCode: '91310115DEM000014Q', can: ['suspend'] },
    rating: { rated: 0, desc: null },
    application: null,
    suspendTime: null,
    parts: [],
  })
  expect(seen.warehouses.map((one) => one.warehouseName)).toEqual(expect.arrayContaining(['上海宝山仓']))
  const more = dataOf(await ask(adminStoreDetail, { storeId: 1001 }, staff('platform.stores', 'platform.finance', 'platform.audit')))
  expect(more.parts).toEqual(['bills', 'audit'])
})

test('numbers of its people are masked; looking at one is written down, also in the history that the record shows', async () => {
  const memberId = await supplier()
  const seen = dataOf(await ask(adminStoreDetail, { storeId: 1001 }, reviewer))
  expect(seen.staff).toMatchObject([{ memberId, memberName: 'demo_supplier', mobile: '138****0007', isFounder: 1, state: 'ACTIVE' }])
  expect(JSON.stringify(seen)).not.toContain('13800000007')
  expect(dataOf(await ask(adminStaffContact, { storeId: 1001, memberId }, reviewer))).toEqual({ memberId, mobile: '13800000007' })
  expect(await logged()).toEqual([
    { who: 9, action: 'store.viewContact', entity_id: '1001', reason: null, diff: { facts: { memberName: 'demo_supplier' } } },
  ])
  const { log } = dataOf(await ask(adminStoreDetail, { storeId: 1001 }, reviewer))
  expect(log.map((one) => one.action)).toEqual(['store.viewContact'])
})

test('who is not on the staff of that store has no number to look at', async () => {
  const before = await logged()
  for (const of of [
    { storeId: 1002, memberId: await supplier() },
    { storeId: 1001, memberId: 987_654_321 },
  ])
    expect((await ask(adminStaffContact, of, reviewer)).code).toBe('store.staffGone')
  expect((await ask(adminStoreNote, { storeId: 999_999, text: '?' }, reviewer)).code).toBe('store.storeGone')
  expect(await logged()).toEqual(before)
})

test('notes stand apart from the history, the newest first', async () => {
  dataOf(await ask(adminStoreNote, { storeId: 1002, text: '保证金分两期缴纳' }, reviewer))
  dataOf(await ask(adminStoreNote, { storeId: 1002, text: '第二期已到账' }, reviewer))
  const { notes, log } = dataOf(await ask(adminStoreDetail, { storeId: 1002 }, reviewer))
  expect(notes.map((note) => note.text)).toEqual(['第二期已到账', '保证金分两期缴纳'])
  expect(log).toEqual([])
})

test('a suspended store says since when and why', async () => {
  dataOf(await ask(storeSuspend, { storeId: 1003, act: 'suspend', reason: '营业执照待换发' }, reviewer))
  expect(dataOf(await ask(adminStoreDetail, { storeId: 1003 }, reviewer))).toMatchObject({
    store: { state: 'paused', suspendReason: '营业执照待换发', can: ['resume'] },
    suspendTime: clock.now().toISOString(),
    log: [{ action: 'store.suspend', reason: '营业执照待换发' }],
  })
})

test('certificates of every state, with those that run out in front', async () => {
  await client.query(`DELETE FROM store_certificate WHERE store_id = 1004`)
  const rows = [
    ['A', null, 'waiting', null, ''],
    ['B', '2026-12-20', 'checked', 'now()', ''],
    ['C', '2026-11-19', 'returned', 'now()', '已过期'],
    ['D', '2027-12-20', 'checked', 'now()', ''],
  ] as const
  for (const [number, until, state, judged, reason] of rows)
    await client.query(
      `INSERT INTO store_certificate (store_id, name_zh, name_en, number, issuer, valid_until, state, judged_at, reason)
       VALUES (1004, '质量管理体系认证', 'ISO 9001', $1, '演示', $2, $3, ${judged ?? 'NULL'}, $4)`,
      [number, until, state, reason],
    )
  const { certificates } = dataOf(await ask(adminStoreDetail, { storeId: 1004 }, reviewer))
  expect(certificates.map((one) => [one.number, one.expiry, one.state])).toEqual([
    ['C', 'over', 'returned'],
    ['B', 'soon', 'checked'],
    ['D', 'none', 'checked'],
    ['A', 'none', 'waiting'],
  ])
})
