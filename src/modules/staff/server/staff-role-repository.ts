import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { type MembershipRole, type StaffOwner } from '../../member/server/public.ts'

// Whose staff it is stands in every statement: another store's row is an absent one. Null is the platform.
const list = {
  name: 'staff.roles',
  text: `SELECT id AS "roleId", name, capabilities FROM staff_role WHERE store_id IS NOT DISTINCT FROM $1 AND deleted_at IS NULL ORDER BY id`,
}
const lock = { name: 'staff.rolesLock', text: `SELECT id FROM staff_role WHERE store_id IS NOT DISTINCT FROM $1 ORDER BY id FOR UPDATE` }
const add = {
  name: 'staff.roleAdd',
  text: `INSERT INTO staff_role (store_id, name, capabilities) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id`,
}
const set = {
  name: 'staff.roleSet',
  text: `UPDATE staff_role SET name = $3, capabilities = $4 WHERE store_id IS NOT DISTINCT FROM $1 AND id = $2 AND deleted_at IS NULL
         AND NOT EXISTS (SELECT FROM staff_role o WHERE o.store_id IS NOT DISTINCT FROM $1 AND o.name = $3 AND o.id <> $2 AND o.deleted_at IS NULL)`,
}
const drop = {
  name: 'staff.roleDrop',
  text: `UPDATE staff_role SET deleted_at = now() WHERE store_id IS NOT DISTINCT FROM $1 AND id = $2 AND deleted_at IS NULL`,
}

export function staffRolesOf(db: Queryable, staffOwner: StaffOwner): Promise<MembershipRole[]> {
  return rows<MembershipRole>(db, list, [staffOwner])
}

/** Makes changes of a staff wait for each other, so that no role is deleted while somebody gets it. */
export async function lockStaffRoles(tx: Transaction, staffOwner: StaffOwner): Promise<void> {
  await rows(tx, lock, [staffOwner])
}

/** The id of the new role; null when the name is taken. */
export async function addStaffRole(
  tx: Transaction,
  staffOwner: StaffOwner,
  name: string,
  capabilities: readonly string[],
): Promise<number | null> {
  return (await rows<{ id: number }>(tx, add, [staffOwner, name, capabilities]))[0]?.id ?? null
}

/** False when the name is taken. */
export async function setStaffRole(tx: Transaction, staffOwner: StaffOwner, role: MembershipRole): Promise<boolean> {
  return (await execute(tx, set, [staffOwner, role.roleId, role.name, role.capabilities])) > 0
}

export async function deleteStaffRoleRow(tx: Transaction, staffOwner: StaffOwner, roleId: number): Promise<boolean> {
  return (await execute(tx, drop, [staffOwner, roleId])) > 0
}
