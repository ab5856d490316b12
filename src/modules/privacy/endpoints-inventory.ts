import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { personalPurposes } from '../../kernel/privacy/personal-data.ts'

const kept = z.object({
  name: z.string(),
  /** Kinds of data in words, in the order of the declaration. */
  kinds: z.array(z.string()),
  retention: z.string(),
  whenClosed: z.string(),
})
const group = z.object({ purpose: z.enum(personalPurposes), purposeText: z.string(), list: z.array(kept) })

/** The inventory of personal data as members read it, made from the declarations beside the tables. */
export const personalDataInventory = endpoint({
  method: 'GET',
  path: 'v3/member/front/privacy/inventory',
  summary: 'Which personal data is kept, what for and for how long',
  guard: 'login',
  input: z.object({}),
  output: z.object({ groups: z.array(group) }),
})

/** The same with tables and columns, for the platform's staff and its auditors. */
export const inventoryAdmin = endpoint({
  method: 'GET',
  path: 'v3/member/admin/privacy/inventory',
  summary: 'The inventory of personal data by table and column',
  guard: { platform: 'platform.audit' },
  input: z.object({}),
  output: z.object({
    list: z.array(
      kept.extend({
        table: z.string(),
        purposeText: z.string(),
        columns: z.array(z.object({ column: z.string(), kind: z.string(), isSealed: z.boolean() })),
      }),
    ),
  }),
})
