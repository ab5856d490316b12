import type { Fen } from '../../../kernel/money/money.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'

/** One thing that can stand on an invoice: an order line, or the freight of an order. */
export type Part = {
  readonly key: string
  /** What the received or weighed quantity is worth. */
  readonly settled: Fen
  /** What was given back for it, or has been agreed to: refunds of goods that had come. */
  readonly returned: Fen
  /** What invoices already claim of it; red letters are taken off. */
  readonly invoiced: Fen
}
export type PartsOfOrder = {
  readonly orderId: number
  readonly paid: Fen
  /** What went back of the order's own shares of payments. */
  readonly refunded: Fen
  readonly invoiced: Fen
  readonly parts: readonly Part[]
}
/** The checkout is the frame in which nothing may be invoiced twice: `refunded` is everything that went back of it. */
export type Claims = { readonly refunded: Fen; readonly orders: readonly PartsOfOrder[] }

/** What may still be invoiced of an amount: what was paid, less what went back, less what invoices claim already. */
export function invoiceable(of: { readonly paid: Fen; readonly refunded: Fen; readonly invoiced: Fen }): Fen {
  const rest = of.paid - of.refunded - of.invoiced
  return rest > 0n ? rest : 0n
}

/** What the received part of a line is worth. `net` is what the whole line costs. */
export function settledAmount(net: Fen, received: bigint, ordered: bigint): Fen {
  return divideHalfUp(net * received, ordered)
}

const least = (one: Fen, other: Fen): Fen => (one < other ? one : other)
const worthOf = ({ settled, returned }: Part): Fen => (settled > returned ? settled - returned : 0n)
const sum = (amounts: readonly Fen[]): Fen => amounts.reduce((total, amount) => total + amount, 0n)
const restOfCheckout = ({ refunded, orders }: Claims): Fen =>
  invoiceable({ paid: sum(orders.map((order) => order.paid)), refunded, invoiced: sum(orders.map((order) => order.invoiced)) })

/** What can be invoiced of every part at once, by its key: all of it may be applied for together. */
export function offersOf(claims: Claims): ReadonlyMap<string, Fen> {
  const offers = new Map<string, Fen>()
  let restOfAll = restOfCheckout(claims)
  for (const order of claims.orders) {
    let restOfOrder = invoiceable(order)
    for (const part of order.parts) {
      const rest = invoiceable({ paid: worthOf(part), refunded: 0n, invoiced: part.invoiced })
      const offer = least(rest, least(restOfOrder, restOfAll))
      offers.set(part.key, offer)
      restOfOrder -= offer
      restOfAll -= offer
    }
  }
  return offers
}

/** The first part of a wish that is more than may be invoiced, with what may be; null when all of it may. */
export function excessOf(claims: Claims, wish: ReadonlyMap<string, Fen>): { readonly key: string; readonly most: Fen } | null {
  let restOfAll = restOfCheckout(claims)
  for (const order of claims.orders) {
    let restOfOrder = invoiceable(order)
    for (const part of order.parts) {
      const wanted = wish.get(part.key) ?? 0n
      const rest = invoiceable({ paid: worthOf(part), refunded: 0n, invoiced: part.invoiced })
      const most = least(rest, least(restOfOrder, restOfAll))
      if (wanted > most) return { key: part.key, most }
      restOfOrder -= wanted
      restOfAll -= wanted
    }
  }
  return null
}

/** By how much invoices claim more of a part than what came of it and stayed is worth. */
export function excessOfPart(part: Part): Fen {
  const over = part.invoiced - worthOf(part)
  return over > 0n ? over : 0n
}

/**
 * By how much the invoices of an order claim more than was paid for it and kept. What was paid for goods that are still to come is
 * no ground for an invoice of goods that went back.
 */
export function overInvoicedOf({ paid, refunded, invoiced, parts }: PartsOfOrder): Fen {
  const over = invoiced - (paid - refunded)
  const ofParts = sum(parts.map((part) => least(excessOfPart(part), part.returned)))
  return over > ofParts ? over : ofParts
}

/**
 * By how much invoices claim more than was paid and kept: so much a red letter must take back. What is kept for one order of a
 * checkout is no ground for an invoice of another that was given back.
 */
export function overInvoiced({ refunded, orders }: Claims): Fen {
  const kept = sum(orders.map((order) => order.paid)) - refunded
  const over = sum(orders.map((order) => order.invoiced)) - kept
  const ofOrders = sum(orders.map(overInvoicedOf))
  return over > ofOrders ? over : ofOrders
}
