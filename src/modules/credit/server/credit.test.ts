import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aStoredVoucher } from '../../../../tests/fixtures/database/stored-picture.ts'
import { purposeOfTransfer, useTransfer } from '../../../../tests/fixtures/trade/used-transfers.ts'
import { aCreditHouse } from '../../../../tests/fixtures/trade/credit-house.ts'
import { buy } from '../../../../tests/fixtures/trade/buying.ts'
import {
  creditAnswerCall,
  creditApplyCall,
  creditCheckoutCall,
  creditRepayCall,
  creditStatementCall,
  creditStatementConfirmCall,
  creditStatementDisputeCall,
  creditStatementListCall,
} from '../endpoints.ts'
import { adminCreditCalls } from '../endpoints-staff.ts'
import { systemContext } from '../../../api/actor-context.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { holdForOrders } from './ledger/hold-for-orders.ts'

const house = await aCreditHouse()
const { until, ask, company, finance, granted, once, onCredit, proved, ship, statementOf, timers, clock, client, lineOf, refund } = house

test('a company asks for credit, gets a lower limit offered, accepts, and the line is open', async () => {
  const buyer = await company()
  const wish = { limit: 50_000, termDays: 30, purpose: '锌锭采购', contactName: '李工', contactPhone: '13900000000' }
  const applied = dataOf(await ask(creditApplyCall, wish, once(buyer)))
  expect(applied).toMatchObject({ state: 'SUBMITTED', can: [] })
  expect(await ask(creditApplyCall, wish, once(buyer))).toMatchObject({ state: 255, code: 'credit.applicationOpen' })
  const { applicationId } = applied
  const review = (event: 'review' | 'ask' | 'approve', more: object = {}) =>
    ask(adminCreditCalls.applicationReview, { creditApplicationId: applicationId, event, ...more }, once(finance))
  dataOf(await review('review'))
  expect(await review('ask')).toMatchObject({ state: 255, code: 'credit.textNeeded' })
  expect(dataOf(await review('ask', { text: '请说明年采购量' })).state).toBe('NEED_INFO')
  expect(
    dataOf(await ask(creditAnswerCall, { creditApplicationId: applicationId, event: 'answer', text: '年采购 600 吨' }, buyer)).state,
  ).toBe('REVIEWING')
  const offer = dataOf(await review('approve', { limit: 30_000, expiresOn: '2099-12-31' }))
  expect(offer).toMatchObject({ state: 'COUNTER_OFFERED', offer: { limit: 30_000 } })
  expect((await lineOf(buyer))?.state).toBeUndefined()
  expect(dataOf(await ask(creditAnswerCall, { creditApplicationId: applicationId, event: 'accept' }, buyer)).state).toBe('APPROVED')
  expect(await lineOf(buyer)).toMatchObject({ state: 'ACTIVE', limit: 3_000_000, held: 0, drawn: 0 })
  await proved()
})

test('an order on credit reserves, each shipment is owed, a refund takes back, and the ledger proves the columns', async () => {
  const buyer = await granted(200_000)
  const order = await onCredit(buyer)
  expect(await lineOf(buyer)).toMatchObject({ held: order.totalFen, drawn: 0 })
  await ship(order, ['1', '0'])
  const after = await lineOf(buyer)
  expect(after?.held).toBeGreaterThan(0)
  expect((after?.held ?? 0) + (after?.drawn ?? 0)).toBe(order.totalFen)
  await refund(order, 100_000n, true)
  expect((await lineOf(buyer))?.held).toBe((after?.held ?? 0) - 100_000)
  await ship(order, ['2', '2'])
  expect(await lineOf(buyer)).toMatchObject({ held: 0, drawn: order.totalFen - 100_000 })
  await refund(order, 50_000n, false)
  expect(await lineOf(buyer)).toMatchObject({ held: 0, drawn: order.totalFen - 150_000 })
  await proved()
})

test('more than is available is refused in words, and nothing is written', async () => {
  const buyer = await granted(10_000)
  const preview = dataOf(await ask(creditCheckoutCall, { orders: [{ storeId: 1001, amount: 80_200 }] }, buyer))
  expect(preview).toMatchObject({ hasLine: true, canPay: false, lines: [{ available: 10_000 }] })
  expect(preview.refusal).not.toBe('')
  const refused = await buy(house.ask, buyer, [{ productId: 1, number: 3 }], { payMethod: 'CREDIT' })
  expect(refused).toMatchObject({ state: 255, code: 'credit.short' })
  expect(await lineOf(buyer)).toMatchObject({ held: 0, drawn: 0 })
  await proved()
})

