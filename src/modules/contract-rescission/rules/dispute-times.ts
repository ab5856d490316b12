import { daysLater } from '../../order/rules/order-times.ts'

/** Days that the other side has to answer a proposal before the platform can be asked. */
export const answerDays = 5
/** Days that the other side has to say its position to the platform. */
export const positionDays = 3

type Proposed = { readonly side: 'buyer' | 'store'; readonly proposedAt: Date }

/**
 * From when a side may ask the platform about a proposal: at once where the other side answered its own with it, otherwise when
 * the own proposal has waited in vain; never about a first proposal of the other side, which is answered first.
 */
export function askableFrom(sheet: Proposed, side: 'buyer' | 'store', hasProposed: boolean): Date | null {
  if (sheet.side !== side) return hasProposed ? sheet.proposedAt : null
  return daysLater(sheet.proposedAt, answerDays)
}

type Asked = { readonly askedAt: Date; readonly answeredAt: Date | null }

/** Until when the platform waits for the position of the other side; null once it has answered. */
export function positionUntil({ askedAt, answeredAt }: Asked): Date | null {
  return answeredAt ? null : daysLater(askedAt, positionDays)
}
