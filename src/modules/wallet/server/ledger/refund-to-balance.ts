import type { Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import { platformAccount, walletOf } from '../../rules/ledger-accounts.ts'
import { post } from './post.ts'

export type BalanceRefund = {
  readonly memberId: number
  readonly fen: bigint
  /** Number of the refund: it is given back once. */
  readonly reference: string
  readonly note: string
  readonly act: CommandActor
}

/**
 * Gives money that was paid for orders back to a member's balance, once per reference. How much may go back, the caller's own books say.
 */
export function refundToBalance(tx: Transaction, refund: BalanceRefund): Promise<{ readonly isRepeated: boolean } | Failure> {
  return post(tx, {
    kind: 'orderRefund',
    reference: refund.reference,
    entries: [
      { account: platformAccount('orders'), fen: -refund.fen },
      { account: walletOf('member', refund.memberId), fen: refund.fen },
    ],
    note: refund.note,
    act: refund.act,
  })
}