test('a hundred orders at once never pass the limit', async () => {
  const buyer = await granted(10_000)
  const enterpriseId = buyer.visitor.member?.enterpriseId ?? 0
  const act = systemContext('race', clock.now())
  const tries = Array.from({ length: 100 }, (_, index) =>
    (index % 2 === 0 ? house.house : house.twin).inTransaction((tx) =>
      holdForOrders(tx, { enterpriseId, orders: [{ orderSn: `RACE${enterpriseId}-${index}`, storeId: 1001, fen: 33_000n }], act }),
    ),
  )
  const done = await Promise.all(tries)
  expect(done.filter((one) => one === null)).toHaveLength(30)
  expect(done.filter((one) => one && isFailure(one)).every((one) => one?.code === 'credit.short')).toBe(true)
  expect(await lineOf(buyer)).toMatchObject({ held: 990_000, limit: 1_000_000 })
  await expect(
    client.query(
      `INSERT INTO credit_operation (account_id, kind, reference, held_change, actor_kind, actor_name, at) SELECT account_id, 'HOLD', 'beyond', 20000, 'system', 's', now() FROM credit_account WHERE enterprise_id = $1`,
      [enterpriseId],
    ),
  ).rejects.toThrow('too little')
  await proved()
})

test('a month is billed, disputed, billed again, overdue, frozen, paid and freed', async () => {
  const buyer = await granted(500_000, { withInterest: true })
  const order = await onCredit(buyer)
  await ship(order, ['1', '0'])
  const open = dataOf(await ask(creditStatementListCall, {}, buyer)).list[0]
  expect(open).toMatchObject({ state: 'OPEN' })
  const statementSn = open?.statementSn ?? ''
  await until(async () => (await statementOf(buyer, statementSn)).state === 'ISSUED')
  const issued = await statementOf(buyer, statementSn)
  expect(issued).toMatchObject({ state: 'ISSUED', issueNo: 1, can: ['dispute', 'confirm'] })
  const line = issued.lines[0]
  const lines = [{ lineId: line?.lineId ?? 0, objection: '价格与合同不符' }]
  expect(dataOf(await ask(creditStatementDisputeCall, { statementSn, lines }, once(buyer))).state).toBe('DISPUTED')
  const answers = [{ lineId: line?.lineId ?? 0, answer: '按合同核减', off: 400 }]
  expect(dataOf(await ask(adminCreditCalls.statementAnswer, { statementSn, answers }, once(finance)))).toMatchObject({
    state: 'ISSUED',
    issueNo: 2,
  })
  dataOf(await ask(creditStatementConfirmCall, { statementSn }, once(buyer)))
  await until(async () => (await statementOf(buyer, statementSn)).state === 'OVERDUE')
  await timers(2)
  const late = await statementOf(buyer, statementSn)
  expect(late.state).toBe('OVERDUE')
  expect(await lineOf(buyer)).toMatchObject({ state: 'FROZEN_OVERDUE' })
  // New goods stop, also of the order that stands.
  expect(await house.tryToShip(order)).toMatchObject({ state: 255, code: 'credit.shipOverdue' })
  expect(await buy(house.ask, buyer, [{ productId: 1, number: 1 }], { payMethod: 'CREDIT' })).toMatchObject({ code: 'credit.overdue' })
  const accountId = (await lineOf(buyer))?.id ?? 0
  const own = await aStoredVoucher(client, buyer.memberId)
  const pay = (amount: number, documentNo: string, picture = own) =>
    ask(creditRepayCall, { accountId, statementSn, amount, method: 'TRANSFER', bankName: '工商银行', documentNo, picture }, once(buyer))
  for (const foreign of [`/files/${randomUUID()}`, await aStoredVoucher(client, 1)])
    expect(await pay(late.left, 'T-0001', foreign)).toMatchObject({ state: 255, code: 'member.pictureGone' })
  expect(await pay(late.left + 1, 'T-0001')).toMatchObject({ state: 255, code: 'credit.repayTooMuch' })
  await useTransfer(client, 'T-0003', 'order')
  expect(await pay(late.left, 't-00 03')).toMatchObject({ state: 255, code: 'credit.documentUsed' })
  const handed = dataOf(await pay(late.left, 'T-0002'))
  expect(await purposeOfTransfer(client, 'T-0002')).toBe('creditRepayment')
  expect((await statementOf(buyer, statementSn)).state).toBe('REPAY_REVIEW')
  const review = (repaymentId: number, event: 'confirm' | 'reject', reason = '') =>
    ask(adminCreditCalls.repaymentReview, { repaymentId, event, reason }, once(finance))
  dataOf(await review(handed.repaymentId, 'reject', '未查到入账'))
  expect((await statementOf(buyer, statementSn)).state).toBe('OVERDUE')
  expect(await purposeOfTransfer(client, 'T-0002')).toBe(null)
  const again = dataOf(await pay(late.left, 'T-0002'))
  dataOf(await review(again.repaymentId, 'confirm'))
  expect(await statementOf(buyer, statementSn)).toMatchObject({ state: 'SETTLED', left: 0 })
  expect(await lineOf(buyer)).toMatchObject({ state: 'ACTIVE' })
  dataOf(await house.tryToShip(order))
  await proved()
})

test('nobody sees the statements of another company', async () => {
  const buyer = await granted(100_000)
  const stranger = await company()
  const order = await onCredit(buyer)
  await ship(order, ['3', '2'])
  const statementSn = dataOf(await ask(creditStatementListCall, {}, buyer)).list[0]?.statementSn ?? ''
  expect(await ask(creditStatementCall, { statementSn }, stranger)).toMatchObject({ state: 255, code: 'credit.statementGone' })
  await proved()
})
