import type { z } from 'zod'
import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { KeyWrapper } from '../../../kernel/sealing/sealed-payloads.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { phoneProblem, smsCodeProblem } from '../../identity/rules/account-fields.ts'
import { contactOf, hashOf, randomToken, redeemSmsCode } from '../../identity/server/public.ts'
import { claimQuotations, lockRfqById, quotationsOfGuest, saveDraft, submitDraft, type Quoting, type Rfq } from '../../rfq/server/public.ts'
import { ownStoreMembership } from '../../store/server/public.ts'
import type { guestSubmit, GuestView } from '../endpoints-guest.ts'
import { passHours } from '../rules/invitation-limits.ts'
import { phoneToProve, showGuest, type GuestAccess } from './guest-view.ts'
import { invitationOfKey, isProved } from './invitation-key.ts'
import { lockInvitation, saveProof, type Invitation } from './invitation-repository.ts'
import { moveInvitation } from './move-invitation.ts'

type Held = { readonly invitation: Invitation; readonly rfq: Rfq; readonly act: ActorContext }

/** The invitation of a key with its request, both locked, the request first. The refusal is `guestQuotation.linkGone`. */
async function heldInvitation(call: Call, tx: Transaction, key: string): Promise<Held | Failure> {
  const found = await invitationOfKey(tx, key, call.app.clock.now())
  if (isFailure(found)) return found
  const rfq = await lockRfqById(tx, found.inquiryId)
  const invitation = await lockInvitation(tx, found.id)
  if (!rfq || !invitation || invitation.state === 'REVOKED') return failure('guestQuotation.linkGone')
  return { invitation, rfq, act: guestContext(call, invitation) }
}

/** Who does it: nobody with an account, but the invitation says whom the buyer meant. */
function guestContext(call: Call, { id }: Invitation): ActorContext {
  return { ...actorContext(call), actor: { kind: 'system', id: null, name: `guest ${id}` } }
}

/** Opens a link: the first time the buyer reads that it was opened. */
export async function openLink(call: Call, access: GuestAccess): Promise<GuestView | Failure> {
  const invitation = await invitationOfKey(call.app.read, access.key, call.app.clock.now())
  if (isFailure(invitation)) return invitation
  if (invitation.state !== 'SENT') return showGuest(call, call.app.read, access)
  return call.app.inTransaction<GuestView | Failure>(async (tx) => {
    const held = await heldInvitation(call, tx, access.key)
    if (isFailure(held)) return held
    const { invitation: now, act } = held
    const moved = now.state === 'SENT' ? await moveInvitation(tx, now, { event: 'open', who: 'guest', act }) : now
    return isFailure(moved) ? moved : showGuest(call, tx, access)
  })
}

/** Proves the phone for twelve hours of one browser. Refusals: `guestQuotation.otherPhone`, `codeWrong`, `linkGone`. */
export async function provePhone(
  call: Call,
  secret: string,
  given: { key: string; mobile: string; smsCode: string },
): Promise<{ pass: string; passUntil: string } | Failure> {
  const now = call.app.clock.now()
  const invitation = await invitationOfKey(call.app.read, given.key, now)
  if (isFailure(invitation)) return invitation
  const problem = phoneProblem(given.mobile)
  if (problem) return failure(`identity.${problem}`, {}, { field: 'mobile' })
  const wanted = phoneToProve(invitation)
  if (wanted !== '' && wanted !== given.mobile) return failure('guestQuotation.otherPhone', {}, { field: 'mobile' })
  const code = smsCodeProblem(given.smsCode)
  if (code) return failure(`identity.${code}`, {}, { field: 'smsCode' })
  const isRight = await redeemSmsCode(call.app, secret, { phone: given.mobile, purpose: 'guestQuote', code: given.smsCode })
  if (!isRight) return failure('guestQuotation.codeWrong', {}, { field: 'smsCode' })
  const pass = randomToken()
  const until = new Date(now.getTime() + passHours * 3_600_000)
  return call.app.inTransaction<{ pass: string; passUntil: string } | Failure>(async (tx) => {
    const held = await heldInvitation(call, tx, given.key)
    if (isFailure(held)) return held
    const { id } = held.invitation
    if (!(await saveProof(tx, id, { phone: given.mobile, passHash: hashOf(pass), until })))
      return failure('guestQuotation.otherPhone', {}, { field: 'mobile' })
    await audit(tx, { ...held.act, action: 'guestQuotation.prove', entity: 'quotationInvitation', entityId: id, without: 'note' })
    return { pass, passUntil: until.toISOString() }
  })
}

