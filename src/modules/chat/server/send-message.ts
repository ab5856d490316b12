import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { publishLiveSignal } from '../../../kernel/events/live-signals.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { storesByIds } from '../../store/server/public.ts'
import { agentsOf, platformInbox } from './inbox-agents.ts'
import { inboxOf } from './inbox-repository.ts'
import { agentHoursWeek } from './agent-hours-week.ts'
import { contentOf, type Draft } from './message-content.ts'
import { addMessage, messageById, type ChatMessage } from './message-repository.ts'
import { lockThread, moveThread, noteRead, openThread, threadOfPair, type Thread, type ThreadScope } from './thread-repository.ts'

/** Tells both sides' open pages that a conversation changed: who is told is decided here, what they see by the calls. */
export async function signalBothSides(
  tx: Transaction,
  thread: Thread,
  topic: string,
  about: Record<string, string | number> = {},
): Promise<void> {
  const agents = await agentsOf(tx, thread.deskId)
  await publishLiveSignal(tx, [...new Set([thread.memberId, ...agents])], {
    topic,
    about: { threadId: thread.threadId, vid: thread.deskId, ...about },
  })
}

export type CustomerMessage = {
  readonly memberId: number
  readonly deskId: number
  readonly draft: Draft
  readonly lang: Language
  readonly now: Date
}

/**
 * A customer writes to a desk. The first message, and the first after the desk has ended the conversation, is greeted:
 * within the desk's hours with its greeting, outside with its away text. Refusals: `chat.absent` for a store that is
 * not there, and those of the content.
 */
export async function sendAsCustomer(
  tx: Transaction,
  { memberId, deskId, draft, lang, now }: CustomerMessage,
): Promise<ChatMessage | Failure> {
  if (deskId !== platformInbox && (await storesByIds(tx, [deskId])).length === 0) return failure('chat.absent', {}, { field: 'vid' })
  const isNew = await openThread(tx, memberId, deskId, now)
  const found = await threadOfPair(tx, memberId, deskId)
  const thread = found && (await lockThread(tx, found.threadId, { memberId }))
  if (!thread) return failure('chat.absent', {}, { field: 'vid' })
  const content = await contentOf(tx, draft, thread, memberId)
  if (isFailure(content)) return content
  const isAgain = thread.state === 'CLOSED'
  if (isAgain) {
    const opened = await moveThread(tx, thread, { event: 'ask', who: 'customer', agentId: null, ratingOpen: false, audit: null })
    if (isFailure(opened)) return opened
  }
  const own = { threadId: thread.threadId, at: now }
  const messageId = await addMessage(tx, { ...own, side: 'customer', senderId: memberId, kind: draft.kind, ...content })
  await noteRead(tx, thread.threadId, { messageId, side: 'customer', left: 0 })
  if (isNew || isAgain)
    await addMessage(tx, { ...own, side: 'auto', senderId: null, kind: 'text', body: await greeting(tx, deskId, lang, now) })
  await signalBothSides(tx, thread, 'chat.message', { messageId })
  return messageById(tx, messageId)
}

async function greeting(tx: Transaction, deskId: number, lang: Language, now: Date): Promise<string> {
  const desk = await inboxOf(tx, deskId)
  if ((await agentHoursWeek(tx, desk, now)).isOpen) return lang === 'zh' ? desk.greetingZh : desk.greetingEn
  return lang === 'zh' ? desk.awayZh : desk.awayEn
}

export type AgentMessage = {
  readonly threadId: number
  readonly scope: ThreadScope
  readonly agentId: number
  readonly draft: Draft
  readonly now: Date
}

/** Somebody of the desk answers: who answers a waiting or ended conversation takes it; any colleague may join in. */
export async function sendAsAgent(tx: Transaction, { threadId, scope, agentId, draft, now }: AgentMessage): Promise<ChatMessage | Failure> {
  const thread = await lockThread(tx, threadId, scope)
  if (!thread) return failure('chat.absent')
  const content = await contentOf(tx, draft, thread, agentId)
  if (isFailure(content)) return content
  if (thread.state !== 'ASSIGNED') {
    const taken = await moveThread(tx, thread, { event: 'answer', who: 'desk', agentId, ratingOpen: false, audit: null })
    if (isFailure(taken)) return taken
  }
  const messageId = await addMessage(tx, { threadId, side: 'desk', senderId: agentId, kind: draft.kind, at: now, ...content })
  await noteRead(tx, threadId, { messageId, side: 'desk', left: 0 })
  await signalBothSides(tx, thread, 'chat.message', { messageId })
  return messageById(tx, messageId)
}
