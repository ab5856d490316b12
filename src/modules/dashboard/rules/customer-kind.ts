/** Kinds of customers by their paid orders: one lately, several lately, or none for long. */
export const customerKinds = ['new', 'regular', 'sleeping'] as const
export type CustomerKind = (typeof customerKinds)[number]

/** After so many days without a paid order a customer sleeps. */
export const sleepingDays = 90
const dayMs = 86_400_000

/** The kind of a customer with so many paid orders, the last at `last`. */
export function customerKind(orders: number, last: Date, now: Date): CustomerKind {
  if (now.getTime() - last.getTime() >= sleepingDays * dayMs) return 'sleeping'
  return orders > 1 ? 'regular' : 'new'
}

/** Days between paid orders on average, with one decimal; null with one order. */
export function everyDays(orders: number, first: Date, last: Date): number | null {
  return orders < 2 ? null : Math.round(((last.getTime() - first.getTime()) / dayMs / (orders - 1)) * 10) / 10
}
