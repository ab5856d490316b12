import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { type StaffOwner } from '../../member/server/public.ts'

/** An open invitation: for a phone or for a member. */
export type StaffInvite = {
  readonly inviteId: number
  readonly storeId: StaffOwner
  readonly phone: string | null
  readonly memberId: number | null
  readonly roleId: number
  readonly roleName: string
  readonly capabilities: readonly string[]
  readonly expiresAt: Date
}
export type Invited = { readonly phone: string | null; readonly memberId: number | null }

const select = `SELECT i.id AS "inviteId", i.store_id AS "storeId", i.phone, i.member_id AS "memberId", i.role_id AS "roleId", r.name AS "roleName",
    r.capabilities, i.expires_at AS "expiresAt"
  FROM staff_invite i JOIN staff_role r ON r.id = i.role_id WHERE i.state = 'OPEN'`
const list = {
  name: 'staff.invites',
  text: `${select} AND i.store_id IS NOT DISTINCT FROM $1 AND i.expires_at > $2 ORDER BY i.id`,
}
const mine = { name: 'staff.invitesOfMember', text: `${select} AND (i.member_id = $1 OR i.phone = $2) AND i.expires_at > $3 ORDER BY i.id` }
const forget = {
  name: 'staff.invitesForget',
  text: `UPDATE staff_invite SET state = 'CANCELLED', answered_at = $2 WHERE store_id IS NOT DISTINCT FROM $1 AND state = 'OPEN' AND expires_at <= $2`,
}
const add = {
  name: 'staff.inviteAdd',
  text: `INSERT INTO staff_invite (store_id, phone, member_id, role_id, created_at, expires_at) VALUES ($1,$2,$3,$4,$5,$6) ON CONFLICT DO NOTHING RETURNING id`,
}
const close = { name: 'staff.inviteClose', text: `UPDATE staff_invite SET state = $2, answered_at = $3 WHERE id = $1 AND state = 'OPEN'` }

/** Invitations of a staff that still may be accepted. */
export function staffInvitesOf(db: Queryable, staffOwner: StaffOwner, now: Date): Promise<StaffInvite[]> {
  return rows<StaffInvite>(db, list, [staffOwner, now])
}

/** Invitations of a member: for them, or for the phone that they have now. */
export function invitesOfMember(db: Queryable, memberId: number, phone: string | null, now: Date): Promise<StaffInvite[]> {
  return rows<StaffInvite>(db, mine, [memberId, phone, now])
}

/** The id of the new invitation; null when an open one stands. Expired ones are put away first. */
export async function addStaffInvite(
  tx: Transaction,
  staffOwner: StaffOwner,
  invited: Invited,
  terms: { roleId: number; at: Date; expiresAt: Date },
): Promise<number | null> {
  await execute(tx, forget, [staffOwner, terms.at])
  const values = [staffOwner, invited.phone, invited.memberId, terms.roleId, terms.at, terms.expiresAt]
  return (await rows<{ id: number }>(tx, add, values))[0]?.id ?? null
}

/** Closes an open invitation once. */
export async function closeStaffInvite(
  tx: Transaction,
  inviteId: number,
  state: 'ACCEPTED' | 'DECLINED' | 'CANCELLED',
  at: Date,
): Promise<boolean> {
  return (await execute(tx, close, [inviteId, state, at])) > 0
}
