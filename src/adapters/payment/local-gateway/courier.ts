import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../../../kernel/time/clock.ts'
import { exchange } from '../gateway-http.ts'
import { deliveryOf, markDelivered, planAgain, takeDue, type Delivery } from './delivery-queue.ts'

export type ComposedNotification = { readonly headers: Record<string, string>; readonly body: string }

export type CourierParts<Fault extends string> = {
  readonly database: DatabaseSync
  readonly clock: Clock
  /** Waiting times after each refused delivery, as the gateway publishes them. */
  readonly intervalsSeconds: readonly number[]
  /** Writes and signs the notification anew for each attempt; `fault` makes it wrong in one chosen way. */
  readonly compose: (delivery: Delivery, fault: Fault | null) => ComposedNotification
  /** Whether the merchant's answer counts as taken. */
  readonly taken: (status: number, body: string) => boolean
}

export type Courier<Fault extends string> = {
  /** Sends what is due now; says how many were taken. */
  readonly deliverDue: () => Promise<number>
  /** Sends the notification of a trade or refund out of turn, right or with one fault; says the merchant's answer. */
  readonly deliver: (kind: 'trade' | 'refund', subject: string, fault?: Fault) => Promise<{ status: number; body: string } | null>
  /** While held, nothing goes out by itself: for tests of late and missing notifications. */
  readonly hold: (held: boolean) => void
  readonly stop: () => void
}

/** The part of a gateway that brings notifications, and brings them again until the merchant takes them. */
export function startCourier<Fault extends string>(parts: CourierParts<Fault>, tickMs = 400): Courier<Fault> {
  let held = false
  const send = async (delivery: Delivery, fault: Fault | null) => {
    const answer = await exchange(delivery.url, { method: 'POST', ...parts.compose(delivery, fault) })
    return answer.kind === 'answer' ? { status: answer.status, body: answer.body.toString('utf8') } : { status: 0, body: answer.reason }
  }
  const sendDue = async () => {
    if (held) return 0
    let taken = 0
    for (const delivery of takeDue(parts.database, parts.clock.now())) {
      const answer = await send(delivery, null)
      if (parts.taken(answer.status, answer.body)) {
        markDelivered(parts.database, delivery.id, parts.clock.now())
        taken++
      } else planAgain(parts.database, delivery, parts.intervalsSeconds, parts.clock.now())
    }
    return taken
  }
  // One round after the other, so that whoever waits for a round knows that the earlier ones are booked too.
  let round: Promise<number> = Promise.resolve(0)
  const deliverDue = () => {
    // A record that was closed under a late tick is the end of the process, not an error to report.
    round = round.then(sendDue).catch(() => 0)
    return round
  }
  const timer = setInterval(() => void deliverDue(), tickMs)
  timer.unref()
  return {
    deliverDue,
    deliver: async (kind, subject, fault) => {
      const delivery = deliveryOf(parts.database, kind, subject)
      return delivery ? send(delivery, fault ?? null) : null
    },
    hold: (next) => {
      held = next
    },
    stop: () => clearInterval(timer),
  }
}
