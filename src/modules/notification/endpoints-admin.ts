import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, oneOrZero, text, whole } from '../../api/fields.ts'
import { channels, outsideChannels } from './rules/channels.ts'
import { deliveryMachine } from './rules/delivery-machine.ts'
import { audiences } from './rules/notification-policy.ts'
import { messageKinds } from './rules/notifications.ts'

const desk = { platform: 'platform.messages' } as const
const line = text(2000)

export const templateList = endpoint({
  method: 'GET',
  path: 'v3/msg/admin/template/list',
  summary: 'Every event that people are told of, and its ways',
  guard: desk,
  input: z.object({ audience: z.enum(['', ...audiences]).default(''), keyword: text(60).default('') }),
  output: z.object({
    list: z.array(
      z.object({
        template: z.string(),
        kind: z.enum(messageKinds),
        audience: z.enum(audiences),
        title: z.string(),
        channels: z.array(
          z.object({
            channel: z.enum(channels),
            isOn: oneOrZero,
            isFixed: oneOrZero,
            /** 1 where members get it without having chosen. */
            isUsual: oneOrZero,
            /** 1 where the platform wrote its own words. */
            isOwn: oneOrZero,
          }),
        ),
      }),
    ),
  }),
})

const lines = z.object({ titleZh: z.string(), titleEn: z.string(), textZh: z.string(), textEn: z.string() })

export const templateDetail = endpoint({
  method: 'GET',
  path: 'v3/msg/admin/template/detail',
  summary: 'The words of one event by one way',
  guard: desk,
  input: z.object({ template: text(60, 1), channel: z.enum(channels) }),
  output: z.object({
    template: z.string(),
    channel: z.enum(channels),
    title: z.string(),
    isOn: oneOrZero,
    isFixed: oneOrZero,
    /** Own words; an empty line stands for the built-in one. */
    own: lines,
    builtIn: lines,
    /** Names that may stand in double braces, each with a sample. */
    facts: z.array(z.object({ name: z.string(), sample: z.string() })),
    providerNumber: z.string(),
    /** 0 while nothing was ever saved. */
    version: z.number(),
    updatedAt: z.string(),
    updatedBy: z.string(),
  }),
})

export const templateSave = endpoint({
  method: 'POST',
  path: 'v3/msg/admin/template/save',
  summary: 'Save the words of one event by one way',
  guard: desk,
  input: z.object({
    template: text(60, 1),
    channel: z.enum(channels),
    isOn: oneOrZero,
    titleZh: line.default(''),
    titleEn: line.default(''),
    textZh: line.default(''),
    textEn: line.default(''),
    providerNumber: text(60).default(''),
    version: whole(1_000_000).default(0),
  }),
  output: z.object({ version: z.number() }),
  note: 'Refused: an unknown name in braces, a line that is too long, a fixed way switched off, a version that is not the last.',
})

export const templateTest = endpoint({
  method: 'POST',
  path: 'v3/msg/admin/template/test',
  summary: 'Send oneself a notice with sample facts, in the words that are saved',
  guard: desk,
  input: z.object({ template: text(60, 1), channel: z.enum(channels) }),
  output: z.object({ /** Where it went, masked; empty for the site. */ receiver: z.string() }),
})

/** The counts of the list end here: so many mean "or more". */
export const mostCountedDeliveries = 1000

export const deliveryList = endpoint({
  method: 'GET',
  path: 'v3/msg/admin/delivery/list',
  summary: 'What was sent outside, to whom and with what result, newest first',
  guard: desk,
  input: z.object({
    state: z.enum(['', ...deliveryMachine.states]).default(''),
    channel: z.enum(['', ...outsideChannels]).default(''),
    memberName: text(40).default(''),
    cursor: text(60).default(''),
    pageSize: whole(50, 1).default(20),
  }),
  output: z.object({
    list: z.array(
      z.object({
        deliveryId: z.number(),
        memberId: z.number(),
        memberName: z.string(),
        channel: z.enum(outsideChannels),
        title: z.string(),
        state: z.enum(deliveryMachine.states),
        tries: z.number(),
        /** Masked. */
        receiver: z.string(),
        error: z.string(),
        createTime: timestamp,
        moveTime: timestamp,
        can: z.array(z.string()),
      }),
    ),
    nextCursor: z.string().nullable(),
    counts: z.object({ WAITING: z.number(), SENT: z.number(), FAILED: z.number() }),
  }),
  rate: 'search',
})

export const deliveryAgain = endpoint({
  method: 'POST',
  path: 'v3/msg/admin/delivery/again',
  summary: 'Send a failed delivery again',
  guard: desk,
  input: z.object({ deliveryId: id }),
  output: z.object({ state: z.enum(deliveryMachine.states) }),
})

const fanImport = z.object({
  /** STOPPED: nothing has moved for minutes; it may be begun again and goes on where it was. */
  state: z.enum(['RUNNING', 'STOPPED', 'FAILED', 'DONE']),
  /** Followers as WeChat counts them, how many were looked at, and how many have the id that the login shares. */
  total: z.number(),
  seen: z.number(),
  kept: z.number(),
  error: z.string(),
  beginBy: z.string(),
  beginTime: timestamp,
  moveTime: timestamp,
})
export type FollowerImportView = z.output<typeof fanImport>

export const followerImport = endpoint({
  method: 'GET',
  path: 'v3/msg/admin/fan/import',
  summary: 'How far the import is of people who followed the official account before the mall listened',
  guard: desk,
  input: z.object({}),
  output: z.object({ hasOfficial: oneOrZero, last: fanImport.nullable(), can: z.array(z.literal('start')) }),
})

export const followerImportStart = endpoint({
  method: 'POST',
  path: 'v3/msg/admin/fan/importStart',
  summary: 'Imports everybody who follows the official account, or goes on with an import that stopped',
  guard: desk,
  rate: 'write',
  idempotent: true,
  input: z.object({}),
  output: z.object({ state: z.literal('RUNNING') }),
})

export type TemplateDetail = z.output<typeof templateDetail.output>
