import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { allWell, aSettlementHouse } from '../../../../tests/fixtures/trade/settlement-house.ts'
import { movesOfTrigger, pairsOf } from '../../../../tests/fixtures/trade/state-moves.ts'
import {
  adminBillDetail,
  adminBillGenerate,
  adminBillList,
  adminBillStep,
  adminDisputeAnswer,
  commissionRateSet,
  financeOverview,
} from '../endpoints-admin.ts'
import { sellerBillConfirm, sellerBillDetail, sellerBillDispute, sellerBillExport, sellerBillList } from '../endpoints.ts'
import { billMachine, disputeMachine } from '../rules/bill-machine.ts'
import { lastPeriod } from '../rules/bill-period.ts'
import { beginBillRun } from './run-bills.ts'
import { systemContext } from '../../../api/actor-context.ts'

const house = await aSettlementHouse()
const { client, clock, finance, askBills, key } = house
const store = house.clerkOf(1001)
const other = house.clerkOf(1002)
const voucher = `/files/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`

/** Makes the bills of the month before. */
async function generate() {
  const run = dataOf(await askBills(adminBillGenerate, {}, key(finance)))
  await house.runOf(run.runId)
  return run
}
const lastBill = async () => dataOf(await askBills(sellerBillList, {}, store)).list[0]
const billOf = async (billId: number) => dataOf(await askBills(adminBillDetail, { billId }, finance))
const step = async (billId: number, event: 'approve' | 'pay' | 'succeed' | 'fail', more: object = {}) =>
  askBills(adminBillStep, { billId, event, expectedVersion: (await billOf(billId)).bill.version, ...more }, key(finance))

test('the database knows the same moves as the machines', async () => {
  expect(await movesOfTrigger(client, 'settlement_bill')).toEqual(
    pairsOf(billMachine, ['store', 'platform', 'system']).filter((pair) => pair !== 'PLATFORM_APPROVED>PLATFORM_APPROVED'),
  )
  expect(await movesOfTrigger(client, 'settlement_dispute')).toEqual(pairsOf(disputeMachine, ['platform']))
})

test('the rate is frozen with the placing: what is set later holds for later orders only', async () => {
  const paid = await house.paidOrder()
  clock.moveOn(1)
  dataOf(await askBills(commissionRateSet, { storeId: 1001, rate: '5', reason: '活动期' }, key(finance)))
  await house.relay()
  clock.moveOn(1)
  const later = await house.paidOrder()
  await house.relay()
  const rates = async (orderSn: string) =>
    (
      await client.query(
        `SELECT DISTINCT rate_bp FROM order_line_commission JOIN order_line USING (order_line_id) JOIN orders USING (order_id) WHERE order_sn = $1`,
        [orderSn],
      )
    ).rows.map((row) => row.rate_bp)
  expect(await rates(paid.orderSn)).toEqual([200])
  expect(await rates(later.orderSn)).toEqual([500])
  expect((await askBills(commissionRateSet, { rate: '' }, key(finance))).code).toBe('settlement.rateNeeded')
  expect((await askBills(commissionRateSet, { rate: '31' }, key(finance))).code).toBe('settlement.rateWrong')
  expect((await askBills(commissionRateSet, { storeId: 999_999, rate: '1' }, key(finance))).code).toBe('settlement.rateSubjectGone')
  // Without a rate of its own the general one holds again.
  dataOf(await askBills(commissionRateSet, { storeId: 1001, rate: '' }, key(finance)))
  clock.moveOn(1)
  const last = await house.paidOrder()
  await house.relay()
  expect(await rates(last.orderSn)).toEqual([200])
})

test('an order is credited once, after the window, and not while a case is open', async () => {
  const paid = await house.paidOrder()
  await house.ship(paid)
  await house.receive(paid)
  await house.relay()
  await house.after(6)
  expect(await house.entries(paid.orderSn)).toEqual([])
  const applied = dataOf(
    await house.apply(paid, { kind: 'claim', goodsState: 'received', reason: 'quality', amount: 100, explanation: '表面发黑' }),
  )
  await house.after(10)
  expect(await house.entries(paid.orderSn)).toEqual([])
  await client.query(`UPDATE orders SET open_cases = 0 WHERE order_sn = $1`, [paid.orderSn])
  await client.query(`UPDATE aftersale_case SET state = 'BUYER_CANCELLED' WHERE case_sn = $1`, [applied.caseSn])
  await house.after(1)
  await house.after(1)
  const total = Math.round(paid.total * 100)
  const goods = 3 * 2_340_000 + 2 * 500_000
  expect(await house.entries(paid.orderSn)).toEqual([
    { kind: 'transfer', received: total, commission: Math.round(goods * 0.02), payable: total - Math.round(goods * 0.02), bill: null },
  ])
  expect(await house.proof()).toEqual(allWell)
})

