import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { publishLiveSignal } from '../../../kernel/events/live-signals.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { unreadAfter } from './message-repository.ts'
import { signalBothSides } from './send-message.ts'
import { lockThread, noteRead, threadOf, type ThreadScope } from './thread-repository.ts'
import { agentsOf } from './inbox-agents.ts'

/** Notes up to which message a side has read; never back, never beyond the last one. Refusal: `chat.absent`. */
export async function readThread(
  tx: Transaction,
  threadId: number,
  asked: number,
  scope: ThreadScope,
): Promise<{ unread: number } | Failure> {
  const thread = await lockThread(tx, threadId, scope)
  if (!thread) return failure('chat.absent')
  const side = 'memberId' in scope ? 'customer' : 'desk'
  const before = side === 'customer' ? thread.customerReadId : thread.deskReadId
  const upTo = Math.min(asked, thread.lastMessageId)
  if (upTo <= before) return { unread: side === 'customer' ? thread.customerUnread : thread.deskUnread }
  const unread = await unreadAfter(tx, threadId, upTo, side)
  await noteRead(tx, threadId, { messageId: upTo, side, left: unread })
  await signalBothSides(tx, thread, 'chat.read')
  return { unread }
}

/** Lets the other side see that somebody writes. Nothing is stored. */
export async function signalTyping(tx: Transaction, threadId: number, scope: ThreadScope): Promise<Record<string, never> | Failure> {
  const thread = await threadOf(tx, threadId, scope)
  if (!thread) return failure('chat.absent')
  const isCustomer = 'memberId' in scope
  const readers = isCustomer ? await agentsOf(tx, thread.deskId) : [thread.memberId]
  await publishLiveSignal(tx, readers, { topic: 'chat.typing', about: { threadId, side: isCustomer ? 'customer' : 'desk' } })
  return {}
}
