import type { Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { buyerOf, rfqOf, storeAnswersOf, type Rfq } from '../../rfq/server/public.ts'
import type { InvitationList, InvitationView } from '../endpoints-invitation.ts'
import { isLinkOpen, mayRemind } from '../rules/invitation-limits.ts'
import { invitationMachine } from '../rules/invitation-machine.ts'
import { guestQuotationMessages } from '../messages.ts'
import type { StoreScores } from './invitation-gate.ts'
import { withAnswer } from './invite-suppliers.ts'
import { invitationKey, invitationLink } from './invitation-key.ts'
import { invitationsOf, type Invitation } from './invitation-repository.ts'

export type LinkDeps = {
  readonly secret: string
  readonly siteUrl: string
  readonly marks?: StoreScores
}

/** The invitations of an own request. */
export async function showInvitations(call: Call, db: Queryable, deps: LinkDeps, rfq: Rfq): Promise<InvitationList> {
  const [all, answers] = [await invitationsOf(db, rfq.id), await storeAnswersOf(db, rfq.id)]
  const isQuoting = rfq.state === 'QUOTING'
  const list = all.map((one) => invitationViewOf(call, deps, { invitation: withAnswer(one, answers), isQuoting }))
  return {
    list,
    can: [...(isQuoting ? ['invite' as const] : []), ...(list.some((one) => one.can.includes('remind')) ? ['remindAll' as const] : [])],
  }
}

/** The same by the request's number. The refusal is `rfq.gone`. */
export async function listInvitations(call: Call, deps: LinkDeps, inquirySn: string): Promise<InvitationList | Failure> {
  const rfq = await rfqOf(call.app.read, buyerOf(call), inquirySn)
  return rfq ? showInvitations(call, call.app.read, deps, rfq) : failure('rfq.gone')
}

const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null

function invitationViewOf(
  call: Call,
  { secret, siteUrl }: LinkDeps,
  { invitation, isQuoting }: { readonly invitation: Invitation; readonly isQuoting: boolean },
): InvitationView {
  const now = call.app.clock.now()
  const isOpen = isLinkOpen(invitation, now)
  return {
    invitationId: invitation.id,
    channel: invitation.channel,
    name: invitation.name,
    contact: invitation.phone || invitation.email,
    storeId: invitation.storeId ?? 0,
    state: invitation.state,
    stateText: translate(call.lang, guestQuotationMessages)(`state_${invitation.state}`),
    isExpired: invitation.expiresAt <= now,
    link: isOpen && invitation.nonce ? invitationLink(siteUrl, invitationKey(secret, invitation)) : '',
    reason: invitation.reason,
    sentTime: invitation.sentAt.toISOString(),
    openTime: momentOf(invitation.openedAt),
    answerTime: momentOf(invitation.answeredAt),
    remindTime: momentOf(invitation.remindedAt),
    expireTime: invitation.expiresAt.toISOString(),
    can: [
      ...(isQuoting && mayRemind(invitation, now) ? ['remind' as const] : []),
      ...(invitationMachine.allowedActions(invitation.state, 'buyer').includes('revoke') ? ['revoke' as const] : []),
    ],
  }
}
