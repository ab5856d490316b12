import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import { credit } from './apply-recharge-trade.ts'
import { logRecharge } from './log-recharge.ts'
import { lockRecharge, markRechargeSettled, rechargeBySn, type Recharge } from './recharge-repository.ts'

/**
 * The platform credits what really arrived for a recharge whose amount did not fit. Refusals: `wallet.rechargeGone`,
 * `wallet.rechargeNotOdd`.
 */
export async function settleRecharge(
  tx: Transaction,
  wish: { rechargeSn: string; reason: string },
  act: CommandActor,
): Promise<Recharge | Failure> {
  const seen = await rechargeBySn(tx, wish.rechargeSn)
  const recharge = seen && (await lockRecharge(tx, seen.channel, wish.rechargeSn))
  if (!recharge) return failure('wallet.rechargeGone')
  if (!(await markRechargeSettled(tx, recharge.rechargeId, recharge.version))) return failure('wallet.rechargeNotOdd')
  await credit(tx, recharge, recharge.capturedFen, act)
  await logRecharge(tx, recharge, { event: 'settle', to: 'SUCCESS', act, reason: wish.reason })
  return { ...recharge, state: 'SUCCESS' }
}
