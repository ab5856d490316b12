import type { InvitationState } from './invitation-machine.ts'

const day = 86_400_000

/** Invitations of one request; ours by default. */
export const mostInvitations = 50
/** Reminders of one invitation, and the pause before each. */
export const mostReminders = 3
const reminderPause = day
/** A link stays readable so long after the closing: the guest reads what became of the quotation. */
const linkDays = 30
/** How long a browser stays proved after the code from the SMS. */
export const passHours = 12

/** When the link of a request that closes at `closeAt` ends. */
export function linkEnd(closeAt: Date | null, now: Date): Date {
  return new Date((closeAt ?? now).getTime() + linkDays * day)
}

/** False for a link that is as good as none. */
export function isLinkOpen({ state, expiresAt }: { readonly state: InvitationState; readonly expiresAt: Date }, now: Date): boolean {
  return state !== 'REVOKED' && expiresAt > now
}

type Reminded = {
  readonly state: InvitationState
  readonly reminders: number
  readonly remindedAt: Date | null
  readonly sentAt: Date
}

/** True where the supplier has not answered and heard nothing for a day. */
export function mayRemind({ state, reminders, remindedAt, sentAt }: Reminded, now: Date): boolean {
  if ((state !== 'SENT' && state !== 'OPENED') || reminders >= mostReminders) return false
  return now.getTime() - (remindedAt ?? sentAt).getTime() >= reminderPause
}
