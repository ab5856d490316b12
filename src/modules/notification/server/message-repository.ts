import { composeStatement, when, type Composed } from '../../../kernel/database/compose-statement.ts'
import { execute, rows, type Reader, type Transaction } from '../../../kernel/database/transaction.ts'
import { publishLiveSignal } from '../../../kernel/events/live-signals.ts'
import type { MessageKind, Notification } from '../rules/notifications.ts'

export type SiteMessage = {
  readonly id: number
  readonly kind: MessageKind
  readonly template: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly link: string
  readonly readAt: Date | null
  readonly createdAt: Date
}

const insert = {
  name: 'message.insert',
  text: `INSERT INTO site_message (member_id, kind, template, facts, link, created_at) SELECT member_id, $2, $3, $4, $5, $6 FROM unnest($1::bigint[]) AS member_id`,
}
const unread = {
  name: 'message.unread',
  text: `SELECT kind, count(*)::int AS count FROM site_message WHERE member_id = $1 AND read_at IS NULL GROUP BY kind`,
}
const readAll = { name: 'message.readAll', text: `UPDATE site_message SET read_at = $2 WHERE member_id = $1 AND read_at IS NULL` }
const readSome = {
  name: 'message.readSome',
  text: `UPDATE site_message SET read_at = $2 WHERE member_id = $1 AND read_at IS NULL AND id = ANY($3::bigint[])`,
}

/** Writes one notice to several members' message centres, and tells their open pages. */
export async function addMessages(tx: Transaction, memberIds: readonly number[], notice: Notification, now: Date): Promise<void> {
  if (memberIds.length === 0) return
  await execute(tx, insert, [memberIds, notice.kind, notice.template, JSON.stringify(notice.facts), notice.link, now])
  await tellUnread(tx, memberIds)
}

/** Open pages ask anew how many messages are unread. */
async function tellUnread(tx: Transaction, memberIds: readonly number[]): Promise<void> {
  await publishLiveSignal(tx, memberIds, { topic: 'message.unread', about: {} })
}

type MessageListQuery = { kind: MessageKind | ''; before: number | null; limit: number }

/** The statement of a member's messages; a test asks the database for its plan. */
export function messageListStatement(memberId: number, messageListQuery: MessageListQuery): Composed {
  return composeStatement(
    'message.list',
    [
      { key: 'member', sql: 'member_id = ?', values: [memberId] },
      ...when('kind', 'kind = ?', messageListQuery.kind),
      ...when('before', 'id < ?', messageListQuery.before),
    ],
    (where, put) =>
      `SELECT id, kind, template, facts, link, read_at AS "readAt", created_at AS "createdAt" FROM site_message
       WHERE ${where} ORDER BY id DESC LIMIT ${put(messageListQuery.limit)}`,
  )
}

export async function messagesOf(read: Reader, memberId: number, messageListQuery: MessageListQuery): Promise<SiteMessage[]> {
  const { statement, values } = messageListStatement(memberId, messageListQuery)
  return rows<SiteMessage>(read, statement, values)
}

export async function unreadOf(read: Reader, memberId: number) {
  const counts = { total: 0, order: 0, sourcing: 0, store: 0, account: 0, system: 0 }
  for (const { kind, count } of await rows<{ kind: MessageKind; count: number }>(read, unread, [memberId])) {
    counts[kind] = count
    counts.total += count
  }
  return counts
}

export async function readAllOf(tx: Transaction, memberId: number, now: Date): Promise<number> {
  const count = await execute(tx, readAll, [memberId, now])
  if (count > 0) await tellUnread(tx, [memberId])
  return count
}

/** Only this member's messages; other ids count as nothing. */
export async function readSomeOf(tx: Transaction, memberId: number, ids: readonly number[], now: Date): Promise<number> {
  const count = await execute(tx, readSome, [memberId, now, ids])
  if (count > 0) await tellUnread(tx, [memberId])
  return count
}
