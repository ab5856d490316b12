import type { AppContext } from '../../../api/handler.ts'
import { publishLiveSignal } from '../../../kernel/events/live-signals.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { agentsOf } from './inbox-agents.ts'

/** A page that was seen within this time counts as open, unless it said goodbye. */
const freshMs = 120_000
/** Conversations whose other side hears that somebody came or left. */
const mostTold = 20
const recentMs = 24 * 3600_000

const note = {
  name: 'chat.presenceNote',
  text: `INSERT INTO chat_presence (member_id, seen_at) SELECT unnest($1::bigint[]), $2 ON CONFLICT (member_id) DO UPDATE SET seen_at = $2
         RETURNING member_id AS "memberId", old.seen_at IS NULL OR old.seen_at <= $3 AS "hasCome"`,
}
const forget = { name: 'chat.presenceForget', text: `DELETE FROM chat_presence WHERE member_id = $1 AND seen_at <= $2` }
const online = {
  name: 'chat.presenceOf',
  text: `SELECT member_id AS "memberId" FROM chat_presence WHERE member_id = ANY($1) AND seen_at > $2`,
}
const talks = {
  name: 'chat.presenceTalks',
  text: `SELECT thread_id AS "threadId", member_id AS "memberId", coalesce(store_id, 0) AS "deskId" FROM chat_thread
         WHERE (member_id = $1 OR agent_id = $1) AND state <> 'CLOSED' AND last_at > $2 ORDER BY last_at DESC LIMIT ${mostTold}`,
}

/** Notes that these members have an open page now; each process says so for its own connections. */
export async function notePresence(app: AppContext, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return
  // In one order everywhere, so that two processes never wait for each other.
  const sorted = memberIds.toSorted((one, other) => one - other)
  const now = app.clock.now()
  await app.inTransaction(async (tx) => {
    const noted = await rows<{ memberId: number; hasCome: boolean }>(tx, note, [sorted, now, new Date(now.getTime() - freshMs)])
    for (const { memberId, hasCome } of noted) if (hasCome) await tellPartners(tx, memberId, now)
  })
}

/** Notes that a member's last page is closed, unless a page of theirs was seen after `since`. */
export async function forgetPresence(app: AppContext, memberId: number, since: Date): Promise<void> {
  await app.inTransaction(async (tx) => {
    if ((await execute(tx, forget, [memberId, since])) > 0) await tellPartners(tx, memberId, app.clock.now())
  })
}

// Whoever talks with somebody sees at once that they came or left.
async function tellPartners(tx: Transaction, memberId: number, now: Date): Promise<void> {
  type Talk = { threadId: number; memberId: number; deskId: number }
  for (const talk of await rows<Talk>(tx, talks, [memberId, new Date(now.getTime() - recentMs)])) {
    const others = talk.memberId === memberId ? await agentsOf(tx, talk.deskId) : [talk.memberId]
    await publishLiveSignal(tx, others, { topic: 'chat.presence', about: { threadId: talk.threadId } })
  }
}

/** Those of some members who have an open page now. */
export async function whoIsOnline(db: Queryable, memberIds: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  const found = await rows<{ memberId: number }>(db, online, [memberIds, new Date(now.getTime() - freshMs)])
  return new Set(found.map(({ memberId }) => memberId))
}
