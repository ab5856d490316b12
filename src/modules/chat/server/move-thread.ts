import { audit, type Actor, type Changes } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { type Transaction, execute } from '../../../kernel/database/transaction.ts'
import { threadMachine, type ThreadEvent } from '../rules/thread-machine.ts'
import { agentsOf } from './agents.ts'
import { insertMessage } from './message-repository.ts'
import { tellBoth } from './send-message.ts'
import { lockThread, moveThread, threadOf, type Thread, type ThreadScope } from './thread-repository.ts'

export type DeskMove = {
  readonly threadId: number
  readonly scope: ThreadScope
  readonly expectedVersion: number
  readonly actor: Actor
  readonly channel: 'seller' | 'admin'
  readonly requestId: string
  readonly now: Date
}

/** Hands a conversation to somebody of the same desk. Refusals: `chat.absent`, `moved`, `noAgent`. */
export async function transferThread(
  unit: Transaction,
  move: DeskMove & { readonly toAgentId: number },
): Promise<{ version: number } | Failure> {
  const found = await threadOf(unit, move.threadId, move.scope)
  if (!found) return failure('chat.absent')
  if (!(await agentsOf(unit, found.deskId)).includes(move.toAgentId)) return failure('chat.noAgent', {}, { field: 'toAgentId' })
  const thread = await movable(unit, move, 'transfer')
  if (isFailure(thread)) return thread
  await moveThread(unit, thread, { state: 'ASSIGNED', agentId: move.toAgentId })
  await trace(unit, move, thread, 'ASSIGNED', { agentId: [thread.agentId, move.toAgentId] })
  await tellBoth(unit, thread, 'chat.moved')
  return { version: thread.version + 1 }
}

/** Ends a conversation; the customer sees a line about it and may rate. */
export async function closeThread(unit: Transaction, move: DeskMove): Promise<{ version: number } | Failure> {
  const thread = await movable(unit, move, 'close')
  if (isFailure(thread)) return thread
  await moveThread(unit, thread, { state: 'CLOSED', agentId: thread.agentId, ratingOpen: true })
  await insertMessage(unit, { threadId: thread.threadId, side: 'auto', senderId: null, kind: 'note', body: '', at: move.now })
  await trace(unit, move, thread, 'CLOSED')
  await tellBoth(unit, thread, 'chat.message')
  return { version: thread.version + 1 }
}

async function movable(unit: Transaction, { threadId, scope, expectedVersion }: DeskMove, event: ThreadEvent): Promise<Thread | Failure> {
  const thread = await lockThread(unit, threadId, scope)
  if (!thread) return failure('chat.absent')
  if (thread.version !== expectedVersion) return failure('chat.moved')
  const next = threadMachine.next(thread.state, event, 'desk')
  return isFailure(next) ? next : thread
}

async function trace(unit: Transaction, move: DeskMove, thread: Thread, to: string, diff?: Changes): Promise<void> {
  await audit(unit, {
    actor: move.actor,
    action: to === 'CLOSED' ? 'chat.close' : 'chat.transfer',
    entity: 'chatThread',
    entityId: thread.threadId,
    from: thread.state,
    to,
    ...(diff ? { diff } : {}),
    channel: move.channel,
    requestId: move.requestId,
  })
}

const rate = {
  name: 'chat.rate',
  text: `INSERT INTO chat_rating (thread_id, agent_id, score, comment, created_at) VALUES ($1, $2, $3, $4, $5)`,
}

export type Rating = {
  readonly threadId: number
  readonly memberId: number
  readonly score: number
  readonly comment: string
  readonly now: Date
}

/** The customer rates an ended conversation, once for each end. Refusals: `chat.absent`, `notClosed`, `rated`. */
export async function rateThread(
  unit: Transaction,
  { threadId, memberId, score, comment, now }: Rating,
): Promise<{ version: number } | Failure> {
  const thread = await lockThread(unit, threadId, { memberId })
  if (!thread) return failure('chat.absent')
  if (isFailure(threadMachine.next(thread.state, 'rate', 'customer'))) return failure('chat.notClosed')
  if (!thread.ratingOpen) return failure('chat.rated')
  await moveThread(unit, thread, { state: 'CLOSED', agentId: thread.agentId, ratingOpen: false })
  await execute(unit, rate, [threadId, thread.agentId, score, comment, now])
  await tellBoth(unit, thread, 'chat.moved')
  return { version: thread.version + 1 }
}
