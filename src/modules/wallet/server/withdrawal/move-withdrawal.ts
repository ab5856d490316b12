import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import { gatewayAccount, walletOf } from '../../rules/ledger-accounts.ts'
import { withdrawalMachine, type WithdrawalEvent } from '../../rules/withdrawal-machine.ts'
import { captureHold, releaseHold } from '../ledger/holds.ts'
import { isSerialUsed, lockWithdrawal, moveWithdrawalRow, type Withdrawal } from './withdrawal-repository.ts'

export type WithdrawalMove = {
  readonly withdrawalId: number
  readonly event: WithdrawalEvent
  readonly expectedVersion?: number | undefined
  readonly reason: string
  readonly bankSerial: string
  readonly voucherImage: string
}

/**
 * A step of the platform on a withdrawal (flows.md F11). Success takes what was held and books it as paid by the bank; a refusal or a
 * failure gives it back. Refusals: `wallet.withdrawalGone`, `api.stale`, `wallet.reasonNeeded`, `serialNeeded`, `serialUsed`, and those
 * of the machine.
 */
export async function moveWithdrawal(tx: Transaction, wish: WithdrawalMove, act: CommandActor): Promise<Withdrawal | Failure> {
  const seen = await lockWithdrawal(tx, wish.withdrawalId)
  if (!seen) return failure('wallet.withdrawalGone')
  if (wish.expectedVersion !== undefined && wish.expectedVersion !== seen.version) return failure('api.stale')
  const to = withdrawalMachine.next(seen.state, wish.event, 'platform')
  if (isFailure(to)) return to
  const ends = to === 'REJECTED' || to === 'FAILED'
  if (ends && wish.reason === '') return failure('wallet.reasonNeeded', {}, { field: 'reason' })
  if (to === 'SUCCESS' && wish.bankSerial === '') return failure('wallet.serialNeeded', {}, { field: 'bankSerial' })
  if (to === 'SUCCESS' && (await isSerialUsed(tx, wish.bankSerial))) return failure('wallet.serialUsed', {}, { field: 'bankSerial' })
  const moved = await moveWithdrawalRow(tx, seen, {
    event: wish.event,
    to,
    reason: ends ? wish.reason : '',
    bankSerial: to === 'SUCCESS' ? wish.bankSerial : null,
    voucherImage: to === 'SUCCESS' ? wish.voucherImage : '',
    at: act.now,
    by: act.actor.name,
  })
  if (!moved) return failure('api.stale')
  const key = { kind: 'withdrawal', reference: seen.withdrawalSn } as const
  if (ends && !(await releaseHold(tx, key, act.now))) throw new Error(`${seen.withdrawalSn} held nothing`)
  if (to === 'SUCCESS') await captureHold(tx, { ...key, entries: entriesOf(seen), act })
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: `withdrawal.${wish.event}`,
    entity: 'withdrawal',
    entityId: seen.withdrawalSn,
    from: seen.state,
    to,
    ...(ends ? { reason: wish.reason } : {}),
  })
  const { withdrawalSn, memberId } = seen
  await emit(tx, { event: 'wallet.withdrawalMoved', key: withdrawalSn, payload: { withdrawalSn, memberId, state: to } })
  return moved
}

/** The member has it no more, and it lies at the bank no more. */
function entriesOf({ memberId, amountFen }: Withdrawal) {
  return [
    { account: walletOf('member', memberId), fen: -amountFen },
    { account: gatewayAccount('transfer'), fen: amountFen },
  ]
}
