import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { newSubjectKey, type KeyWrapper } from '../../../kernel/sealing/sealed-payloads.ts'
import type { StoreScores } from '../../guest-quotation/server/public.ts'
import { isShorterThanLaw, wrongDeadline } from '../rules/tender-schedule.ts'
import { endTender } from './end-tender.ts'
import { ownTender } from './save-tender.ts'
import { refusedInvitee } from './invited/invited-standing.ts'
import { sendInvitations } from './invitations.ts'
import { invitedStores, lockTender, type Tender } from './tender-repository.ts'
import { moveTender, staleUnless } from './write-tender.ts'

type Named = { readonly tenderSn: string; readonly expectedVersion: number }

/** Bids of a tender are sealed for this subject. */
export const sealedSubjectOf = ({ tenderId }: Tender) => ({ kind: 'tender', id: String(tenderId) })
export const closeTimer = ({ tenderId }: Tender, dueAt: Date) => ({ entity: 'tender', entityId: tenderId, event: 'close', dueAt })

/** Hands a draft to the platform. Refusals: `tender.deadlineTooSoon`, `deadlineOver`, `markTooLow`. */
export async function submitTender(
  call: Call,
  tx: Transaction,
  { tenderSn, expectedVersion }: Named,
  marks?: StoreScores,
): Promise<Tender | Failure> {
  const tender = await ownTender(call, tx, tenderSn)
  if (isFailure(tender)) return tender
  const stale = staleUnless(tender, expectedVersion)
  if (stale) return stale
  const wrong = wrongDeadline(tender.mode, tender.deadlineAt, call.app.clock.now())
  if (wrong) return failure(wrong)
  // Marks change while a draft waits, and a repeated tender brings its stores along.
  const invited = tender.access === 'INVITED' ? await invitedStores(tx, tender.tenderId) : []
  const refused = await refusedInvitee(tx, marks, invited, call.app.clock.now())
  return refused ?? moveTender(tx, tender, { event: 'submit', who: 'buyer', act: actorContext(call) })
}

type Review = Named & { readonly verdict: 'approve' | 'reject' | 'terminate'; readonly reason: string }

/** The platform's verdict. Publishing makes the key that seals bids. Refusals: `tender.reasonMissing`, `deadlineTooSoon`, `deadlineOver`. */
export async function reviewTender(call: Call, tx: Transaction, review: Review, keys: KeyWrapper): Promise<Tender | Failure> {
  const tender = await lockTender(tx, review.tenderSn)
  if (!tender || tender.state === 'DRAFT') return failure('api.notFound')
  const stale = staleUnless(tender, review.expectedVersion)
  if (stale) return stale
  const act = actorContext(call, 'platform')
  if (review.verdict !== 'approve' && review.reason === '') return failure('tender.reasonMissing', {}, { field: 'reason' })
  if (review.verdict === 'terminate') return endTender(tx, tender, { event: 'terminate', who: 'platform', act, reason: review.reason })
  if (review.verdict === 'reject') return moveTender(tx, tender, { event: 'reject', who: 'platform', act, reason: review.reason })
  const wrong = wrongDeadline(tender.mode, tender.deadlineAt, act.now)
  if (wrong) return failure(wrong)
  await sendInvitations(tx, tender.tenderId, act.now)
  const storeIds = tender.access === 'INVITED' ? await invitedStores(tx, tender.tenderId) : []
  return moveTender(tx, tender, {
    event: 'approve',
    payload: { storeIds },
    who: 'platform',
    act,
    reason: '',
    firstDeadlineAt: tender.deadlineAt,
    keys: await newSubjectKey(keys, sealedSubjectOf(tender)),
    timers: () => ({ set: [closeTimer(tender, tender.deadlineAt)] }),
    ...(isShorterThanLaw(tender.deadlineAt, act.now) ? { facts: { shorterThanLaw: true } } : {}),
  })
}
