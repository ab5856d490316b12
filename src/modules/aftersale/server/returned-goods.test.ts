import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { anAftersaleHouse } from '../../../../tests/fixtures/trade/aftersale-house.ts'
import { evidenceOf } from '../../../../tests/fixtures/database/stored-picture.ts'
import { sellerCaseList } from '../endpoints-staff.ts'
import { stockOf } from '../../../../tests/fixtures/trade/buying.ts'

const day = 86_400
const { apply, ask, buyerDoes, clerk, client, clock, paidOrder, platformDoes, receive, seenBy, settle, ship, storeDoes, timers } =
  await anAftersaleHouse()
const returnAddress = { receiver: '王师傅', phone: '13800000000', address: '天津市津南区' }

/** So many tonnes of the first line of a received order are on their way back. */
async function returning(number: string, kind: 'return' | 'exchange' = 'return') {
  const paid = await paidOrder()
  await ship(paid)
  await receive(paid)
  const lines = [{ orderProductId: paid.lines[0] ?? 0, number }]
  const { caseSn } = dataOf(await apply(paid, { kind, goodsState: 'received', reason: 'quality', lines }))
  dataOf(await storeDoes(caseSn, 'agree', { returnAddress }))
  dataOf(await buyerDoes(paid.buyer, caseSn, 'sendBack', { carrier: '顺丰', trackingNo: 'SF1' }))
  return { ...paid, caseSn }
}
const ledgerOf = async (reference: string) =>
  (
    await client.query('SELECT movement, change::int, held_change::int AS held, note FROM stock_ledger WHERE reference = $1 ORDER BY id', [
      reference,
    ])
  ).rows
/** What the ledger says must be what the shelves hold. */
async function booksBalance() {
  const { rows } =
    await client.query(`SELECT s.product_id FROM sku_stock s JOIN LATERAL (SELECT sum(change) AS available, sum(held_change) AS held FROM stock_ledger l
    WHERE (l.product_id, l.warehouse_id) = (s.product_id, s.warehouse_id)) l ON true WHERE (s.available, s.held) IS DISTINCT FROM (l.available, l.held)`)
  expect(rows).toEqual([])
}

test('good goods are for sale again, damaged ones are written off with a reason; the buyer is not told', async () => {
  const { caseSn, buyer, orderSn } = await returning('3')
  const before = await stockOf(client, 1)
  expect((await storeDoes(caseSn, 'receive', { lines: [{ lineNo: 1, good: '3.5' }] })).msg).toBe('aftersale.goodWrong')
  expect((await storeDoes(caseSn, 'receive', { lines: [{ lineNo: 1, good: '2' }] })).msg).toBe('aftersale.lossReasonNeeded')
  expect(await stockOf(client, 1)).toEqual(before)
  dataOf(await storeDoes(caseSn, 'receive', { lines: [{ lineNo: 1, good: '2', reason: '受潮' }] }))
  expect(await stockOf(client, 1)).toEqual({ ...before, available: before.available + 2000, sold: before.sold - 3000 })
  expect((await ledgerOf(orderSn)).filter((row) => row.movement === 'return' || row.movement === 'adjust')).toEqual([
    { movement: 'return', change: 2000, held: 0, note: caseSn },
    { movement: 'return', change: 1000, held: 0, note: `${caseSn} 受潮` },
    { movement: 'adjust', change: -1000, held: 0, note: `${caseSn} 受潮` },
  ])
  await booksBalance()
  const seen = dataOf(await seenBy.store(caseSn))
  expect(seen.lines[0]).toMatchObject({ receivedNum: 3, restockedNum: 2, writtenOffNum: 1, lossReason: '受潮' })
  expect(seen.can).not.toContain('restock')
  const told = dataOf(await seenBy.buyer(buyer, caseSn))
  expect(told.lines[0]).toMatchObject({ receivedNum: 3, restockedNum: null, writtenOffNum: null, lossReason: '' })
  expect(told.events.map((one) => one.event)).not.toContain('restock')
  const { rowCount } = await client.query(`SELECT FROM audit_log WHERE action = 'aftersale.restock' AND entity_id = $1`, [caseSn])
  expect(rowCount).toBe(1)
})

