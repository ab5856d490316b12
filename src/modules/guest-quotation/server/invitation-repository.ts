import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { invitationChannels } from '../endpoints-invitation.ts'
import type { InvitationState } from '../rules/invitation-machine.ts'

export type Invitation = {
  readonly id: number
  readonly inquiryId: number
  readonly channel: (typeof invitationChannels)[number]
  readonly storeId: number | null
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly state: InvitationState
  readonly version: number
  readonly nonce: Buffer | null
  readonly verifiedPhone: string
  readonly passHash: Buffer | null
  readonly passUntil: Date | null
  readonly reason: string
  readonly sentAt: Date
  readonly openedAt: Date | null
  readonly answeredAt: Date | null
  readonly remindedAt: Date | null
  readonly reminders: number
  readonly expiresAt: Date
}

const columns = `invitation_id AS id, inquiry_id AS "inquiryId", channel, store_id AS "storeId", name, phone, email, state, version, nonce,
  verified_phone AS "verifiedPhone", pass_hash AS "passHash", pass_until AS "passUntil", reason, sent_at AS "sentAt", opened_at AS "openedAt",
  answered_at AS "answeredAt", reminded_at AS "remindedAt", reminders, expires_at AS "expiresAt"`
const ofRfq = {
  name: 'guestQuotation.ofRfq',
  text: `SELECT ${columns} FROM quotation_invitation WHERE inquiry_id = $1 ORDER BY invitation_id`,
}
const byHash = { name: 'guestQuotation.byKey', text: `SELECT ${columns} FROM quotation_invitation WHERE key_hash = $1` }
const byId = { name: 'guestQuotation.byId', text: `SELECT ${columns} FROM quotation_invitation WHERE invitation_id = $1` }
const lock = { name: 'guestQuotation.lock', text: `SELECT ${columns} FROM quotation_invitation WHERE invitation_id = $1 FOR UPDATE` }
const insert = {
  name: 'guestQuotation.add',
  text: `INSERT INTO quotation_invitation (inquiry_id, channel, store_id, name, phone, email, state, nonce, key_hash, invited_by, sent_at, expires_at)
    VALUES ($1,$2,$3,$4,$5,$6,'SENT',$7,$8,$9,$10,$11) ON CONFLICT DO NOTHING RETURNING invitation_id AS id`,
}
const setKey = { name: 'guestQuotation.setKey', text: `UPDATE quotation_invitation SET key_hash = $2 WHERE invitation_id = $1` }
const move = {
  name: 'guestQuotation.move',
  text: `UPDATE quotation_invitation SET state = $2, version = version + 1, reason = coalesce($4, reason),
      opened_at = CASE WHEN $2 = 'OPENED' THEN $5 ELSE coalesce(opened_at, CASE WHEN $2 <> 'REVOKED' THEN $5::timestamptz END) END,
      answered_at = CASE WHEN $2 IN ('QUOTED', 'DECLINED') THEN $5 ELSE answered_at END
    WHERE invitation_id = $1 AND state = ANY($3::text[])`,
}
const prove = {
  name: 'guestQuotation.prove',
  text: `UPDATE quotation_invitation SET verified_phone = $2, pass_hash = $3, pass_until = $4, version = version + 1
    WHERE invitation_id = $1 AND verified_phone IN ('', $2)`,
}
const remind = {
  name: 'guestQuotation.remind',
  text: `UPDATE quotation_invitation SET reminded_at = $2, reminders = reminders + 1, version = version + 1 WHERE invitation_id = $1 AND version = $3`,
}
const prolong = {
  name: 'guestQuotation.prolong',
  text: `UPDATE quotation_invitation SET expires_at = greatest(expires_at, $2) WHERE inquiry_id = $1`,
}

export function invitationsOf(db: Queryable, inquiryId: number): Promise<Invitation[]> {
  return rows<Invitation>(db, ofRfq, [inquiryId])
}

/** The invitation whose key has this digest; whether it still opens anything is judged next. */
export async function invitationByKeyHash(db: Queryable, hash: Buffer): Promise<Invitation | null> {
  return (await rows<Invitation>(db, byHash, [hash]))[0] ?? null
}

export async function invitationById(db: Queryable, id: number): Promise<Invitation | null> {
  return (await rows<Invitation>(db, byId, [id]))[0] ?? null
}

/** Locks after its request, never before it. */
export async function lockInvitation(tx: Transaction, id: number): Promise<Invitation | null> {
  return (await rows<Invitation>(tx, lock, [id]))[0] ?? null
}

type NewInvitation = Pick<
  Invitation,
  'inquiryId' | 'channel' | 'storeId' | 'name' | 'phone' | 'email' | 'nonce' | 'sentAt' | 'expiresAt'
> & {
  readonly invitedBy: number
  /** Stands in until the key is known, which needs the number of the row. */
  readonly keyHash: Buffer | null
}

/** The new invitation's number; null where this supplier is invited already. */
export async function addInvitation(tx: Transaction, of: NewInvitation): Promise<number | null> {
  const values = [
    of.inquiryId,
    of.channel,
    of.storeId,
    of.name,
    of.phone,
    of.email,
    of.nonce,
    of.keyHash,
    of.invitedBy,
    of.sentAt,
    of.expiresAt,
  ]
  return (await rows<{ id: number }>(tx, insert, values))[0]?.id ?? null
}

export async function saveKeyHash(tx: Transaction, id: number, hash: Buffer): Promise<void> {
  await execute(tx, setKey, [id, hash])
}

/** The conditional UPDATE of a move. */
export async function updateInvitationState(
  tx: Transaction,
  id: number,
  of: { readonly to: InvitationState; readonly sources: readonly InvitationState[]; readonly reason: string | null; readonly at: Date },
): Promise<boolean> {
  return (await execute(tx, move, [id, of.to, of.sources, of.reason, of.at])) > 0
}

/** Notes the phone that was proved; false where another phone was proved before. */
export async function saveProof(
  tx: Transaction,
  id: number,
  of: { readonly phone: string; readonly passHash: Buffer; readonly until: Date },
): Promise<boolean> {
  return (await execute(tx, prove, [id, of.phone, of.passHash, of.until])) > 0
}

export async function recordReminder(tx: Transaction, { id, version }: Invitation, at: Date): Promise<boolean> {
  return (await execute(tx, remind, [id, at, version])) > 0
}

/** Links of a request that closes later live longer. */
export async function prolongInvitations(tx: Transaction, inquiryId: number, until: Date): Promise<void> {
  await execute(tx, prolong, [inquiryId, until])
}
