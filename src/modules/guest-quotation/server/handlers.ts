import { handle, type Handler } from '../../../api/handler.ts'
import { failure, isFailure } from '../../../kernel/failure/failure.ts'
import type { KeyWrapper } from '../../../kernel/sealing/sealed-payloads.ts'
import { noAttachmentFiles, type AttachmentFiles } from '../../attachment/server/public.ts'
import { buyerOf, rfqOf } from '../../rfq/server/public.ts'
import { guestClaim, guestDecline, guestFile, guestOpen, guestProve, guestSubmit } from '../endpoints-guest.ts'
import { invitationAdd, invitationCandidates, invitationList, invitationRemind, invitationRevoke } from '../endpoints-invitation.ts'
import { candidatesFor } from './candidate-repository.ts'
import { claimInvitation, declineInvitation, openLink, provePhone, submitByInvitation } from './guest-commands.ts'
import { openGuestFile } from './guest-view.ts'
import { standingOfStores } from './invitation-gate.ts'
import { invitationsOf } from './invitation-repository.ts'
import { listInvitations, showInvitations, type LinkDeps } from './invitation-view.ts'
import { inviteSupplier, remindSuppliers, revokeInvitation } from './invite-suppliers.ts'

/** Invitations of buyers, and what their guests do by a link. */
export function guestQuotationHandlers(deps: LinkDeps & { readonly keys: KeyWrapper | null; readonly files?: AttachmentFiles }): Handler[] {
  return [
    handle(invitationList, ({ inquirySn }, call) => listInvitations(call, deps, inquirySn)),
    handle(invitationAdd, (input, call) =>
      call.idempotent(async (tx) => {
        const rfq = await inviteSupplier(call, tx, deps, input)
        return isFailure(rfq) ? rfq : showInvitations(call, tx, deps, rfq)
      }),
    ),
    handle(invitationRevoke, (input, call) =>
      call.app.inTransaction(async (tx) => {
        const rfq = await revokeInvitation(call, tx, input)
        return isFailure(rfq) ? rfq : showInvitations(call, tx, deps, rfq)
      }),
    ),
    handle(invitationRemind, (input, call) =>
      call.app.inTransaction(async (tx) => {
        const rfq = await remindSuppliers(call, tx, input)
        return isFailure(rfq) ? rfq : showInvitations(call, tx, deps, rfq)
      }),
    ),
    handle(invitationCandidates, async ({ inquirySn, keyword }, call) => {
      const { read } = call.app
      const buyer = buyerOf(call)
      const rfq = await rfqOf(read, buyer, inquirySn)
      if (!rfq) return failure('rfq.gone')
      const found = await candidatesFor(read, { inquiryId: rfq.id, ...buyer, keyword })
      const invited = new Set((await invitationsOf(read, rfq.id)).flatMap((one) => (one.state === 'REVOKED' ? [] : (one.storeId ?? []))))
      const standings = await standingOfStores(
        read,
        deps.marks,
        found.map((one) => one.storeId),
        call.app.clock.now(),
      )
      return {
        list: found.map(({ storeId, storeName, storeNameEn, isPartner }) => ({
          storeId,
          storeName: call.lang === 'en' ? storeNameEn : storeName,
          isPartner,
          isInvited: invited.has(storeId),
          mark: standings.get(storeId)?.mark ?? null,
          standing: standings.get(storeId)?.standing ?? 'fine',
        })),
      }
    }),
    handle(guestOpen, (input, call) => openLink(call, { ...input, keys: deps.keys })),
    handle(guestFile, (input, call) => openGuestFile(call, deps.files ?? noAttachmentFiles, input)),
    handle(guestProve, (input, call) => provePhone(call, deps.secret, input)),
    handle(guestSubmit, (input, call) => call.app.inTransaction((tx) => submitByInvitation(call, tx, input, deps.keys))),
    handle(guestDecline, (input, call) => call.app.inTransaction((tx) => declineInvitation(call, tx, input))),
    handle(guestClaim, ({ key }, call) => call.app.inTransaction((tx) => claimInvitation(call, tx, key))),
  ]
}
