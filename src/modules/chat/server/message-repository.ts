import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { SendableKind } from '../endpoints.ts'

export type Side = 'customer' | 'desk' | 'auto'
export type Card = { readonly zh: CardText; readonly en: CardText; readonly image: string; readonly ref: string }
export type CardText = { readonly title: string; readonly detail: string }

export type ChatMessage = {
  readonly messageId: number
  readonly threadId: number
  readonly side: Side
  readonly senderId: number | null
  readonly senderName: string | null
  readonly kind: SendableKind | 'note'
  readonly body: string
  readonly card: Card | Record<string, never>
  readonly fileId: string | null
  readonly fileName: string | null
  readonly fileMime: string | null
  readonly fileBytes: number | null
  readonly createdAt: Date
}

export type NewMessage = Pick<ChatMessage, 'threadId' | 'side' | 'senderId' | 'kind' | 'body'> & {
  readonly card?: Card
  readonly fileId?: string
  readonly at: Date
}

const columns = `c.message_id AS "messageId", c.thread_id AS "threadId", c.side, c.sender_id AS "senderId", m.nick_name AS "senderName", c.kind,
  c.body, c.card, c.file_id AS "fileId", f.name AS "fileName", f.mime AS "fileMime", f.bytes AS "fileBytes", c.created_at AS "createdAt"`
const from = `FROM chat_message c LEFT JOIN member m ON m.id = c.sender_id LEFT JOIN chat_file f ON f.file_id = c.file_id`

const insert = {
  name: 'chat.messageInsert',
  text: `WITH written AS (
           INSERT INTO chat_message (thread_id, side, sender_id, kind, body, card, file_id, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING message_id)
         UPDATE chat_thread SET last_message_id = message_id, last_at = $8,
           customer_unread = customer_unread + CASE WHEN $2 = 'customer' THEN 0 ELSE 1 END,
           desk_unread = desk_unread + CASE WHEN $2 = 'customer' THEN 1 ELSE 0 END
         FROM written WHERE thread_id = $1 RETURNING message_id AS "messageId"`,
}
const byId = { name: 'chat.messageById', text: `SELECT ${columns} ${from} WHERE c.message_id = $1` }
const newestPage = {
  name: 'chat.messagesNewest',
  text: `SELECT ${columns} ${from} WHERE c.thread_id = $1 ORDER BY c.message_id DESC LIMIT $2`,
}
const before = {
  name: 'chat.messagesBefore',
  text: `SELECT ${columns} ${from} WHERE c.thread_id = $1 AND c.message_id < $3 ORDER BY c.message_id DESC LIMIT $2`,
}
const after = {
  name: 'chat.messagesAfter',
  text: `SELECT ${columns} ${from} WHERE c.thread_id = $1 AND c.message_id > $2 ORDER BY c.message_id LIMIT $3`,
}
const unread = {
  name: 'chat.messagesUnread',
  text: `SELECT count(*)::int AS count FROM chat_message WHERE thread_id = $1 AND message_id > $2 AND (side = 'customer') = $3`,
}
const attach = {
  name: 'chat.fileAttach',
  text: `UPDATE chat_file SET thread_id = $2 WHERE file_id = $1 AND member_id = $3 AND (thread_id IS NULL OR thread_id = $2)`,
}

/** Writes a message, puts it at the top of its conversation and counts it as unread for the other side. */
export async function addMessage(tx: Transaction, message: NewMessage): Promise<number> {
  const { threadId, side, senderId, kind, body, card, fileId, at } = message
  const [written] = await rows<{ messageId: number }>(tx, insert, [
    threadId,
    side,
    senderId,
    kind,
    body,
    JSON.stringify(card ?? {}),
    fileId ?? null,
    at,
  ])
  if (!written) throw new Error(`no conversation ${threadId} to write into`)
  return written.messageId
}

export async function messageById(db: Queryable, messageId: number): Promise<ChatMessage> {
  const [message] = await rows<ChatMessage>(db, byId, [messageId])
  if (!message) throw new Error(`message ${messageId} is gone`)
  return message
}

/** Up to `limit` messages of a conversation, oldest first: the newest, those before one, or those after one. */
export async function messagesOf(
  db: Queryable,
  threadId: number,
  of: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<ChatMessage[]> {
  if (of.after !== undefined) return rows<ChatMessage>(db, after, [threadId, of.after, of.limit])
  const newest = of.before === undefined
  return (
    await rows<ChatMessage>(db, newest ? newestPage : before, newest ? [threadId, of.limit] : [threadId, of.limit, of.before])
  ).toReversed()
}

/** Messages of the other side that come after the last one read. */
export async function unreadAfter(db: Queryable, threadId: number, messageId: number, reader: 'customer' | 'desk'): Promise<number> {
  const [counted] = await rows<{ count: number }>(db, unread, [threadId, messageId, reader === 'desk'])
  return counted?.count ?? 0
}

/** Gives an uploaded file of its sender to a conversation; false when it is absent, foreign or sent elsewhere. */
export async function attachFile(tx: Transaction, fileId: string, threadId: number, memberId: number): Promise<boolean> {
  return (await execute(tx, attach, [fileId, threadId, memberId])) === 1
}
