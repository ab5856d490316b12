import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Reader } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { messagesOf, type ChatMessage } from './message-repository.ts'
import { viewOf } from './present-message.ts'
import { threadOf, type ThreadScope } from './thread-repository.ts'

export type Stretch = {
  readonly threadId: number
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly pageSize: number
}

/** A stretch of a conversation for one of its sides. */
export async function showMessages(read: Reader, stretch: Stretch, scope: ThreadScope, lang: Language) {
  const thread = await threadOf(read, stretch.threadId, scope)
  if (!thread) return failure('chat.absent')
  const side = 'memberId' in scope ? ('customer' as const) : ('desk' as const)
  const found = await messagesOf(read, thread.threadId, { before: stretch.before, after: stretch.after, limit: stretch.pageSize + 1 })
  const hasMore = found.length > stretch.pageSize
  // Going back, the surplus row is the oldest; going on, the newest.
  const list = hasMore ? (stretch.after === undefined ? found.slice(1) : found.slice(0, -1)) : found
  return {
    list: list.map((message) => viewOf(message, { side, lang })),
    hasMore: hasMore ? (1 as const) : (0 as const),
    otherReadId: side === 'customer' ? thread.deskReadId : thread.customerReadId,
    state: thread.state,
    version: thread.version,
  }
}

/** A message that was just written, for its writer. */
export function sentView(message: ChatMessage | Failure, side: 'customer' | 'desk', lang: Language) {
  if ('failed' in message) return message
  return { threadId: message.threadId, message: viewOf(message, { side, lang }) }
}
