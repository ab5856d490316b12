import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { tellLive } from '../../../kernel/events/live-signals.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { storesByIds } from '../../store/server/public.ts'
import { threadMachine } from '../rules/thread-machine.ts'
import { agentsOf, platformDesk } from './agents.ts'
import { deskOf } from './agent-repository.ts'
import { deskWeek } from './agent-hours-week.ts'
import { contentOf, type Draft } from './message-content.ts'
import { insertMessage, messageById, type ChatMessage } from './message-repository.ts'
import { lockThread, moveThread, noteRead, openThread, threadOfPair, type Thread, type ThreadScope } from './thread-repository.ts'

/** Tells both sides' open pages that a conversation changed: who is told is decided here, what they see by the calls. */
export async function tellBoth(
  unit: Transaction,
  thread: Thread,
  topic: string,
  about: Record<string, string | number> = {},
): Promise<void> {
  const agents = await agentsOf(unit, thread.deskId)
  await tellLive(unit, [...new Set([thread.memberId, ...agents])], {
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
export async function askDesk(unit: Transaction, { memberId, deskId, draft, lang, now }: CustomerMessage): Promise<ChatMessage | Failure> {
  if (deskId !== platformDesk && (await storesByIds(unit, [deskId])).length === 0) return failure('chat.absent', {}, { field: 'vid' })
  const isNew = await openThread(unit, memberId, deskId, now)
  const found = await threadOfPair(unit, memberId, deskId)
  const thread = found && (await lockThread(unit, found.threadId, { memberId }))
  if (!thread) return failure('chat.absent', {}, { field: 'vid' })
  const content = await contentOf(unit, draft, thread, memberId)
  if (isFailure(content)) return content
  const state = threadMachine.next(thread.state, 'ask', 'customer')
  if (isFailure(state)) return state
  const isAgain = thread.state === 'CLOSED'
  if (isAgain) await moveThread(unit, thread, { state, agentId: null, ratingOpen: false })
  const own = { threadId: thread.threadId, at: now }
  const messageId = await insertMessage(unit, { ...own, side: 'customer', senderId: memberId, kind: draft.kind, ...content })
  await noteRead(unit, thread.threadId, { messageId, side: 'customer', left: 0 })
  if (isNew || isAgain)
    await insertMessage(unit, { ...own, side: 'auto', senderId: null, kind: 'text', body: await greeting(unit, deskId, lang, now) })
  await tellBoth(unit, thread, 'chat.message', { messageId })
  return messageById(unit, messageId)
}

async function greeting(unit: Transaction, deskId: number, lang: Language, now: Date): Promise<string> {
  const desk = await deskOf(unit, deskId)
  if ((await deskWeek(unit, desk, now)).isOpen) return lang === 'zh' ? desk.greetingZh : desk.greetingEn
  return lang === 'zh' ? desk.awayZh : desk.awayEn
}

export type DeskMessage = {
  readonly threadId: number
  readonly scope: ThreadScope
  readonly agentId: number
  readonly draft: Draft
  readonly now: Date
}

/** Somebody of the desk answers: who answers a waiting or ended conversation takes it; any colleague may join in. */
export async function answerCustomer(
  unit: Transaction,
  { threadId, scope, agentId, draft, now }: DeskMessage,
): Promise<ChatMessage | Failure> {
  const thread = await lockThread(unit, threadId, scope)
  if (!thread) return failure('chat.absent')
  const content = await contentOf(unit, draft, thread, agentId)
  if (isFailure(content)) return content
  const state = threadMachine.next(thread.state, 'answer', 'desk')
  if (isFailure(state)) return state
  if (thread.state !== 'ASSIGNED') await moveThread(unit, thread, { state, agentId, ratingOpen: false })
  const messageId = await insertMessage(unit, { threadId, side: 'desk', senderId: agentId, kind: draft.kind, at: now, ...content })
  await noteRead(unit, threadId, { messageId, side: 'desk', left: 0 })
  await tellBoth(unit, thread, 'chat.message', { messageId })
  return messageById(unit, messageId)
}
