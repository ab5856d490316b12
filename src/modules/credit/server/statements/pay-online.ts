import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { platformAccount, walletOf } from '../../../wallet/rules/ledger-accounts.ts'
import { mustPost } from '../../../wallet/server/public.ts'
import { coverLines } from '../../rules/cover-lines.ts'
import { payableStates } from '../../rules/statement-machine.ts'
import { lockAccount } from '../ledger/account-repository.ts'
import { openLines } from '../ledger/line-repository.ts'
import { decide } from './repay.ts'
import { coversOf, repaymentBySn, type Repayment } from './repayment-repository.ts'

type Asked = { readonly subjectSn: string; readonly memberId: number; readonly now: Date }

/** A repayment that is paid through a gateway, as the module of payments asks about it. */
export const repaymentSubject = {
  kind: 'creditRepayment',
  returnPath: (repaymentSn: string) => `/member/credit/pay?repaymentSn=${repaymentSn}`,
  /** What is to pay until when. Refusals: `credit.repaymentGone`, `notToPay`. */
  due: async (tx: Transaction, { subjectSn, memberId, now }: Asked): Promise<{ amountFen: bigint; payUntil: Date } | Failure> => {
    const of = await lockRepayment(tx, subjectSn)
    if (of?.memberId !== memberId) return failure('credit.repaymentGone')
    const { amountFen, payUntil } = of
    return payUntil && payUntil > now && (await isDue(tx, of)) ? { amountFen, payUntil } : failure('credit.notToPay')
  },
  lock: async (tx: Transaction, repaymentSn: string) => {
    const of = await lockRepayment(tx, repaymentSn)
    return of && { isDue: await isDue(tx, of), pay: (_paidAt: Date, act: ActorContext) => book(tx, of, act) }
  },
} as const

/** A repayment with its account locked, before its payments: the order in which everybody locks. */
async function lockRepayment(tx: Transaction, repaymentSn: string): Promise<Repayment | null> {
  const seen = await repaymentBySn(tx, repaymentSn)
  if (!seen) return null
  await lockAccount(tx, seen.accountId)
  return repaymentBySn(tx, repaymentSn)
}

/** The lines that it names still owe all of it. Who paid them meanwhile, by whatever way, leaves it nothing to pay. */
async function isDue(tx: Transaction, { state, repaymentId, accountId, amountFen }: Repayment): Promise<boolean> {
  if (state !== 'PENDING_PAYMENT') return false
  const named = (await coversOf(tx, repaymentId)).map(({ lineId }) => lineId)
  const due = await openLines(tx, accountId, { states: payableStates })
  return coverLines(amountFen, due, { named }).restFen === 0n
}

/** The money lies with the platform already; a store that lends gets it. */
async function book(tx: Transaction, of: Repayment, act: ActorContext): Promise<void> {
  const { storeId, repaymentSn: reference, amountFen } = of
  const toStore = [
    { account: platformAccount('credit'), fen: -amountFen },
    { account: walletOf('store', storeId), fen: amountFen },
  ]
  if (storeId !== 0) await mustPost(tx, { kind: 'creditRepayment', reference, entries: toStore, act })
  const paid = await decide(tx, of, { event: 'pay', who: 'system', reason: '', act })
  if (isFailure(paid)) throw new Error(`${reference} was not paid: ${paid.code}`)
}
