import { expect, test } from 'vitest'
import { auditSealer } from '../../../adapters/vault/audit-sealer.ts'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { aMarket } from '../../../../tests/fixtures/trade/goods.ts'
import { aWayIn } from '../../../../tests/fixtures/browser/login.ts'
import { saveBehaviour, saveCity, saveEvent } from '../endpoints.ts'
import { deleteOldRecords } from './delete-old-records.ts'
import { behaviourQueue } from './behaviour-queue.ts'
import { auditHandlers } from '../../audit/server/handlers.ts'

const { database, house, login, visitorBy } = await aWayIn()
const db = await database.connect()
const queue = behaviourQueue({ most: 50, everyMs: 60_000 })
const ask = asker(house, auditHandlers(queue, auditSealer('a secret of the tests')))
const encoded = (record: object) => btoa(encodeURIComponent(JSON.stringify(record)))

async function written() {
  await queue.flush()
  return (await db.query('DELETE FROM behaviour_record RETURNING kind, type, member_id, device, goods_id, store_id, city_code')).rows
}

test('the member comes from the session, never from the record', async () => {
  const caller = await visitorBy((await login('demo_buyer')).accessToken)
  const record = { behaviorType: 1, goodsId: 7, storeId: '1001', uuid: 'device-1', memberId: 9, member_id: 9 }
  await ask(saveBehaviour, { u: encoded(record) }, { visitor: caller, cityCode: '120100' })
  await ask(saveBehaviour, { u: encoded({ ...record, goodsId: '', storeId: '' }) })
  expect(await written()).toEqual([
    { kind: 'behaviour', type: '1', member_id: '2', device: 'device-1', goods_id: '7', store_id: '1001', city_code: '120100' },
    { kind: 'behaviour', type: '1', member_id: null, device: 'device-1', goods_id: null, store_id: null, city_code: '' },
  ])
})

test('a page of a SKU is a view of its goods; who refuses is counted without person or device', async () => {
  await aMarket(database, [{ productId: 700_001 }])
  const caller = await visitorBy((await login('demo_buyer')).accessToken)
  const view = { behaviorType: 1, productId: 700_001, uuid: 'device-3' }
  await ask(saveBehaviour, { u: encoded(view) })
  await ask(saveBehaviour, { u: encoded({ ...view, productId: 999_999_999 }) })
  await db.query(
    `INSERT INTO optional_consent (account_id, consent_code, is_given, decided_at, ip) VALUES (2, 'personalised', false, now(), '')`,
  )
  await ask(saveBehaviour, { u: encoded(view) }, { visitor: caller })
  expect((await written()).map((row) => [row.goods_id, row.member_id, row.device])).toEqual([
    ['700001', null, 'device-3'],
    [null, null, 'device-3'],
    ['700001', null, ''],
  ])
})

test('records are deleted after 180 days', async () => {
  await db.query(
    `INSERT INTO behaviour_record (at, kind, type, device, city_code, path)
                  SELECT $1::timestamptz - make_interval(days => age), 'behaviour', 'view', '', '', '/' FROM unnest(ARRAY[181, 179]) AS age`,
    [house.clock.now()],
  )
  expect(await deleteOldRecords(house)).toBe(1)
  expect(await written()).toHaveLength(1)
})

test('events and cities are kept apart from behaviour', async () => {
  await ask(saveEvent, { u: encoded({ eventType: 'open_cart' }) })
  await ask(saveCity, { uuid: 'device-2' }, { cityCode: '310100' })
  expect((await written()).map((row) => [row.kind, row.type])).toEqual([
    ['event', 'open_cart'],
    ['city', 'choose'],
  ])
})

test('what is no record is refused, and nothing of it comes back or is written', async () => {
  const hostile = [
    '{',
    encoded({ behaviorType: "'; DROP TABLE member; --" }),
    encoded({ goodsId: -1 }),
    encoded({ goodsId: 2 ** 60 }),
    encoded({ path: 'a\u0000b' }),
    'A'.repeat(2049),
    encoded([1]),
  ]
  for (const u of hostile) {
    const answer = await ask(saveBehaviour, { u })
    expect(answer.state).toBe(255)
    expect(JSON.stringify(answer)).not.toContain('DROP')
  }
  expect(await written()).toEqual([])
})

test('a full queue drops records and still answers at once', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(saveBehaviour, { u: encoded({ behaviorType: 'view' }) })))
  expect(new Set(answers.map((answer) => answer.state))).toEqual(new Set([200]))
  expect(await written()).toHaveLength(50)
})

test('what is lost is told: a full queue, and a batch that could not be written', async () => {
  const told: object[] = []
  const full = behaviourQueue({ most: 1, everyMs: 60_000, onLoss: (loss) => told.push(loss) })
  const row = {
    at: new Date(),
    kind: 'event',
    type: 'open',
    memberId: null,
    device: '',
    goodsId: null,
    skuId: null,
    storeId: null,
    cityCode: '',
    path: '',
  } as const
  expect([full.add(house, row), full.add(house, row)]).toEqual([true, false])
  expect(told).toEqual([{ rows: 1, reason: 'full' }])
  const away = { ...house, inTransaction: () => Promise.reject(new Error('the database is away')) }
  const failing = behaviourQueue({ everyMs: 60_000, onLoss: (loss) => told.push(loss) })
  failing.add(away, row)
  failing.add(away, row)
  await failing.flush()
  expect(told[1]).toMatchObject({ rows: 2, reason: 'failed' })
})
