import { transition } from '../../../kernel/state-machine/transition.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { invitationMachine, type InvitationEvent, type InvitationWho } from '../rules/invitation-machine.ts'
import { invitationById, updateInvitationState, type Invitation } from './invitation-repository.ts'

type Move = { readonly event: InvitationEvent; readonly who: InvitationWho; readonly act: ActorContext; readonly reason?: string }

/** Moves a locked invitation by the table. Refusals: the machine's, `api.stale`. */
export async function moveInvitation(tx: Transaction, invitation: Invitation, how: Move): Promise<Invitation | Failure> {
  const { event, who, act, reason } = how
  const done = await transition(tx, {
    machine: invitationMachine,
    event,
    who,
    from: invitation.state,
    update: (to, sources) => updateInvitationState(tx, invitation.id, { to, sources, reason: reason ?? null, at: act.now }),
    audit: {
      act,
      action: `guestQuotation.${event}`,
      entity: 'quotationInvitation',
      entityId: invitation.id,
      ...(reason ? { reason } : {}),
    },
  })
  if (isFailure(done)) return done
  return (await invitationById(tx, invitation.id)) ?? failure('guestQuotation.linkGone')
}
