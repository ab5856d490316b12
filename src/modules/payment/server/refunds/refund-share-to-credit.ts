import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { refundToCredit } from '../../../credit/server/public.ts'
import { refundMachine } from '../../rules/refund-machine.ts'
import { addRefund, moveRefund, type Refund } from './refund-repository.ts'

/** Gives an order's share of a credit payment back to the line at once. Refusals: `payment.nothingToGiveBack`, `credit.noHold`. */
export async function refundShareToCredit(
  tx: Transaction,
  share: {
    readonly paymentId: number
    readonly fen: bigint
    readonly reason: string
    readonly orderSn: string
    readonly reference: string
    readonly isUnshipped: boolean
  },
  act: ActorContext,
): Promise<Refund | Failure> {
  const { paymentId, fen, reason, orderSn, reference, isUnshipped } = share
  const refund = await addRefund(tx, { paymentId, amountFen: fen, reason, at: act.now, by: act.actor.name, orderSn, reference })
  if (!refund) return failure('payment.nothingToGiveBack')
  const back = await refundToCredit(tx, { orderSn, fen, reference: refund.outRefundNo, isUnshipped, act })
  if (back && isFailure(back)) return back
  const from = refundMachine.sources('done', 'gateway')
  await moveRefund(tx, refund.refundId, { to: 'DONE', from, gatewayRefundNo: null, failedReason: null, at: act.now })
  return { ...refund, state: 'DONE' }
}