/**
 * Hands a quotation in by invitation. Refusals: `guestQuotation.linkGone`, `proofMissing`, `api.stale`, `rfq.ownRequest`, and those
 * of a store's quotation.
 */
export async function submitByInvitation(
  call: Call,
  tx: Transaction,
  { key, pass, ...asked }: z.output<typeof guestSubmit.input>,
  keys: KeyWrapper | null,
): Promise<GuestView | Failure> {
  const held = await heldInvitation(call, tx, key)
  if (isFailure(held)) return held
  const { invitation, rfq, act } = held
  if (!isProved(invitation, pass, act.now)) return failure('guestQuotation.proofMissing')
  if ((await contactOf(tx, rfq.memberId))?.phone === invitation.verifiedPhone) return failure('rfq.ownRequest')
  const quoter = { storeId: null, guestId: invitation.id, guestName: invitation.name }
  const quoting = async (): Promise<Quoting> => ({
    inquiry: rfq,
    quoter,
    versions: await quotationsOfGuest(tx, invitation.id),
    memberId: null,
    act,
    keys,
  })
  const before = await quoting()
  if ((before.versions.at(-1)?.version ?? 0) !== asked.expectedVersion) return failure('api.stale')
  const draft = await saveDraft(call, tx, before, { ...asked, expectedVersion: 0 })
  if (isFailure(draft)) return draft
  const sent = await submitDraft(tx, await quoting(), draft.version)
  if (isFailure(sent)) return sent
  const moved = await moveInvitation(tx, invitation, { event: 'quote', who: 'guest', act })
  return isFailure(moved) ? moved : showGuest(call, tx, { key, pass, keys })
}

/** The supplier does not quote; a quotation may still come later. Refusals: `guestQuotation.linkGone`, and the machine's. */
export async function declineInvitation(call: Call, tx: Transaction, asked: { key: string; reason: string }): Promise<GuestView | Failure> {
  const held = await heldInvitation(call, tx, asked.key)
  if (isFailure(held)) return held
  const moved = await moveInvitation(tx, held.invitation, { event: 'decline', who: 'guest', act: held.act, reason: asked.reason })
  return isFailure(moved) ? moved : showGuest(call, tx, { key: asked.key, pass: '', keys: null })
}

/**
 * Takes a guest's quotation over into the caller's store. Refusals: `guestQuotation.linkGone`, `notYourPhone`, `storeQuotedItself`,
 * `store.chooseStore`, and the machine's.
 */
export async function claimInvitation(call: Call, tx: Transaction, key: string): Promise<{ inquirySn: string; storeId: number } | Failure> {
  const seat = ownStoreMembership(call, 'store.quote')
  if (isFailure(seat)) return seat
  const held = await heldInvitation(call, tx, key)
  if (isFailure(held)) return held
  const { invitation, rfq } = held
  const { memberId } = memberOf(call)
  const phone = (await contactOf(tx, memberId))?.phone ?? ''
  if (phone === '' || phone !== invitation.verifiedPhone) return failure('guestQuotation.notYourPhone')
  const moved = await moveInvitation(tx, invitation, { event: 'claim', who: 'guest', act: actorContext(call, 'store') })
  if (isFailure(moved)) return moved
  const { storeId } = seat
  if (!(await claimQuotations(tx, { guestId: invitation.id, storeId, memberId }))) return failure('guestQuotation.storeQuotedItself')
  await emit(tx, { event: 'rfq.claimed', key: rfq.inquirySn, payload: { inquirySn: rfq.inquirySn, memberId: rfq.memberId } })
  await emit(tx, { event: 'guestQuotation.claimed', key: rfq.inquirySn, payload: { inquirySn: rfq.inquirySn, storeId } })
  return { inquirySn: rfq.inquirySn, storeId }
}
