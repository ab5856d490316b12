import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, oneOrZero, pageFields, text, whole } from '../../api/fields.ts'
import { designerMachine } from './rules/designer-machine.ts'

const application = z.object({
  applicationId: z.number(),
  state: z.enum(designerMachine.states),
  stateText: z.string(),
  realName: z.string(),
  years: z.number(),
  fields: z.string(),
  introduction: z.string(),
  works: z.array(z.string()),
  submitTime: timestamp.nullable(),
  reason: z.string(),
  version: z.number(),
})
export type DesignerApplication = z.output<typeof application>

export const designerInfo = endpoint({
  method: 'GET',
  path: 'v3/member/front/designer/info',
  summary: "The member's application to be a designer, and whether they may apply",
  guard: 'login',
  input: z.object({}),
  output: z.object({
    application: application.nullable(),
    isDesigner: z.boolean(),
    can: z.array(z.enum(['save', 'submit', 'withdraw', 'mend'])),
  }),
})

const form = {
  realName: text(30).default(''),
  years: whole(60).default(0),
  fields: text(100).default(''),
  introduction: text(1000).default(''),
  works: z.array(z.uuid()).max(6).default([]),
}

export const designerSave = endpoint({
  method: 'POST',
  path: 'v3/member/front/designer/save',
  summary: 'Keeps a draft of the application, or hands it in with `submit`',
  guard: { memberTypes: [1] },
  input: z.object({ ...form, submit: oneOrZero.default(0) }),
  output: application,
  rate: 'write',
})

export const designerAction = endpoint({
  method: 'POST',
  path: 'v3/member/front/designer/act',
  summary: 'Takes an application back before the review, or opens a refused one again',
  guard: { memberTypes: [1] },
  input: z.object({ act: z.enum(['withdraw', 'mend']) }),
  output: application,
  rate: 'write',
})

const queued = application.extend({
  memberName: z.string(),
  reviewerName: z.string(),
  can: z.array(z.enum(['take', 'approve', 'reject'])),
})
export type QueuedDesigner = z.output<typeof queued>

export const designerQueue = endpoint({
  method: 'GET',
  path: 'v3/member/admin/designer/list',
  summary: 'Applications to be a designer, those that wait first',
  guard: { platform: 'platform.members' },
  input: z.object({ ...pageFields }),
  output: z.object({ list: z.array(queued), total: z.number() }),
})

export const designerReview = endpoint({
  method: 'POST',
  path: 'v3/member/admin/designer/review',
  summary: 'Takes an application up, approves it or rejects it with a reason',
  guard: { platform: 'platform.members' },
  input: z.object({ applicationId: id, act: z.enum(['take', 'approve', 'reject']), reason: text(200).default('') }),
  output: queued,
  rate: 'write',
})
