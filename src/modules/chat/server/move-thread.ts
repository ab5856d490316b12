import { audit, type ActorContext, type Changes } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { type Transaction, execute } from '../../../kernel/database/transaction.ts'
import { threadMachine, type ThreadEvent } from '../rules/thread-machine.ts'
import { agentsOf } from './inbox-agents.ts'
import { insertMessage } from './message-repository.ts'
import { signalBothSides } from './send-message.ts'
import { lockThread, moveThread, threadOf, type Thread, type ThreadScope } from './thread-repository.ts'

export type AgentMove = {
  readonly threadId: number
  readonly scope: ThreadScope
  readonly expectedVersion: number
  readonly act: ActorContext
}

/** Hands a conversation to somebody of the same desk. Refusals: `chat.absent`, `moved`, `noAgent`. */
export async function transferThread(
  tx: Transaction,
  move: AgentMove & { readonly toAgentId: number },
): Promise<{ version: number } | Failure> {
  const found = await threadOf(tx, move.threadId, move.scope)
  if (!found) return failure('chat.absent')
  if (!(await agentsOf(tx, found.deskId)).includes(move.toAgentId)) return failure('chat.noAgent', {}, { field: 'toAgentId' })
  const thread = await movable(tx, move, 'transfer')
  if (isFailure(thread)) return thread
  await moveThread(tx, thread, { state: 'ASSIGNED', agentId: move.toAgentId })
  await trace(tx, move, thread, 'ASSIGNED', { agentId: [thread.agentId, move.toAgentId] })
  await signalBothSides(tx, thread, 'chat.moved')
  return { version: thread.version + 1 }
}

/** Ends a conversation; the customer sees a line about it and may rate. */
export async function closeThread(tx: Transaction, move: AgentMove): Promise<{ version: number } | Failure> {
  const thread = await movable(tx, move, 'close')
  if (isFailure(thread)) return thread
  await moveThread(tx, thread, { state: 'CLOSED', agentId: thread.agentId, ratingOpen: true })
  await insertMessage(tx, { threadId: thread.threadId, side: 'auto', senderId: null, kind: 'note', body: '', at: move.act.now })
  await trace(tx, move, thread, 'CLOSED')
  await signalBothSides(tx, thread, 'chat.message')
  return { version: thread.version + 1 }
}

async function movable(tx: Transaction, { threadId, scope, expectedVersion }: AgentMove, event: ThreadEvent): Promise<Thread | Failure> {
  const thread = await lockThread(tx, threadId, scope)
  if (!thread) return failure('chat.absent')
  if (thread.version !== expectedVersion) return failure('chat.moved')
  const next = threadMachine.next(thread.state, event, 'desk')
  return isFailure(next) ? next : thread
}

async function trace(tx: Transaction, move: AgentMove, thread: Thread, to: string, diff?: Changes): Promise<void> {
  await audit(tx, {
    ...move.act,
    action: to === 'CLOSED' ? 'chat.close' : 'chat.transfer',
    entity: 'chatThread',
    entityId: thread.threadId,
    from: thread.state,
    to,
    ...(diff ? { diff } : {}),
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
  tx: Transaction,
  { threadId, memberId, score, comment, now }: Rating,
): Promise<{ version: number } | Failure> {
  const thread = await lockThread(tx, threadId, { memberId })
  if (!thread) return failure('chat.absent')
  if (isFailure(threadMachine.next(thread.state, 'rate', 'customer'))) return failure('chat.notClosed')
  if (!thread.ratingOpen) return failure('chat.rated')
  await moveThread(tx, thread, { state: 'CLOSED', agentId: thread.agentId, ratingOpen: false })
  await execute(tx, rate, [threadId, thread.agentId, score, comment, now])
  await signalBothSides(tx, thread, 'chat.moved')
  return { version: thread.version + 1 }
}
