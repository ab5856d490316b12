import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { anAftersaleHouse } from '../../../../tests/fixtures/trade/aftersale-house.ts'
import { systemContext } from '../../../api/actor-context.ts'
import { payableAccount, platformAccount } from '../../wallet/rules/ledger-accounts.ts'
import { mustPost } from '../../wallet/server/public.ts'

const { apply, buyerDoes, client, clock, house, paidOrder, receive, seenBy, settle, ship, storeDoes, timers } = await anAftersaleHouse()
const day = 86_400

async function received() {
  const paid = await paidOrder()
  await ship(paid)
  await receive(paid)
  return paid
}
type Paid = Awaited<ReturnType<typeof received>>
const asks = (paid: Paid, kind: string, reason: string, number = '1', more: object = {}) =>
  apply(paid, { kind, goodsState: 'received', reason, lines: [{ orderProductId: paid.lines[1] ?? 0, number }], ...more })

test('a claim shows what is wrong: without a picture only short weight stands, where the goods were weighed', async () => {
  const paid = await received()
  const count = async () => (await client.query('SELECT count(*)::int AS count FROM aftersale_case')).rows[0].count
  const before = await count()
  for (const reason of ['quality', 'damage', 'wrongGoods', 'shortWeight'])
    expect(await asks(paid, 'claim', reason, '1', { images: [] })).toMatchObject({ code: 'aftersale.evidenceNeeded' })
  expect(await count()).toBe(before)
  await client.query(
    `INSERT INTO weigh_note (weigh_note_sn, shipment_id, order_sn, store_id, member_id, pickup_no, ticket_no, plate_no, driver_name, driver_phone, gross_kg, tare_kg, weighed_at, tolerance_ppm, created_at)
     SELECT 'W-test', shipment_id, order_sn, store_id, member_id, '', 'T1', '津A12345', '王师傅', '13800000000', 20000, 15000, now(), 3000, now() FROM shipment WHERE order_sn = $1`,
    [paid.orderSn],
  )
  expect(await asks(paid, 'claim', 'quality', '1', { images: [] })).toMatchObject({ code: 'aftersale.evidenceNeeded' })
  expect((await asks(paid, 'claim', 'shortWeight', '1', { images: [] })).state).toBe(200)
})

test('a complaint stops the time of its case: taken back, what was left goes on and does not begin anew', async () => {
  const paid = await received()
  const { caseSn } = dataOf(await asks(paid, 'claim', 'quality', '1', { amount: 300 }))
  await storeDoes(caseSn, 'reject', { note: '检测合格' })
  clock.moveOn(5 * day)
  await buyerDoes(paid.buyer, caseSn, 'complain', { note: '不合格' })
  expect(dataOf(await seenBy.buyer(paid.buyer, caseSn)).dueTime).toBe(null)
  clock.moveOn(2 * day)
  dataOf(await buyerDoes(paid.buyer, caseSn, 'withdraw'))
  const left = Date.parse(dataOf(await seenBy.buyer(paid.buyer, caseSn)).dueTime ?? '') - clock.now().getTime()
  expect(left / 1000 / day).toBeCloseTo(2, 2)
  clock.moveOn(2 * day + 60)
  await timers()
  expect(dataOf(await seenBy.buyer(paid.buyer, caseSn)).state).toBe('CLOSED')
})

test('every time of a case is a setting: a shorter one closes a refused case sooner', async () => {
  await client.query(`INSERT INTO setting (name, value, is_public, label_zh) VALUES ('aftersale_complain_days', '2', false, '')`)
  const paid = await received()
  const { caseSn } = dataOf(await asks(paid, 'claim', 'quality', '1', { amount: 300 }))
  await storeDoes(caseSn, 'reject', { note: '检测合格' })
  clock.moveOn(2 * day + 60)
  await timers()
  expect(dataOf(await seenBy.buyer(paid.buyer, caseSn)).state).toBe('CLOSED')
  await client.query(`DELETE FROM setting WHERE name = 'aftersale_complain_days'`)
})

test('a small refund goes by itself only while the store can bear it; an order credited to its store may wait for the platform', async () => {
  const agreedOf = async (credited: bigint) => {
    const paid = await received()
    const entries = [
      { account: platformAccount('orders'), fen: -credited },
      { account: payableAccount(1001), fen: credited },
    ]
    const act = systemContext('test', clock.now())
    await house.inTransaction((tx) => mustPost(tx, { kind: 'orderTransfer', reference: paid.orderSn, entries, act }))
    const { caseSn } = dataOf(await asks(paid, 'claim', 'quality', '1', { amount: 300 }))
    dataOf(await storeDoes(caseSn, 'agree'))
    await settle()
    return dataOf(await seenBy.platform(caseSn))
  }
  expect(await agreedOf(29_999n)).toMatchObject({ state: 'REFUND_PENDING', can: ['payBack'] })
  expect(await agreedOf(1n)).toMatchObject({ state: 'REFUNDED' })
})
