import { aStoredVoucher } from '../../fixtures/database/stored-picture.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../../src/kernel/time/clock.ts'
import { bookkeepingHandlers } from '../../../src/modules/bookkeeping/server/public.ts'
import {
  contractDueAct,
  contractDueBalance,
  contractDueInfo,
  contractDueQueue,
  contractDueReview,
  contractDues,
  contractDueStart,
  contractDueVoucher,
  sellerContractDueAct,
  sellerContractDues,
} from '../../../src/modules/contract-due/endpoints.ts'
import { dueMachine } from '../../../src/modules/contract-due/rules/due-machine.ts'
import { contractDueEntries, contractDueHandlers, contractDueTimers } from '../../../src/modules/contract-due/server/public.ts'
import { dueOfPricePaid } from '../../../src/modules/contract-pricing/server/public.ts'
import { proveLedger } from '../../../src/modules/wallet/server/ledger/ledger-proof.ts'
import {
  gatewayAccount,
  payableAccount,
  platformAccount,
  walletOf,
  type AccountKey,
} from '../../../src/modules/wallet/rules/ledger-accounts.ts'
import { balanceOfAccount, mustPost } from '../../../src/modules/wallet/server/public.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { aPaymentHouse } from '../../fixtures/server/payment-app.ts'
import { aPlatformClerk, aStoreClerk } from '../../fixtures/trade/goods.ts'
import { anIndexContractHouse, indexWeek as week } from '../../fixtures/trade/index-contract-house.ts'
import { contractStatements } from '../../fixtures/books/contract-statements.ts'
import { purposeOfTransfer, useTransfer } from '../../fixtures/trade/used-transfers.ts'
import { movesOfTrigger, pairsOf } from '../../fixtures/trade/state-moves.ts'

const market = await anIndexContractHouse()
const { client, clock, company, store, once, inForce, seen, acts, tellQuote } = market
const { house, deps, wechat } = await aPaymentHouse(market.database, {
  clock: { now: () => clock.now(), moveOn: (seconds) => clock.forward(seconds * 1000) },
})
const ask = asker(house, [
  ...contractDueHandlers({ payment: deps, payPassword: () => Promise.resolve(null), whenPaid: dueOfPricePaid }),
  ...bookkeepingHandlers(undefined, [contractDueEntries]),
])
const staff = () => ({ visitor: { ...aPlatformClerk(), platform: ['platform.payments' as const] }, idempotencyKey: randomUUID() })
const buyerId = company.visitor.member?.memberId ?? 0

async function give(account: AccountKey, fen: bigint): Promise<void> {
  const act = { actor: { kind: 'system', id: null, name: 't' }, channel: 'job', requestId: 'r', now: clock.now() } as const
  const entries = [
    { account: gatewayAccount('wechat'), fen: -fen },
    { account, fen },
  ]
  await house.inTransaction((tx) => mustPost(tx, { kind: 'recharge', reference: randomUUID(), entries, act }))
}
const balanceOf = async (account: AccountKey) => (await balanceOfAccount(house.read, account)).balanceFen
const [wallet, payable, deposits] = [walletOf('member', buyerId), payableAccount(1001), platformAccount('deposits')]
const balances = async () => [await balanceOf(wallet), await balanceOf(payable), await balanceOf(deposits)]
/** What moved on the buyer's balance, what the store is owed, and what the platform keeps. */
async function movedBy(act: () => Promise<unknown>) {
  const before = await balances()
  await act()
  return (await balances()).map((fen, place) => Number(fen - (before[place] ?? 0n)))
}
const duesOf = async (contractId: number) => dataOf(await ask(contractDues, { contractId }, company))
const quoteOf = (price: number, date = '2026-11-18') =>
  client.query(
    `INSERT INTO index_quote (series_code, quote_date, low, high, price, published_at) VALUES ('ZN0-SH', $2, $1, $1, $1, now())`,
    [price * 10_000, date],
  )
const outdated = (date = '2026-11-18') =>
  client.query(`UPDATE index_quote SET is_current = false WHERE series_code = 'ZN0-SH' AND quote_date = $1`, [date])
/** Both sides confirm the sheet of the only line. */
async function agreed(contractId: number): Promise<void> {
  await tellQuote('ZN0-SH')
  const { settlement } = await seen(contractId)
  if (!settlement) dataOf(await acts('buyer', contractId, 'calculate'))
  for (const who of ['buyer', 'store'] as const) dataOf(await acts(who, contractId, 'confirm'))
}
const entriesOf = async (dueSn: string) =>
  (
    await client.query<{ payable: number }>(
      `SELECT payable::int FROM settlement_entry WHERE kind = 'contract' AND reference LIKE $1 || '%' ORDER BY entry_id`,
      [dueSn],
    )
  ).rows.map((row) => row.payable)