test('nothing said means that all is good; a part that came back counts alone', async () => {
  const whole = await returning('1')
  const before = await stockOf(client, 1)
  dataOf(await storeDoes(whole.caseSn, 'receive'))
  const between = await stockOf(client, 1)
  expect(between).toEqual({ ...before, available: before.available + 1000, sold: before.sold - 1000 })
  const part = await returning('2')
  const middle = await stockOf(client, 1)
  dataOf(await storeDoes(part.caseSn, 'receivePart', { note: '少一吨', lines: [{ lineNo: 1, number: '1', good: '0.4', reason: '破损' }] }))
  expect(await stockOf(client, 1)).toEqual({ ...middle, available: middle.available + 400, sold: middle.sold - 1000 })
  await booksBalance()
})

test('goods that count as received by themselves wait for the store’s decision, which it takes once', async () => {
  const { caseSn } = await returning('1')
  const before = await stockOf(client, 1)
  clock.moveOn(11 * day)
  await timers()
  expect(await stockOf(client, 1)).toEqual(before)
  expect(dataOf(await seenBy.store(caseSn)).can).toContain('restock')
  const { rows } = await client.query(`SELECT payload FROM event_outbox WHERE event = 'aftersale.returnedWaits'`)
  expect(rows.map((row) => row.payload.caseSn)).toEqual([caseSn])
  const waiting = async () => dataOf(await ask(sellerCaseList, { tab: 'returned' }, clerk))
  expect(await waiting()).toMatchObject({ list: [{ caseSn }], counts: { returned: 1 } })
  dataOf(await storeDoes(caseSn, 'restock', { lines: [{ lineNo: 1, good: '0', reason: '掺杂' }] }))
  expect(await stockOf(client, 1)).toEqual({ ...before, sold: before.sold - 1000 })
  expect(await waiting()).toMatchObject({ list: [], counts: { returned: 0 } })
  expect((await storeDoes(caseSn, 'restock')).msg).toBe('aftersale.nothingReturned')
  await booksBalance()
})

test('a replacement leaves the stock too, and is refused where there is none', async () => {
  const { caseSn } = await returning('1', 'exchange')
  dataOf(await storeDoes(caseSn, 'receive', { lines: [{ lineNo: 1, good: '0', reason: '成分不符' }] }))
  const before = await stockOf(client, 1)
  const way = { carrier: '德邦', trackingNo: 'DB1' }
  await client.query('UPDATE sku_stock SET available = 0 WHERE product_id = 1')
  expect((await storeDoes(caseSn, 'shipReplacement', way)).msg).toBe('aftersale.replacementShort')
  await client.query('UPDATE sku_stock SET available = $1 WHERE product_id = 1', [before.available])
  dataOf(await storeDoes(caseSn, 'shipReplacement', way))
  expect(await stockOf(client, 1)).toEqual({ ...before, available: before.available - 1000, sold: before.sold + 1000 })
  expect(await ledgerOf(caseSn)).toMatchObject([{ movement: 'take' }, { movement: 'ship' }])
  await booksBalance()
})

test('a buyer who wins about an exchange gets what the goods are worth', async () => {
  const { caseSn, buyer, orderSn } = await returning('1', 'exchange')
  // The store shows what came, since it sends it back.
  expect(await storeDoes(caseSn, 'refuseReceipt', { note: '不是本店货物' })).toMatchObject({ code: 'aftersale.evidenceNeeded' })
  expect(dataOf(await seenBy.store(caseSn)).state).toBe('RETURNING')
  const images = [await evidenceOf(client, clerk.visitor.member?.memberId ?? 0)]
  dataOf(await storeDoes(caseSn, 'refuseReceipt', { note: '不是本店货物', images }))
  dataOf(await buyerDoes(buyer, caseSn, 'complain', { note: '确为本店货物' }))
  dataOf(await platformDoes(caseSn, 'admit'))
  dataOf(await storeDoes(caseSn, 'appeal', { note: '请裁决' }))
  dataOf(await buyerDoes(buyer, caseSn, 'arbitrate', { note: '请裁决' }))
  expect((await platformDoes(caseSn, 'forBuyer', { note: '支持买家', amount: 23_400.01 })).msg).toBe('aftersale.amountWrong')
  dataOf(await platformDoes(caseSn, 'forBuyer', { note: '支持买家' }))
  dataOf(await platformDoes(caseSn, 'payBack'))
  await settle()
  expect(dataOf(await seenBy.buyer(buyer, caseSn))).toMatchObject({ state: 'REFUNDED', amount: 23_400 })
  const { rows } = await client.query('SELECT sum(refunded)::int AS back FROM payment_split WHERE order_sn = $1', [orderSn])
  expect(rows[0].back).toBe(2_340_000)
})
