import { failure } from '../../../shared/failure.ts'
import { defineCursor, keysetPage } from '../../../shared/paging.ts'
import type { Language } from '../../../shared/words.ts'
import { handle, memberOf, type Handler } from '../../../api/handler.ts'
import { messageListCall, messageReadCall, messageUnreadCall, readAllCall } from '../contract.ts'
import { factsFor, filled } from '../rules/notice-text.ts'
import { deskHandlers } from './desk-handlers.ts'
import { messagesOf, readAllOf, readSomeOf, unreadOf, type SiteMessage } from './message-store.ts'
import { linesFor } from './notice-lines.ts'
import { settingHandlers } from './setting-handlers.ts'
import { textsOf, type NoticeText } from './text-store.ts'

const cursor = defineCursor('integer')

/** The calls of the message centre. */
export function messageHandlers({ sendsWechat = false }: { readonly sendsWechat?: boolean } = {}): Handler[] {
  return [
    ...settingHandlers(sendsWechat),
    ...deskHandlers(sendsWechat),
    handle(readAllCall, async (_input, call) => {
      const readCount = await call.house.inUnit((unit) => readAllOf(unit, memberOf(call).memberId, call.house.clock.now()))
      return { readCount }
    }),
    handle(messageReadCall, async ({ messageIds }, call) => {
      const readCount = await call.house.inUnit((unit) => readSomeOf(unit, memberOf(call).memberId, messageIds, call.house.clock.now()))
      return { readCount }
    }),
    handle(messageUnreadCall, (_input, call) => unreadOf(call.house.read, memberOf(call).memberId)),
    handle(messageListCall, async (input, call) => {
      const before = input.cursor === '' ? null : cursor.read(input.cursor)?.[0]
      if (before === undefined) return failure('api.fieldInvalid', {}, { field: 'cursor' })
      const { memberId } = memberOf(call)
      const [found, unread, texts] = await Promise.all([
        messagesOf(call.house.read, memberId, { kind: input.kind, before, limit: input.pageSize + 1 }),
        unreadOf(call.house.read, memberId),
        textsOf(call.house.read),
      ])
      const page = keysetPage(found, input.pageSize, (message) => cursor.write([message.id]))
      return { list: page.rows.map((message) => viewOf(message, texts, call.lang)), nextCursor: page.next ?? null, unread }
    }),
  ]
}

function viewOf(message: SiteMessage, texts: readonly NoticeText[], lang: Language) {
  const lines = linesFor(texts, message.template, 'site')[lang]
  const facts = factsFor(lang, message.facts)
  return {
    messageId: message.id,
    kind: message.kind,
    title: filled(lines.title, facts),
    content: filled(lines.text, facts),
    link: message.link,
    isRead: message.readAt ? (1 as const) : (0 as const),
    createTime: message.createdAt.toISOString(),
  }
}
