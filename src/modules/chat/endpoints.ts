import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, oneOrZero, text, whole } from '../../api/fields.ts'
import { threadMachine } from './rules/thread-machine.ts'
import { mostFileBytes } from '../site/rules/file-kinds.ts'

/** What a member may send. `auto` greetings and `note` lines come from the house. */
export const sendableKinds = ['text', 'picture', 'file', 'goods', 'order'] as const
export type SendableKind = (typeof sendableKinds)[number]
export const mostText = 2000

export const chatMessage = z.object({
  messageId: z.number(),
  side: z.enum(['customer', 'desk', 'auto']),
  /** 1 when the asking side wrote it. */
  isMine: oneOrZero,
  senderName: z.string(),
  kind: z.enum([...sendableKinds, 'note']),
  text: z.string(),
  /** Goods or order as they were when sent; no price in it. */
  card: z.object({ title: z.string(), detail: z.string(), image: z.string(), link: z.string() }).nullable(),
  file: z.object({ url: z.string(), name: z.string(), bytes: z.number(), isPicture: oneOrZero }).nullable(),
  createTime: timestamp,
})
export type ChatMessageView = z.output<typeof chatMessage>

/** A message to send: text, or the uploaded file, or what a card shows. */
export const messageInput = {
  kind: z.enum(sendableKinds),
  text: text(mostText).default(''),
  fileId: z.uuid().optional(),
  productId: id.optional(),
  orderSn: text(32).default(''),
}

export const messagesInput = {
  /** Messages older than this one; absent: the newest. */
  before: id.optional(),
  /** Messages newer than this one, oldest first. */
  after: whole().optional(),
  pageSize: whole(100, 1).default(30),
}

/** One stretch of a conversation, oldest first. */
export const messagesOutput = z.object({
  list: z.array(chatMessage),
  hasMore: oneOrZero,
  /** The newest message that the other side has read. */
  otherReadId: z.number(),
  state: z.enum(threadMachine.states as readonly [string, ...string[]]),
  version: z.number(),
})
export const sentOutput = z.object({ threadId: z.number(), message: chatMessage })
export const doneOutput = z.object({ version: z.number() })

const conversation = z.object({
  threadId: z.number(),
  vid: z.number(),
  name: z.string(),
  logo: z.string(),
  lastText: z.string(),
  lastTime: timestamp,
  unread: z.number(),
})

export const chatThreads = endpoint({
  method: 'GET',
  path: 'v3/msg/front/chat/threads',
  summary: "The member's conversations, the latest first (at most 100)",
  guard: 'login',
  input: z.object({}),
  output: z.object({ list: z.array(conversation), unread: z.number() }),
})

export const chatThread = endpoint({
  method: 'GET',
  path: 'v3/msg/front/chat/thread',
  summary: 'The desk of a store (vid) or the platform (0), and the conversation with it as far as there is one',
  guard: 'login',
  input: z.object({ vid: whole().default(0) }),
  output: z.object({
    /** null until the member has written. */
    threadId: z.number().nullable(),
    vid: z.number(),
    name: z.string(),
    logo: z.string(),
    phone: z.string(),
    /** 1 while somebody of the desk has an open page. */
    isOnline: oneOrZero,
    /** 1 within the desk's hours. */
    isOpen: oneOrZero,
    /** Minutes of the day in Asia/Shanghai, ISO weekdays. */
    week: z.array(z.object({ weekday: z.number(), opensAt: z.number(), closesAt: z.number() })),
    greeting: z.string(),
    canRate: oneOrZero,
  }),
})

export const chatMessages = endpoint({
  method: 'GET',
  path: 'v3/msg/front/chat/messages',
  summary: 'Messages of one of the member’s conversations',
  guard: 'login',
  input: z.object({ threadId: id, ...messagesInput }),
  output: messagesOutput,
})

export const chatSend = endpoint({
  method: 'POST',
  path: 'v3/msg/front/chat/send',
  summary: 'Writes to a store (vid) or the platform (0)',
  guard: 'login',
  input: z.object({ vid: whole().default(0), ...messageInput }),
  output: sentOutput,
  idempotent: true,
  rate: 'write',
})

export const chatRead = endpoint({
  method: 'POST',
  path: 'v3/msg/front/chat/read',
  summary: 'Says up to which message the member has read',
  guard: 'login',
  input: z.object({ threadId: id, upTo: id }),
  output: z.object({ unread: z.number() }),
})

export const chatTyping = endpoint({
  method: 'POST',
  path: 'v3/msg/front/chat/typing',
  summary: 'Lets the desk see that the member is writing',
  guard: 'login',
  input: z.object({ threadId: id }),
  output: z.object({}),
})

export const chatRate = endpoint({
  method: 'POST',
  path: 'v3/msg/front/chat/rate',
  summary: 'Rates a conversation that the desk has ended, 1 to 5',
  guard: 'login',
  input: z.object({ threadId: id, score: whole(5, 1), comment: text(200).default('') }),
  output: doneOutput,
  idempotent: true,
})

export const chatUpload = endpoint({
  method: 'POST',
  path: 'v3/msg/front/chat/upload',
  summary: 'Stores a picture, PDF, spreadsheet, document or text (multipart field `file`, at most 5 MB) to send in a conversation',
  guard: 'login',
  files: { most: 1, mostBytes: mostFileBytes },
  input: z.object({}),
  output: z.object({ fileId: z.string(), url: z.string(), name: z.string(), bytes: z.number(), isPicture: oneOrZero }),
  rate: 'write',
  note: 'Only who uploaded it may open it; once sent, both sides of that conversation may.',
})
