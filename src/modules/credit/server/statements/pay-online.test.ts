import { aStoredVoucher } from '../../../../../tests/fixtures/database/stored-picture.ts'
import { expect, test } from 'vitest'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aStoreClerk } from '../../../../../tests/fixtures/trade/goods.ts'
import { aCreditHouse } from '../../../../../tests/fixtures/trade/credit-house.ts'
import type { Buyer } from '../../../../../tests/fixtures/trade/buying.ts'
import { movesOfTrigger, pairsOf } from '../../../../../tests/fixtures/trade/state-moves.ts'
import { proveLedger } from '../../../wallet/server/ledger/ledger-proof.ts'
import {
  creditApplyCall,
  creditRepayCall,
  creditRepaymentCall,
  creditRepaymentStartCall,
  creditRepayOnlineCall,
  creditStatementCall,
  creditStatementConfirmCall,
  creditStatementListCall,
} from '../../endpoints.ts'
import { adminCreditCalls, sellerCreditCalls } from '../../endpoints-staff.ts'
import { repaymentMachine } from '../../rules/repayment-machine.ts'

const house = await aCreditHouse()
const {
  ask,
  client,
  clock,
  company,
  finance,
  granted,
  lineOf,
  odd,
  once,
  onCredit,
  proved,
  refund,
  ship,
  statementOf,
  timers,
  until,
  wechat,
} = house
const seen = aStoreClerk(1001)
const storeFinance = { visitor: { ...seen, stores: seen.stores.map((one) => ({ ...one, capabilities: ['store.finance' as const] })) } }

/** A company with a line of the store 1001. */
async function grantedByStore(limit: number): Promise<Buyer> {
  const buyer = await company()
  const wish = { storeId: 1001, limit, termDays: 30, purpose: '采购', contactName: '李工', contactPhone: '13900000000' }
  const { applicationId: creditApplicationId } = dataOf(await ask(creditApplyCall, wish, once(buyer)))
  const review = (event: 'review' | 'approve') =>
    ask(sellerCreditCalls.applicationReview, { creditApplicationId, event, limit, expiresOn: '2099-12-31' }, once(storeFinance))
  dataOf(await review('review'))
  expect(dataOf(await review('approve')).state).toBe('APPROVED')
  return buyer
}

/** A confirmed statement over 3 t and 2 t, shipped at once or one after the other. */
async function billed(buyer: Buyer, shipments: readonly (readonly string[])[] = [['3', '2']]) {
  const order = await onCredit(buyer)
  for (const numbers of shipments) await ship(order, numbers)
  const statementSn = dataOf(await ask(creditStatementListCall, {}, buyer)).list[0]?.statementSn ?? ''
  await until(async () => (await statementOf(buyer, statementSn)).state === 'ISSUED')
  dataOf(await ask(creditStatementConfirmCall, { statementSn }, once(buyer)))
  const { left, lines, accountId } = await statementOf(buyer, statementSn)
  return { order, statementSn, left, accountId, lineIds: lines.map((line) => line.lineId) }
}
type Billed = Awaited<ReturnType<typeof billed>>

async function begun(buyer: Buyer, { accountId, statementSn, left }: Billed, more: { amount?: number; lineIds?: number[] } = {}) {
  return dataOf(await ask(creditRepayOnlineCall, { accountId, statementSn, amount: left, ...more }, once(buyer)))
}
const start = (buyer: Buyer, repaymentSn: string) => ask(creditRepaymentStartCall, { repaymentSn, method: 'wechat' as const }, buyer)
const stateOf = async (buyer: Buyer, repaymentSn: string) => dataOf(await ask(creditRepaymentCall, { repaymentSn }, buyer)).state

