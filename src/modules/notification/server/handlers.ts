import { failure } from '../../../kernel/failure/failure.ts'
import { defineCursor, keysetPage } from '../../../kernel/database/paging.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { handle, memberOf, type Handler } from '../../../api/handler.ts'
import { messageList, messageRead, messageUnread, messageReadAll } from '../endpoints.ts'
import { paramsFor, filled } from '../rules/notification-text.ts'
import { notificationAdminHandlers } from './admin-handlers.ts'
import { messagesOf, readAllOf, readSomeOf, unreadOf, type SiteMessage } from './message-repository.ts'
import { textsFor } from './notification-sentences.ts'
import { settingHandlers } from './setting-handlers.ts'
import { textsOf, type NotificationTemplateRow } from './template-repository.ts'

const cursor = defineCursor('integer')

/** The calls of the message centre. */
export function notificationHandlers({ sendsWechat = false }: { readonly sendsWechat?: boolean } = {}): Handler[] {
  return [
    ...settingHandlers(sendsWechat),
    ...notificationAdminHandlers(sendsWechat),
    handle(messageReadAll, async (_input, call) => {
      const readCount = await call.app.inTransaction((tx) => readAllOf(tx, memberOf(call).memberId, call.app.clock.now()))
      return { readCount }
    }),
    handle(messageRead, async ({ messageIds }, call) => {
      const readCount = await call.app.inTransaction((tx) => readSomeOf(tx, memberOf(call).memberId, messageIds, call.app.clock.now()))
      return { readCount }
    }),
    handle(messageUnread, (_input, call) => unreadOf(call.app.read, memberOf(call).memberId)),
    handle(messageList, async (input, call) => {
      const before = input.cursor === '' ? null : cursor.read(input.cursor)?.[0]
      if (before === undefined) return failure('api.fieldInvalid', {}, { field: 'cursor' })
      const { memberId } = memberOf(call)
      const [found, unread, texts] = await Promise.all([
        messagesOf(call.app.read, memberId, { kind: input.kind, before, limit: input.pageSize + 1 }),
        unreadOf(call.app.read, memberId),
        textsOf(call.app.read),
      ])
      const page = keysetPage(found, input.pageSize, (message) => cursor.write([message.id]))
      return { list: page.rows.map((message) => viewOf(message, texts, call.lang)), nextCursor: page.next ?? null, unread }
    }),
  ]
}

function viewOf(message: SiteMessage, texts: readonly NotificationTemplateRow[], lang: Language) {
  const lines = textsFor(texts, message.template, 'site')[lang]
  const facts = paramsFor(lang, message.facts)
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
