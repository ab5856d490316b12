import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import {
  actInput,
  authenticateInput,
  contractKey,
  contractListInput,
  contractListOutput,
  contractView,
  draftInput,
  draftOutput,
  linkInput,
  ofOrderOutput,
  saveInput,
  signerOutput,
  signInput,
} from './endpoints-schemas.ts'

const guard = { memberTypes: [3, 6] } as const
const path = (name: string) => `v3/business/front/contract/${name}` as const

export const contractList = endpoint({
  method: 'GET',
  path: path('list'),
  summary: 'Contracts of my company, the newest first',
  guard,
  input: contractListInput,
  output: contractListOutput,
  rate: 'read',
})
export const contractDetail = endpoint({
  method: 'GET',
  path: path('detail'),
  summary: 'One contract with its clauses, versions, signatures and performance',
  guard,
  input: z.object(contractKey),
  output: contractView,
  rate: 'read',
})
export const contractDraft = endpoint({
  method: 'GET',
  path: path('draft'),
  summary: 'What a contract takes over from one of my orders, from what a request awarded to a store, or from a framework contract',
  guard,
  input: draftInput,
  output: draftOutput,
  rate: 'read',
})
export const contractOfOrder = endpoint({
  method: 'GET',
  path: path('ofOrder'),
  summary: 'The contract that one of my orders stands under, or whether one may be drafted from it',
  guard,
  input: draftInput.pick({ orderSn: true }),
  output: ofOrderOutput,
  rate: 'read',
})
export const contractSave = endpoint({
  method: 'POST',
  path: path('save'),
  summary: 'Writes a draft; in negotiation, proposes a new version',
  guard,
  input: saveInput,
  output: contractView,
  idempotent: true,
  rate: 'write',
})
export const contractAct = endpoint({
  method: 'POST',
  path: path('act'),
  summary: 'Moves a contract: approval, sending, confirmation, refusal, withdrawal, completion, rescission',
  guard,
  input: actInput,
  output: contractView,
  rate: 'write',
})
export const contractSign = endpoint({
  method: 'POST',
  path: path('sign'),
  summary: 'Signs with a code of the own phone (type signContract); the file gets the company’s signature',
  guard,
  input: signInput,
  output: contractView,
  rate: 'write',
})
export const contractLinkOrder = endpoint({
  method: 'POST',
  path: path('order'),
  summary: 'Puts an order of the same store under a contract in force (call-off)',
  guard,
  input: linkInput,
  output: contractView,
  rate: 'write',
})
export const contractDownload = endpoint({
  method: 'POST',
  path: path('download'),
  summary: 'The contract as PDF with the signatures that it has',
  guard,
  input: z.object(contractKey),
  output: downloadFile,
  rate: 'search',
})
export const contractSigner = endpoint({
  method: 'GET',
  path: path('signer'),
  summary: 'Whether I may sign for my company',
  guard,
  input: z.object({}),
  output: signerOutput,
  rate: 'read',
})
export const contractAuthenticate = endpoint({
  method: 'POST',
  path: path('authen'),
  summary: 'Authenticates company and agent for electronic signatures and accepts the service agreement',
  guard,
  input: authenticateInput,
  output: signerOutput,
  rate: 'write',
})
