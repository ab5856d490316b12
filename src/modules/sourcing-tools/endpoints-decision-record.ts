import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import { sn } from '../rfq/endpoints-schemas.ts'

export const decisionRecord = endpoint({
  method: 'GET',
  path: 'v3/business/front/purchaseInquire/record',
  summary: 'The record of a comparison as a file: what was asked, who quoted what, the wishes, and what was chosen',
  guard: 'login',
  input: z.object({ inquirySn: sn, format: z.enum(['pdf', 'xlsx']).default('pdf') }),
  output: downloadFile,
})
