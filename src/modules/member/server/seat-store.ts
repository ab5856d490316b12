import type { PlatformCapability, StoreCapability } from '../../../api/visitor.ts'
import { execute, rows, type AnyHandle, type Unit } from '../../../shared/unit.ts'

const staff = {
  name: 'member.storeStaff',
  text: `SELECT member_id AS "memberId" FROM store_seat WHERE store_id = $1 AND ended_at IS NULL AND $2 = ANY(capabilities) ORDER BY member_id`,
}

const platform = {
  name: 'member.platformStaff',
  text: `SELECT member_id AS "memberId" FROM platform_seat WHERE ended_at IS NULL AND $1 = ANY(capabilities) ORDER BY member_id`,
}

/** The members of a store's staff who may do something there, for telling them about it. */
export async function storeStaffOf(handle: AnyHandle, storeId: number, capability: StoreCapability): Promise<number[]> {
  const found = await rows<{ memberId: number }>(handle, staff, [storeId, capability])
  return found.map((seat) => seat.memberId)
}

/** The platform's staff who may do something, for telling them about it. */
export async function platformStaffOf(handle: AnyHandle, capability: PlatformCapability): Promise<number[]> {
  const found = await rows<{ memberId: number }>(handle, platform, [capability])
  return found.map((seat) => seat.memberId)
}

const give = {
  name: 'member.giveStoreSeat',
  text: `INSERT INTO store_seat (member_id, store_id, role, capabilities) VALUES ($1,$2,$3,$4)
         ON CONFLICT (member_id, store_id) DO UPDATE SET role = $3, capabilities = $4, ended_at = NULL`,
}

/** Gives a member a seat on a store's staff, or changes the one they have; it counts from their next request. */
export async function giveStoreSeat(
  unit: Unit,
  seat: { readonly memberId: number; readonly storeId: number; readonly role: string; readonly capabilities: readonly StoreCapability[] },
): Promise<void> {
  await execute(unit, give, [seat.memberId, seat.storeId, seat.role, seat.capabilities])
}
