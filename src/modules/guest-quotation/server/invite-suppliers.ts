import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { emit, requestJob } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { emailProblem, phoneProblem } from '../../identity/rules/account-fields.ts'
import { hashOf } from '../../identity/server/public.ts'
import { buyerOf, lockRfq, storeAnswersOf, type Rfq } from '../../rfq/server/public.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { invitationAdd } from '../endpoints-invitation.ts'
import { linkEnd, mayRemind, mostInvitations } from '../rules/invitation-limits.ts'
import { standingOfStores } from './invitation-gate.ts'
import { invitationKey } from './invitation-key.ts'
import type { LinkDeps } from './invitation-view.ts'
import { moveInvitation } from './move-invitation.ts'
import { addInvitation, invitationsOf, lockInvitation, recordReminder, saveKeyHash, type Invitation } from './invitation-repository.ts'

/** The job that writes to a guest. */
export const guestMessageJob = 'guestQuotation.message'

type Wanted = z.output<typeof invitationAdd.input>

/** An own open request that still takes quotations, locked. Refusals: `rfq.gone`, `guestQuotation.notQuoting`. */
async function quotingRfq(call: Call, tx: Transaction, inquirySn: string): Promise<Rfq | Failure> {
  const of = await lockRfq(tx, buyerOf(call), inquirySn)
  if (!of) return failure('rfq.gone')
  return of.kind === 'OPEN' && of.state === 'QUOTING' ? of : failure('guestQuotation.notQuoting')
}

function contactProblem({ channel, name, mobile, email, storeId }: Wanted): Failure | null {
  if (channel === 'STORE') return storeId > 0 ? null : failure('guestQuotation.storeMissing', {}, { field: 'storeId' })
  if (name === '') return failure('guestQuotation.nameMissing', {}, { field: 'name' })
  const phone = channel === 'SMS' ? phoneProblem(mobile) : null
  if (phone) return failure(`identity.${phone}`, {}, { field: 'mobile' })
  const address = channel === 'MAIL' ? emailProblem(email) : null
  return address ? failure(`identity.${address}`, {}, { field: 'email' }) : null
}

/** Invites a supplier. Refusals: those of the fields, `guestQuotation.tooMany`, `invitedAlready`, `storeGone`, `markTooLow`, `rfq.gone`. */
export async function inviteSupplier(call: Call, tx: Transaction, { secret, marks }: LinkDeps, wanted: Wanted): Promise<Rfq | Failure> {
  const rfq = await quotingRfq(call, tx, wanted.inquirySn)
  const problem = isFailure(rfq) ? rfq : contactProblem(wanted)
  if (problem) return problem
  if (isFailure(rfq)) return rfq
  const now = call.app.clock.now()
  const open = (await invitationsOf(tx, rfq.id)).filter((one) => one.state !== 'REVOKED')
  if (open.length >= mostInvitations) return failure('guestQuotation.tooMany', { max: mostInvitations })
  const isStore = wanted.channel === 'STORE'
  const [store] = isStore ? await storesByIds(tx, [wanted.storeId]) : []
  if (isStore && store?.state !== 'open') return failure('guestQuotation.storeGone', {}, { field: 'storeId' })
  const standing = store && (await standingOfStores(tx, marks, [store.storeId], now)).get(store.storeId)
  if (standing?.standing === 'refused')
    return failure('guestQuotation.markTooLow', { mark: standing.mark ?? 0, least: standing.least }, { field: 'storeId' })
  const nonce = isStore ? null : randomBytes(16)
  const id = await addInvitation(tx, {
    inquiryId: rfq.id,
    channel: wanted.channel,
    storeId: store?.storeId ?? null,
    name: store?.storeName ?? wanted.name,
    phone: wanted.channel === 'SMS' ? wanted.mobile : '',
    email: wanted.channel === 'MAIL' ? wanted.email.toLowerCase() : '',
    nonce,
    keyHash: nonce,
    invitedBy: memberOf(call).memberId,
    sentAt: now,
    expiresAt: linkEnd(rfq.closeAt, now),
  })
  if (id === null) return failure('guestQuotation.invitedAlready')
  if (nonce) await saveKeyHash(tx, id, hashOf(invitationKey(secret, { id, nonce })))
  await audit(tx, {
    ...actorContext(call),
    action: 'guestQuotation.invite',
    entity: 'quotationInvitation',
    entityId: id,
    without: 'creation',
    to: 'SENT',
    facts: { inquirySn: rfq.inquirySn, channel: wanted.channel },
  })
  await tell(tx, rfq, { id, storeId: store?.storeId ?? null }, 'invited')
  return rfq
}

