import { expect, test } from 'vitest'
import { dataOf, present } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aStoredVoucher } from '../../../../../tests/fixtures/database/stored-picture.ts'
import { aCreditHouse } from '../../../../../tests/fixtures/trade/credit-house.ts'
import type { Buyer } from '../../../../../tests/fixtures/trade/buying.ts'
import { addDays, dayOf } from '../../../../kernel/time/clock.ts'
import { proveLedger } from '../../../wallet/server/ledger/ledger-proof.ts'
import { creditRepayCall, creditRepaymentCall, creditStatementConfirmCall, creditStatementListCall } from '../../endpoints.ts'
import { adminCreditCalls } from '../../endpoints-staff.ts'

const house = await aCreditHouse()
const { ask, client, clock, finance, granted, lineOf, once, onCredit, proved, ship, statementOf, until } = house

/** A company whose month was billed and confirmed, and what it owes. */
async function billed() {
  const buyer = await granted(500_000)
  await ship(await onCredit(buyer), ['3', '2'])
  const statementSn = present(dataOf(await ask(creditStatementListCall, {}, buyer)).list[0]).statementSn
  await until(async () => (await statementOf(buyer, statementSn)).state === 'ISSUED')
  dataOf(await ask(creditStatementConfirmCall, { statementSn }, once(buyer)))
  const { left } = await statementOf(buyer, statementSn)
  const accountId = present(await lineOf(buyer)).id
  const picture = await aStoredVoucher(client, buyer.memberId)
  const bill = {
    accountId,
    statementSn,
    amount: left,
    method: 'ACCEPTANCE_BILL' as const,
    bankName: '招商银行天津分行',
    documentNo: '530811000012320261127000000001',
    billDueDate: addDays(dayOf(clock.now()), 120),
    picture,
  }
  return { buyer, statementSn, left, bill }
}
type Billed = Awaited<ReturnType<typeof billed>>
const pay = (buyer: Buyer, bill: Billed['bill'], more: object = {}) => ask(creditRepayCall, { ...bill, ...more }, once(buyer))
const review = (repaymentId: number, event: 'confirm' | 'reject', reason = '') =>
  ask(adminCreditCalls.repaymentReview, { repaymentId, event, reason }, once(finance))
const written = async () => JSON.stringify((await client.query('SELECT * FROM credit_repayment ORDER BY 1')).rows)
async function balanced() {
  await proved()
  expect(await proveLedger(house.house.read)).toMatchObject({ total: '0', unbalanced: 0, wrong: 0 })
}

test('a bank acceptance bill pays a statement once finance confirms it, with number, bank, due day and picture', async () => {
  const { buyer, statementSn, left, bill } = await billed()
  const handed = dataOf(await pay(buyer, bill))
  expect(handed).toMatchObject({
    method: 'ACCEPTANCE_BILL',
    state: 'REVIEW',
    amount: left,
    documentNo: bill.documentNo,
    billIssuer: bill.bankName,
    billDueDate: bill.billDueDate,
    picture: bill.picture,
  })
  expect((await statementOf(buyer, statementSn)).state).toBe('REPAY_REVIEW')
  const owedBefore = present(await lineOf(buyer)).drawn
  dataOf(await review(handed.repaymentId, 'confirm'))
  expect(await statementOf(buyer, statementSn)).toMatchObject({ state: 'SETTLED', left: 0 })
  expect(present(await lineOf(buyer)).drawn).toBe(owedBefore - Math.round(left * 100))
  expect(dataOf(await ask(creditRepaymentCall, { repaymentSn: handed.repaymentSn }, buyer)).state).toBe('CONFIRMED')
  await balanced()
})

test('finance refuses a bill with a reason, what was owed is owed again, and the bill can be handed in corrected', async () => {
  const { buyer, statementSn, left, bill } = await billed()
  const wrong = { ...bill, documentNo: '530811000012320261127000000002' }
  const handed = dataOf(await pay(buyer, wrong))
  expect((await review(handed.repaymentId, 'reject')).code).toBe('credit.textNeeded')
  dataOf(await review(handed.repaymentId, 'reject', '票面金额与申报不符'))
  expect(await statementOf(buyer, statementSn)).toMatchObject({ left })
  expect((await statementOf(buyer, statementSn)).state).not.toBe('SETTLED')
  expect(dataOf(await ask(creditRepaymentCall, { repaymentSn: handed.repaymentSn }, buyer))).toMatchObject({
    state: 'REJECTED',
    reason: '票面金额与申报不符',
  })
  expect((await review(handed.repaymentId, 'confirm')).state).toBe(255)
  const again = dataOf(await pay(buyer, wrong))
  dataOf(await review(again.repaymentId, 'confirm'))
  expect((await statementOf(buyer, statementSn)).state).toBe('SETTLED')
  await balanced()
})

test('a bill without a due day, past, due after six months, without its picture or used before is refused, and nothing is written', async () => {
  const { buyer, bill } = await billed()
  const other = await billed()
  const used = { documentNo: '530811000012320261127000000003' }
  dataOf(await pay(other.buyer, other.bill, used))
  const today = dayOf(clock.now())
  const before = await written()
  expect(await pay(buyer, bill, { billDueDate: '' })).toMatchObject({
    code: 'credit.billNeedsDue',
    errors: { billDueDate: expect.any(String) },
  })
  expect(await pay(buyer, bill, { billDueDate: today })).toMatchObject({
    code: 'credit.billPast',
    errors: { billDueDate: expect.any(String) },
  })
  expect(await pay(buyer, bill, { billDueDate: addDays(today, 190) })).toMatchObject({
    code: 'credit.billTooLate',
    errors: { billDueDate: expect.any(String) },
  })
  expect((await pay(buyer, bill, { picture: '' })).state).not.toBe(200)
  expect((await pay(buyer, bill, used)).code).toBe('credit.documentUsed')
  expect((await pay(buyer, bill, { amount: bill.amount + 0.01 })).code).toBe('credit.repayTooMuch')
  expect(await written()).toBe(before)
  const [one, two] = await Promise.all([1, 2].map(() => pay(buyer, bill, { amount: 100, documentNo: '530811000012320261127000000004' })))
  expect([one?.state, two?.state].toSorted()).toEqual([200, 255])
  await balanced()
})