/** What the store gets of money that raises the price: less the commission of its goods, 2 % unless the platform set another. */
const lessCommission = (fen: number) => fen - Math.round(fen * 0.02)
const finance = { visitor: { ...store.visitor, stores: clerk(1001).stores } }
const toldOf = contractStatements(ask, { buyer: company, store: finance }, () => clock.now())
const wellDone = async () => {
  const { total, unbalanced, wrong } = await proveLedger(house.read)
  expect([Number(total), unbalanced, wrong]).toEqual([0, 0, 0])
}

test('the database knows the same moves as the machine', async () => {
  expect(await movesOfTrigger(client, 'contract_due')).toEqual(pairsOf(dueMachine, ['system', 'buyer', 'store', 'platform']))
})

function clerk(storeId: number) {
  const seat = aStoreClerk(storeId)
  return { ...seat, stores: seat.stores.map((one) => ({ ...one, capabilities: [...one.capabilities, 'store.finance' as const] })) }
}

/** A contract whose final price is above the provisional one: the buyer owes. */
async function dearer() {
  await outdated()
  await quoteOf(30_000)
  const contractId = await inForce()
  clock.forward(86_400_000)
  await agreed(contractId)
  const [due] = await duesOf(contractId)
  if (!due) throw new Error('a due')
  return { contractId, due }
}

test('twenty notifications pay a difference once; it goes to the store and its sheet is settled', async () => {
  const { contractId, due } = await dearer()
  expect(due).toMatchObject({ kind: 'DIFFERENCE', debtor: 'buyer', state: 'DUE', can: ['pay'] })
  const { dueSn, amount } = due
  expect((await market.detail(contractId)).obligations).toMatchObject([{ kind: 'buyerOwes', amount }])
  dataOf(await ask(contractDueStart, { dueSn, method: 'wechat' }, company))
  const { rows } = await client.query<{ sn: string }>(`SELECT payment_sn AS sn FROM subject_payment WHERE subject_sn = $1`, [dueSn])
  const sn = rows[0]?.sn ?? ''
  expect(wechat.pay(sn)).toBe(true)
  const moved = await movedBy(() => Promise.all(Array.from({ length: 20 }, () => wechat.courier.deliver('trade', sn))))
  expect(moved).toEqual([0, lessCommission(Math.round(amount * 100)), 0])
  expect((await duesOf(contractId))[0]).toMatchObject({ state: 'PAID', way: 'ONLINE', can: [] })
  expect((await seen(contractId)).settlement).toMatchObject({ differenceState: 'RECEIVED', differenceNote: dueSn })
  expect(await entriesOf(dueSn)).toEqual([lessCommission(Math.round(amount * 100))])
  expect((await acts('store', contractId, 'waive', { reason: '免' })).state).toBe(255)
  expect((await market.detail(contractId)).obligations).toEqual([])
  const payment = ['payment', amount, 'wechat']
  expect(await toldOf(contractId)).toEqual({ buyer: [payment], store: [payment] })
  await wellDone()
})

test('balance pays, and what a store says it received itself moves nothing here; money after that goes back', async () => {
  const [paid, direct] = [await dearer(), await dearer()]
  const pay = (dueSn: string) => ask(contractDueBalance, { dueSn, payPassword: 'x' }, once(company))
  expect((await ask(contractDueBalance, { dueSn: 'HT-none', payPassword: 'x' }, once(company))).code).toBe('contractDue.gone')
  const fen = Math.round(paid.due.amount * 100)
  await give(wallet, BigInt(fen))
  expect(await movedBy(() => pay(paid.due.dueSn))).toEqual([-fen, lessCommission(fen), 0])
  dataOf(await ask(contractDueStart, { dueSn: direct.due.dueSn, method: 'wechat' }, company))
  const moved = await movedBy(async () => dataOf(await acts('store', direct.contractId, 'receive', { reason: '12 月 1 日电汇' })))
  expect(moved).toEqual([0, 0, 0])
  expect((await duesOf(direct.contractId))[0]).toMatchObject({ state: 'DIRECT', reason: '12 月 1 日电汇' })
  const { rows } = await client.query<{ sn: string }>(`SELECT payment_sn AS sn FROM subject_payment WHERE subject_sn = $1`, [
    direct.due.dueSn,
  ])
  const sn = rows[0]?.sn ?? ''
  wechat.pay(sn)
  expect(await movedBy(() => wechat.courier.deliver('trade', sn))).toEqual([Math.round(direct.due.amount * 100), 0, 0])
  expect((await pay(direct.due.dueSn)).code).toBe('contractDue.notDue')
  for (const [contractId, way] of [
    [paid.contractId, 'balance'],
    [direct.contractId, 'DIRECT'],
  ] as const) {
    const payment = ['payment', fen / 100, way]
    expect(await toldOf(contractId)).toEqual({ buyer: [payment], store: [payment] })
  }
  await wellDone()
})

