import { transition } from '../../../../kernel/state-machine/transition.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import type { TimerHandlers } from '../../../../api/background.ts'
import type { z } from 'zod'
import type { Call } from '../../../../api/handler.ts'
import { endOfDay, parseDay } from '../../../../kernel/time/clock.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../../kernel/time/timers.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { adminCertificateCheck } from '../../endpoints-certificates.ts'
import { certificateMachine, expiryWarningDays, type CertificateState } from '../../rules/certificate-machine.ts'

/** Timers of a certificate are kept under this name. */
export const certificateTimer = 'storeCertificate'

type Held = {
  readonly storeId: number | string
  readonly state: CertificateState
  readonly mark: string
  readonly number: string
  readonly nameZh: string
  readonly validUntil: string
}
type Watched = { readonly entity: string; readonly entityId: string | number }
type Verdict = z.output<typeof adminCertificateCheck.input>

const hold = {
  name: 'store.holdCertificate',
  text: `SELECT store_id AS "storeId", state, version::text AS mark, number, name_zh AS "nameZh", coalesce(to_char(valid_until, 'YYYY-MM-DD'), '') AS "validUntil"
    FROM store_certificate WHERE certificate_id = $1 FOR UPDATE`,
}
const move = {
  name: 'store.moveCertificate',
  text: `UPDATE store_certificate SET state = $2, judged_at = $3, reason = $4, version = version + 1 WHERE certificate_id = $1`,
}

/** Vouches for a certificate or returns it. Refusals: `api.notFound`, `store.changed`, `store.certificateReason`, a move that is not allowed. */
export async function checkCertificate(
  tx: Transaction,
  call: Call,
  { certificateId, act, reason, mark }: Verdict,
): Promise<Held | Failure> {
  const [held] = await rows<Held>(tx, hold, [certificateId])
  if (!held) return failure('api.notFound')
  if (held.mark !== mark) return failure('store.changed')
  if (act === 'return' && reason === '') return failure('store.certificateReason', {}, { field: 'reason' })
  const context = actorContext(call, 'platform')
  const isChecked = act === 'check'
  const payload = { storeId: Number(held.storeId), number: held.number, name: held.nameZh, reason }
  const done = await transition(tx, {
    machine: certificateMachine,
    event: act,
    who: 'platform',
    from: held.state,
    update: async (to) => (await execute(tx, move, [certificateId, to, context.now, act === 'return' ? reason : ''])) > 0,
    audit: { act: context, action: 'store.judgeCertificate', entity: 'storeCertificate', entityId: certificateId, reason },
    events: () => [
      { event: 'store.changed', payload: { storeId: payload.storeId } },
      { event: isChecked ? 'store.certificateChecked' : 'store.certificateReturned', payload },
    ],
  })
  if (isFailure(done)) return done
  const watched = { entity: certificateTimer, entityId: certificateId }
  await scheduleExpiryWarning(tx, watched, isChecked ? held.validUntil : '', context.now)
  return held
}

/** A month before the last day of what was checked, or at once where less is left, the store is told; '' ends the watch. */
export async function scheduleExpiryWarning(tx: Transaction, watched: Watched, validUntil: string, now: Date): Promise<void> {
  await cancelTimers(tx, watched)
  const day = parseDay(validUntil)
  if (day === undefined || endOfDay(day) <= now) return
  const before = endOfDay(day).getTime() - expiryWarningDays * 86_400_000
  const dueAt = new Date(Math.max(before, now.getTime()))
  await schedule(tx, { ...watched, event: 'remind', dueAt })
}

/** What the timers of this module do when they are due. */
export const storeTimers: TimerHandlers = {
  [`${certificateTimer}/remind`]: (app, id) =>
    app.inTransaction(async (tx) => {
      const [held] = await rows<Held>(tx, hold, [id])
      if (held?.state !== 'checked') return
      const { number, nameZh, validUntil } = held
      const payload = { storeId: Number(held.storeId), number, name: nameZh, day: validUntil }
      await emit(tx, { event: 'store.certificateExpiring', payload })
    }),
}
