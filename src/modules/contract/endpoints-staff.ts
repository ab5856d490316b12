import { z } from 'zod'
import { id } from '../../api/fields.ts'
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
  ofOrderOutput,
  saveInput,
  signerOutput,
  signInput,
} from './endpoints-schemas.ts'

const guard = { store: 'store.orders' } as const
const path = (name: string) => `v3/business/seller/contract/${name}` as const

export const sellerContractList = endpoint({
  method: 'GET',
  path: path('list'),
  summary: 'Contracts of the own stores, the newest first',
  guard,
  input: contractListInput,
  output: contractListOutput,
  rate: 'read',
})
export const sellerContractDetail = endpoint({
  method: 'GET',
  path: path('detail'),
  summary: 'One contract with its clauses, versions, signatures and performance',
  guard,
  input: z.object(contractKey),
  output: contractView,
  rate: 'read',
})
export const sellerContractDraft = endpoint({
  method: 'GET',
  path: path('draft'),
  summary: 'What a contract takes over from an order of the own store, from an award to it, or from a framework contract',
  guard,
  input: draftInput,
  output: draftOutput,
  rate: 'read',
})
export const sellerContractOfOrder = endpoint({
  method: 'GET',
  path: path('ofOrder'),
  summary: 'The contract that an order of the own store stands under, or whether one may be drafted from it',
  guard,
  input: draftInput.pick({ orderSn: true }),
  output: ofOrderOutput,
  rate: 'read',
})
export const sellerContractSave = endpoint({
  method: 'POST',
  path: path('save'),
  summary: 'Writes a draft; in negotiation, proposes a new version',
  guard,
  input: saveInput,
  output: contractView,
  idempotent: true,
  rate: 'write',
})
export const sellerContractAct = endpoint({
  method: 'POST',
  path: path('act'),
  summary: 'Moves a contract: approval, sending, confirmation, refusal, withdrawal, completion, rescission',
  guard,
  input: actInput,
  output: contractView,
  rate: 'write',
})
export const sellerContractSign = endpoint({
  method: 'POST',
  path: path('sign'),
  summary: 'Signs with a code of the own phone (type signContract); the file gets the company’s signature',
  guard,
  input: signInput,
  output: contractView,
  rate: 'write',
})
export const sellerContractDownload = endpoint({
  method: 'POST',
  path: path('download'),
  summary: 'The contract as PDF with the signatures that it has',
  guard,
  input: z.object(contractKey),
  output: downloadFile,
  rate: 'search',
})
export const sellerContractSigner = endpoint({
  method: 'GET',
  path: path('signer'),
  summary: 'Whether I may sign for the store',
  guard,
  input: z.object({ storeId: id }),
  output: signerOutput,
  rate: 'read',
})
export const sellerContractAuthenticate = endpoint({
  method: 'POST',
  path: path('authen'),
  summary: 'Authenticates company and agent for electronic signatures and accepts the service agreement',
  guard,
  input: authenticateInput.extend({ storeId: id }),
  output: signerOutput,
  rate: 'write',
})
export const adminContractList = endpoint({
  method: 'GET',
  path: 'v3/business/admin/contract/list',
  summary: 'Contracts of all companies and stores, the newest first',
  guard: { platform: 'platform.orders' },
  input: contractListInput,
  output: contractListOutput,
  rate: 'read',
})
export const adminContractDetail = endpoint({
  method: 'GET',
  path: 'v3/business/admin/contract/detail',
  summary: 'One contract, to read',
  guard: { platform: 'platform.orders' },
  input: z.object(contractKey),
  output: contractView,
  rate: 'read',
})
