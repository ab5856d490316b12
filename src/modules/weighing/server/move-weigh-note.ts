import { audit } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { sumFen } from '../../../kernel/money/money.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { lockShippableOrder, type LockedOrder, type OrderScope } from '../../order/server/public.ts'
import { weighMoneyMachine, weighNoteMachine, type WeighMoneyState, type WeighNoteEvent } from '../rules/weigh-note-machine.ts'
import { concededLine, isWithinTolerance, lineAdjustment, resolveWeighedLine, type SettledLine } from '../rules/weight-settlement.ts'
import { supplementDueAt } from '../rules/supplement-terms.ts'
import { askForSupplement } from './supplement/supplement-timers.ts'
import { lockShipments, moveShipment } from '../../fulfilment/server/public.ts'
import type { GivenBackOf, LineGivenBack } from './ports.ts'
import {
  moveWeighNoteRow,
  setWeighNoteLines,
  weighNoteLines,
  weighNoteOf,
  type WeighNote,
  type WeighNoteLine,
} from './weigh-note-repository.ts'

export type WeighCommand = {
  readonly weighNoteSn: string
  readonly expectedVersion: number
  readonly scope: OrderScope
  readonly act: ActorContext
}
export type LockedWeighNote = { readonly note: WeighNote; readonly order: LockedOrder; readonly lines: readonly WeighNoteLine[] }

/** A weigh note of a scope, under the lock of its order. Refusals: `weighing.weighNoteGone`, `api.stale`. */
export async function lockWeighNote(tx: Transaction, wanted: Omit<WeighCommand, 'act'>): Promise<LockedWeighNote | Failure> {
  const seen = await weighNoteOf(tx, wanted.weighNoteSn, wanted.scope)
  const shippable = seen && (await lockShippableOrder(tx, seen.orderSn, wanted.scope))
  const note = shippable && (await weighNoteOf(tx, wanted.weighNoteSn, wanted.scope))
  if (!note || !shippable) return failure('weighing.weighNoteGone')
  if (note.version !== wanted.expectedVersion) return failure('api.stale')
  return { note, order: shippable.order, lines: (await weighNoteLines(tx, [note.weighNoteId])).get(note.weighNoteId) ?? [] }
}

/** Facts that forbid a move. */
export function sideStatesOf({ note, order, lines }: LockedWeighNote): string[] {
  const within = lines.every((line) => line.settleBy === 'THEORETICAL' || isWithinTolerance(line, note.tolerancePpm))
  return [...(order.frozen ? ['frozen'] : []), ...(within ? ['withinTolerance'] : [])]
}

/** What each line is settled at after a move; null where nothing is settled by it. */
function settlementOf(event: WeighNoteEvent, who: 'buyer' | 'store', { note, lines }: LockedWeighNote): readonly SettledLine[] | null {
  if (event === 'confirm' || event === 'contest') return lines.map((line) => resolveWeighedLine(line, note.tolerancePpm))
  // Who agrees with the second weighing takes it for every line beyond the tolerance.
  if (event === 'agree') return lines.map((line) => concededLine(line, note.tolerancePpm, 'store'))
  return event === 'concede' ? lines.map((line) => concededLine(line, note.tolerancePpm, who)) : null
}

/** The lines at what they are settled at, with what the buyer owes more for that than was paid, and was not given back since. */
function settledLines(
  lines: readonly WeighNoteLine[],
  settlement: readonly SettledLine[],
  givenBack: ReadonlyMap<number, LineGivenBack>,
): WeighNoteLine[] {
  return lines.map((line, index) => {
    const { settled, disputed } = settlement[index] ?? { settled: line.shipped, disputed: 0n }
    return { ...line, settled, disputed, adjustment: lineAdjustment(line, settled, givenBack.get(line.orderLineId)?.fen ?? 0n) }
  })
}

function moneyAfter(isSettled: boolean, adjustment: bigint): WeighMoneyState {
  if (!isSettled) return 'UNDECIDED'
  const event = adjustment === 0n ? 'balance' : adjustment < 0n ? 'owe' : 'claim'
  const to = weighMoneyMachine.next('UNDECIDED', event, 'system')
  if (isFailure(to)) throw new Error(`the money of a weigh note cannot ${event}`)
  return to
}

export type WeighNoteMove = {
  readonly event: WeighNoteEvent
  readonly who: 'buyer' | 'store'
  readonly act: ActorContext
  readonly reason?: string
  readonly givenBackOf: GivenBackOf
}

/**
 * Moves a locked weigh note: what both sides agree on is settled, what is disputed is kept apart, and the difference to
 * what was paid is written down. No money moves here. Refusals: the machine's, `weighing.caseOpen`, `api.stale`.
 */
export async function moveWeighNote(tx: Transaction, locked: LockedWeighNote, move: WeighNoteMove): Promise<string | Failure> {
  const { note, order, lines } = locked
  const { event, who, act } = move
  const to = weighNoteMachine.next(note.state, event, who, sideStatesOf(locked))
  if (isFailure(to)) return to
  const settlement = settlementOf(event, who, locked)
  const givenBack = settlement === null ? new Map<number, LineGivenBack>() : await move.givenBackOf(tx, note.orderSn)
  // What the case gives back is not known yet: whichever ends first leaves the other what is left.
  if (to === 'SETTLED' && lines.some((line) => givenBack.get(line.orderLineId)?.isOpen)) return failure('weighing.caseOpen')
  const settled = settlement && settledLines(lines, settlement, givenBack)
  const adjustment = sumFen((settled ?? []).map((line) => line.adjustment ?? 0n))
  const moneyState = moneyAfter(to === 'SETTLED', adjustment)
  const supplementDue = moneyState === 'SUPPLEMENT_DUE' ? supplementDueAt(act.now) : null
  const sources = weighNoteMachine.sources(event, who)
  const change = { to, from: sources, adjustment, moneyState, supplementDueAt: supplementDue, now: act.now }
  if (!(await moveWeighNoteRow(tx, note, change))) return failure('api.stale')
  if (settled) await setWeighNoteLines(tx, note, settled)
  if (to === 'SETTLED') {
    const weighed = await markWeighed(tx, note, order, act)
    if (isFailure(weighed)) return weighed
  }
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: `weighNote.${event}`,
    entity: 'weighNote',
    entityId: note.weighNoteSn,
    from: note.state,
    to,
    ...(move.reason ? { reason: move.reason } : {}),
    facts: { adjustmentFen: String(adjustment), money: moneyState },
  })
  const { orderSn, memberId, storeId, weighNoteSn } = note
  await emit(tx, { event: 'weighNote.moved', key: weighNoteSn, payload: { weighNoteSn, orderSn, state: to, memberId, storeId, by: who } })
  if (supplementDue) await askForSupplement(tx, { ...note, adjustment, supplementDueAt: supplementDue })
  return weighNoteSn
}

/** Goods that have arrived count as weighed once both sides agree. */
async function markWeighed(tx: Transaction, note: WeighNote, order: LockedOrder, act: ActorContext): Promise<true | Failure> {
  const shipment = (await lockShipments(tx, order.orderId)).find((one) => one.shipmentId === note.shipmentId)
  if (shipment?.state !== 'ARRIVED') return true
  const moved = await moveShipment(tx, shipment, { event: 'weigh', who: 'store', act, frozen: order.frozen })
  return isFailure(moved) ? moved : true
}
