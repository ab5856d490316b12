import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { canShip, countOrderCase, logOrderMoves } from '../../order/server/public.ts'
import { preparedByLine } from '../../fulfilment/server/public.ts'
import { givenBackFor, leftOf, restOf, withinTolerance, type GivenBack, type Part } from '../rules/given-back.ts'
import { cancellationsOf, insertCancellation, type Cancellation } from './cancellation-repository.ts'
import { cancellationSetting } from './cancellation-settings.ts'
import type { MoneyOrder } from './order-money-repository.ts'
import { day } from './request-cancellation.ts'
import { lockForMoney, applyCancellation, type LockedForMoney } from './apply-cancellation.ts'

export type AskedLine = { readonly orderProductId: number; readonly number: string }
type CommandInput = {
  readonly orderSn: string
  readonly storeIds: readonly number[]
  readonly expectedVersion?: number
  readonly reason: string
  readonly act: ActorContext
}

const lockOwn = (tx: Transaction, wish: CommandInput) => lockForMoney(tx, { ...wish, scope: { storeIds: wish.storeIds } })

/** Why a store may not cut a locked order now; null where it may: it waits to be shipped and nothing else about it is open. */
async function cutRefusal(tx: Transaction, locked: LockedForMoney): Promise<Failure | null> {
  if (!canShip(locked.shippable.order)) return failure('cancellation.notWaiting')
  const isOpen = (await cancellationsOf(tx, locked.order.orderId)).some((of) => of.state === 'REQUESTED')
  return isOpen ? failure('cancellation.alreadyOpen') : null
}

/** The chosen lines as parts of an order, none of them twice, none more than is left. Refusals name the field `lines`. */
export function partsOfLines(order: MoneyOrder, lines: readonly AskedLine[]): Part[] | Failure {
  const parts: Part[] = []
  for (const asked of lines) {
    const line = order.lines.find((one) => one.orderLineId === asked.orderProductId)
    if (!line) return failure('order.lineNotInOrder', {}, { field: 'lines' })
    const number = parseQuantity(asked.number, line.decimals)
    const isTwice = parts.some((part) => part.orderLineId === line.orderLineId)
    if (number === undefined || isTwice || number > leftOf(line)) return failure('cancellation.badLines', {}, { field: 'lines' })
    if (number > 0n) parts.push({ orderLineId: line.orderLineId, number })
  }
  return parts.length > 0 ? parts : failure('cancellation.nothingChosen', {}, { field: 'lines' })
}

async function isPrepared(tx: Transaction, order: MoneyOrder, parts: readonly Part[]): Promise<boolean> {
  const ready = await preparedByLine(tx, order.orderId)
  return order.lines.some((line) => {
    const part = parts.find((one) => one.orderLineId === line.orderLineId)
    return part !== undefined && part.number > leftOf(line) - (ready.get(line.orderLineId) ?? 0n)
  })
}

async function applyAtOnce(
  tx: Transaction,
  locked: LockedForMoney,
  made: { kind: 'SUPPLIER' | 'SHORT'; back: GivenBack; reason: string; act: ActorContext },
): Promise<Cancellation | Failure> {
  const of = await insertCancellation(tx, { ...made, order: locked.order, state: 'AGREED' })
  if (!of) return failure('cancellation.alreadyOpen')
  return applyCancellation(tx, locked, of, { back: made.back, who: 'store', wasOpen: false, act: made.act })
}

/**
 * A store cannot supply a part of a paid order, or all of it: the goods leave the order and their money goes back at once, with their
 * share of the freight. A store never cancels a paid order otherwise (flows.md F1). Refusals: `order.orderGone`, `api.stale`,
 * `cancellation.notWaiting`, `cancellation.alreadyOpen`, `cancellation.prepared`, those of the lines.
 */
export async function cannotSupply(
  tx: Transaction,
  wish: CommandInput & { readonly lines: readonly AskedLine[] },
): Promise<Cancellation | Failure> {
  const locked = await lockOwn(tx, wish)
  if (isFailure(locked)) return locked
  const parts = partsOfLines(locked.order, wish.lines)
  if (isFailure(parts)) return parts
  const refused = await cutRefusal(tx, locked)
  if (refused) return refused
  if (await isPrepared(tx, locked.order, parts)) return failure('cancellation.prepared', {}, { field: 'lines' })
  return applyAtOnce(tx, locked, { kind: 'SUPPLIER', back: givenBackFor(locked.order, parts, true), reason: wish.reason, act: wish.act })
}

/**
 * A store ships no more of an order that has left in part. Within the tolerance this holds at once, otherwise the buyer is asked and
 * silence refuses. The money of the missing goods goes back, the freight stays. Refusals as `cannotSupply`, and `cancellation.notPart`.
 */
export async function closeShort(tx: Transaction, wish: CommandInput): Promise<Cancellation | Failure> {
  const locked = await lockOwn(tx, wish)
  if (isFailure(locked)) return locked
  const refused = await cutRefusal(tx, locked)
  if (refused) return refused
  const { order, shippable } = locked
  const parts = restOf(order)
  if (shippable.order.state !== 'PARTIALLY_SHIPPED' || parts.length === 0) return failure('cancellation.notPart')
  if (await isPrepared(tx, order, parts)) return failure('cancellation.prepared')
  const back = givenBackFor(order, parts, false)
  const { act, reason } = wish
  if (withinTolerance(order, await cancellationSetting(tx, 'toleranceBp')))
    return applyAtOnce(tx, locked, { kind: 'SHORT', back, reason, act })
  const dueAt = new Date(act.now.getTime() + (await cancellationSetting(tx, 'shortDays')) * day)
  const of = await insertCancellation(tx, { order, kind: 'SHORT', state: 'REQUESTED', reason, back, dueAt, act })
  if (!of) return failure('cancellation.alreadyOpen')
  await countOrderCase(tx, shippable.order.orderId, { change: 1 })
  await logOrderMoves(tx, [shippable.order], { event: 'askShort', reason, act })
  await schedule(tx, { entity: 'cancellation', entityId: of.cancellationId, event: 'answerEnd', dueAt })
  return of
}
