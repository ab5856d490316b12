import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import type { Guard } from '../../api/guard.ts'
import { id, timestamp, oneOrZero, text, whole } from '../../api/fields.ts'
import { doneOutput, messageInput, messagesInput, messagesOutput, sentOutput } from './endpoints.ts'
import { threadMachine } from './rules/thread-machine.ts'

export const threadFilters = ['waiting', 'mine', 'all', 'closed'] as const
const clock = text(5, 4)

const deskThread = z.object({
  threadId: z.number(),
  vid: z.number(),
  storeName: z.string(),
  customer: z.object({ name: z.string(), company: z.string(), memberType: z.number(), isOnline: oneOrZero }),
  state: z.enum(threadMachine.states as readonly [string, ...string[]]),
  agentName: z.string(),
  isMine: oneOrZero,
  lastText: z.string(),
  lastTime: timestamp,
  unread: z.number(),
  version: z.number(),
  can: z.array(z.string()),
})
export type AgentThreadView = z.output<typeof deskThread>

const quickAnswer = z.object({ answerId: z.number(), title: z.string(), body: z.string(), sort: z.number() })
const settings = z.object({
  greetingZh: text(500, 1),
  greetingEn: text(500, 1),
  awayZh: text(500, 1),
  awayEn: text(500, 1),
  /** The platform's desk alone has hours of its own; a store's desk has the store's (decision 067). */
  hours: z
    .object({
      weekdays: z.array(whole(7, 1)).min(1).max(7),
      /** `08:30`; both alike: the whole day. */
      opensAt: clock,
      closesAt: clock,
    })
    .nullable()
    .default(null),
})

const pathsOf =
  <Face extends string>(face: Face) =>
  <Name extends string>(name: Name) =>
    `v3/msg/${face}/chat/${name}` as const

/**
 * The conversations of a desk: of the stores where the caller may chat (`seller`), or of the platform (`admin`). Both are the
 * same desk with another guard. `vid` is the desk: a store's id, 0 the platform's.
 */
function conversationCalls<Face extends 'seller' | 'admin'>(face: Face, guard: Guard) {
  const path = pathsOf(face)
  return {
    threads: endpoint({
      method: 'GET',
      path: path('threads'),
      summary: 'Conversations of the desk, the latest first',
      guard,
      input: z.object({
        filter: z.enum(threadFilters).default('all'),
        /** A part of the customer's name or company, or of what was written. */
        keyword: text(60).default(''),
        cursor: text(80).default(''),
        pageSize: whole(50, 1).default(30),
      }),
      output: z.object({
        list: z.array(deskThread),
        nextCursor: z.string().nullable(),
        /** The desks at which the caller answers. */
        desks: z.array(z.object({ vid: z.number(), name: z.string() })),
        counts: z.object({ waiting: z.number(), mine: z.number(), unread: z.number() }),
      }),
    }),
    messages: endpoint({
      method: 'GET',
      path: path('messages'),
      summary: 'Messages of a conversation',
      guard,
      input: z.object({ threadId: id, ...messagesInput }),
      output: messagesOutput,
    }),
    send: endpoint({
      method: 'POST',
      path: path('send'),
      summary: 'Answers a customer; who answers first takes the conversation',
      guard,
      input: z.object({ threadId: id, ...messageInput }),
      output: sentOutput,
      idempotent: true,
    }),
    read: endpoint({
      method: 'POST',
      path: path('read'),
      summary: 'Says up to which message the desk has read',
      guard,
      input: z.object({ threadId: id, upTo: id }),
      output: z.object({ unread: z.number() }),
    }),
    typing: endpoint({
      method: 'POST',
      path: path('typing'),
      summary: 'Lets the customer see that somebody is writing',
      guard,
      input: z.object({ threadId: id }),
      output: z.object({}),
    }),
  }
}

/** Handing conversations on, and who there is for it. */
function moveCalls<Face extends 'seller' | 'admin'>(face: Face, guard: Guard) {
  const path = pathsOf(face)
  return {
    transfer: endpoint({
      method: 'POST',
      path: path('transfer'),
      summary: 'Hands a conversation to somebody else of the desk, or takes it',
      guard,
      input: z.object({ threadId: id, toAgentId: id, expectedVersion: whole() }),
      output: doneOutput,
      idempotent: true,
    }),
    close: endpoint({
      method: 'POST',
      path: path('close'),
      summary: 'Ends a conversation and asks the customer for a rating',
      guard,
      input: z.object({ threadId: id, expectedVersion: whole() }),
      output: doneOutput,
      idempotent: true,
    }),
    colleagues: endpoint({
      method: 'GET',
      path: path('colleagues'),
      summary: 'Who answers at a desk',
      guard,
      input: z.object({ vid: whole().default(0) }),
      output: z.object({ list: z.array(z.object({ agentId: z.number(), name: z.string(), isOnline: oneOrZero })) }),
    }),
  }
}

/** How a desk is set up. */
function setupCalls<Face extends 'seller' | 'admin'>(face: Face, guard: Guard) {
  const path = pathsOf(face)
  return {
    settings: endpoint({
      method: 'GET',
      path: path('settings'),
      summary: 'Greeting, hours and quick answers of a desk, and how it was rated in the last 90 days',
      guard,
      input: z.object({ vid: whole().default(0) }),
      output: settings.extend({
        vid: z.number(),
        version: z.number(),
        quickAnswers: z.array(quickAnswer),
        rating: z.object({ count: z.number(), average: z.number() }),
      }),
    }),
    saveSettings: endpoint({
      method: 'POST',
      path: path('saveSettings'),
      summary: 'Changes greeting and hours of a desk',
      guard,
      input: settings.extend({ vid: whole().default(0), expectedVersion: whole(2_147_483_647) }),
      output: doneOutput,
      idempotent: true,
    }),
    saveAnswer: endpoint({
      method: 'POST',
      path: path('saveAnswer'),
      summary: 'Adds or changes a quick answer',
      guard,
      input: z.object({
        vid: whole().default(0),
        answerId: id.optional(),
        title: text(40, 1),
        body: text(1000, 1),
        sort: whole(9999).default(0),
      }),
      output: z.object({ answerId: z.number() }),
      idempotent: true,
    }),
    deleteAnswer: endpoint({
      method: 'POST',
      path: path('deleteAnswer'),
      summary: 'Deletes a quick answer',
      guard,
      input: z.object({ answerId: id }),
      output: z.object({}),
    }),
  }
}

function deskCalls<Face extends 'seller' | 'admin'>(face: Face, guard: Guard) {
  return { ...conversationCalls(face, guard), ...moveCalls(face, guard), ...setupCalls(face, guard) }
}

export const sellerAgentCalls = deskCalls('seller', { store: 'store.chat' })
export const adminAgentCalls = deskCalls('admin', { platform: 'platform.messages' })
export type AgentCalls = typeof sellerAgentCalls | typeof adminAgentCalls
