import { transition, type TransitionAudit } from '../../../kernel/state-machine/transition.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { threadMachine, type ThreadEvent, type ThreadState, type ThreadWho } from '../rules/thread-machine.ts'

/** Whose conversations may be touched: the customer's own, or those of some desks (a store's id, 0 the platform's). */
export type ThreadScope = { readonly memberId: number } | { readonly deskIds: readonly number[] }

export type Thread = {
  readonly threadId: number
  readonly memberId: number
  readonly deskId: number
  readonly state: ThreadState
  readonly agentId: number | null
  readonly version: number
  readonly lastMessageId: number
  readonly customerReadId: number
  readonly deskReadId: number
  readonly customerUnread: number
  readonly deskUnread: number
  readonly ratingOpen: boolean
}

const columns = `thread_id AS "threadId", member_id AS "memberId", coalesce(store_id, 0) AS "deskId", state, agent_id AS "agentId", version,
  last_message_id AS "lastMessageId", customer_read_id AS "customerReadId", desk_read_id AS "deskReadId",
  customer_unread AS "customerUnread", desk_unread AS "deskUnread", rating_open AS "ratingOpen"`
const scope = `($2::bigint IS NULL OR member_id = $2) AND ($3::bigint[] IS NULL OR coalesce(store_id, 0) = ANY($3))`

const one = { name: 'chat.thread', text: `SELECT ${columns} FROM chat_thread WHERE thread_id = $1 AND ${scope}` }
const lock = { name: 'chat.threadLock', text: `SELECT ${columns} FROM chat_thread WHERE thread_id = $1 AND ${scope} FOR UPDATE` }
const ofPair = { name: 'chat.threadOfPair', text: `SELECT ${columns} FROM chat_thread WHERE member_id = $1 AND coalesce(store_id, 0) = $2` }
const open = {
  name: 'chat.threadOpen',
  text: `INSERT INTO chat_thread (member_id, store_id, last_at, created_at) VALUES ($1, nullif($2::bigint, 0), $3, $3)
         ON CONFLICT (member_id, coalesce(store_id, 0)) DO NOTHING`,
}
const move = {
  name: 'chat.threadMove',
  text: `UPDATE chat_thread SET state = $3, agent_id = $4, rating_open = $5, version = version + 1 WHERE thread_id = $1 AND version = $2`,
}
const read = {
  name: 'chat.threadRead',
  text: `UPDATE chat_thread SET
           customer_read_id = CASE WHEN $3 = 'customer' THEN greatest(customer_read_id, $2) ELSE customer_read_id END,
           desk_read_id = CASE WHEN $3 = 'desk' THEN greatest(desk_read_id, $2) ELSE desk_read_id END,
           customer_unread = CASE WHEN $3 = 'customer' THEN $4 ELSE customer_unread END,
           desk_unread = CASE WHEN $3 = 'desk' THEN $4 ELSE desk_unread END
         WHERE thread_id = $1`,
}

function scopeParameters(threadScope: ThreadScope): readonly [number | null, readonly number[] | null] {
  return 'memberId' in threadScope ? [threadScope.memberId, null] : [null, threadScope.deskIds]
}

/** A conversation within a scope; null when it is absent or not theirs. */
export async function threadOf(db: Queryable, threadId: number, threadScope: ThreadScope): Promise<Thread | null> {
  return (await rows<Thread>(db, one, [threadId, ...scopeParameters(threadScope)]))[0] ?? null
}

/** The same, locked for a change. */
export async function lockThread(tx: Transaction, threadId: number, threadScope: ThreadScope): Promise<Thread | null> {
  return (await rows<Thread>(tx, lock, [threadId, ...scopeParameters(threadScope)]))[0] ?? null
}

export async function threadOfPair(db: Queryable, memberId: number, deskId: number): Promise<Thread | null> {
  return (await rows<Thread>(db, ofPair, [memberId, deskId]))[0] ?? null
}

/** Begins the conversation of a member with a desk unless there is one; two at once make one. True when it is new. */
export async function openThread(tx: Transaction, memberId: number, deskId: number, now: Date): Promise<boolean> {
  return (await execute(tx, open, [memberId, deskId, now])) === 1
}

export type ThreadMove = {
  readonly event: ThreadEvent
  readonly who: ThreadWho
  readonly agentId: number | null
  readonly ratingOpen?: boolean
  /** Null where a message of the conversation itself says it. */
  readonly audit: Omit<TransitionAudit, 'entity' | 'entityId'> | null
}

/** Moves a locked conversation; the machine's refusal, or `chat.moved`. */
export async function moveThread(tx: Transaction, thread: Thread, how: ThreadMove): Promise<ThreadState | Failure> {
  const { threadId, version, state } = thread
  const done = await transition(tx, {
    machine: threadMachine,
    event: how.event,
    who: how.who,
    from: state,
    update: async (to) => (await execute(tx, move, [threadId, version, to, how.agentId, how.ratingOpen ?? thread.ratingOpen])) === 1,
    audit: how.audit && { ...how.audit, entity: 'chatThread', entityId: threadId },
    lost: failure('chat.moved'),
  })
  return isFailure(done) ? done : done.to
}

/** Notes up to which message a side has read, and how many are left unread. */
export async function noteRead(
  tx: Transaction,
  threadId: number,
  of: { messageId: number; side: 'customer' | 'desk'; left: number },
): Promise<void> {
  await execute(tx, read, [threadId, of.messageId, of.side, of.left])
}
