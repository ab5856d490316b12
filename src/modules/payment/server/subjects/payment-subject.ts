import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { Failure } from '../../../../kernel/failure/failure.ts'
import type { PostingKind } from '../../../wallet/rules/ledger-accounts.ts'

/** What is paid through a gateway and is no checkout, by the table that holds it. */
export type SubjectKind = 'mallOrder' | 'groupDeposit' | 'creditRepayment' | 'weighSupplement' | 'contractDue'

/** What a module says of the things it wants paid; it keeps no payments of its own. */
export type PaymentSubject = {
  readonly kind: SubjectKind
  /** Where the browser returns to after paying, from the root of the site. */
  readonly returnPath: (subjectSn: string) => string
  /** Locks a subject of this member and says what it costs until when, or why it is not to be paid. */
  readonly due: (tx: Transaction, of: { subjectSn: string; memberId: number; now: Date }) => Promise<SubjectDue | Failure>
  /** Locks a subject, and what is locked before it, whoever owns it; null when there is none. */
  readonly lock: (tx: Transaction, subjectSn: string) => Promise<LockedSubject | null>
}
export type SubjectDue = { readonly amountFen: bigint; readonly payUntil: Date }
export type LockedSubject = {
  /** It waits for its money still; money for anything else goes to the balance of the member. */
  readonly isDue: boolean
  /** What it costs now, where that can change: an attempt over another amount does not pay it. */
  readonly fen?: bigint
  /** Moves it, in the transaction that books the money. */
  readonly pay: (paidAt: Date, act: ActorContext) => Promise<void>
}

type Books = { readonly account: 'orders' | 'deposits' | 'credit'; readonly receipt: PostingKind; readonly refund: PostingKind }

/** The account of the platform that keeps the money of each kind, and how its postings are named. */
export const booksOf: Readonly<Record<SubjectKind, Books>> = {
  mallOrder: { account: 'orders', receipt: 'orderReceipt', refund: 'orderRefund' },
  groupDeposit: { account: 'deposits', receipt: 'depositReceipt', refund: 'depositRefund' },
  creditRepayment: { account: 'credit', receipt: 'creditReceipt', refund: 'creditReturn' },
  weighSupplement: { account: 'orders', receipt: 'supplementReceipt', refund: 'supplementReturn' },
  contractDue: { account: 'deposits', receipt: 'contractReceipt', refund: 'contractReturn' },
}
