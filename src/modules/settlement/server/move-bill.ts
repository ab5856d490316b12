import { systemContext } from '../../../api/actor-context.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { gatewayAccount, payableAccount } from '../../wallet/rules/ledger-accounts.ts'
import { mustPost } from '../../wallet/server/public.ts'
import { billMachine, type BillEvent, type BillWho } from '../rules/bill-machine.ts'
import { billById, isPayoutSerialUsed, lockBill, moveBillRow, type Bill, type BillChange, type BillScope } from './bill-repository.ts'
import { currentPayoutAccount } from './payout/payout-account-repository.ts'

/** What forbids moves of a bill beside its state. */
export function billSideStates({
  openDisputes,
  total,
  hasNewerAccount,
}: Pick<Bill, 'openDisputes' | 'total' | 'hasNewerAccount'>): string[] {
  return [
    ...(openDisputes > 0 ? ['openDispute'] : []),
    ...(total <= 0n ? ['nothingToPay'] : []),
    ...(hasNewerAccount ? [] : ['sameAccount']),
  ]
}

type BillMove = { readonly event: BillEvent; readonly who: BillWho; readonly act: ActorContext; readonly change?: BillChange }

/** Moves a locked bill; of two moves at once one wins. Refusals are the machine's, and `api.stale`. */
export async function moveBill(tx: Transaction, bill: Bill, { event, who, act, change = {} }: BillMove): Promise<Bill | Failure> {
  const { billId, billSn, storeId } = bill
  const done = await transition(tx, {
    machine: billMachine,
    event,
    who,
    from: bill.state,
    sideStates: billSideStates(bill),
    update: (to, sources) => moveBillRow(tx, bill, { to, sources, change, at: act.now, by: act.actor.name }),
    audit: {
      act,
      action: `settlement.${event}`,
      entity: 'settlementBill',
      entityId: billSn,
      ...(change.remark ? { reason: change.remark } : {}),
      ...factsOf(change),
    },
    timers: () => ({ cancel: [{ entity: 'settlementBill', entityId: billId, event: 'confirm' }] }),
    events: (state) => [
      { event: 'settlement.billMoved', key: billSn, payload: { billId, billSn, storeId, state: event === 'fail' ? 'PAY_FAILED' : state } },
    ],
    ...(event === 'approve' && bill.openDisputes > 0 ? { refusal: failure('settlement.disputesOpen', { count: bill.openDisputes }) } : {}),
  })
  if (isFailure(done)) return done
  return (await billById(tx, billId, 'all')) ?? failure('api.notFound')
}

const factsOf = ({ bankSerial, payoutAccountId }: BillChange) => {
  const facts = { ...(bankSerial ? { bankSerial } : {}), ...(payoutAccountId ? { payoutAccountId } : {}) }
  return Object.keys(facts).length > 0 ? { facts } : {}
}

export type BillStep = {
  readonly billId: number
  readonly event: BillEvent
  readonly expectedVersion: number
  readonly reason?: string
  readonly bankSerial?: string
  readonly voucher?: string
}

/** A bill of a scope, locked and as it was seen. Refusals: `settlement.billGone`, `api.stale`. */
export async function lockSeenBill(
  tx: Transaction,
  { billId, expectedVersion }: Pick<BillStep, 'billId' | 'expectedVersion'>,
  scope: BillScope,
): Promise<Bill | Failure> {
  const bill = await lockBill(tx, billId, scope)
  if (!bill) return failure('settlement.billGone')
  return bill.version === expectedVersion ? bill : failure('api.stale')
}

/** The store confirms its bill. Refusals: of `lockSeenBill` and the machine. */
export async function confirmBill(
  tx: Transaction,
  step: Omit<BillStep, 'event'>,
  scope: BillScope,
  act: ActorContext,
): Promise<Bill | Failure> {
  const bill = await lockSeenBill(tx, step, scope)
  return isFailure(bill) ? bill : moveBill(tx, bill, { event: 'confirm', who: 'store', act })
}

