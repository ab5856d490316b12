import { expect, test } from 'vitest'
import { dataOf, present } from '../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { aCreditHouse } from '../../../../tests/fixtures/trade/credit-house.ts'
import { anInvoiceHouse } from '../../../../tests/fixtures/trade/invoice-house.ts'
import type { Buyer } from '../../../../tests/fixtures/trade/buying.ts'
import { aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { creditStatementListCall } from '../../credit/endpoints.ts'
import { adminCreditCalls } from '../../credit/endpoints-staff.ts'
import { invoiceRedAnswer, invoiceRedAsk } from '../../invoice/endpoints.ts'
import { sellerInvoiceDetail, sellerInvoiceIssue, sellerRedAsk } from '../../invoice/endpoints-staff.ts'
import { memberTodoCounts } from './member-todo-repository.ts'
import { platformTodoCounts } from './platform-todo-repository.ts'
import { storeTodoCounts } from './store-todo-repository.ts'

const house = await anInvoiceHouse(await aDatabase())
const { app, ask, applied, clerkOf, clock, keyed, received, someone, work } = house
const clerk = clerkOf(1001)

/** What waits for a buyer and for the store about invoices. */
async function waiting({ visitor }: Buyer) {
  const mine = await memberTodoCounts(app.read, visitor, clock.now())
  const theirs = await storeTodoCounts(app.read, clerk.visitor, clock.now())
  const count = (list: readonly { key: string; count: number }[], key: string) => list.find((one) => one.key === key)?.count
  return [count(mine, 'uninvoiced'), count(mine, 'redLetter'), count(theirs, 'invoice'), count(theirs, 'storeRedLetter')]
}
async function works(task: 'invoice.issue' | 'invoice.red', id: number, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await work(task, id)
    clock.forward(2000)
  }
}
const redOf = async (invoiceId: number) => present(dataOf(await ask(sellerInvoiceDetail, { invoiceId }, clerk)).redLetters[0])

test('a completed order waits for its invoice, and a red letter for whoever has to confirm it', async () => {
  const buyer = await someone()
  const { orderSn } = await received(buyer, [{ productId: 1, number: 1 }])
  expect(await waiting(buyer)).toEqual([1, 0, 0, 0])
  const { invoiceId } = await applied(buyer, orderSn, 2)
  expect(await waiting(buyer)).toEqual([0, 0, 1, 0])
  dataOf(await ask(sellerInvoiceIssue, { invoiceIds: [invoiceId] }, keyed(clerk)))
  await works('invoice.issue', invoiceId, 2)
  expect(await waiting(buyer)).toEqual([0, 0, 0, 0])
  dataOf(await ask(sellerRedAsk, { invoiceId, reason: '02' }, keyed(clerk)))
  await works('invoice.red', (await redOf(invoiceId)).redId, 1)
  expect(await waiting(buyer)).toEqual([0, 1, 0, 0])
  // Answered here, it waits for the bureau.
  dataOf(await ask(invoiceRedAnswer, { redId: (await redOf(invoiceId)).redId, wish: 'deny' }, buyer))
  expect(await waiting(buyer)).toEqual([0, 0, 0, 0])
  await works('invoice.red', (await redOf(invoiceId)).redId, 1)
  dataOf(await ask(invoiceRedAsk, { invoiceId, reason: '02' }, keyed(buyer)))
  await works('invoice.red', (await redOf(invoiceId)).redId, 1)
  expect(await waiting(buyer)).toEqual([0, 0, 0, 1])
})

test("a proposal to give a debt up waits for the platform's finance", async () => {
  const credit = await aCreditHouse()
  const second = { ...aMember(9901, 1), platform: ['platform.finance' as const] }
  const proposals = async () => {
    const counts = await platformTodoCounts(credit.house.read, second, credit.clock.now())
    return counts.find((one) => one.key === 'writeOff')?.count
  }
  const company = await credit.granted(200_000)
  await credit.ship(await credit.onCredit(company), ['3', '2'])
  await credit.until(async () => (await credit.lineOf(company))?.state === 'FROZEN_OVERDUE')
  await credit.timers(91)
  const { list } = dataOf(await credit.ask(creditStatementListCall, {}, company))
  const { statementSn } = present(list.find((one) => one.state === 'OVERDUE'))
  expect(await proposals()).toBe(0)
  dataOf(await credit.ask(adminCreditCalls.writeOffPropose, { statementSn, reason: '破产清算' }, credit.once(credit.finance)))
  expect(await proposals()).toBe(1)
  const decision = { statementSn, event: 'reject' as const, note: '继续催收' }
  dataOf(await credit.ask(adminCreditCalls.writeOffDecide, decision, credit.once({ visitor: second })))
  expect(await proposals()).toBe(0)
})
