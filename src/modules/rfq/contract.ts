import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'

const conditionCheck = z.object({
  conditions: z.array(z.object({ description: z.string(), pass: z.boolean() })),
  pass: z.boolean(),
})

/** Whether the member may start an open request, condition by condition; specification §7. */
export const purchaserCheckCall = endpoint({
  method: 'GET',
  path: 'v3/business/front/purchaseInquire/conditionCheck',
  summary: 'Conditions for starting an open request',
  guard: 'login',
  input: z.object({}),
  output: conditionCheck,
})

/** Whether the member may quote on open requests, condition by condition; specification §7. */
export const supplierCheckCall = endpoint({
  ...purchaserCheckCall,
  path: 'v3/business/front/supplierInquire/conditionCheck',
  summary: 'Conditions for quoting on open requests',
})
