import { transition } from '../../../kernel/state-machine/transition.ts'
import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { sampleMachine, type SampleEvent, type SampleState, type SampleWho } from '../rules/sample-machine.ts'
import { daysAfter, sampleLimits } from '../rules/sample-limits.ts'
import { sampleById, type Sample } from './sample-repository.ts'

export type SampleMoveDetails = {
  readonly reason?: string
  readonly carrier?: string
  readonly trackingNo?: string
  readonly fits?: boolean
  readonly note?: string
  readonly target?: string
  readonly orderSn?: string
}
export type SampleMove = {
  readonly event: SampleEvent
  readonly who: SampleWho
  readonly act: ActorContext
  readonly facts?: SampleMoveDetails
}

const move = {
  name: 'sample.move',
  text: `UPDATE sample_application SET state = $2, reason = coalesce($4, reason), carrier = coalesce($5, carrier), tracking_no = coalesce($6, tracking_no),
    feedback_fits = coalesce($7, feedback_fits), feedback_note = coalesce($8, feedback_note), feedback_target = coalesce($9, feedback_target), order_sn = coalesce($10, order_sn),
    answered_at = CASE WHEN $2 IN ('APPROVED', 'REJECTED') THEN $11 ELSE answered_at END, shipped_at = CASE WHEN $2 = 'SHIPPED' THEN $11 ELSE shipped_at END,
    received_at = CASE WHEN $2 = 'RECEIVED' THEN $11 ELSE received_at END, feedback_at = CASE WHEN $2 = 'FEEDBACK_DONE' THEN $11 ELSE feedback_at END
    WHERE sample_id = $1 AND state = ANY($3::text[]) RETURNING sample_id`,
}
const again = {
  name: 'sample.allowAgain',
  text: `UPDATE sample_application SET again_allowed = true WHERE sample_id = $1 AND NOT again_allowed`,
}

/** When what follows a state by itself. */
const following: Readonly<Partial<Record<SampleState, { readonly event: SampleEvent; readonly days: number }>>> = {
  SHIPPED: { event: 'receive', days: sampleLimits.receiveDays },
  RECEIVED: { event: 'remind', days: sampleLimits.remindDays },
  FEEDBACK_DONE: { event: 'close', days: sampleLimits.closeDays },
}

function followingTimers(sampleId: number, state: SampleState, now: Date) {
  const next = following[state]
  return next ? [{ entity: 'sample', entityId: sampleId, event: next.event, dueAt: daysAfter(now, next.days) }] : []
}

/** Moves an application; of two moves at once one wins. Refusals are the machine's. */
export async function moveSample(tx: Transaction, sample: Sample, how: SampleMove): Promise<Sample | Failure> {
  const { reason, carrier, trackingNo, fits, note, target, orderSn } = how.facts ?? {}
  const told = [reason, carrier, trackingNo, fits, note, target, orderSn].map((fact) => fact ?? null)
  const { sampleId, sampleSn, memberId, storeId } = sample
  const done = await transition(tx, {
    machine: sampleMachine,
    event: how.event,
    who: how.who,
    from: sample.state,
    update: async (to, sources) => (await rows(tx, move, [sampleId, to, sources, ...told, how.act.now]))[0],
    audit: { act: how.act, action: `sample.${how.event}`, entity: 'sample', entityId: sampleSn, ...(reason ? { reason } : {}) },
    timers: (to) => ({
      cancel: [{ entity: 'sample', entityId: sampleId }],
      set: followingTimers(sampleId, to, how.act.now),
    }),
    events: (to) => [{ event: 'sample.moved', key: sampleSn, payload: { sampleId, sampleSn, state: to, memberId, storeId } }],
  })
  if (isFailure(done)) return done
  return (await sampleById(tx, sample.sampleId)) ?? failure('api.notFound')
}

/** Lets the buyer have the same goods again; a second time changes nothing. */
export async function allowRepeat(call: Call, tx: Transaction, sample: Sample): Promise<Sample> {
  if ((await execute(tx, again, [sample.sampleId])) > 0)
    await audit(tx, {
      ...actorContext(call, 'store'),
      action: 'sample.allow',
      entity: 'sample',
      entityId: sample.sampleSn,
      diff: { againAllowed: [false, true] },
    })
  return (await sampleById(tx, sample.sampleId)) ?? sample
}
