import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { timestamp } from '../../api/fields.ts'

const desk = { platform: 'platform.settings' } as const

const state = z.object({
  keys: z.array(
    z.object({
      keyId: z.string(),
      /** Of the configured keys one seals and the others open; a missing one has sealed something and is not configured. */
      use: z.enum(['seals', 'opens', 'missing']),
      /** ID and account numbers under it. */
      numbers: z.number(),
    }),
  ),
  last: z
    .object({
      /** STOPPED: nothing has moved for minutes; it may be begun again and goes on where it was. */
      state: z.enum(['RUNNING', 'STOPPED', 'FAILED', 'DONE']),
      toKey: z.string(),
      /** Applications for verification. */
      total: z.number(),
      done: z.number(),
      error: z.string(),
      beginBy: z.string(),
      beginTime: timestamp,
      moveTime: timestamp,
    })
    .nullable(),
  can: z.array(z.literal('reseal')),
})
export type EncryptionStatus = z.output<typeof state>

export const encryptionStatus = endpoint({
  method: 'GET',
  path: 'v3/member/admin/vault/state',
  summary: 'Which keys have sealed ID and account numbers, and how far sealing anew is; never a key',
  guard: desk,
  input: z.object({}),
  output: state,
})

export const rotateEncryptionKey = endpoint({
  method: 'POST',
  path: 'v3/member/admin/vault/reseal',
  summary: 'Seals every number anew under the key that seals now, or goes on with a run that stopped',
  guard: desk,
  rate: 'write',
  idempotent: true,
  input: z.object({}),
  output: z.object({ state: z.literal('RUNNING') }),
})
