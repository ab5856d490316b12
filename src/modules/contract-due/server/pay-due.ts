import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { everybodys, lockContract } from '../../contract/server/public.ts'
import { refuseForeignPictures } from '../../site/server/public.ts'
import type { PaymentSubject } from '../../payment/server/public.ts'
import { balanceOfAccount, claimTransfer, releaseTransfer } from '../../wallet/server/public.ts'
import { payableAccount } from '../../wallet/rules/ledger-accounts.ts'
import { staysWithPlatform, type DueWay } from '../rules/due-machine.ts'
import { attemptEndsAt } from '../rules/due-terms.ts'
import { passOn, takeFromBalance, takeFromBill, takeTransfer } from './due-money.ts'
import { dueBySn, notePayer, type ContractDue, type DueSide, type DueVoucher } from './due-repository.ts'
import { dueSideStates, moveDue, mustMoveDue } from './move-due.ts'
import { askAgain } from './due-timers.ts'

/** What other modules do when a due was paid, in the same transaction; its contract is locked. */
export type WhenPaid = (tx: Transaction, due: ContractDue, act: ActorContext) => Promise<void>

/** A due with its contract locked: contract, due, payment is the order in which everybody locks. */
async function lockDue(tx: Transaction, dueSn: string): Promise<ContractDue | null> {
  const seen = await dueBySn(tx, dueSn)
  const contract = seen && (await lockContract(tx, seen.contractId, everybodys))
  return contract && dueBySn(tx, dueSn)
}

/** A locked due of this side that waits for its money. Refusals: `contractDue.gone`, `notDue`. */
async function lockOpen(tx: Transaction, dueSn: string, debtor: DueSide): Promise<ContractDue | Failure> {
  const due = await lockDue(tx, dueSn)
  if (due?.debtor !== debtor) return failure('contractDue.gone')
  return due.state === 'DUE' ? due : failure('contractDue.notDue')
}

type Paid = { readonly way: DueWay; readonly paidBy?: number; readonly act: ActorContext }

/** The money lies with the platform: it stays there or goes to the other side, and what it was for is told. */
async function settle(tx: Transaction, due: ContractDue, { way, paidBy, act }: Paid, whenPaid: WhenPaid): Promise<ContractDue> {
  const isHeld = staysWithPlatform(due.kind)
  const byTransfer = way === 'TRANSFER'
  const event = byTransfer ? (isHeld ? 'holdTransfer' : 'confirmTransfer') : isHeld ? 'holdPayment' : 'pay'
  const change = { way, reason: '', ...(paidBy === undefined ? {} : { paidBy }) }
  const moved = await mustMoveDue(tx, due, { event, who: byTransfer ? 'platform' : 'system', act, change })
  if (!isHeld) await passOn(tx, { due: moved, act })
  await whenPaid(tx, moved, act)
  return (await dueBySn(tx, due.dueSn)) ?? moved
}

/** What is due under a contract, as the module of payments asks about it. It stays payable after its day. */
export function contractDueSubject(whenPaid: WhenPaid): PaymentSubject {
  return {
    kind: 'contractDue',
    returnPath: (dueSn) => `/member/contract/due?dueSn=${encodeURIComponent(dueSn)}`,
    due: async (tx, { subjectSn, memberId, now }) => {
      const due = await lockOpen(tx, subjectSn, 'buyer')
      if (isFailure(due)) return due
      await notePayer(tx, due, memberId)
      return { amountFen: due.amount, payUntil: attemptEndsAt(now) }
    },
    lock: async (tx, dueSn) => {
      const due = await lockDue(tx, dueSn)
      return due && { isDue: due.state === 'DUE', pay: async (_at, act) => void (await settle(tx, due, { way: 'ONLINE', act }, whenPaid)) }
    },
  }
}

type Wish = { readonly dueSn: string; readonly memberId: number; readonly act: ActorContext }