test('two runs at once make one bill per store, and no order stands on two', async () => {
  await house.credited()
  clock.moveOn(32 * 86_400)
  const period = lastPeriod(clock.now(), 1)
  const act = systemContext('test', clock.now())
  const runs = await Promise.all([house.app, house.twin, house.app].map((on) => on.inTransaction((tx) => beginBillRun(tx, period, act))))
  expect(new Set(runs.map((run) => run.runId)).size).toBe(1)
  const runId = runs[0]?.runId ?? 0
  await Promise.all([house.app, house.twin, house.app, house.twin].map((on) => house.runOf(runId, on)))
  const { rows } = await client.query('SELECT store_id::int, count(*)::int FROM settlement_bill GROUP BY store_id')
  expect(rows).toEqual([{ store_id: 1001, count: 1 }])
  const bill = await lastBill()
  expect(bill).toMatchObject({ state: 'GENERATED', lineNum: 2, openDisputes: 0, can: ['confirm', 'dispute'] })
  expect(dataOf(await askBills(adminBillList, {}, finance)).run).toMatchObject({ state: 'DONE', stores: 1, storesDone: 1, lineNum: 2 })
  const before = await house.proof()
  await generate()
  expect(await house.proof()).toEqual(before)
  expect(dataOf(await askBills(sellerBillList, {}, other)).list).toEqual([])
  expect((await askBills(sellerBillDetail, { billId: bill?.billId ?? 0 }, other)).code).toBe('settlement.billGone')
  const ofOne = async (storeId: number) => dataOf(await askBills(adminBillList, { storeId }, finance))
  expect((await ofOne(1001)).list.map((one) => one.billId)).toEqual([bill?.billId])
  expect(await ofOne(1002)).toMatchObject({ list: [], total: 0, unbilled: 0, billed: 0, paid: 0 })
})

test('the database refuses a bill that is not its lines, and an entry that changes its bill', async () => {
  await expect(client.query('UPDATE settlement_bill SET total = total + 1, received = received + 1')).rejects.toMatchObject({
    code: 'ZB007',
  })
  await expect(client.query('UPDATE settlement_entry SET bill_id = NULL WHERE bill_id IS NOT NULL')).rejects.toMatchObject({
    code: 'ZB006',
  })
})

test('a line is disputed once, the answer adds a line, and only then the bill is approved and paid', async () => {
  const bill = await lastBill()
  const billId = bill?.billId ?? 0
  const seen = dataOf(await askBills(sellerBillDetail, { billId }, store))
  expect(seen).toMatchObject({ isProved: true, lineSum: bill?.total })
  const [line, second] = seen.list
  const dispute = (entryId: number, expectedVersion: number, reason = '佣金费率应为 1.5%') =>
    askBills(sellerBillDispute, { billId, entryId, reason, expectedVersion }, key(store))
  expect((await dispute(line?.entryId ?? 0, seen.bill.version, '')).code).toBe('settlement.reasonRequired')
  expect((await dispute(999_999, seen.bill.version)).code).toBe('settlement.lineGone')
  const disputed = dataOf(await dispute(line?.entryId ?? 0, seen.bill.version))
  expect(disputed).toMatchObject({ state: 'STORE_DISPUTED', openDisputes: 1 })
  expect((await dispute(second?.entryId ?? 0, seen.bill.version)).code).toBe('api.stale')
  expect((await dispute(line?.entryId ?? 0, disputed.version)).code).toBe('settlement.disputedBefore')
  const both = dataOf(await dispute(second?.entryId ?? 0, disputed.version))
  expect(both.openDisputes).toBe(2)
  expect((await step(billId, 'approve')).code).toBe('settlement.disputesOpen')
  const ids = (await billOf(billId)).list.flatMap((one) => (one.dispute ? [one.dispute.disputeId] : []))
  const answer = (disputeId: number, event: 'accept' | 'refuse', more: object = {}) =>
    askBills(adminDisputeAnswer, { disputeId, event, answer: '已核对', ...more }, key(finance))
  expect((await answer(ids[0] ?? 0, 'accept', { adjustment: '0' })).code).toBe('settlement.adjustmentWrong')
  expect((await answer(ids[0] ?? 0, 'accept', { adjustment: '9999999' })).code).toBe('settlement.adjustmentWrong')
  expect((await answer(ids[0] ?? 0, 'refuse', { answer: '' })).code).toBe('settlement.answerNeeded')
  const accepted = dataOf(await answer(ids[0] ?? 0, 'accept', { adjustment: '401' }))
  expect(accepted.total).toBeCloseTo((bill?.total ?? 0) + 401, 2)
  expect((await answer(ids[0] ?? 0, 'refuse')).code).toBe('kernel.moveNotNow')
  dataOf(await answer(ids[1] ?? 0, 'refuse'))
  expect(await house.proof()).toEqual(allWell)
  expect(dataOf(await step(billId, 'approve')).state).toBe('PLATFORM_APPROVED')
  expect(dataOf(await step(billId, 'pay')).state).toBe('PAYING')
  expect((await step(billId, 'fail')).code).toBe('settlement.reasonNeeded')
  expect(dataOf(await step(billId, 'fail', { reason: '账号有误' })).state).toBe('PLATFORM_APPROVED')
  dataOf(await step(billId, 'pay'))
  expect((await step(billId, 'succeed')).code).toBe('settlement.serialNeeded')
  expect((await step(billId, 'succeed', { bankSerial: 'S1' })).code).toBe('settlement.voucherNeeded')
  expect(dataOf(await step(billId, 'succeed', { bankSerial: 'S1', voucher }))).toMatchObject({ state: 'PAID', can: [] })
  expect(await house.balanceOf('store', 'payable')).toBe(0)
  expect(await house.proof()).toEqual(allWell)
  const file = dataOf(await askBills(sellerBillExport, { billId, format: 'csv' }, store))
  expect(Buffer.from(file.base64, 'base64').toString()).toContain(bill?.billSn)
})

