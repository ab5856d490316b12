import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { AppContext } from '../../../../api/handler.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { differenceMachine } from '../../rules/difference-machine.ts'
import type { PaymentDeps } from '../deps.ts'
import { applyGatewayTrade } from '../gateway/apply-gateway-trade.ts'
import { gatewayActor } from '../move-payment.ts'
import { compareDay } from './reconcile-day.ts'
import { differenceById, lockDifference, resolveDifferenceRow, type Difference } from './reconciliation-repository.ts'

type CommandInput = { readonly differenceId: number; readonly resolution: string; readonly note: string; readonly expectedVersion: number }

/** Settles a difference with a note. Refusals: `payment.differenceGone`, `api.stale`, `payment.noteNeeded`, and the machine's. */
export async function resolveDifference(tx: Transaction, wish: CommandInput, act: ActorContext): Promise<Difference | Failure> {
  const { differenceId, resolution, note, expectedVersion } = wish
  const difference = await lockDifference(tx, differenceId)
  if (!difference) return failure('payment.differenceGone')
  if (difference.version !== expectedVersion) return failure('api.stale')
  if (note === '') return failure('payment.noteNeeded', {}, { field: 'note' })
  const done = await transition(tx, {
    machine: differenceMachine,
    event: 'resolve',
    who: 'platform',
    from: difference.state,
    update: (to, sources) => resolveDifferenceRow(tx, difference, { to, sources, resolution, note, at: act.now, by: act.actor.name }),
    audit: {
      act,
      action: 'payment.resolveDifference',
      entity: 'paymentDifference',
      entityId: differenceId,
      reason: note,
      facts: { resolution },
    },
  })
  if (isFailure(done)) return done
  return (await differenceById(tx, differenceId)) ?? failure('payment.differenceGone')
}

/**
 * A payment that only the bill knows may have lost its notification: the gateway is asked, what it says is booked as a notification would
 * be, and the day is compared again. Refusals: `payment.differenceGone`, `payment.notRequeried`, `payment.tradeUnknown`.
 */
export async function requeryDifference(app: AppContext, deps: PaymentDeps, differenceId: number): Promise<Difference | Failure> {
  const difference = await differenceById(app.read, differenceId)
  if (!difference) return failure('payment.differenceGone')
  const gateway = deps.gateways.get(difference.channel)
  if (!mayRequery(difference) || !gateway) return failure('payment.notRequeried')
  const asked = await gateway.query(difference.outTradeNo)
  if (asked.kind !== 'trade') return failure('payment.tradeUnknown')
  const { trade } = asked
  return app.inTransaction<Difference | Failure>(async (tx) => {
    const now = app.clock.now()
    const act = gatewayActor(gateway.channel, `bill.${trade.outTradeNo}`, now)
    if (trade.state === 'paid') await applyGatewayTrade(tx, gateway.channel, trade, act, deps.subjects)
    await compareDay(tx, difference.channel, difference.day, now)
    return (await differenceById(tx, differenceId)) ?? failure('payment.differenceGone')
  })
}

/** Only what the bill says was paid can be asked about: our own side has no more to hear. */
export function mayRequery({ state, finding, kind }: Pick<Difference, 'state' | 'finding' | 'kind'>): boolean {
  return state === 'OPEN' && finding === 'theirsOnly' && kind === 'payment'
}