/** The attempt to pay a repayment, with the gateway's page open. */
async function attempt(buyer: Buyer, repaymentSn: string): Promise<string> {
  dataOf(await start(buyer, repaymentSn))
  const { rows } = await client.query<{ sn: string }>(
    'SELECT payment_sn AS sn FROM subject_payment WHERE subject_sn = $1 ORDER BY payment_id DESC LIMIT 1',
    [repaymentSn],
  )
  return rows[0]?.sn ?? ''
}
async function paid(sn: string): Promise<void> {
  expect(wechat.pay(sn)).toBe(true)
  await wechat.courier.deliver('trade', sn)
}
const attemptState = async (sn: string) =>
  (await client.query<{ state: string }>('SELECT state FROM subject_payment WHERE payment_sn = $1', [sn])).rows[0]?.state
const balanceOf = async (kind: string, ownerId: number, name = 'wallet') =>
  Number(
    (await client.query('SELECT balance FROM ledger_account WHERE kind = $1 AND owner_id = $2 AND name = $3', [kind, ownerId, name]))
      .rows[0]?.balance ?? 0,
  )
const walletOf = (buyer: Buyer) => balanceOf('member', buyer.visitor.member?.memberId ?? 0)
const fenOf = (yuan: number) => Math.round(yuan * 100)

test('the database knows the same moves as the machine', async () => {
  expect(await movesOfTrigger(client, 'credit_repayment')).toEqual(pairsOf(repaymentMachine, ['lender', 'system']))
})

