import { audit } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { sumFen } from '../../../kernel/money/money.ts'
import { cancelTimers, schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import {
  cancelOrderParts,
  countOrderCase,
  lockOrderSold,
  lockPayOrder,
  lockShippableOrder,
  orderSold,
  type OrderSold,
} from '../../order/server/public.ts'
import { workCalendar } from '../../site/server/public.ts'
import { lowerSupplements } from '../../weighing/server/public.ts'
import {
  aftersaleMachine,
  endStates,
  type AftersaleEvent,
  type AftersaleSideState,
  type AftersaleState,
  type AftersaleWho,
} from '../rules/aftersale-machine.ts'
import { silentMove } from '../rules/aftersale-times.ts'
import { aftersaleDays, isRedLetterFirst } from './aftersale-days.ts'
import {
  findCase,
  insertEvent,
  lockCase,
  returnAddressOf,
  updateCase,
  type AftersaleCase,
  type CaseChange,
  type CaseScope,
} from './case-repository.ts'
import { givenBackOf, holdsGoods, linesOfCases, updateLines, type CaseLine } from './case-line-repository.ts'

export type CaseMove = {
  readonly event: AftersaleEvent
  readonly who: AftersaleWho
  readonly act: ActorContext
  readonly change?: CaseChange
  readonly note?: string
  readonly images?: readonly string[]
}
/** A case whose payment, order and row are locked, in this order. */
export type LockedCase = { readonly of: AftersaleCase; readonly sold: OrderSold; readonly lines: readonly CaseLine[] }

/** Locks a case of a scope with everything that its money touches; null when it is absent or not theirs. */
export async function lockWholeCase(tx: Transaction, caseSn: string, scope: CaseScope): Promise<LockedCase | null> {
  const seen = await findCase(tx, caseSn, scope)
  const order = seen && (await lockOrderOf(tx, seen))
  const of = order && (await lockCase(tx, caseSn, scope))
  return of && { of, sold: order, lines: await linesOfCases(tx, [of.caseId]) }
}

async function lockOrderOf(tx: Transaction, { orderSn, memberId }: AftersaleCase): Promise<OrderSold | null> {
  const seen = await orderSold(tx, orderSn, { memberId })
  if (!seen) return null
  await lockPayOrder(tx, seen.paySn, null)
  return (await lockOrderSold(tx, orderSn, { memberId }))?.sold ?? null
}

/** What stands beside the state of a case, for its machine. */
export async function sideStatesOf(tx: Transaction, of: AftersaleCase, address = of.returnAddress): Promise<AftersaleSideState[]> {
  const isAddressed = address !== null || (await returnAddressOf(tx, of.storeId)) !== null
  return [
    of.kind,
    ...(of.disputed ? (['disputed'] as const) : []),
    ...(of.offerMade ? (['offered'] as const) : []),
    ...(of.reapplied ? (['reapplied'] as const) : []),
    ...(of.awaitsRedLetter ? (['awaitsRedLetter'] as const) : []),
    ...(isAddressed ? [] : (['unaddressed'] as const)),
  ]
}

/**
 * Moves a locked case: its row, the timer of the silent side, its history, the audit log, the event, and the order's count of open
 * cases. As soon as its money is decided, goods that had not left are taken out of the order, and a supplement that is due for those
 * that had is for what is kept. Refusals are the machine's, and `api.stale`.
 */
export async function moveCase(tx: Transaction, { of, lines }: LockedCase, how: CaseMove): Promise<AftersaleCase | Failure> {
  const { act, change = {}, note = '', images = [] } = how
  const sides = await sideStatesOf(tx, of, change.returnAddress ?? of.returnAddress)
  const to = aftersaleMachine.next(of.state, how.event, how.who, sides)
  if (isFailure(to)) return to
  const due = change.disputed ? null : await dueOf(tx, of, lines, to, act.now)
  const isEnd = endStates.includes(to)
  const awaitsRedLetter = to === 'REFUND_PENDING' && (await isRedLetterFirst(tx))
  const moved = await updateCase(tx, of, {
    state: to,
    at: act.now,
    dueAt: due?.dueAt ?? null,
    isEnd,
    change: { ...change, awaitsRedLetter },
  })
  if (!moved) return failure('api.stale')
  await scheduleSilence(tx, of.caseSn, due)
  await insertEvent(tx, { caseId: of.caseId, at: act.now, event: how.event, toState: to, actor: act.actor, note, images })
  await audit(tx, {
    actor: act.actor,
    channel: act.channel,
    requestId: act.requestId,
    action: `aftersale.${how.event}`,
    entity: 'aftersaleCase',
    entityId: of.caseSn,
    from: of.state,
    to,
    ...(note === '' ? {} : { reason: note }),
  })
  await emitCaseMoved(tx, moved, how.event)
  if (to === 'REFUND_PENDING') {
    const cancelled = await cancelUnshipped(tx, moved, lines, act)
    if (isFailure(cancelled)) return cancelled
    await lowerSupplements(tx, of.orderSn, { givenBack: await givenBackOf(tx, of.orderSn), act })
  }
  await countOrderCase(tx, of.orderId, { change: isEnd ? -1 : 0, frozen: await holdsGoods(tx, of.orderId) })
  return moved
}

async function dueOf(tx: Transaction, of: AftersaleCase, lines: readonly CaseLine[], state: AftersaleState, now: Date) {
  const isUnshipped = lines.some((line) => line.unshipped)
  return silentMove(state, {
    kind: of.kind,
    isCompany: of.isCompany,
    isUnshipped,
    days: await aftersaleDays(tx),
    calendar: await workCalendar(tx),
    now,
  })
}

/** Sets the timer of whoever is waited for; null ends it. */
export async function scheduleSilence(
  tx: Transaction,
  caseSn: string,
  due: { readonly event: AftersaleEvent; readonly dueAt: Date } | null,
): Promise<void> {
  await cancelTimers(tx, { entity: 'aftersale', entityId: caseSn })
  if (due) await schedule(tx, { entity: 'aftersale', entityId: caseSn, event: due.event, dueAt: due.dueAt })
}

export async function emitCaseMoved(tx: Transaction, of: AftersaleCase, happened: string): Promise<void> {
  const { caseSn, orderSn, state, kind, memberId, storeId, disputed } = of
  await emit(tx, {
    event: 'aftersale.moved',
    key: caseSn,
    payload: { caseSn, orderSn, state, kind, memberId, storeId, disputed, happened },
  })
}

/** Goods that had not left are not shipped any more; their stock is free again. */
async function cancelUnshipped(tx: Transaction, of: AftersaleCase, lines: readonly CaseLine[], act: ActorContext): Promise<true | Failure> {
  const parts = lines.filter((line) => line.unshipped && !line.cancelled && line.number > 0n)
  if (parts.length === 0) return true
  const shippable = await lockShippableOrder(tx, of.orderSn, { anyone: true })
  if (!shippable) return failure('order.orderGone')
  await updateLines(
    tx,
    of.caseId,
    parts.map(({ orderLineId }) => ({ orderLineId, cancelled: true })),
  )
  const state = await cancelOrderParts(
    tx,
    { ...shippable, order: { ...shippable.order, frozen: false } },
    {
      parts: parts.map(({ orderLineId, number, goods }) => ({ orderLineId, number, fen: goods })),
      freight: sumFen(parts.map((part) => part.freight)),
      who: 'system',
      reason: of.caseSn,
      act,
    },
  )
  return isFailure(state) ? state : true
}
