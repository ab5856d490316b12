import { z } from 'zod'
import { companyCapabilities } from '../../api/caller.ts'
import { endpoint } from '../../api/endpoint.ts'
import { id, text, yuan } from '../../api/fields.ts'

const mainAccount = { memberTypes: [3] } as const

const role = z.object({
  roleId: z.number(),
  name: z.string(),
  capabilities: z.array(z.enum(companyCapabilities)),
  /** Sub-accounts and open invitations that have it. */
  people: z.number(),
})
export type CompanyRoleView = z.output<typeof role>

const costCentre = z.object({ costCentreId: z.number(), code: z.string(), name: z.string(), monthBudget: yuan.nullable() })
export type CostCentreView = z.output<typeof costCentre>

export const roleList = endpoint({
  method: 'GET',
  path: 'v3/member/front/companyRole/list',
  summary: "The company's roles, its cost centres, and every capability there is",
  guard: mainAccount,
  input: z.object({}),
  output: z.object({
    roles: z.array(role),
    costCentres: z.array(costCentre),
    capabilities: z.array(z.object({ capability: z.enum(companyCapabilities), name: z.string() })),
  }),
})

const capabilityList = z
  .union([z.array(z.string()), z.string().transform((list) => list.split(',').filter(Boolean))])
  .pipe(z.array(z.enum(companyCapabilities)).max(companyCapabilities.length))

export const roleSave = endpoint({
  method: 'POST',
  path: 'v3/member/front/companyRole/save',
  summary: 'Adds a role, or changes one: what its people may do changes with their next request',
  guard: mainAccount,
  input: z.object({ roleId: id.optional(), name: text(30).default(''), capabilities: capabilityList.default([]) }),
  output: z.object({ roleId: z.number() }),
  rate: 'write',
})

export const roleDelete = endpoint({
  method: 'POST',
  path: 'v3/member/front/companyRole/delete',
  summary: 'Deletes a role that nobody has',
  guard: mainAccount,
  input: z.object({ roleId: id }),
  output: z.null(),
  rate: 'write',
})

export const costCentreSave = endpoint({
  method: 'POST',
  path: 'v3/member/front/costCentre/save',
  summary: 'Adds a cost centre, or changes one; the budget is yuan per calendar month, empty for none',
  guard: mainAccount,
  input: z.object({
    costCentreId: id.optional(),
    code: text(20).default(''),
    name: text(40).default(''),
    monthBudget: text(16).default(''),
  }),
  output: z.object({ costCentreId: z.number() }),
  rate: 'write',
})

export const costCentreClose = endpoint({
  method: 'POST',
  path: 'v3/member/front/costCentre/close',
  summary: 'Closes a cost centre that no sub-account uses; what was spent on it stays',
  guard: mainAccount,
  input: z.object({ costCentreId: id }),
  output: z.null(),
  rate: 'write',
})
