import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { tellLive } from '../../../kernel/events/live-signals.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { unreadAfter } from './message-repository.ts'
import { tellBoth } from './send-message.ts'
import { lockThread, noteRead, threadOf, type ThreadScope } from './thread-repository.ts'
import { agentsOf } from './agents.ts'

/** Notes up to which message a side has read; never back, never beyond the last one. Refusal: `chat.absent`. */
export async function readThread(
  unit: Transaction,
  threadId: number,
  asked: number,
  scope: ThreadScope,
): Promise<{ unread: number } | Failure> {
  const thread = await lockThread(unit, threadId, scope)
  if (!thread) return failure('chat.absent')
  const side = 'memberId' in scope ? 'customer' : 'desk'
  const before = side === 'customer' ? thread.customerReadId : thread.deskReadId
  const upTo = Math.min(asked, thread.lastMessageId)
  if (upTo <= before) return { unread: side === 'customer' ? thread.customerUnread : thread.deskUnread }
  const unread = await unreadAfter(unit, threadId, upTo, side)
  await noteRead(unit, threadId, { messageId: upTo, side, left: unread })
  await tellBoth(unit, thread, 'chat.read')
  return { unread }
}

/** Lets the other side see that somebody writes. Nothing is stored. */
export async function tellTyping(unit: Transaction, threadId: number, scope: ThreadScope): Promise<Record<string, never> | Failure> {
  const thread = await threadOf(unit, threadId, scope)
  if (!thread) return failure('chat.absent')
  const isCustomer = 'memberId' in scope
  const readers = isCustomer ? await agentsOf(unit, thread.deskId) : [thread.memberId]
  await tellLive(unit, readers, { topic: 'chat.typing', about: { threadId, side: isCustomer ? 'customer' : 'desk' } })
  return {}
}
