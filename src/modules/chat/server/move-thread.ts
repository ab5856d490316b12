import { type ActorContext } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { type Transaction, execute } from '../../../kernel/database/transaction.ts'
import { threadMachine } from '../rules/thread-machine.ts'
import { agentsOf } from './inbox-agents.ts'
import { addMessage } from './message-repository.ts'
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
  const thread = await lockedThread(tx, move)
  if (isFailure(thread)) return thread
  const audit = { act: move.act, action: 'chat.transfer', diff: { agentId: [thread.agentId, move.toAgentId] as const } }
  const moved = await moveThread(tx, thread, { event: 'transfer', who: 'desk', agentId: move.toAgentId, audit })
  if (isFailure(moved)) return moved
  await signalBothSides(tx, thread, 'chat.moved')
  return { version: thread.version + 1 }
}

/** Ends a conversation; the customer sees a line about it and may rate. */
export async function closeThread(tx: Transaction, move: AgentMove): Promise<{ version: number } | Failure> {
  const thread = await lockedThread(tx, move)
  if (isFailure(thread)) return thread
  const audit = { act: move.act, action: 'chat.close' }
  const moved = await moveThread(tx, thread, { event: 'close', who: 'desk', agentId: thread.agentId, ratingOpen: true, audit })
  if (isFailure(moved)) return moved
  await addMessage(tx, { threadId: thread.threadId, side: 'auto', senderId: null, kind: 'note', body: '', at: move.act.now })
  await signalBothSides(tx, thread, 'chat.message')
  return { version: thread.version + 1 }
}

async function lockedThread(tx: Transaction, { threadId, scope, expectedVersion }: AgentMove): Promise<Thread | Failure> {
  const thread = await lockThread(tx, threadId, scope)
  if (!thread) return failure('chat.absent')
  return thread.version === expectedVersion ? thread : failure('chat.moved')
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
  const { agentId } = thread
  const moved = await moveThread(tx, thread, { event: 'rate', who: 'customer', agentId, ratingOpen: false, audit: null })
  if (isFailure(moved)) return moved
  await execute(tx, rate, [threadId, thread.agentId, score, comment, now])
  await signalBothSides(tx, thread, 'chat.moved')
  return { version: thread.version + 1 }
}
