import type { PlatformCapability, StoreCapability } from '../../../api/visitor.ts'
import { rows, type AnyHandle } from '../../../shared/unit.ts'

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