async function tell(
  tx: Transaction,
  { inquirySn }: Rfq,
  of: Pick<Invitation, 'id' | 'storeId'>,
  what: 'invited' | 'reminded',
): Promise<void> {
  if (of.storeId === null) await requestJob(tx, guestMessageJob, { invitationId: of.id, what })
  else await emit(tx, { event: `rfq.${what}`, key: inquirySn, payload: { inquirySn, storeIds: [of.storeId] } })
}

type Named = { readonly inquirySn: string; readonly invitationId: number }

/** Takes an invitation back. Refusals: `rfq.gone`, `guestQuotation.invitationGone`, and the machine's. */
export async function revokeInvitation(call: Call, tx: Transaction, { inquirySn, invitationId }: Named): Promise<Rfq | Failure> {
  const rfq = await lockRfq(tx, buyerOf(call), inquirySn)
  if (!rfq) return failure('rfq.gone')
  const invitation = await lockInvitation(tx, invitationId)
  if (invitation?.inquiryId !== rfq.id) return failure('guestQuotation.invitationGone')
  const moved = await moveInvitation(tx, invitation, { event: 'revoke', who: 'buyer', act: actorContext(call) })
  if (isFailure(moved)) return moved
  await emit(tx, { event: 'guestQuotation.revoked', key: inquirySn, payload: { inquirySn } })
  return rfq
}

/** Reminds one supplier, or all who may be reminded. Refusals: `rfq.gone`, `guestQuotation.invitationGone`, `notQuoting`, `nobodyToRemind`. */
export async function remindSuppliers(call: Call, tx: Transaction, { inquirySn, invitationId }: Named): Promise<Rfq | Failure> {
  const own = await lockRfq(tx, buyerOf(call), inquirySn)
  if (!own) return failure('rfq.gone')
  if (invitationId !== 0 && !(await invitationsOf(tx, own.id)).some((one) => one.id === invitationId))
    return failure('guestQuotation.invitationGone')
  const rfq = await quotingRfq(call, tx, inquirySn)
  if (isFailure(rfq)) return rfq
  const [all, answers, now] = [await invitationsOf(tx, rfq.id), await storeAnswersOf(tx, rfq.id), call.app.clock.now()]
  const due = all.filter((one) => (invitationId === 0 || one.id === invitationId) && mayRemind(withAnswer(one, answers), now))
  if (due.length === 0) return failure('guestQuotation.nobodyToRemind')
  for (const invitation of due) {
    if (!(await recordReminder(tx, invitation, now))) return failure('api.stale')
    await audit(tx, {
      ...actorContext(call),
      action: 'guestQuotation.remind',
      entity: 'quotationInvitation',
      entityId: invitation.id,
      without: 'note',
    })
    await tell(tx, rfq, invitation, 'reminded')
  }
  return rfq
}

/** A store answers by its own account: its invitation shows what the store has done. */
export function withAnswer(invitation: Invitation, answers: ReadonlyMap<number, 'QUOTED' | 'DECLINED'>): Invitation {
  const answer = invitation.storeId === null || invitation.state === 'REVOKED' ? undefined : answers.get(invitation.storeId)
  return answer ? { ...invitation, state: answer } : invitation
}