test('a transfer is checked by the platform; meanwhile nobody closes the sheet; one transfer pays one sum', async () => {
  const [of, other] = [await dearer(), await dearer()]
  const own = await aStoredVoucher(client, buyerId)
  const voucher = (dueSn: string, documentNo: string, picture = own) =>
    ask(contractDueVoucher, { dueSn, bankName: '中国工商银行', documentNo, picture }, once(company))
  const { dueSn } = of.due
  for (const foreign of [`/files/${randomUUID()}`, await aStoredVoucher(client, 1)])
    expect((await voucher(dueSn, 'ICBC-9', foreign)).code).toBe('member.pictureGone')
  const handed = dataOf(await voucher(dueSn, 'ICBC-9'))
  expect(handed).toMatchObject({ state: 'REVIEW', can: [] })
  expect(await purposeOfTransfer(client, 'ICBC-9')).toBe('contractDue')
  await useTransfer(client, 'CCB-9', 'order')
  for (const taken of ['ICBC-9', 'icbc -9', 'ccb-9']) expect((await voucher(other.due.dueSn, taken)).code).toBe('contractDue.voucherTaken')
  expect((await acts('store', of.contractId, 'waive', { reason: '免' })).code).toBe('contractDue.inReview')
  expect((await seen(of.contractId)).settlement?.differenceState).toBe('DUE')
  expect(dataOf(await ask(contractDueQueue, {}, staff()))).toMatchObject({ total: 1, list: [{ dueSn, documentNo: 'ICBC-9' }] })
  const review = (event: 'confirmTransfer' | 'rejectTransfer', expectedVersion: number, reason = '') =>
    ask(contractDueReview, { dueSn, expectedVersion, event, reason }, staff())
  expect((await review('rejectTransfer', handed.version)).code).toBe('contractDue.noteNeeded')
  expect(dataOf(await review('rejectTransfer', handed.version, '未查到')).state).toBe('DUE')
  expect(await purposeOfTransfer(client, 'ICBC-9')).toBe(null)
  const again = dataOf(await voucher(dueSn, 'ICBC-10'))
  expect((await review('confirmTransfer', handed.version)).code).toBe('api.stale')
  const fen = Math.round(of.due.amount * 100)
  expect(await movedBy(() => review('confirmTransfer', again.version))).toEqual([0, lessCommission(fen), 0])
  expect((await seen(of.contractId)).settlement?.differenceState).toBe('RECEIVED')
  await wellDone()
})

test('what is due is asked for three times; others see nothing of it', async () => {
  const { contractId, due } = await dearer()
  const stranger = { visitor: aStoreClerk(1002), idempotencyKey: randomUUID() }
  expect((await ask(sellerContractDues, { contractId }, stranger)).code).toBe('api.notFound')
  expect(
    (await ask(sellerContractDueAct, { dueSn: due.dueSn, expectedVersion: 1, event: 'waive', reason: '免' }, stranger)).state,
  ).not.toBe(200)
  expect((await ask(contractDueAct, { dueSn: due.dueSn, expectedVersion: 1, event: 'waive', reason: '免' }, once(company))).code).toBe(
    'kernel.moveBlocked',
  )
  expect(dataOf(await ask(contractDueInfo, { dueSn: due.dueSn }, company))).toMatchObject({ due: { isLate: 0 } })
  for (const timer of ['soon', 'lapse', 'late']) await contractDueTimers[`contractDue/${timer}`]?.(house, due.dueSn)
  const { rows } = await client.query<{ phase: string }>(
    `SELECT payload->>'phase' AS phase FROM event_outbox WHERE event = 'contractDue.asked' AND payload->>'dueSn' = $1 ORDER BY event_id`,
    [due.dueSn],
  )
  expect(rows.map(({ phase }) => phase)).toEqual(['due', 'soon', 'late', 'late'])
})

