import { audit } from '../../../../kernel/audit/audit.ts'
import { emit, requestJob } from '../../../../kernel/events/events.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { CommandActor } from '../../../../api/command-actor.ts'
import type { RechargeEvent, RechargeState } from '../../rules/recharge-machine.ts'
import type { Recharge } from './recharge-repository.ts'

export const rechargeCheckTask = 'wallet.rechargeCheck'

/** Asks that a gateway be asked about a recharge; a later request for the same one replaces this one. */
export async function requestRechargeCheck(tx: Transaction, rechargeSn: string, runAt: Date): Promise<void> {
  await requestJob(tx, rechargeCheckTask, { rechargeSn }, { runAt, key: `${rechargeCheckTask}.${rechargeSn}` })
}

/** Writes the audit row and the event of a move, in the transaction that made it. */
export async function logRecharge(
  tx: Transaction,
  recharge: Recharge,
  move: { event: RechargeEvent | 'conflict'; to: RechargeState; act: CommandActor; reason?: string; facts?: Record<string, string> },
): Promise<void> {
  const { actor, channel, requestId } = move.act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: `recharge.${move.event}`,
    entity: 'recharge',
    entityId: recharge.rechargeSn,
    from: recharge.state,
    to: move.to,
    ...(move.reason ? { reason: move.reason } : {}),
    ...(move.facts ? { facts: move.facts } : {}),
  })
  const { rechargeSn, memberId } = recharge
  await emit(tx, { event: 'wallet.rechargeMoved', key: rechargeSn, payload: { rechargeSn, memberId, state: move.to } })
}
