import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { PlatformCapability, StoreCapability } from '../../../api/caller.ts'

const staff = {
  name: 'member.storeStaff',
  text: `SELECT member_id AS "memberId" FROM store_seat WHERE store_id = $1 AND ended_at IS NULL AND $2 = ANY(capabilities) ORDER BY member_id`,
}

const platform = {
  name: 'member.platformStaff',
  text: `SELECT member_id AS "memberId" FROM platform_seat WHERE ended_at IS NULL AND $1 = ANY(capabilities) ORDER BY member_id`,
}

/** The members of a store's staff who may do something there, for telling them about it. */
export async function storeStaffOf(db: Queryable, storeId: number, capability: StoreCapability): Promise<number[]> {
  const found = await rows<{ memberId: number }>(db, staff, [storeId, capability])
  return found.map((seat) => seat.memberId)
}

/** The platform's staff who may do something, for telling them about it. */
export async function platformStaffOf(db: Queryable, capability: PlatformCapability): Promise<number[]> {
  const found = await rows<{ memberId: number }>(db, platform, [capability])
  return found.map((seat) => seat.memberId)
}

const give = {
  name: 'member.giveStoreSeat',
  text: `INSERT INTO store_seat (member_id, store_id, role, capabilities) VALUES ($1,$2,$3,$4)
         ON CONFLICT (member_id, store_id) DO UPDATE SET role = $3, capabilities = $4, ended_at = NULL`,
}

/** Gives a member a seat on a store's staff, or changes the one they have; it counts from their next request. */
export async function addStoreFounder(
  tx: Transaction,
  seat: { readonly memberId: number; readonly storeId: number; readonly role: string; readonly capabilities: readonly StoreCapability[] },
): Promise<void> {
  await execute(tx, give, [seat.memberId, seat.storeId, seat.role, seat.capabilities])
}

/** Whose staff: a store by its id, or null for the platform. */
export type StaffOwner = number | null

/** A seat on a staff, suspended or not. The phone in clear: mask it before it leaves the house. */
export type StaffMembership = {
  readonly memberId: number
  readonly memberName: string
  readonly phone: string | null
  /** Null for a founder's seat. */
  readonly roleId: number | null
  readonly role: string
  readonly capabilities: readonly string[]
  readonly since: Date
  readonly suspendedAt: Date | null
}
export type OwnStaffMembership = Omit<StaffMembership, 'memberId' | 'memberName' | 'phone'> & { readonly storeId: StaffOwner }
/** What a role gives to whoever has it. */
export type MembershipRole = { readonly roleId: number; readonly name: string; readonly capabilities: readonly string[] }

const facts = `s.role_id AS "roleId", s.role, s.capabilities, s.since, s.suspended_at AS "suspendedAt"`
const holds = `(s.ended_at IS NULL OR s.suspended_at IS NOT NULL)`

