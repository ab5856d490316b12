import { rows, type AnyHandle } from '../../../shared/unit.ts'

const spent = {
  name: 'order.spentBy',
  text: `SELECT coalesce(sum(total), 0)::bigint AS total FROM orders
         WHERE member_id = ANY($1) AND created_at >= $2 AND state NOT IN ('CANCELLED', 'APPROVAL_REJECTED', 'CLOSED')`,
}

/** What these members ordered since a moment, in fen; orders that came to nothing do not count. */
export async function spentBy(handle: AnyHandle, memberIds: readonly number[], since: Date): Promise<bigint> {
  const [found] = await rows<{ total: number | bigint }>(handle, spent, [memberIds, since])
  return BigInt(found?.total ?? 0)
}
