import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

/** A notice about one order, for its buyer or for its store's staff as its template's audience says. */
export type OrderNotification = { readonly audience: 'member' | 'store'; readonly notice: Notification }

// Kind and state of a cancellation: whoever did it knows, the other side is told.
const cancellations: Readonly<Record<string, NotificationTemplate>> = {
  'REQUEST REQUESTED': 'cancelAsked',
  'REQUEST AGREED': 'cancelAgreed',
  'REQUEST REFUSED': 'cancelRefused',
  'REQUEST WITHDRAWN': 'cancelWithdrawn',
  'REQUEST REFUNDED': 'cancelRefunded',
  'SUPPLIER AGREED': 'supplyCancelled',
  'SUPPLIER REFUNDED': 'cancelRefunded',
  // That a team was not completed is told by the team.
  'TEAM REFUNDED': 'cancelRefunded',
  'SHORT REQUESTED': 'shortAsked',
  'SHORT AGREED': 'shortClosed',
  'SHORT REFUSED': 'shortRefused',
  'SHORT WITHDRAWN': 'shortWithdrawn',
  'SHORT REFUNDED': 'cancelRefunded',
}
const prices: Readonly<Record<string, NotificationTemplate>> = {
  PROPOSED: 'pricesProposed',
  ACCEPTED: 'pricesAccepted',
  REFUSED: 'pricesRefused',
  WITHDRAWN: 'pricesWithdrawn',
}

function noticeOf(
  template: NotificationTemplate | undefined,
  orderSn: string,
  facts: Notification['facts'] = {},
): OrderNotification | null {
  if (!template) return null
  const { kind, audience } = notificationPolicies[template]
  const side = audience === 'store' ? 'store' : 'member'
  const shell = side === 'store' ? 'seller' : 'member'
  const link = `/${shell}/order/detail?orderSn=${encodeURIComponent(orderSn)}`
  return { audience: side, notice: { kind, template, facts: { orderSn, ...facts }, link } }
}

/** What is read about goods that leave a paid order; null where nobody has to be told. The amount is in yuan as text. */
export function cancellationNotification(of: { kind: string; state: string; orderSn: string; amount: string }): OrderNotification | null {
  return noticeOf(cancellations[`${of.kind} ${of.state}`], of.orderSn, { amount: of.amount })
}

/** What is read about other prices of an unpaid order. */
export function priceChangeNotification(state: string, orderSn: string): OrderNotification | null {
  return noticeOf(prices[state], orderSn)
}

/** What the buyer reads whom a store reminds of a payment. */
export function paymentReminderNotification(orderSn: string): OrderNotification | null {
  return noticeOf('paymentReminded', orderSn)
}

/** What buyer and store read of what the platform did with an order. */
export function platformCommandNotifications(
  done: 'cancelled' | 'extended',
  orderSn: string,
  reason: string,
): (OrderNotification | null)[] {
  const templates =
    done === 'cancelled' ? (['platformCancelled', 'platformCancelledSale'] as const) : (['receiptExtended', 'saleExtended'] as const)
  return templates.map((template) => noticeOf(template, orderSn, { reason }))
}
