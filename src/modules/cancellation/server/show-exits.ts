import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import type { OrderScope } from '../../order/server/public.ts'
import type { CancellationView, MoneyBack, OrderExits, PriceChangeView } from '../endpoints.ts'
import { cancellationMachine, whoIn } from '../rules/cancellation-machine.ts'
import { givenBackFor, leftOf, restOf, withinTolerance, type GivenBack } from '../rules/given-back.ts'
import { priceChangeMachine } from '../rules/price-change-machine.ts'
import { cancellationLines, cancellationsOf, type Cancellation, type CancellationLine } from './cancellation-repository.ts'
import { cancellationSetting } from './cancellation-settings.ts'
import { moneyOrder, type MoneyLine, type MoneyOrder } from './order-money-repository.ts'
import { priceChangeOfOrder, type PriceChange } from './price-change-repository.ts'
import { partsOfLines, type AskedLine } from './supplier-cancellation.ts'

export type Side = 'buyer' | 'store' | 'platform'
type Seen = { readonly side: Side; readonly lang: Language }

/** What was asked, agreed and given back about an order of a scope, and the newest price change. */
export async function showExits(db: Queryable, orderSn: string, scope: OrderScope, seen: Seen): Promise<OrderExits | Failure> {
  const order = await moneyOrder(db, orderSn, scope)
  if (!order) return failure('order.orderGone')
  const list = await cancellationsOf(db, order.orderId)
  const lines = await cancellationLines(
    db,
    list.map((of) => of.cancellationId),
  )
  const change = await priceChangeOfOrder(db, order.orderId)
  return {
    orderSn,
    orderVersion: order.version,
    list: list.map((of) => viewOf(of, { order, lines, seen })),
    priceChange: change && priceChangeView(change, order, seen),
  }
}

const namesOf = (line: MoneyLine, lang: Language) => ({
  orderProductId: line.orderLineId,
  goodsName: lang === 'en' ? line.nameEn : line.nameZh,
  specText: lang === 'en' ? line.specEn : line.specZh,
  goodsImage: line.image,
  unitName: unitOf(line.unitCode)[lang],
  precision: line.decimals,
})

type Around = { order: MoneyOrder; lines: readonly CancellationLine[]; seen: Seen }
function viewOf(of: Cancellation, { order, lines, seen }: Around): CancellationView {
  const who = seen.side === 'platform' ? 'platform' : whoIn(of.kind, seen.side)
  const can = cancellationMachine.allowedActions(of.state, who)
  const mine = lines.filter((line) => line.cancellationId === of.cancellationId)
  return {
    cancellationId: of.cancellationId,
    orderSn: of.orderSn,
    kind: of.kind,
    state: of.state,
    reason: of.reason,
    answer: of.answer,
    lines: order.lines.flatMap((line) => {
      const part = mine.find((one) => one.orderLineId === line.orderLineId)
      return part
        ? [{ ...namesOf(line, seen.lang), number: quantityNumber(part.number, line.decimals), amount: yuanNumber(part.amount) }]
        : []
    }),
    goodsAmount: yuanNumber(of.goodsAmount),
    freight: yuanNumber(of.freight),
    amount: yuanNumber(of.goodsAmount + of.freight),
    refundSnList: [...of.refundNumbers],
    askTime: of.askedAt.toISOString(),
    answerTime: of.answeredAt?.toISOString() ?? null,
    refundTime: of.refundedAt?.toISOString() ?? null,
    dueTime: of.state === 'REQUESTED' ? (of.dueAt?.toISOString() ?? null) : null,
    version: of.version,
    can: (['agree', 'refuse', 'withdraw'] as const).filter((event) => can.includes(event)),
  }
}

function priceChangeView(of: PriceChange, order: MoneyOrder, { side, lang }: Seen): PriceChangeView {
  const can = side === 'platform' ? [] : priceChangeMachine.allowedActions(of.state, side)
  return {
    priceChangeId: of.priceChangeId,
    state: of.state,
    lines: order.lines.flatMap((line) => {
      const changed = of.lines.find((one) => one.orderLineId === line.orderLineId)
      if (!changed) return []
      const prices = { priceBefore: unitPriceNumber(changed.priceBefore), price: unitPriceNumber(changed.unitPrice) }
      return [
        { ...namesOf(line, lang), number: quantityNumber(line.number, line.decimals), ...prices, subtotal: yuanNumber(changed.subtotal) },
      ]
    }),
    freightBefore: yuanNumber(of.freightBefore),
    freight: yuanNumber(of.freight),
    totalBefore: yuanNumber(of.totalBefore),
    total: yuanNumber(of.total),
    reason: of.reason,
    proposeTime: of.proposedAt.toISOString(),
    can: (['accept', 'refuse', 'withdraw'] as const).filter((event) => can.includes(event)),
  }
}

type Preview = { readonly orderSn: string; readonly kind: 'REQUEST' | 'SUPPLIER' | 'SHORT'; readonly lines: readonly AskedLine[] }

/** What would go back now: shown before anybody confirms it. Without chosen lines, for everything that has not left. */
export async function previewMoneyBack(db: Queryable, wish: Preview, scope: OrderScope, lang: Language): Promise<MoneyBack | Failure> {
  const order = await moneyOrder(db, wish.orderSn, scope)
  if (!order) return failure('order.orderGone')
  const parts = wish.lines.length > 0 ? partsOfLines(order, wish.lines) : restOf(order)
  if (isFailure(parts)) return parts
  const back = givenBackFor(order, parts, wish.kind !== 'SHORT')
  const isWithin = wish.kind === 'SHORT' && withinTolerance(order, await cancellationSetting(db, 'toleranceBp'))
  return { ...moneyView(order, back, lang), isAtOnce: wish.kind === 'SUPPLIER' || isWithin ? 1 : 0 }
}

function moneyView(order: MoneyOrder, back: GivenBack, lang: Language): Omit<MoneyBack, 'isAtOnce'> {
  return {
    orderSn: order.orderSn,
    orderVersion: order.version,
    lines: order.lines.map((line) => {
      const part = back.parts.find((one) => one.orderLineId === line.orderLineId)
      return {
        ...namesOf(line, lang),
        number: quantityNumber(part?.number ?? 0n, line.decimals),
        most: quantityNumber(leftOf(line), line.decimals),
        amount: yuanNumber(part?.fen ?? 0n),
      }
    }),
    goodsAmount: yuanNumber(back.goods),
    freight: yuanNumber(back.freight),
    amount: yuanNumber(back.goods + back.freight),
  }
}