test('twenty notifications pay a statement of the platform once', async () => {
  const buyer = await granted(200_000)
  const bill = await billed(buyer)
  const { repaymentSn, state, can, payUntil } = await begun(buyer, bill)
  expect({ state, can }).toEqual({ state: 'PENDING_PAYMENT', can: ['pay'] })
  expect(new Date(payUntil ?? 0).getTime() - clock.now().getTime()).toBeGreaterThan(29 * 60_000)
  // Until the money has come the statement is due as before, and its lender reads nothing of it.
  expect(await statementOf(buyer, bill.statementSn)).toMatchObject({ state: 'CONFIRMED', left: bill.left })
  const ofLender = dataOf(await ask(adminCreditCalls.statementInfo, { statementSn: bill.statementSn }, finance))
  expect(ofLender.repayments).toEqual([])
  expect(dataOf(await ask(adminCreditCalls.repaymentList, {}, finance)).list.map((one) => one.repaymentSn)).not.toContain(repaymentSn)
  const before = await balanceOf('platform', 0, 'credit')
  const sn = await attempt(buyer, repaymentSn)
  expect(await attempt(buyer, repaymentSn)).toBe(sn)
  expect(wechat.pay(sn)).toBe(true)
  await Promise.all(Array.from({ length: 10 }, () => wechat.courier.deliver('trade', sn)))
  for (let time = 0; time < 10; time += 1) await wechat.courier.deliver('trade', sn)
  expect(await stateOf(buyer, repaymentSn)).toBe('CONFIRMED')
  expect(await statementOf(buyer, bill.statementSn)).toMatchObject({ state: 'SETTLED', left: 0 })
  expect(await lineOf(buyer)).toMatchObject({ drawn: 0, held: 0 })
  expect((await balanceOf('platform', 0, 'credit')) - before).toBe(fenOf(bill.left))
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM credit_operation WHERE kind = 'REPAID' AND reference = $1`, [
    repaymentSn,
  ])
  expect(rows).toEqual([{ count: 1 }])
  expect(dataOf(await ask(adminCreditCalls.repaymentList, {}, finance)).list[0]).toMatchObject({ repaymentSn, method: 'ONLINE', can: [] })
  expect(await start(buyer, repaymentSn)).toMatchObject({ state: 255, code: 'credit.notToPay' })
  await proved()
})

test('a store that lends gets the money, and a named line is paid in part', async () => {
  const buyer = await grantedByStore(200_000)
  const bill = await billed(buyer, [
    ['3', '0'],
    ['0', '2'],
  ])
  const [, second = 0] = bill.lineIds
  const before = [await balanceOf('store', 1001), await balanceOf('platform', 0, 'credit')]
  const { repaymentSn } = await begun(buyer, bill, { amount: 1000, lineIds: [second] })
  await paid(await attempt(buyer, repaymentSn))
  expect([await balanceOf('store', 1001), await balanceOf('platform', 0, 'credit')]).toEqual([(before[0] ?? 0) + 100_000, before[1]])
  const after = await statementOf(buyer, bill.statementSn)
  expect(after).toMatchObject({ state: 'PART_PAID', left: bill.left - 1000 })
  expect(after.lines.map((line) => line.covered)).toEqual([0, 1000])
  await proved()
})

test('when less is due than was to be paid, the money goes to the balance in full and pays nothing', async () => {
  const buyer = await granted(200_000)
  const bill = await billed(buyer)
  const { repaymentSn } = await begun(buyer, bill)
  const sn = await attempt(buyer, repaymentSn)
  await refund(bill.order, 50_000n, false)
  expect(await start(buyer, repaymentSn)).toMatchObject({ state: 255, code: 'credit.notToPay' })
  const before = await walletOf(buyer)
  await paid(sn)
  await wechat.courier.deliver('trade', sn)
  expect([await attemptState(sn), (await walletOf(buyer)) - before]).toEqual(['RETURNED', fenOf(bill.left)])
  expect((await statementOf(buyer, bill.statementSn)).left).toBe(bill.left - 500)
  await timers(1)
  expect(await stateOf(buyer, repaymentSn)).toBe('CLOSED')
  await proved()
})

test('what nobody pays in its time closes, and money that comes later goes to the balance', async () => {
  const buyer = await granted(200_000)
  const bill = await billed(buyer)
  const { repaymentSn } = await begun(buyer, bill)
  const sn = await attempt(buyer, repaymentSn)
  expect(wechat.pay(sn)).toBe(true)
  await timers(1)
  expect(await stateOf(buyer, repaymentSn)).toBe('CLOSED')
  expect(await start(buyer, repaymentSn)).toMatchObject({ state: 255, code: 'credit.notToPay' })
  const before = await walletOf(buyer)
  await wechat.courier.deliver('trade', sn)
  expect([await attemptState(sn), (await walletOf(buyer)) - before]).toEqual(['RETURNED', fenOf(bill.left)])
  expect(await statementOf(buyer, bill.statementSn)).toMatchObject({ state: 'CONFIRMED', left: bill.left })
  await proved()
})

test('a repayment by any other way, or a second one online, closes the one that waits', async () => {
  const buyer = await granted(200_000)
  const bill = await billed(buyer)
  const first = await begun(buyer, bill)
  const sn = await attempt(buyer, first.repaymentSn)
  const second = await begun(buyer, bill, { amount: 2000 })
  expect([await stateOf(buyer, first.repaymentSn), await stateOf(buyer, second.repaymentSn)]).toEqual(['CLOSED', 'PENDING_PAYMENT'])
  expect(await attemptState(sn)).toBe('CLOSED')
  const { accountId, statementSn } = bill
  const voucher = {
    method: 'TRANSFER' as const,
    bankName: '工商银行',
    documentNo: 'ON-0001',
    picture: await aStoredVoucher(client, buyer.memberId),
  }
  dataOf(await ask(creditRepayCall, { accountId, statementSn, amount: bill.left, ...voucher }, once(buyer)))
  expect(await stateOf(buyer, second.repaymentSn)).toBe('CLOSED')
  const before = await walletOf(buyer)
  await paid(sn)
  expect([await attemptState(sn), (await walletOf(buyer)) - before]).toEqual(['RETURNED', fenOf(bill.left)])
  // What is in review is not due: nothing can be begun online for it.
  expect(await ask(creditRepayOnlineCall, { accountId, statementSn, amount: 1 }, once(buyer))).toMatchObject({ code: 'credit.nothingDue' })
  await proved()
})

test('a transfer that the lender confirms late covers other lines with what its own no longer owe, and stays as a prepayment at last', async () => {
  const buyer = await granted(300_000)
  const bill = await billed(buyer, [
    ['3', '0'],
    ['0', '2'],
  ])
  const [first = 0, second = 0] = bill.lineIds
  const owed = new Map((await statementOf(buyer, bill.statementSn)).lines.map((line) => [line.lineId, line.amount]))
  const { accountId, statementSn } = bill
  const voucher = {
    method: 'TRANSFER' as const,
    bankName: '工商银行',
    documentNo: 'ON-0002',
    picture: await aStoredVoucher(client, buyer.memberId),
  }
  const amount = owed.get(first) ?? 0
  const handed = dataOf(await ask(creditRepayCall, { accountId, statementSn, lineIds: [first], amount, ...voucher }, once(buyer)))
  // Goods of the order go back meanwhile: the line that the transfer names owes ¥900 less.
  await refund(bill.order, 90_000n, false)
  dataOf(await ask(adminCreditCalls.repaymentReview, { repaymentId: handed.repaymentId, event: 'confirm' }, once(finance)))
  const spilt = await statementOf(buyer, statementSn)
  const covered = new Map(spilt.lines.map((line) => [line.lineId, line.covered]))
  expect([covered.get(first), covered.get(second)]).toEqual([amount, 900])
  expect(spilt).toMatchObject({ state: 'PART_PAID', left: (owed.get(second) ?? 0) - 900 })
  await proved()
  // Nothing is left for the rest: it is a prepayment.
  const rest = spilt.left
  const last = { ...voucher, documentNo: 'ON-0003' }
  const again = dataOf(await ask(creditRepayCall, { accountId, statementSn, amount: rest, ...last }, once(buyer)))
  await refund(bill.order, 30_000n, false)
  dataOf(await ask(adminCreditCalls.repaymentReview, { repaymentId: again.repaymentId, event: 'confirm' }, once(finance)))
  expect(await statementOf(buyer, statementSn)).toMatchObject({ state: 'SETTLED', left: 0 })
  expect(await lineOf(buyer)).toMatchObject({ drawn: -30_000 })
  await proved()
})

test('a stranger sees nothing of it, a sub-account reads and does not pay, and more than is due is refused', async () => {
  const buyer = await granted(200_000)
  const stranger = await company()
  const bill = await billed(buyer)
  const { repaymentSn } = await begun(buyer, bill)
  const { member } = buyer.visitor
  if (!member) throw new Error('a buyer is logged in')
  const sub = {
    ...buyer,
    visitor: { ...buyer.visitor, member: { ...member, memberId: member.memberId + 500_000, memberType: 6 as const } },
  }
  expect(await ask(creditRepaymentCall, { repaymentSn }, stranger)).toMatchObject({ state: 255, code: 'credit.repaymentGone' })
  expect(await start(stranger, repaymentSn)).toMatchObject({ state: 255, code: 'credit.repaymentGone' })
  expect(dataOf(await ask(creditRepaymentCall, { repaymentSn }, sub)).can).toEqual([])
  expect(await start(sub, repaymentSn)).toMatchObject({ state: 255, code: 'credit.mainOnly' })
  const { accountId, statementSn } = bill
  const tooMuch = { accountId, statementSn, amount: bill.left + 0.01 }
  expect(await ask(creditRepayOnlineCall, tooMuch, once(buyer))).toMatchObject({ state: 255, code: 'credit.repayTooMuch' })
  // The refused one has closed nothing.
  expect(await stateOf(buyer, repaymentSn)).toBe('PENDING_PAYMENT')
  expect(await ask(creditStatementCall, { statementSn }, stranger)).toMatchObject({ state: 255 })
  await proved()
})

test('after all of this the ledger proves itself and nothing was odd', async () => {
  expect(await proveLedger(house.house.read)).toMatchObject({ total: '0' })
  expect(odd).toEqual([])
})