/** Pays with a member's balance; the payment password was proved before. Refusals: `contractDue.gone`, `notDue`, `wallet.balanceShort`. */
export async function payDueWithBalance(tx: Transaction, wish: Wish, whenPaid: WhenPaid): Promise<ContractDue | Failure> {
  const due = await lockOpen(tx, wish.dueSn, 'buyer')
  if (isFailure(due)) return due
  const refused = await takeFromBalance(tx, { due, act: wish.act }, wish.memberId)
  return refused ?? settle(tx, due, { way: 'BALANCE', paidBy: wish.memberId, act: wish.act }, whenPaid)
}

/** The store pays out of what the platform owes it. Refusals: `contractDue.gone`, `notDue`, `payableShort`. */
export async function payDueFromBill(tx: Transaction, wish: Wish, whenPaid: WhenPaid): Promise<ContractDue | Failure> {
  const due = await lockOpen(tx, wish.dueSn, 'store')
  if (isFailure(due)) return due
  const { balanceFen, heldFen } = await balanceOfAccount(tx, payableAccount(due.storeId))
  const refused = await takeFromBill(tx, { due, act: wish.act }, balanceFen - heldFen)
  return refused ?? settle(tx, due, { way: 'BILL', act: wish.act }, whenPaid)
}

/** Hands in the voucher of a transfer; the platform's finance checks it. Refusals: `contractDue.gone`, `notDue`, `voucherTaken`, `member.pictureGone`. */
export async function handInDue(tx: Transaction, wish: Wish & { readonly voucher: DueVoucher }): Promise<ContractDue | Failure> {
  const due = await lockOpen(tx, wish.dueSn, 'buyer')
  if (isFailure(due)) return due
  const { voucher, act, memberId: paidBy } = wish
  const foreign = await refuseForeignPictures(tx, [voucher.picture], { memberId: paidBy, purpose: 'voucher', field: 'picture' })
  if (foreign) return foreign
  if (!(await claimTransfer(tx, voucher.documentNo, { purpose: 'contractDue', reference: due.dueSn }, act.now)))
    return failure('contractDue.voucherTaken', {}, { field: 'documentNo' })
  return moveDue(tx, due, { event: 'handInTransfer', who: 'buyer', act, change: { voucher, paidBy, reason: '' } })
}

type Review = {
  readonly dueSn: string
  readonly expectedVersion: number
  readonly event: 'confirmTransfer' | 'rejectTransfer'
  readonly reason: string
  readonly act: ActorContext
}

/** The platform has looked at its account. Refusals: `contractDue.gone`, `noteNeeded`, `api.stale`, the machine's. */
export async function reviewDue(tx: Transaction, wish: Review, whenPaid: WhenPaid): Promise<ContractDue | Failure> {
  const { dueSn, expectedVersion, event, reason, act } = wish
  const due = await lockDue(tx, dueSn)
  if (!due) return failure('contractDue.gone')
  if (due.version !== expectedVersion) return failure('api.stale')
  if (event === 'rejectTransfer') {
    if (reason === '') return failure('contractDue.noteNeeded', {}, { field: 'reason' })
    const moved = await moveDue(tx, due, { event, who: 'platform', act, change: { reason } })
    if (isFailure(moved)) return moved
    await releaseTransfer(tx, { purpose: 'contractDue', reference: dueSn })
    await askAgain(tx, dueSn, act.now)
    return moved
  }
  if (due.state !== 'REVIEW') return failure('contractDue.notDue')
  await takeTransfer(tx, { due, act })
  return settle(tx, due, { way: 'TRANSFER', act }, whenPaid)
}

type Close = { readonly dueSn: string; readonly side: DueSide; readonly event: 'collect' | 'waive'; readonly reason: string } & {
  readonly expectedVersion: number
  readonly act: ActorContext
}

/** Who is owed it says that it came outside the platform, or waives it. Refusals: `contractDue.gone`, `noteNeeded`, `api.stale`, the machine's. */
export async function closeDue(tx: Transaction, wish: Close): Promise<ContractDue | Failure> {
  const due = await lockDue(tx, wish.dueSn)
  if (!due) return failure('contractDue.gone')
  if (due.version !== wish.expectedVersion) return failure('api.stale')
  if (wish.reason === '') return failure('contractDue.noteNeeded', {}, { field: 'reason' })
  const { side, event, reason, act } = wish
  return moveDue(tx, due, { event, who: side, act, change: { reason }, sideStates: dueSideStates(due, side) })
}
