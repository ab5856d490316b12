import type { Translate } from '../../../kernel/i18n/translate.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import type { TimelineStep } from '../../../ui/layout/timeline.tsx'
import type { OrderDetail } from '../endpoints-schemas.ts'
import type { orderPageMessages } from '../messages.ts'

const order = ['PENDING_PAYMENT', 'PENDING_SHIPMENT', 'SHIPPED', 'COMPLETED'] as const
/** How many steps lie behind an order in each state. */
const behind: Readonly<Record<string, number>> = {
  PENDING_APPROVAL: 1,
  APPROVAL_REJECTED: 1,
  PENDING_PAYMENT: 1,
  PAYMENT_REVIEW: 1,
  PENDING_SHIPMENT: 2,
  PARTIALLY_SHIPPED: 2,
  SHIPPED: 3,
  COMPLETED: order.length,
}

/** When the first part left, while the rest still waits. */
function firstShipped(detail: OrderDetail): string | null {
  return detail.logs.findLast((log) => log.event === 'shipPart' || log.event === 'shipRest')?.at ?? null
}

/** An order's way from placing to evaluation; a cancelled or closed one ends where it stopped. */
export function orderProgressSteps(detail: OrderDetail, t: Translate<typeof orderPageMessages>): TimelineStep[] {
  const placed: TimelineStep = { key: 'placed', title: t('stepPlaced'), note: shortTime(detail.createTime), state: 'done' }
  if (detail.state === 'CANCELLED' || detail.state === 'CLOSED') {
    const paid: TimelineStep[] = detail.payTime
      ? [{ key: 'paid', title: t('stepPaid'), note: shortTime(detail.payTime), state: 'done' }]
      : []
    const last = detail.logs.find((log) => log.event === 'cancel' || log.event === 'payTimeout' || log.event === 'closeRefunded')
    return [
      placed,
      ...paid,
      {
        key: 'end',
        title: t(detail.state === 'CANCELLED' ? 'stepCancelled' : 'stepClosed'),
        note: last ? shortTime(last.at) : detail.cancelReason,
        state: 'current',
      },
    ]
  }
  const done = behind[detail.state] ?? 1
  const isEvaluated = detail.orderProductList.length > 0 && detail.orderProductList.every((line) => line.isEvaluated === 1)
  const steps = [
    { key: 'paid', title: t(detail.state === 'PAYMENT_REVIEW' ? 'stepReview' : 'stepPaid'), note: shortTime(detail.payTime) },
    {
      key: 'shipped',
      title: t(detail.state === 'PARTIALLY_SHIPPED' ? 'stepPartly' : 'stepShipped'),
      note: shortTime(detail.shipTime ?? firstShipped(detail)),
    },
    {
      key: 'received',
      title: t('stepReceived'),
      note:
        detail.autoReceiveTime && detail.state === 'SHIPPED'
          ? t('autoReceive', { at: shortTime(detail.autoReceiveTime) })
          : shortTime(detail.finishTime),
    },
    { key: 'evaluated', title: t('stepEvaluated'), note: undefined },
  ]
  return [
    placed,
    ...steps.map((step, index): TimelineStep => ({
      ...step,
      state: index + 1 < done || (step.key === 'evaluated' && isEvaluated) ? 'done' : index + 1 === done ? 'current' : 'future',
    })),
  ]
}
