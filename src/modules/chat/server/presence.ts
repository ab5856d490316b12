import type { House } from '../../../api/handler.ts'
import { execute, rows, type AnyHandle } from '../../../shared/unit.ts'

/** A page that was seen within this time counts as open. */
const freshMs = 120_000

const note = {
  name: 'chat.presenceNote',
  text: `INSERT INTO chat_presence (member_id, seen_at) SELECT unnest($1::bigint[]), $2 ON CONFLICT (member_id) DO UPDATE SET seen_at = $2`,
}
const online = {
  name: 'chat.presenceOf',
  text: `SELECT member_id AS "memberId" FROM chat_presence WHERE member_id = ANY($1) AND seen_at > $2`,
}

/** Notes that these members have an open page now; each process says so for its own connections. */
export async function notePresence(house: House, memberIds: readonly number[]): Promise<void> {
  // In one order everywhere, so that two processes never wait for each other.
  const sorted = memberIds.toSorted((one, other) => one - other)
  if (sorted.length > 0) await house.inUnit((unit) => execute(unit, note, [sorted, house.clock.now()]))
}

/** Those of some members who have an open page now. */
export async function whoIsOnline(handle: AnyHandle, memberIds: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  const found = await rows<{ memberId: number }>(handle, online, [memberIds, new Date(now.getTime() - freshMs)])
  return new Set(found.map(({ memberId }) => memberId))
}
