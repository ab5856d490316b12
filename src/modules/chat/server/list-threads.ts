import { rows, type Reader } from '../../../kernel/database/transaction.ts'
import type { threadFilters } from '../endpoints-agent.ts'
import type { ChatMessage } from './message-repository.ts'
import type { Thread } from './thread-repository.ts'

export type ThreadRow = Pick<
  Thread,
  'threadId' | 'memberId' | 'deskId' | 'state' | 'agentId' | 'version' | 'customerUnread' | 'deskUnread'
> &
  Pick<ChatMessage, 'kind' | 'body' | 'card' | 'fileName'> & {
    readonly customerName: string
    readonly company: string | null
    readonly memberType: number
    readonly agentName: string | null
    readonly lastAt: Date
  }

const columns = `t.thread_id AS "threadId", t.member_id AS "memberId", coalesce(t.store_id, 0) AS "deskId", t.state, t.agent_id AS "agentId", t.version,
  t.customer_unread AS "customerUnread", t.desk_unread AS "deskUnread", t.last_at AS "lastAt", c.kind, c.body, c.card, f.name AS "fileName",
  m.nick_name AS "customerName", m.company_name AS company, m.member_type AS "memberType", a.nick_name AS "agentName"`
const from = `FROM chat_thread t JOIN chat_message c ON c.message_id = t.last_message_id JOIN member m ON m.id = t.member_id
  LEFT JOIN member a ON a.id = t.agent_id LEFT JOIN chat_file f ON f.file_id = c.file_id`

const ofMember = {
  name: 'chat.threadsOfMember',
  text: `SELECT ${columns} ${from} WHERE t.member_id = $1 ORDER BY t.last_at DESC, t.thread_id DESC LIMIT 100`,
}
const ofDesk = {
  name: 'chat.threadsOfDesk',
  text: `SELECT ${columns} ${from} WHERE coalesce(t.store_id, 0) = ANY($1)
           AND CASE $2 WHEN 'waiting' THEN t.state = 'WAITING' WHEN 'mine' THEN t.state = 'ASSIGNED' AND t.agent_id = $3
                       WHEN 'closed' THEN t.state = 'CLOSED' ELSE true END
           AND ($4 = '' OR m.nick_name ILIKE $4 OR m.company_name ILIKE $4
                OR EXISTS (SELECT FROM chat_message w WHERE w.thread_id = t.thread_id AND w.body ILIKE $4))
           AND ($5::timestamptz IS NULL OR (t.last_at, t.thread_id) < ($5, $6::bigint))
         ORDER BY t.last_at DESC, t.thread_id DESC LIMIT $7`,
}
const counted = {
  name: 'chat.deskCounts',
  text: `SELECT count(*) FILTER (WHERE state = 'WAITING')::int AS waiting,
           count(*) FILTER (WHERE state = 'ASSIGNED' AND agent_id = $2)::int AS mine, coalesce(sum(desk_unread), 0)::int AS unread
         FROM chat_thread WHERE coalesce(store_id, 0) = ANY($1)`,
}

/** A member's conversations, the latest first. */
export async function threadsOfMember(read: Reader, memberId: number): Promise<ThreadRow[]> {
  return rows<ThreadRow>(read, ofMember, [memberId])
}

export type InboxQuery = {
  readonly deskIds: readonly number[]
  readonly filter: (typeof threadFilters)[number]
  readonly agentId: number
  readonly keyword: string
  readonly after: readonly [Date, number] | null
  readonly limit: number
}

/** Conversations of some desks, the latest first. */
export async function threadsOfInbox(read: Reader, { deskIds, filter, agentId, keyword, after, limit }: InboxQuery): Promise<ThreadRow[]> {
  const like = keyword === '' ? '' : `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  return rows<ThreadRow>(read, ofDesk, [deskIds, filter, agentId, like, after?.[0] ?? null, after?.[1] ?? null, limit])
}

/** What waits at some desks, what is the agent's own, and how many messages nobody of them has read. */
export async function inboxCounts(read: Reader, deskIds: readonly number[], agentId: number) {
  const [counts] = await rows<{ waiting: number; mine: number; unread: number }>(read, counted, [deskIds, agentId])
  return counts ?? { waiting: 0, mine: 0, unread: 0 }
}
