import type { Call } from '../../../api/handler.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { KeyWrapper } from '../../../kernel/sealing/sealed-payloads.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { attachmentsOf, attachmentViewOf, openAttachment, type AttachmentFiles } from '../../attachment/server/public.ts'
import { maskPhone } from '../../identity/rules/mask-contact.ts'
import { firstValidDay } from '../../rfq/rules/closing-rule.ts'
import {
  headOf,
  linesOfQuotations,
  linesOfRfq,
  lineView,
  openingsOf,
  openingViewOf,
  quotationHeadOf,
  quotationsOfGuest,
  quotationViewOf,
  receiptHolds,
  receiptOf,
  rfqById,
  supplierActions,
  withOwnCopies,
} from '../../rfq/server/public.ts'
import type { GuestView } from '../endpoints-guest.ts'
import { invitationMachine } from '../rules/invitation-machine.ts'
import { invitationOfKey, isProved } from './invitation-key.ts'
import type { Invitation } from './invitation-repository.ts'

export type GuestAccess = { readonly key: string; readonly pass: string; readonly keys: KeyWrapper | null }

/** A request as the guest behind a key reads it; the own quotation only for a browser that has proved the phone. */
export async function showGuest(call: Call, db: Queryable, access: GuestAccess): Promise<GuestView | Failure> {
  const now = call.app.clock.now()
  const invitation = await invitationOfKey(db, access.key, now)
  if (isFailure(invitation)) return invitation
  const rfq = await rfqById(db, invitation.inquiryId)
  if (!rfq) throw new Error('an invitation without a request')
  const [asked, openings] = [await linesOfRfq(db, rfq.id), await openingsOf(db, rfq.id)]
  const isOwn = isProved(invitation, access.pass, now)
  const versions = await quotationsOfGuest(db, invitation.id)
  const own = isOwn ? versions.filter((version) => version.state !== 'DRAFT') : []
  const inClear = await linesOfQuotations(
    db,
    own.map((version) => version.id),
  )
  const { quotations: shown, lines } = withOwnCopies(access.keys, own, inClear)
  const current = shown.at(-1)
  const around = { inquiry: rfq, asked, names: new Map<number, string>(), lang: call.lang }
  const { inquirySn, title, state, stateText, regionName, closeTime } = headOf(rfq, call.lang, 0)
  return {
    inquirySn,
    title,
    state,
    stateText,
    regionName,
    closeTime,
    note: rfq.note,
    buyerTitle: rfq.buyerTitle,
    lines: asked.map((line) => lineView(line, call.lang)),
    terms: rfq.terms,
    files: (await attachmentsOf(db, 'inquiry', rfq.id)).map(attachmentViewOf),
    openings: openings.map(openingViewOf),
    guestName: invitation.name,
    invitationState: invitation.state,
    phoneHint: phoneHintOf(invitation),
    isProved: isOwn,
    expireTime: invitation.expiresAt.toISOString(),
    current: current ? quotationViewOf(current, lines.get(current.id) ?? [], around) : null,
    earlier: shown.slice(0, -1).map((old) => quotationHeadOf(old, lines.get(old.id) ?? [], around)),
    receipt: current ? receiptOf(current) : '',
    receiptHolds: current ? await receiptHolds(current, lines.get(current.id) ?? []) : null,
    firstValidDay: firstValidDay(now),
    can: guestActions(invitation, supplierActions(rfq, versions).includes('quote')),
  }
}

/** The phone that the guest must prove: the one that was invited, or the one that was proved before. */
export function phoneToProve({ phone, verifiedPhone }: Invitation): string {
  return verifiedPhone || phone
}

const phoneHintOf = (invitation: Invitation): string => {
  const phone = phoneToProve(invitation)
  return phone === '' ? '' : maskPhone(phone)
}

function guestActions({ state }: Invitation, takesQuotes: boolean): GuestView['can'] {
  const events = invitationMachine.allowedActions(state, 'guest')
  return [
    ...(takesQuotes && events.includes('quote') ? ['quote' as const] : []),
    ...(takesQuotes && events.includes('decline') ? ['decline' as const] : []),
    ...(events.includes('claim') ? ['claim' as const] : []),
  ]
}

/** A document of the request that a guest's key opens. Refusals: those of the key, `attachment.gone`. */
export async function openGuestFile(call: Call, files: AttachmentFiles, { key, file }: { readonly key: string; readonly file: string }) {
  const { read, clock } = call.app
  const invitation = await invitationOfKey(read, key, clock.now())
  return isFailure(invitation)
    ? invitation
    : openAttachment(read, files, { subject: 'inquiry', subjectId: invitation.inquiryId, fileId: file })
}
