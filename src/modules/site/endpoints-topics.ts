import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, text, whole } from '../../api/fields.ts'
import { blockShape } from './endpoints-pages.ts'

const desk = { platform: 'platform.content' } as const
export const topicKinds = ['topic', 'activity'] as const
const bit = z.union([z.literal(0), z.literal(1)])

const topicRow = z.object({
  topicId: z.number(),
  kind: z.enum(topicKinds),
  title: z.string(),
  summary: z.string(),
  picture: z.string(),
  /** ISO 8601; empty for no begin or end. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** `coming` topics are announced; their page opens when they begin. */
  state: z.enum(['running', 'coming']),
})

export const topicList = endpoint({
  method: 'GET',
  path: 'v3/system/front/topic/list',
  summary: 'Published topics and campaigns that run or are to come, the ones that end first before the others',
  guard: 'anyone',
  input: z.object({ kind: z.enum(topicKinds).optional() }),
  output: z.array(topicRow),
  rate: 'read',
})

export const topicDetail = endpoint({
  method: 'GET',
  path: 'v3/system/front/topic/detail',
  summary: 'A running topic with its published blocks; those of the other language where this one has none',
  guard: 'anyone',
  input: z.object({ topicId: id }),
  output: topicRow.extend({ version: z.number(), blocks: z.array(blockShape) }),
  rate: 'read',
})

const facts = {
  kind: z.enum(topicKinds),
  titleZh: text(40, 1),
  titleEn: text(80).default(''),
  summaryZh: text(160).default(''),
  summaryEn: text(300).default(''),
  picture: text(120).default(''),
}

export const adminTopicList = endpoint({
  method: 'GET',
  path: 'v3/system/admin/topic/list',
  summary: 'Every topic and campaign, last changed first',
  guard: desk,
  input: z.object({}),
  output: z.array(
    z.object({
      topicId: z.number(),
      kind: z.enum(topicKinds),
      titleZh: z.string(),
      titleEn: z.string(),
      summaryZh: z.string(),
      summaryEn: z.string(),
      picture: z.string(),
      isOn: bit,
      startsAt: z.string(),
      endsAt: z.string(),
      state: z.enum(['running', 'coming', 'ended', 'off', 'unpublished']),
      /** Published versions by language; 0 without one. */
      versionZh: z.number(),
      versionEn: z.number(),
      version: z.number(),
    }),
  ),
  rate: 'read',
})

export const adminTopicSave = endpoint({
  method: 'POST',
  path: 'v3/system/admin/topic/save',
  summary: 'Save what a topic is called and when it runs; without a topicId a new one, whose blocks are built apart',
  guard: desk,
  input: z.object({
    topicId: id.optional(),
    /** The version that the editor saw. */
    version: whole(2_147_483_647).default(0),
    ...facts,
    isOn: oneOrZero.default(1),
    startsAt: z.iso.datetime({ offset: true }).or(z.literal('')).default(''),
    endsAt: z.iso.datetime({ offset: true }).or(z.literal('')).default(''),
  }),
  output: z.object({ topicId: z.number() }),
  rate: 'write',
})

export const adminTopicDelete = endpoint({
  method: 'POST',
  path: 'v3/system/admin/topic/delete',
  summary: 'Delete a topic that no banner leads to, with its drafts and history',
  guard: desk,
  input: z.object({ topicId: id }),
  output: z.null(),
  rate: 'write',
})
