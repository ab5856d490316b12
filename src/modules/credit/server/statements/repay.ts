import { refuseForeignPictures } from '../../../site/server/public.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { yuanGrouped } from '../../../../kernel/money/money.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { platformAccount, walletOf } from '../../../wallet/rules/ledger-accounts.ts'
import { claimTransfer, post, releaseTransfer } from '../../../wallet/server/public.ts'
import { billDayProblem } from '../../rules/bill-day.ts'
import { coverLines } from '../../rules/cover-lines.ts'
import { repaymentMachine } from '../../rules/repayment-machine.ts'
import { payableStates } from '../../rules/statement-machine.ts'
import { lockAccount, type CreditAccount } from '../ledger/account-repository.ts'
import { payMinutes } from '../ledger/credit-settings.ts'
import { openLines, ownsLines } from '../ledger/line-repository.ts'
import { addOperation } from '../ledger/operation-repository.ts'
import { coverOwed } from '../ledger/write-line.ts'
import type { RepaymentMoney } from '../ports.ts'
import { closePending } from './close-repayment.ts'
import { followPayments } from './follow-payments.ts'
import { moveStatement } from './move-statement.ts'
import { addRepayment, coversOf, moveRepaymentRow, repaymentById, type NewRepayment, type Repayment } from './repayment-repository.ts'
import { lockStatement, statementBySn } from './statement-repository.ts'

export type RepaymentInput = Omit<NewRepayment, 'payUntil'> & {
  readonly enterpriseId: number
  /** Only this statement; empty pays the oldest due of all. */
  readonly statementSn: string
  readonly lineIds: readonly number[]
}

/**
 * The company pays what is due (flows.md F9): named lines, one statement, or the oldest due of all. Balance pays at once, a transfer or a bill
 * waits for the lender, and an online payment for its money; whichever comes last closes an online one that waits. Refusals: `credit.accountGone`, `statementGone`, `lineGone`, `nothingDue`, `repayTooMuch`, `documentUsed`, `billPast`, `billTooLate`, `wallet.balanceShort`.
 */
export async function repay(
  tx: Transaction,
  wish: RepaymentInput,
  { act, money }: { readonly act: ActorContext; readonly money: RepaymentMoney },
): Promise<Repayment | Failure> {
  const account = await lockAccount(tx, wish.accountId)
  if (account?.enterpriseId !== wish.enterpriseId) return failure('credit.accountGone')
  const statement = wish.statementSn === '' ? null : await statementBySn(tx, wish.statementSn)
  if (wish.statementSn !== '' && statement?.accountId !== account.accountId) return failure('credit.statementGone')
  const pictures = wish.picture === '' ? [] : [wish.picture]
  const foreign = await refuseForeignPictures(tx, pictures, { memberId: wish.memberId, purpose: 'voucher', field: 'picture' })
  if (foreign) return foreign
  const wrongDay = wish.billDueOn === null ? null : billDayProblem(wish.billDueOn, dayOf(act.now))
  if (wrongDay) return wrongDay
  if (!(await ownsLines(tx, account.accountId, wish.lineIds))) return failure('credit.lineGone')
  const due = await openLines(tx, account.accountId, { states: payableStates, statementId: statement?.statementId ?? null })
  const { covers, restFen } = coverLines(wish.amountFen, due, { named: wish.lineIds })
  if (covers.length === 0) return failure('credit.nothingDue')
  if (restFen > 0n) return failure('credit.repayTooMuch', { most: yuanGrouped(wish.amountFen - restFen) }, { field: 'amount' })
  await closePending(tx, account.accountId, { money, act })
  const payUntil = wish.method === 'ONLINE' ? new Date(act.now.getTime() + (await payMinutes(tx)) * 60_000) : null
  const made = await addRepayment(tx, { ...wish, payUntil }, covers, act.now)
  const use = { purpose: 'creditRepayment', reference: made?.repaymentSn ?? '' } as const
  if (!made || (wish.method === 'TRANSFER' && !(await claimTransfer(tx, wish.documentNo, use, act.now))))
    return failure('credit.documentUsed', {}, { field: 'documentNo' })
  await audit(tx, {
    ...act,
    action: 'creditRepayment.create',
    entity: 'creditRepayment',
    entityId: made.repaymentSn,
    without: 'creation',
    to: made.state,
    facts: { fen: String(made.amountFen), method: made.method },
  })
  if (payUntil) {
    await schedule(tx, { entity: 'creditRepayment', entityId: made.repaymentId, event: 'close', dueAt: payUntil })
    return made
  }
  if (wish.method === 'BALANCE') return payFromBalance(tx, account, made, act)
  for (const statementId of [...new Set(covers.map((one) => one.statementId))].toSorted((one, other) => one - other)) {
    const of = await lockStatement(tx, statementId)
    const moved = of && (await moveStatement(tx, of, { event: 'repay', who: 'buyer', act }))
    if (moved && isFailure(moved)) return moved
  }
  await emit(tx, {
    event: 'credit.repaymentMoved',
    key: made.repaymentSn,
    payload: {
      repaymentSn: made.repaymentSn,
      enterpriseId: account.enterpriseId,
      storeId: account.storeId,
      state: 'REVIEW',
      method: made.method,
    },
  })
  return made
}