test('a refund after the payment goes to the next bill; below zero it is carried to the one after', async () => {
  const paid = await house.paidOrder()
  await house.ship(paid)
  await house.receive(paid)
  await house.relay()
  await client.query(`UPDATE timer SET due_at = $2 WHERE entity = 'settlementOrder' AND entity_id = $1`, [paid.orderSn, clock.now()])
  await house.after(1)
  clock.moveOn(31 * 86_400)
  await generate()
  const first = await lastBill()
  dataOf(await askBills(sellerBillConfirm, { billId: first?.billId ?? 0, expectedVersion: first?.version ?? 0 }, key(store)))
  for (const event of ['approve', 'pay'] as const) dataOf(await step(first?.billId ?? 0, event))
  dataOf(await step(first?.billId ?? 0, 'succeed', { bankSerial: 'S2', voucher }))
  // The platform gives ¥1,000 back after all: the store has its money, so it owes.
  const { refundOrder } = await import('../../payment/server/public.ts')
  const { rows } = await client.query(`SELECT pay_sn FROM pay_order JOIN orders USING (pay_order_id) WHERE order_sn = $1`, [paid.orderSn])
  const wish = { paySn: rows[0].pay_sn, orderSn: paid.orderSn, fen: 100_000n, reason: '协商补偿', reference: 'KH1' }
  await house.app.inTransaction((tx) => refundOrder(tx, wish, systemContext('test', clock.now())))
  await house.relay()
  await house.relay()
  const [, back] = await house.entries(paid.orderSn)
  expect(back).toMatchObject({ kind: 'refund', received: -100_000, commission: -2000, payable: -98_000, bill: null })
  expect(await house.balanceOf('store', 'payable')).toBe(-98_000)
  clock.moveOn(31 * 86_400)
  await generate()
  const negative = await lastBill()
  expect(negative).toMatchObject({ total: -980, state: 'GENERATED' })
  // Nobody says anything: confirmed by itself at the end of the fifth day.
  await house.after(6)
  expect(await lastBill()).toMatchObject({ state: 'STORE_CONFIRMED' })
  expect(dataOf(await step(negative?.billId ?? 0, 'approve')).state).toBe('CARRIED')
  const next = await house.credited()
  clock.moveOn(31 * 86_400)
  await generate()
  const last = await lastBill()
  const [credit] = await house.entries(next.orderSn)
  expect(last).toMatchObject({ carried: -980, lineNum: 2, total: (credit.payable - 98_000) / 100 })
  expect((await billOf(negative?.billId ?? 0)).bill.carriedInto).toBe(last?.billSn)
  expect(await house.proof()).toEqual(allWell)
  expect(dataOf(await askBills(financeOverview, {}, finance))).toMatchObject({ owed: last?.total, unbilled: 0, isLedgerProved: true })
})
