import { actorContext } from '../../../../api/actor-context.ts'
import type { Call } from '../../../../api/handler.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { KeyWrapper } from '../../../../kernel/sealing/sealed-payloads.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { copyAttachments } from '../../../attachment/server/public.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { isWithin, mostExtensions } from '../../rules/closing-rule.ts'
import { rfqMachine } from '../../rules/rfq-machine.ts'
import { rejectOpenQuotations } from '../quotations/reject-open-quotations.ts'
import { linesOfRfq, lockRfq, type Rfq } from './rfq-repository.ts'
import { quotingStores } from '../quotations/quotation-repository.ts'
import { buyerOf } from './save-rfq.ts'
import { openRfq, resealRfq } from './open-rfq.ts'
import { recordAnswer } from './clarification-repository.ts'
import { addRfq, moveRfq, bumpRfqRevision } from './write-rfq.ts'

type Named = { readonly inquirySn: string; readonly expectedVersion: number }

/** The buyer's request, locked and as it was seen, where a version is named. Refusals: `rfq.gone`, `api.stale`. */
export async function lockOwnRfq(call: Call, tx: Transaction, named: Pick<Named, 'inquirySn'> & Partial<Named>): Promise<Rfq | Failure> {
  const of = await lockRfq(tx, buyerOf(call), named.inquirySn)
  if (!of) return failure('rfq.gone')
  return named.expectedVersion === undefined || of.version === named.expectedVersion ? of : failure('api.stale')
}

/**
 * Ends the quoting before its time: what was quoted is opened, and who quoted is told when and by whom. The refusal
 * beside a move's is `rfq.noQuoteYet`.
 */
export async function closeRfq(call: Call, tx: Transaction, named: Named, keys: KeyWrapper | null): Promise<Rfq | Failure> {
  const of = await lockOwnRfq(call, tx, named)
  if (isFailure(of)) return of
  if (of.state === 'QUOTING' && of.quoteNum === 0) return failure('rfq.noQuoteYet')
  const moved = await openRfq(tx, of, { who: 'buyer', act: actorContext(call), keys })
  if (isFailure(moved)) return moved
  await notifyStores(tx, moved, 'rfq.closedEarly')
  return moved
}

/**
 * Moves the closing to a later moment. What the buyer had opened early is sealed again, and every supplier reads both moments; what
 * its closing rule opened stays open. Refusals beside a move's: `rfq.openedAlready`, `extendedOften`, `onlyLater`, `closeTimeRange`.
 */
export async function extendRfq(
  call: Call,
  tx: Transaction,
  asked: Named & { closeTime: string },
  keys: KeyWrapper | null,
): Promise<Rfq | Failure> {
  const of = await lockOwnRfq(call, tx, asked)
  if (isFailure(of)) return of
  const [now, closeAt] = [call.app.clock.now(), new Date(asked.closeTime)]
  const to = rfqMachine.next(of.state, 'extend', 'buyer')
  if (isFailure(to)) return to
  const isOpened = of.state === 'COMPARING'
  if (isOpened && of.openedBy !== 'buyer') return failure('rfq.openedAlready')
  if (of.extensions >= mostExtensions) return failure('rfq.extendedOften', { max: mostExtensions })
  if (of.closeAt !== null && closeAt <= of.closeAt) return failure('rfq.onlyLater', {}, { field: 'closeTime' })
  if (!isWithin(closeAt, now)) return failure('rfq.closeTimeRange', {}, { field: 'closeTime' })
  const moved = await moveRfq(tx, of, { event: 'extend', who: 'buyer', at: now, isExtended: true, closeAt }, actorContext(call))
  if (isFailure(moved)) return moved
  const sealed = isOpened ? await resealRfq(tx, moved, actorContext(call), keys) : null
  if (isFailure(sealed)) return sealed
  await schedule(tx, { entity: 'inquiry', entityId: of.id, event: 'close', dueAt: closeAt })
  await notifyStores(tx, moved, isOpened ? 'rfq.resealed' : 'rfq.extended')
  return moved
}

/** Says to every store that takes part what became of a request. */
export async function notifyStores(tx: Transaction, rfq: Rfq, event: string): Promise<void> {
  const storeIds = rfq.storeId === null ? await quotingStores(tx, rfq.id) : [rfq.storeId]
  if (storeIds.length > 0) await emit(tx, { event, key: rfq.inquirySn, payload: { inquirySn: rfq.inquirySn, storeIds } })
  // Guests have no account to be told by; their invitations know how they are reached.
  if (rfq.kind === 'OPEN')
    await emit(tx, { event: 'rfq.guestsTold', key: rfq.inquirySn, payload: { inquirySn: rfq.inquirySn, what: event } })
}

/** Ends a request without a choice. */
export async function cancelRfq(call: Call, tx: Transaction, asked: Named & { reason: string }): Promise<Rfq | Failure> {
  const of = await lockOwnRfq(call, tx, asked)
  if (isFailure(of)) return of
  const moved = await moveRfq(tx, of, { event: 'cancel', who: 'buyer', at: call.app.clock.now(), reason: asked.reason }, actorContext(call))
  if (isFailure(moved)) return moved
  await notifyStores(tx, of, 'rfq.ended')
  await rejectOpenQuotations(tx, of, 'cancelled', actorContext(call))
  return moved
}