async function payFromBalance(tx: Transaction, account: CreditAccount, made: Repayment, act: ActorContext): Promise<Repayment | Failure> {
  const posted = await post(tx, {
    kind: 'creditRepayment',
    reference: made.repaymentSn,
    entries: [
      { account: walletOf('member', made.memberId), fen: -made.amountFen },
      { account: account.storeId === 0 ? platformAccount('credit') : walletOf('store', account.storeId), fen: made.amountFen },
    ],
    act,
  })
  if (isFailure(posted)) return posted
  return decide(tx, made, { event: 'confirm', who: 'system', reason: '', act })
}

type Decision = {
  readonly event: 'confirm' | 'reject' | 'pay'
  readonly who: 'lender' | 'system'
  readonly reason: string
  readonly act: ActorContext
}

/** Moves a repayment of a locked account, books it when it came, and lets its statements follow. */
export async function decide(tx: Transaction, of: Repayment, { event, who, reason, act }: Decision): Promise<Repayment | Failure> {
  const { accountId, repaymentSn } = of
  const done = await transition(tx, {
    machine: repaymentMachine,
    event,
    who,
    from: of.state,
    update: (to, sources) => moveRepaymentRow(tx, of.repaymentId, { to, sources, reason, at: act.now, by: act.actor.name }),
    timers: () => ({ cancel: [{ entity: 'creditRepayment', entityId: of.repaymentId }], set: [] }),
    audit: { act, action: `creditRepayment.${event}`, entity: 'creditRepayment', entityId: repaymentSn, ...(reason ? { reason } : {}) },
    events: (to) => [
      {
        event: 'credit.repaymentMoved',
        key: repaymentSn,
        payload: { repaymentSn, enterpriseId: of.enterpriseId, storeId: of.storeId, state: to, method: of.method },
      },
    ],
  })
  if (isFailure(done)) return done
  const covers = await coversOf(tx, of.repaymentId)
  const reviewed = [...new Set(covers.map((one) => one.statementId))]
  let touched: number[] = []
  if (event === 'reject') await releaseTransfer(tx, { purpose: 'creditRepayment', reference: repaymentSn })
  else {
    await addOperation(tx, { accountId, kind: 'REPAID', reference: repaymentSn, changes: { drawnFen: -of.amountFen }, act })
    touched = await coverOwed(tx, accountId, of.amountFen, { named: covers.map((one) => one.lineId) })
  }
  await followPayments(tx, accountId, touched, act, reviewed)
  return (await repaymentById(tx, of.repaymentId)) ?? of
}

/** The lender confirms that the money or the bill came, or says why not. Refusals: `credit.repaymentGone`, `api.stale`, `credit.textNeeded`, the machine's. */
export async function reviewRepayment(
  tx: Transaction,
  wish: { repaymentId: number; expectedVersion?: number | undefined; event: 'confirm' | 'reject'; reason: string },
  storeIds: readonly number[],
  act: ActorContext,
): Promise<Repayment | Failure> {
  const seen = await repaymentById(tx, wish.repaymentId)
  if (!seen || !storeIds.includes(seen.storeId)) return failure('credit.repaymentGone')
  await lockAccount(tx, seen.accountId)
  const of = await repaymentById(tx, wish.repaymentId)
  if (!of) return failure('credit.repaymentGone')
  if (wish.expectedVersion !== undefined && wish.expectedVersion !== of.version) return failure('api.stale')
  if (wish.event === 'reject' && wish.reason === '') return failure('credit.textNeeded', {}, { field: 'reason' })
  return decide(tx, of, { event: wish.event, who: 'lender', reason: wish.reason, act })
}