/** The statements of one kind of staff: `$1` is the store's id, null for the platform. */
function statementsOf(table: 'store_seat' | 'platform_seat') {
  const isStore = table === 'store_seat'
  const within = isStore ? 's.store_id = $1::bigint' : '$1::bigint IS NULL'
  const named = (name: string, text: string) => ({ name: `member.${table}.${name}`, text })
  const [columns, values, target] = isStore
    ? ['member_id, store_id', '$2::bigint, $1::bigint', '(member_id, store_id)']
    : ['member_id', '$2::bigint', '(member_id)']
  return {
    list: named(
      'list',
      `SELECT d.id AS "memberId", d.member_name AS "memberName", d.phone, ${facts} FROM ${table} s JOIN member_directory d ON d.id = s.member_id
       WHERE ${within} AND ${holds} ORDER BY s.role_id NULLS FIRST, s.since, s.member_id`,
    ),
    lock: named('lock', `SELECT 1 FROM ${table} s WHERE ${within} AND s.member_id = $2 AND ${holds} FOR UPDATE`),
    put: named(
      'put',
      `INSERT INTO ${table} AS s (${columns}, role_id, role, capabilities, since) SELECT ${values}, $3, $4, $5, $6 WHERE $1::bigint IS ${isStore ? 'NOT NULL' : 'NULL'}
       ON CONFLICT ${target} DO UPDATE SET role_id = $3, role = $4, capabilities = $5, since = $6, ended_at = NULL, suspended_at = NULL
       WHERE s.ended_at IS NOT NULL AND s.suspended_at IS NULL`,
    ),
    setRole: named(
      'setRole',
      `UPDATE ${table} s SET role_id = $3, role = $4, capabilities = $5 WHERE ${within} AND s.member_id = $2 AND s.role_id IS NOT NULL AND ${holds}`,
    ),
    suspend: named(
      'suspend',
      `UPDATE ${table} s SET ended_at = $3, suspended_at = $3 WHERE ${within} AND s.member_id = $2 AND s.role_id IS NOT NULL AND s.ended_at IS NULL`,
    ),
    restore: named(
      'restore',
      `UPDATE ${table} s SET ended_at = NULL, suspended_at = NULL WHERE ${within} AND s.member_id = $2 AND s.suspended_at IS NOT NULL`,
    ),
    end: named(
      'end',
      `UPDATE ${table} s SET ended_at = $3, suspended_at = NULL WHERE ${within} AND s.member_id = $2 AND s.role_id IS NOT NULL AND ${holds}`,
    ),
    follow: named('follow', `UPDATE ${table} s SET role = $3, capabilities = $4 WHERE ${within} AND s.role_id = $2 AND ${holds}`),
  }
}
const statements = { store: statementsOf('store_seat'), platform: statementsOf('platform_seat') }
const on = (staffOwner: StaffOwner) => (staffOwner === null ? statements.platform : statements.store)
const own = {
  name: 'member.seatsOfMember',
  text: `SELECT s.store_id AS "storeId", ${facts} FROM store_seat s WHERE s.member_id = $1 AND ${holds}
         UNION ALL SELECT NULL, ${facts} FROM platform_seat s WHERE s.member_id = $1 AND ${holds}`,
}

/** A staff, founders first. */
export function membershipsOf(db: Queryable, staffOwner: StaffOwner): Promise<StaffMembership[]> {
  return rows<StaffMembership>(db, on(staffOwner).list, [staffOwner])
}

/** The seats that a member has, suspended or not. */
export function membershipsOfMember(db: Queryable, memberId: number): Promise<OwnStaffMembership[]> {
  return rows<OwnStaffMembership>(db, own, [memberId])
}

/** Locks a seat; false when this staff has no such member. */
export async function lockMembership(tx: Transaction, staffOwner: StaffOwner, memberId: number): Promise<boolean> {
  return (await rows(tx, on(staffOwner).lock, [staffOwner, memberId])).length > 0
}

/** Gives a seat to a member who has none there; false when they have one. */
export async function saveMembership(
  tx: Transaction,
  staffOwner: StaffOwner,
  memberId: number,
  role: MembershipRole,
  at: Date,
): Promise<boolean> {
  return (await execute(tx, on(staffOwner).put, [staffOwner, memberId, role.roleId, role.name, role.capabilities, at])) > 0
}

/** What somebody may do from their next request on; false for a founder. */
export async function setMembershipRole(tx: Transaction, staffOwner: StaffOwner, memberId: number, role: MembershipRole): Promise<boolean> {
  return (await execute(tx, on(staffOwner).setRole, [staffOwner, memberId, role.roleId, role.name, role.capabilities])) > 0
}

/** Suspends from a moment, or restores with null; false when it already is so. */
export async function setMembershipSuspended(tx: Transaction, staffOwner: StaffOwner, memberId: number, at: Date | null): Promise<boolean> {
  const done =
    at === null
      ? execute(tx, on(staffOwner).restore, [staffOwner, memberId])
      : execute(tx, on(staffOwner).suspend, [staffOwner, memberId, at])
  return (await done) > 0
}

export async function endMembership(tx: Transaction, staffOwner: StaffOwner, memberId: number, at: Date): Promise<boolean> {
  return (await execute(tx, on(staffOwner).end, [staffOwner, memberId, at])) > 0
}

/** Everybody who has a role follows what it became. */
export async function applyRoleToMemberships(tx: Transaction, staffOwner: StaffOwner, role: MembershipRole): Promise<void> {
  await execute(tx, on(staffOwner).follow, [staffOwner, role.roleId, role.name, role.capabilities])
}