test('a margin that the store owes is paid out of its bill, covers the difference, and the rest goes back', async () => {
  // 23448 against 24000 is 2.3 % below: the store owes 13800.
  await outdated()
  await quoteOf(23_520)
  const contractId = await inForce({ ...week, to: '2026-12-18', marginPercent: 2 })
  await tellQuote('ZN0-SH')
  await tellQuote('ZN0-SH')
  const [margin] = await duesOf(contractId)
  expect(await duesOf(contractId)).toHaveLength(1)
  expect(margin).toMatchObject({ kind: 'MARGIN', debtor: 'store', amount: 13_800, state: 'DUE', lineNo: 1, can: ['waive'] })
  const { dueSn = '', version = 0 } = margin ?? {}
  const charge = () =>
    ask(sellerContractDueAct, { dueSn, expectedVersion: version, event: 'charge' }, { ...finance, idempotencyKey: randomUUID() })
  await give(payable, 100n - (await balanceOf(payable)))
  expect((await charge()).code).toBe('contractDue.payableShort')
  await give(payable, 5_000_000n)
  expect(await movedBy(charge)).toEqual([0, -1_380_000, 1_380_000])
  expect((await charge()).code).toBe('contractDue.notDue')
  expect((await market.detail(contractId)).obligations.map(({ kind }) => kind)).not.toContain('storeMargin')
  expect(await toldOf(contractId)).toEqual({ buyer: [], store: [['deposit', 13_800, 'BILL']] })
  clock.forward(30 * 86_400_000)
  await quoteOf(23_448, '2026-12-18')
  await client.query(`DELETE FROM index_quote WHERE quote_date BETWEEN '2026-11-21' AND '2026-12-17'`)
  const moved = await movedBy(() => agreed(contractId))
  const after = await duesOf(contractId)
  expect(after.map(({ kind, state, kept, amount }) => [kind, state, kept, amount])).toEqual([['MARGIN', 'RELEASED', 13_675, 13_800]])
  expect((await seen(contractId)).settlement).toMatchObject({ differenceState: 'RECEIVED', differenceNote: dueSn, difference: -13_675 })
  // What the margin covers lowers the price: 2 % of it come back to the store.
  expect(moved).toEqual([1_367_500, 12_500 + 27_350, -1_380_000])
  expect(await entriesOf(dueSn)).toEqual([-1_380_000, 12_500, 27_350])
  const told = await toldOf(contractId)
  expect(told.buyer).toEqual([['refund', -13_675, 'balance']])
  expect(told.store.toSorted().map(String)).toEqual(['deposit,-125,BILL', 'refund,-13675,margin'])
  await wellDone()
})

test('a lower price is paid out of the next bill, less the commission that the platform gives back', async () => {
  await outdated()
  await quoteOf(20_000)
  const contractId = await inForce()
  clock.forward(86_400_000)
  await agreed(contractId)
  const [due] = await duesOf(contractId)
  expect(due).toMatchObject({ kind: 'DIFFERENCE', debtor: 'store', state: 'DUE' })
  const { dueSn = '', version: expectedVersion = 0, amount = 0 } = due ?? {}
  const fen = Math.round(amount * 100)
  // What is lacking is the commission alone: it comes back with the same step.
  await give(payable, BigInt(lessCommission(fen)) - (await balanceOf(payable)))
  const moved = await movedBy(async () =>
    dataOf(await ask(sellerContractDueAct, { dueSn, expectedVersion, event: 'charge' }, { ...finance, idempotencyKey: randomUUID() })),
  )
  expect(moved).toEqual([fen, -lessCommission(fen), 0])
  expect(await entriesOf(dueSn)).toEqual([-lessCommission(fen)])
  expect(await toldOf(contractId)).toEqual({ buyer: [['refund', -amount, 'balance']], store: [['refund', -amount, 'BILL']] })
  await wellDone()
})

test('a margin of the buyer covers what it can of a higher price: what it covered and what was paid besides come to the difference', async () => {
  const [from, to] = [dayOf(clock.now()), addDays(dayOf(clock.now()), 30)]
  await client.query('DELETE FROM index_quote WHERE quote_date >= $1', [from])
  await quoteOf(80_000, from)
  const contractId = await inForce({ ...week, from, to, marginPercent: 2 })
  await tellQuote('ZN0-SH')
  const [margin] = await duesOf(contractId)
  expect(margin).toMatchObject({ kind: 'MARGIN', debtor: 'buyer', state: 'DUE' })
  const { dueSn = '', amount: covered = 0 } = margin ?? {}
  const pay = async (sn: string, amount: number) => {
    await give(wallet, BigInt(Math.round(amount * 100)))
    dataOf(await ask(contractDueBalance, { dueSn: sn, payPassword: 'x' }, once(company)))
  }
  await pay(dueSn, covered)
  expect(await toldOf(contractId)).toEqual({ buyer: [['deposit', covered, 'balance']], store: [] })
  clock.forward(31 * 86_400_000)
  await quoteOf(90_000, to)
  await agreed(contractId)
  const due = (await duesOf(contractId)).find(({ kind }) => kind === 'DIFFERENCE')
  await pay(due?.dueSn ?? '', due?.amount ?? 0)
  const { difference = 0 } = (await seen(contractId)).settlement ?? {}
  const rest = Math.round((difference - covered) * 100) / 100
  const told = await toldOf(contractId)
  for (const entries of [told.buyer, told.store])
    expect(entries.map(String).toSorted()).toEqual([`payment,${covered},margin`, `payment,${rest},balance`].toSorted())
  await wellDone()
})
