import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { addDays, dayOf, endOfDay } from '../../../../kernel/time/clock.ts'
import { goodsCertificateReview, goodsCertificateList } from '../../endpoints-certificate-review.ts'
import { goodsDetail } from '../../endpoints-goods.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'
import { catalogTimers, verifyGoodsCertificate } from './review-certificate.ts'
import { refreshGoods } from '../read-model/refresh-goods.ts'

const database = await aDatabase('demo')
const client = await database.connect()
await client.query('DELETE FROM goods_certificate_check')
const app = aHouse(database)
const ask = asker(app, goodsHandlers())
const staff = { visitor: { ...aMember(990, 2), platform: ['platform.goods' as const] } }
const today = dayOf(app.clock.now())

/** The two certificates of one galvanized angle: of the material and of its coating. */
const goodsId = 500_059
await app.inTransaction((tx) => refreshGoods(tx, [goodsId]))
const sku = await client.query('SELECT product_id::int AS id FROM sku WHERE goods_id = $1 ORDER BY sort LIMIT 1', [goodsId])
const waiting = async (tab: 'waiting' | 'checked' | 'returned' = 'waiting') =>
  dataOf(await ask(goodsCertificateList, { tab, pageSize: 50 }, staff)).list.filter((one) => one.goodsId === goodsId)
const judge = async (number: string, act: 'check' | 'return', reason = '') => {
  const mark = [...(await waiting()), ...(await waiting('checked')), ...(await waiting('returned'))].find(
    (one) => one.number === number,
  )?.mark
  return ask(goodsCertificateReview, { goodsId, number, act, reason, mark: mark ?? '' }, staff)
}
const shown = async () =>
  dataOf(await ask(goodsDetail, { productId: sku.rows[0].id })).certificates.map((certificate) => [
    certificate.number,
    certificate.checkedOn,
  ])

test('what the platform checked carries the day on the goods page and can be verified; what it returned is gone from both', async () => {
  const numbers = (await waiting()).map((one) => one.number)
  expect((await shown()).toSorted()).toEqual(numbers.map((number) => [number, '']))
  const [first = '', second = ''] = numbers
  expect(await verifyGoodsCertificate(app.read, first, 'zh')).toBeNull()
  expect((await judge(first, 'check')).state).toBe(200)
  expect((await judge(second, 'return')).code).toBe('store.certificateReason')
  expect((await judge(second, 'return', '章不清')).state).toBe(200)
  expect(await shown()).toEqual([[first, today]])
  expect(await verifyGoodsCertificate(app.read, first, 'zh')).toMatchObject({ kind: 'goodsCertificate', number: first, checkedOn: today })
  expect(await verifyGoodsCertificate(app.read, second, 'zh')).toBeNull()
})

test('a verdict holds for what was looked at: a changed certificate waits again, and an old look judges nothing', async () => {
  const [checked] = await waiting('checked')
  await client.query(
    `UPDATE goods SET certificates = (SELECT jsonb_agg(CASE c ->> 'number' WHEN $2 THEN c || '{"validUntil":"2031-01-01"}' ELSE c END) FROM jsonb_array_elements(certificates) c) WHERE goods_id = $1`,
    [goodsId, checked?.number],
  )
  await app.inTransaction((tx) => refreshGoods(tx, [goodsId]))
  const old = { goodsId, number: checked?.number ?? '', act: 'return' as const, reason: '过期', mark: checked?.mark ?? '' }
  expect((await ask(goodsCertificateReview, old, staff)).code).toBe('catalog.certificateChanged')
  expect((await waiting()).map((one) => one.number)).toEqual([checked?.number])
  expect(await verifyGoodsCertificate(app.read, checked?.number ?? '', 'zh')).toBeNull()
})

test('a month before the last day of a checked certificate the store of the goods is told; a changed one tells nothing', async () => {
  const until = addDays(today, 45)
  const lasting = (day: string) =>
    client.query(
      `UPDATE goods SET certificates = (SELECT jsonb_agg(c || jsonb_build_object('validUntil', $2::text)) FROM jsonb_array_elements(certificates) c) WHERE goods_id = $1`,
      [goodsId, day],
    )
  await lasting(until)
  await app.inTransaction((tx) => refreshGoods(tx, [goodsId]))
  const number = (await waiting())[0]?.number ?? ''
  expect((await judge(number, 'check')).state).toBe(200)
  const key = `${goodsId}/${number}`
  const timer = `SELECT due_at FROM timer WHERE entity = 'goodsCertificate' AND entity_id = $1 AND done_at IS NULL`
  expect((await client.query(timer, [key])).rows).toEqual([{ due_at: endOfDay(addDays(until, -30)) }])
  const remind = () => catalogTimers['goodsCertificate/remind']?.(app, key)
  const told = async () => (await client.query(`SELECT payload FROM event_outbox WHERE event = 'catalog.certificateExpiring'`)).rows
  await remind()
  expect((await told()).map((row) => row.payload)).toMatchObject([{ number, day: until }])
  await lasting(addDays(until, 400))
  await remind()
  expect(await told()).toHaveLength(1)
  await lasting(until)
  expect((await judge(number, 'return', '章不清')).state).toBe(200)
  expect((await client.query(timer, [key])).rows).toEqual([])
})