/** Nobody said anything against the bill in time. */
export async function confirmSilently(tx: Transaction, billId: number, now: Date): Promise<void> {
  const bill = await lockBill(tx, billId, 'all')
  if (bill?.state !== 'GENERATED') return
  const done = await moveBill(tx, bill, { event: 'confirm', who: 'system', act: systemContext('settlementBill/confirm', now) })
  if (isFailure(done)) throw new Error(`${bill.billSn}: ${done.code}`)
}

/**
 * A step of the platform: approve, begin to pay, paid with the bank's serial and voucher, or failed with a reason. The approval freezes the
 * account that the bill is paid to; a bill with nothing to pay needs none and is carried. Refusals: `settlement.billGone`, `noPayoutAccount`, `disputesOpen`, `reasonNeeded`, `serialNeeded`, `voucherNeeded`,
 * `serialUsed`, `api.stale`, and the machine's.
 */
export async function platformStep(tx: Transaction, step: BillStep, act: ActorContext): Promise<Bill | Failure> {
  const bill = await lockSeenBill(tx, step, 'all')
  if (isFailure(bill)) return bill
  const { event, reason = '', bankSerial = '', voucher = '' } = step
  const to = billMachine.next(bill.state, event, 'platform', billSideStates(bill))
  if (event === 'fail' && !isFailure(to) && reason === '') return failure('settlement.reasonNeeded', {}, { field: 'reason' })
  if (event === 'succeed' && !isFailure(to)) {
    if (bankSerial === '') return failure('settlement.serialNeeded', {}, { field: 'bankSerial' })
    if (voucher === '') return failure('settlement.voucherNeeded', {}, { field: 'voucher' })
    if (await isPayoutSerialUsed(tx, bankSerial, bill.billId)) return failure('settlement.serialUsed', {}, { field: 'bankSerial' })
  }
  const target = await payeeOf(tx, bill, event, !isFailure(to))
  if (isFailure(target)) return target
  const change = { ...target, ...(event === 'succeed' ? { bankSerial, voucher } : event === 'fail' ? { remark: reason } : {}) }
  const moved = await moveBill(tx, bill, { event, who: 'platform', act, change })
  if (isFailure(moved)) return moved
  if (event === 'succeed') await bookPayout(tx, moved, act)
  if (event === 'approve' && moved.total <= 0n)
    return moveBill(tx, moved, { event: 'carry', who: 'system', act: systemContext('settlementBill/carry', act.now) })
  return moved
}

/** The store's account in force, where the step freezes it. Refusal: `settlement.noPayoutAccount`. */
async function payeeOf(tx: Transaction, bill: Bill, event: BillEvent, isAllowed: boolean): Promise<BillChange | Failure> {
  if (!isAllowed || (event !== 'approve' && event !== 'retarget') || bill.total <= 0n) return {}
  const account = await currentPayoutAccount(tx, bill.storeId)
  return account ? { payoutAccountId: account.accountId } : failure('settlement.noPayoutAccount')
}

/** The store is owed it no more, and it lies at the bank no more. */
async function bookPayout(tx: Transaction, { billSn, storeId, total, bankSerial }: Bill, act: ActorContext): Promise<void> {
  const entries = [
    { account: payableAccount(storeId), fen: -total },
    { account: gatewayAccount('transfer'), fen: total },
  ]
  await mustPost(tx, { kind: 'billPayout', reference: billSn, entries, note: bankSerial, act })
}

/** Emits that a bill was made or changed beside its state. */
export async function emitBillMoved(
  tx: Transaction,
  { billId, billSn, storeId }: Pick<Bill, 'billId' | 'billSn' | 'storeId'>,
  state: string,
): Promise<void> {
  await emit(tx, { event: 'settlement.billMoved', key: billSn, payload: { billId, billSn, storeId, state } })
}
