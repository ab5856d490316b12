import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { standingDue } from './due-repository.ts'
import { moveDue, type DueMove } from './move-due.ts'

type Closing = { readonly contractId: number; readonly lineNo: number; readonly side: 'buyer' | 'store' } & {
  readonly event: 'receive' | 'waive'
  readonly reason: string
  readonly act: ActorContext
}

/** The sheet of a final price says that its difference came outside the platform, or is waived. Refusal: `contractDue.inReview`. */
export async function closeDueOfSheet(tx: Transaction, closing: Closing): Promise<Failure | null> {
  const { contractId, lineNo, side, event, reason, act } = closing
  const due = await standingDue(tx, contractId, 'DIFFERENCE', lineNo)
  if (!due) return null
  if (due.state === 'REVIEW') return failure('contractDue.inReview')
  const move: DueMove = { event: event === 'receive' ? 'collect' : event, who: side, act, change: { reason } }
  const moved = await moveDue(tx, due, move)
  return isFailure(moved) ? moved : null
}
