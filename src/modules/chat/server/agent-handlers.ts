import { actorContext } from '../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { defineCursor, keysetPage } from '../../../kernel/database/paging.ts'
import { storesByIds } from '../../store/server/public.ts'
import { adminAgentCalls, sellerAgentCalls, type AgentCalls } from '../endpoints-agent.ts'
import { threadMachine } from '../rules/thread-machine.ts'
import { platformFace } from './platform-face.ts'
import { agentOf, agentsOf, inboxesOf, platformInbox } from './inbox-agents.ts'
import { agentSettingsHandlers } from './agent-settings-handlers.ts'
import { inboxCounts, threadsOfInbox, type InboxQuery, type ThreadRow } from './list-threads.ts'
import { closeThread, transferThread } from './move-thread.ts'
import { lastTextOf } from './present-message.ts'
import { whoIsOnline } from './presence.ts'
import { readThread, signalTyping } from './read-thread.ts'
import { sendAsAgent } from './send-message.ts'
import { sentView, showMessages } from './show-messages.ts'
import { namesOf } from './agent-names.ts'

type Face = 'seller' | 'admin'
const cursor = defineCursor('time', 'integer')

async function listDesk(
  call: Call,
  deskIds: readonly number[],
  asked: Pick<InboxQuery, 'filter' | 'keyword'> & { cursor: string; pageSize: number },
) {
  const { read, clock } = call.app
  const after = asked.cursor === '' ? null : cursor.read(asked.cursor)
  if (after === undefined) return failure('api.fieldInvalid', {}, { field: 'cursor' })
  const agentId = agentOf(call)
  const [found, counts] = await Promise.all([
    threadsOfInbox(read, { deskIds, filter: asked.filter, agentId, keyword: asked.keyword, after, limit: asked.pageSize + 1 }),
    inboxCounts(read, deskIds, agentId),
  ])
  const page = keysetPage(found, asked.pageSize, (thread) => cursor.write([thread.lastAt, thread.threadId]))
  const [online, stores] = await Promise.all([
    whoIsOnline(
      read,
      page.rows.map((thread) => thread.memberId),
      clock.now(),
    ),
    storesByIds(
      read,
      deskIds.filter((deskId) => deskId !== platformInbox),
    ),
  ])
  const nameOf = new Map(stores.map((store) => [store.storeId, call.lang === 'zh' ? store.storeName : store.storeNameEn]))
  if (deskIds.includes(platformInbox)) nameOf.set(platformInbox, (await platformFace(call)).name)
  const list = page.rows.map((thread) =>
    rowOf(thread, call, { isOnline: online.has(thread.memberId), storeName: nameOf.get(thread.deskId) ?? '' }),
  )
  return { list, nextCursor: page.next ?? null, desks: deskIds.map((vid) => ({ vid, name: nameOf.get(vid) ?? '' })), counts }
}

function rowOf(thread: ThreadRow, call: Call, known: { isOnline: boolean; storeName: string }) {
  return {
    threadId: thread.threadId,
    vid: thread.deskId,
    storeName: known.storeName,
    customer: {
      name: thread.customerName,
      company: thread.company ?? '',
      memberType: thread.memberType,
      isOnline: known.isOnline ? (1 as const) : (0 as const),
    },
    state: thread.state,
    agentName: thread.agentName ?? '',
    isMine: thread.agentId === agentOf(call) ? (1 as const) : (0 as const),
    lastText: lastTextOf(thread, call.lang),
    lastTime: thread.lastAt.toISOString(),
    unread: thread.deskUnread,
    version: thread.version,
    can: threadMachine.allowedActions(thread.state, 'desk'),
  }
}

function deskHandlers(face: Face, calls: AgentCalls): Handler[] {
  const scope = (call: Call) => ({ deskIds: inboxesOf(call, face) })
  const moveOf = (call: Call, input: { threadId: number; expectedVersion: number }) => ({
    ...input,
    scope: scope(call),
    act: actorContext(call, face === 'admin' ? 'platform' : 'store'),
  })
  return [
    handle(calls.threads, (input, call) => listDesk(call, inboxesOf(call, face), input)),
    handle(calls.messages, (input, call) => showMessages(call.app.read, input, scope(call), call.lang)),
    handle(calls.send, ({ threadId, ...draft }, call) => {
      const answer = { threadId, scope: scope(call), agentId: agentOf(call), draft, now: call.app.clock.now() }
      return call.idempotent(async (tx) => sentView(await sendAsAgent(tx, answer), 'desk', call.lang))
    }),
    handle(calls.read, ({ threadId, upTo }, call) => call.app.inTransaction((tx) => readThread(tx, threadId, upTo, scope(call)))),
    handle(calls.typing, ({ threadId }, call) => call.app.inTransaction((tx) => signalTyping(tx, threadId, scope(call)))),
    handle(calls.transfer, (input, call) => call.idempotent((tx) => transferThread(tx, { ...input, ...moveOf(call, input) }))),
    handle(calls.close, (input, call) => call.idempotent((tx) => closeThread(tx, moveOf(call, input)))),
    handle(calls.colleagues, async ({ vid }, call) => {
      if (!inboxesOf(call, face).includes(vid)) return failure('chat.absent', {}, { field: 'vid' })
      const agents = await agentsOf(call.app.read, vid)
      const [online, names] = await Promise.all([whoIsOnline(call.app.read, agents, call.app.clock.now()), namesOf(call.app.read, agents)])
      return {
        list: agents.map((agentId) => ({
          agentId,
          name: names.get(agentId) ?? '',
          isOnline: online.has(agentId) ? (1 as const) : (0 as const),
        })),
      }
    }),
    ...agentSettingsHandlers(face, calls),
  ]
}

/** The desks of stores and of the platform. */
export function agentHandlers(): Handler[] {
  return [...deskHandlers('seller', sellerAgentCalls), ...deskHandlers('admin', adminAgentCalls)]
}
