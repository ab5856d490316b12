import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { releaseStock } from '../../../inventory/server/public.ts'
import { participationMachine, type ParticipationEvent } from '../../rules/participation-machine.ts'
import { moveParticipationRow, type Participation, type ParticipationChange } from './participation-repository.ts'

export type ParticipationMove = {
  readonly event: ParticipationEvent
  readonly who: 'buyer' | 'system'
  readonly act: ActorContext
  readonly change?: ParticipationChange
  /** When the balance is due, for the move that asks for it. */
  readonly dueAt?: Date
}
const endStates: readonly string[] = ['CANCELLED', 'FORFEITED', 'DEPOSIT_REFUNDED', 'COMPENSATED']

/** Moves a locked participation with its timers, its audit row and the event that tells its member; an end frees its stock. */
export async function moveParticipation(tx: Transaction, of: Participation, move: ParticipationMove): Promise<Participation | Failure> {
  const { event, who, act, change = {}, dueAt } = move
  const { participationId, participationSn, campaignId, memberId, storeId } = of
  const timer = { entity: 'groupParticipation', entityId: participationSn }
  const done = await transition(tx, {
    machine: participationMachine,
    event,
    who,
    from: of.state,
    update: (to, from) =>
      moveParticipationRow(tx, participationId, { to, from }, endStates.includes(to) ? { ...change, endedAt: act.now } : change),
    timers: () => ({ cancel: [timer], set: dueAt ? [{ ...timer, event: 'balanceOver', dueAt }] : [] }),
    events: (state) => [
      {
        event: 'groupSale.participationMoved',
        key: participationSn,
        payload: { participationSn, campaignId, memberId, storeId, state, who },
      },
    ],
    audit: { act, action: `groupSale.${event}Participation`, entity: 'groupParticipation', entityId: participationSn },
  })
  if (isFailure(done)) return done
  if (endStates.includes(done.to)) await releaseStock(tx, participationSn)
  return done.moved
}

/** A move that its own lock allows: a refusal is a bug. */
export async function mustMoveParticipation(tx: Transaction, of: Participation, move: ParticipationMove): Promise<Participation> {
  const moved = await moveParticipation(tx, of, move)
  if (isFailure(moved)) throw new Error(`participation ${of.participationSn} was not moved by ${move.event}: ${moved.code}`)
  return moved
}
