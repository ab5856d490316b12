import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text, whole } from '../../api/fields.ts'
import { settingGroups } from './rules/setting-kinds.ts'

const desk = { platform: 'platform.settings' } as const

export const settingRow = z.object({
  name: z.string(),
  group: z.enum(settingGroups),
  kind: z.enum(['text', 'image', 'phone', 'address', 'switch', 'appId', 'number', 'percent', 'words', 'city', 'days']),
  value: z.string(),
  isPublic: z.union([z.literal(0), z.literal(1)]),
  /** Last change, ISO 8601; null where no value is stored. */
  updatedAt: z.string().nullable(),
  max: z.number().nullable(),
  /** What holds where no value is stored; null where nothing does. */
  usual: z.number().nullable(),
})

export const adminSettingList = endpoint({
  method: 'GET',
  path: 'v3/system/admin/setting/list',
  summary: 'Every setting with its kind and value, in groups',
  guard: desk,
  input: z.object({}),
  output: z.array(settingRow),
  rate: 'read',
})

export const adminSettingSave = endpoint({
  method: 'POST',
  path: 'v3/system/admin/setting/save',
  summary: 'Save several settings, all or none; heard by every process within a second',
  guard: desk,
  input: z.object({
    changes: z
      .array(
        z.object({
          name: text(60, 1),
          value: z.string().max(2_000),
          /** The value that the editor saw: somebody else's change is not overwritten unseen. */
          before: z.string().max(2_000),
        }),
      )
      .min(1)
      .max(60),
  }),
  output: z.object({ saved: z.number() }),
  rate: 'write',
})

export const adminSettingHistory = endpoint({
  method: 'GET',
  path: 'v3/system/admin/setting/history',
  summary: 'Who changed settings, old and new values, newest first',
  guard: desk,
  input: z.object({ name: text(60).default(''), before: whole().optional() }),
  output: z.object({
    list: z.array(z.object({ at: z.string(), actorName: z.string(), name: z.string(), old: z.string(), new: z.string() })),
    nextBefore: z.number().nullable(),
  }),
  rate: 'read',
})
