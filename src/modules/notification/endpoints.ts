import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idList, timestamp, oneOrZero, text, whole } from '../../api/fields.ts'
import { messageKinds } from './rules/notifications.ts'

const unreadCounts = z.object({
  total: z.number(),
  order: z.number(),
  sourcing: z.number(),
  store: z.number(),
  account: z.number(),
  system: z.number(),
})

/** Marks every message of the member as read; specification §7. */
export const messageReadAll = endpoint({
  method: 'POST',
  path: 'v3/msg/front/moorMsg/readAll',
  summary: 'Mark all messages as read',
  guard: 'login',
  input: z.object({}),
  output: z.object({ readCount: z.number() }),
})

export const messageList = endpoint({
  method: 'GET',
  path: 'v3/msg/front/msg/list',
  summary: "The member's messages, newest first",
  guard: 'login',
  input: z.object({
    kind: z.enum(['', ...messageKinds]).default(''),
    /** `nextCursor` of the page before. */
    cursor: text(60).default(''),
    pageSize: whole(50, 1).default(20),
  }),
  output: z.object({
    list: z.array(
      z.object({
        messageId: z.number(),
        kind: z.enum(messageKinds),
        title: z.string(),
        content: z.string(),
        link: z.string(),
        isRead: oneOrZero,
        createTime: timestamp,
      }),
    ),
    nextCursor: z.string().nullable(),
    unread: unreadCounts,
  }),
})

export const messageUnread = endpoint({
  method: 'GET',
  path: 'v3/msg/front/msg/unread',
  summary: 'Numbers of unread messages by kind',
  guard: 'login',
  input: z.object({}),
  output: unreadCounts,
})

export const messageRead = endpoint({
  method: 'POST',
  path: 'v3/msg/front/msg/read',
  summary: 'Mark some messages as read',
  guard: 'login',
  input: z.object({ messageIds: idList(100) }),
  output: z.object({ readCount: z.number() }),
})
