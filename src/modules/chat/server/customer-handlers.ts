import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { storesByIds } from '../../store/server/public.ts'
import { chatMessages, chatRate, chatRead, chatSend, chatThread, chatThreads, chatTyping, chatUpload } from '../endpoints.ts'
import { agentsOf, isOwnInbox, platformInbox } from './inbox-agents.ts'
import { inboxOf } from './inbox-repository.ts'
import { agentHoursWeek } from './agent-hours-week.ts'
import { saveFile } from './chat-files.ts'
import { threadsOfMember } from './list-threads.ts'
import { rateThread } from './move-thread.ts'
import type { ChatDeps } from './ports.ts'
import { platformFace } from './platform-face.ts'
import { lastTextOf } from './present-message.ts'
import { whoIsOnline } from './presence.ts'
import { readThread, signalTyping } from './read-thread.ts'
import { sendAsCustomer } from './send-message.ts'
import { sentView, showMessages } from './show-messages.ts'
import { threadOfPair } from './thread-repository.ts'

const own = (call: Call) => ({ memberId: memberOf(call).memberId })

/** Names and logos of desks: stores by id, the platform as the settings name and show it. */
async function faces(call: Call, deskIds: readonly number[]) {
  const stores = await storesByIds(
    call.app.read,
    deskIds.filter((deskId) => deskId !== platformInbox),
  )
  const faceOf = new Map(
    stores.map((store) => [
      store.storeId,
      { name: call.lang === 'zh' ? store.storeName : store.storeNameEn, logo: store.logo, phone: store.phone },
    ]),
  )
  return deskIds.includes(platformInbox) ? faceOf.set(platformInbox, await platformFace(call)) : faceOf
}

async function listOwn(call: Call) {
  const threads = await threadsOfMember(call.app.read, own(call).memberId)
  const faceOf = await faces(
    call,
    threads.map((thread) => thread.deskId),
  )
  const list = threads.map((thread) => ({
    threadId: thread.threadId,
    vid: thread.deskId,
    name: faceOf.get(thread.deskId)?.name ?? '',
    logo: faceOf.get(thread.deskId)?.logo ?? '',
    lastText: lastTextOf(thread, call.lang),
    lastTime: thread.lastAt.toISOString(),
    unread: thread.customerUnread,
  }))
  return { list, unread: list.reduce((sum, { unread }) => sum + unread, 0) }
}

async function showDesk(call: Call, vid: number) {
  const { read, clock } = call.app
  const face = (await faces(call, [vid])).get(vid)
  if (!face) return failure('chat.absent', {}, { field: 'vid' })
  const [desk, agents, thread] = await Promise.all([inboxOf(read, vid), agentsOf(read, vid), threadOfPair(read, own(call).memberId, vid)])
  const { week, isOpen } = await agentHoursWeek(read, desk, clock.now())
  const online = await whoIsOnline(read, agents, clock.now())
  const greeting = isOpen ? [desk.greetingZh, desk.greetingEn] : [desk.awayZh, desk.awayEn]
  return {
    threadId: thread?.threadId ?? null,
    vid,
    ...face,
    isOnline: online.size > 0 ? (1 as const) : (0 as const),
    isOpen: isOpen ? (1 as const) : (0 as const),
    week: [...week],
    greeting: greeting[call.lang === 'zh' ? 0 : 1] ?? '',
    canRate: thread?.ratingOpen ? (1 as const) : (0 as const),
  }
}

/** The customer's side of conversations. */
export function customerHandlers(deps: ChatDeps): Handler[] {
  return [
    handle(chatThreads, (_input, call) => listOwn(call)),
    handle(chatThread, ({ vid }, call) => showDesk(call, vid)),
    handle(chatMessages, (input, call) => showMessages(call.app.read, input, own(call), call.lang)),
    handle(chatSend, async ({ vid, ...draft }, call) => {
      if (isOwnInbox(call, vid)) return failure('chat.ownStore', {}, { field: 'vid' })
      const now = call.app.clock.now()
      return call.idempotent(async (tx) =>
        sentView(await sendAsCustomer(tx, { ...own(call), deskId: vid, draft, lang: call.lang, now }), 'customer', call.lang),
      )
    }),
    handle(chatRead, ({ threadId, upTo }, call) => call.app.inTransaction((tx) => readThread(tx, threadId, upTo, own(call)))),
    handle(chatTyping, ({ threadId }, call) => call.app.inTransaction((tx) => signalTyping(tx, threadId, own(call)))),
    handle(chatRate, (input, call) => call.idempotent((tx) => rateThread(tx, { ...input, ...own(call), now: call.app.clock.now() }))),
    handle(chatUpload, (_input, call) => saveFile(call, deps)),
  ]
}
