import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList, oneOrZero, text, whole, yuan } from '../../api/fields.ts'

const mainAccount = { memberTypes: [3] } as const

const rule = z.object({
  ruleId: z.number(),
  name: z.string(),
  minAmount: yuan.nullable(),
  minSkus: z.number().nullable(),
  priceRisePercent: z.number().nullable(),
  categoryIds: z.array(z.number()),
  storeIds: z.array(z.number()),
  overBudget: oneOrZero,
  steps: z.array(z.object({ approverIds: z.array(z.number()), quorum: z.number() })),
})
export type ApprovalRuleView = z.output<typeof rule>

export const ruleList = endpoint({
  method: 'GET',
  path: 'v3/business/front/approvalRule/list',
  summary: "The company's approval rules, and everybody who may approve",
  guard: mainAccount,
  input: z.object({}),
  output: z.object({ list: z.array(rule), approvers: z.array(z.object({ approverId: z.number(), name: z.string() })) }),
})

export const costCentreSpending = endpoint({
  method: 'GET',
  path: 'v3/business/front/costCentre/spending',
  summary: 'What each cost centre used of this month: orders of its members and their requests that wait',
  guard: mainAccount,
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ costCentreId: z.number(), spent: yuan })) }),
  rate: 'read',
})

const approverIds = z.array(id).min(1).max(20)

export const ruleSave = endpoint({
  method: 'POST',
  path: 'v3/business/front/approvalRule/save',
  summary:
    'Adds or changes a rule: conditions by amount, number of SKUs, price above the last purchase, category, supplier and budget, ordered steps with quorum',
  guard: mainAccount,
  input: z.object({
    ruleId: id.optional(),
    name: text(40).default(''),
    /** Yuan; empty for any amount. */
    minAmount: text(16).default(''),
    /** Least number of different SKUs; not said for any. */
    minSkus: whole(500, 2).optional(),
    /** Only when a line costs more than so many per cent above its last purchase. */
    priceRisePercent: whole(1000).optional(),
    categoryIds: idList(50).default([]),
    storeIds: idList(50).default([]),
    overBudget: oneOrZero.default(0),
    steps: z
      .array(z.object({ approverIds, quorum: whole(20, 1).default(1) }))
      .max(5)
      .default([]),
  }),
  output: z.object({ ruleId: z.number() }),
  rate: 'write',
})

export const ruleDelete = endpoint({
  method: 'POST',
  path: 'v3/business/front/approvalRule/delete',
  summary: 'Deletes a rule; requests under way keep their steps',
  guard: mainAccount,
  input: z.object({ ruleId: id }),
  output: z.null(),
  rate: 'write',
})

const delegation = z.object({ delegationId: z.number(), toName: z.string(), startsOn: z.string(), endsOn: z.string() })

export const delegationList = endpoint({
  method: 'GET',
  path: 'v3/business/front/approvalDelegation/list',
  summary: "The approver's delegations that have not ended, and to whom they may delegate",
  guard: { company: 'company.approve' },
  input: z.object({}),
  output: z.object({ list: z.array(delegation), people: z.array(z.object({ approverId: z.number(), name: z.string() })) }),
})

export const delegationAdd = endpoint({
  method: 'POST',
  path: 'v3/business/front/approvalDelegation/add',
  summary: 'Lets a colleague decide in the place of the approver from day to day',
  guard: { company: 'company.approve' },
  input: z.object({ approverId: id, startsOn: text(10, 1), endsOn: text(10, 1) }),
  output: z.object({ delegationId: z.number() }),
  rate: 'write',
})

export const delegationEnd = endpoint({
  method: 'POST',
  path: 'v3/business/front/approvalDelegation/end',
  summary: 'Ends a delegation at once',
  guard: { company: 'company.approve' },
  input: z.object({ delegationId: id }),
  output: z.null(),
  rate: 'write',
})