/** Answers what a supplier asked; the time that a basket enquiry has waited is added to its closing. Refusals: `rfq.talkGone`, `requestOver`. */
export async function answerClarification(
  call: Call,
  tx: Transaction,
  asked: { inquirySn: string; talkId: number; answer: string; isMaterial: 0 | 1 },
): Promise<Rfq | Failure> {
  const of = await lockRfq(tx, buyerOf(call), asked.inquirySn)
  if (!of) return failure('rfq.gone')
  const now = call.app.clock.now()
  const answered = await recordAnswer(tx, of.id, { ...asked, at: now })
  if (!answered) return failure('rfq.talkGone')
  if (of.state !== 'QUOTING' && of.state !== 'NEED_INFO' && of.state !== 'COMPARING') return failure('rfq.requestOver')
  const isMaterial = asked.isMaterial === 1
  const waited = now.getTime() - answered.askedAt.getTime()
  const closeAt = of.closeAt === null ? undefined : new Date(of.closeAt.getTime() + waited)
  const doing = actorContext(call)
  const moved =
    of.state === 'NEED_INFO'
      ? await moveRfq(tx, of, { event: 'provide', who: 'buyer', at: now, isMaterial, ...(closeAt ? { closeAt } : {}) }, doing)
      : isMaterial
        ? await bumpRfqRevision(tx, of, now)
        : of
  if (isFailure(moved)) return moved
  if (of.state === 'NEED_INFO' && closeAt) await schedule(tx, { entity: 'inquiry', entityId: of.id, event: 'close', dueAt: closeAt })
  if (of.state !== 'NEED_INFO')
    await audit(tx, { ...doing, action: 'rfq.provide', entity: 'inquiry', entityId: of.inquirySn, without: 'note' })
  const payload = { inquirySn: of.inquirySn, storeIds: [answered.storeId] }
  await emit(tx, { event: 'rfq.answered', key: of.inquirySn, payload })
  if (isMaterial) await notifyStores(tx, moved, 'rfq.changed')
  return moved
}

/**
 * A new draft like an own request, whatever became of that; the old one is left as it is. The closing is the one that is named, or is
 * still to be chosen. Refusals: `rfq.gone`, `closeTimeRange`.
 */
export async function cloneRfq(
  call: Call,
  tx: Transaction,
  asked: { readonly inquirySn: string; readonly closeTime?: string | undefined },
): Promise<Rfq | Failure> {
  const of = await lockOwnRfq(call, tx, asked)
  if (isFailure(of)) return of
  const closeAt = asked.closeTime === undefined ? null : new Date(asked.closeTime)
  if (closeAt !== null && !isWithin(closeAt, call.app.clock.now())) return failure('rfq.closeTimeRange', {}, { field: 'closeTime' })
  return addCopy(call, tx, of, { round: 1, prevId: null, closeAt })
}

/** A new draft with the lines of a request: its next round, or another try. */
export async function copyRfq(call: Call, tx: Transaction, named: Named): Promise<Rfq | Failure> {
  const of = await lockOwnRfq(call, tx, named)
  if (isFailure(of)) return of
  const now = call.app.clock.now()
  const isRound = of.state === 'COMPARING'
  const to = rfqMachine.next(of.state, isRound ? 'nextRound' : 'resubmit', 'buyer')
  if (isFailure(to)) return to
  const doing = actorContext(call)
  if (isRound) {
    const moved = await moveRfq(tx, of, { event: 'nextRound', who: 'buyer', at: now }, doing)
    if (isFailure(moved)) return moved
    await notifyStores(tx, of, 'rfq.ended')
    await rejectOpenQuotations(tx, of, 'nextRound', doing)
  }
  return addCopy(call, tx, of, { round: isRound ? of.round + 1 : 1, prevId: of.id, closeAt: null })
}

type Copied = { readonly round: number; readonly prevId: number | null; readonly closeAt: Date | null }

/** Lines, terms and attachments of a request in a new draft of the caller. */
async function addCopy(call: Call, tx: Transaction, of: Rfq, { round, prevId, closeAt }: Copied): Promise<Rfq> {
  const { enterpriseId, memberId } = buyerOf(call)
  const lines = await linesOfRfq(tx, of.id)
  const place = of.memberId === memberId ? { addressId: of.addressId } : { addressId: null, regionName: '' }
  const copied = { ...of, ...place, enterpriseId, memberId, round, prevId, closeAt, lines, receiver: null } as const
  const added = await addRfq(tx, { ...copied, kind: 'OPEN', storeId: null, state: 'DRAFT' }, call.app.clock.now())
  await copyAttachments(tx, 'inquiry', of.id, added.id)
  await audit(tx, {
    ...actorContext(call),
    action: 'rfq.copy',
    entity: 'inquiry',
    entityId: added.inquirySn,
    without: 'creation',
    to: 'DRAFT',
    facts: { from: of.inquirySn },
  })
  return added
}
