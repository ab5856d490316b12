import { offsetOf } from '../../../kernel/database/paging.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { deadEvents, dropEvent, lockDeadEvent, reviveEvent, type DeadEvent } from '../../../kernel/events/dead-events.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { deadEventGiveUp, deadEventList, deadEventRetry } from '../endpoints-events.ts'

/** Events that nobody could take, for the platform's staff: once more, or given up. */
export function deadEventHandlers(): Handler[] {
  return [
    handle(deadEventList, async ({ current, pageSize }, call) => {
      const found = await deadEvents(call.app.read, pageSize, offsetOf({ current, pageSize }))
      const list = found.list.map(({ eventId, event, payload, tries, error, deadAt }) => ({
        deadEventId: eventId,
        event,
        payload,
        tries,
        // What a reader could not make sense of may be quoted in its error: long numbers stay out.
        error: error.replaceAll(/\d{7,}/g, '***'),
        deadTime: deadAt.toISOString(),
      }))
      return { list, total: found.total }
    }),
    handle(deadEventRetry, ({ deadEventId }, call) =>
      call.idempotent<{ deadEventId: string } | Failure>((tx) => settle(tx, call, { deadEventId, act: 'retryEvent' })),
    ),
    handle(deadEventGiveUp, ({ deadEventId, reason }, call) =>
      call.idempotent<{ deadEventId: string } | Failure>(async (tx) =>
        reason === ''
          ? failure('insight.reasonRequired', {}, { field: 'reason' })
          : settle(tx, call, { deadEventId, act: 'giveUpEvent', reason }),
      ),
    ),
  ]
}

type CommandInput = { readonly deadEventId: string; readonly act: 'retryEvent' | 'giveUpEvent'; readonly reason?: string }

/** Refused with `insight.eventSettled` when it is not dead (any more). */
async function settle(tx: Transaction, call: Call, { deadEventId, act, reason }: CommandInput): Promise<{ deadEventId: string } | Failure> {
  const found: DeadEvent | null = await lockDeadEvent(tx, deadEventId)
  if (!found) return failure('insight.eventSettled')
  await (act === 'retryEvent' ? reviveEvent(tx, deadEventId) : dropEvent(tx, deadEventId))
  await audit(tx, {
    ...actorContext(call, 'platform'),
    action: `insight.${act}`,
    entity: 'event',
    entityId: deadEventId,
    from: 'DEAD',
    to: act === 'retryEvent' ? 'WAITING' : 'GIVEN_UP',
    reason,
    facts: { event: found.event, payload: found.payload, error: found.error.slice(0, 200) },
  })
  return { deadEventId }
}
