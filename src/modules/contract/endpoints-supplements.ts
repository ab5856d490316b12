import { endpoint } from '../../api/endpoint.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import { contractView, supplementActInput, supplementFileInput, supplementInput, supplementSignInput } from './endpoints-schemas.ts'

const buyer = { memberTypes: [3, 6] } as const
const store = { store: 'store.orders' } as const
const buyerPath = (name: string) => `v3/business/front/contract/${name}` as const
const storePath = (name: string) => `v3/business/seller/contract/${name}` as const

const propose = {
  method: 'POST',
  summary: 'Proposes a supplement to a contract in force: its lines and end as they shall stand',
  input: supplementInput,
  output: contractView,
  idempotent: true,
  rate: 'write',
} as const
const act = {
  method: 'POST',
  summary: 'Confirms, rejects, withdraws or refuses to sign a supplement',
  input: supplementActInput,
  output: contractView,
  rate: 'write',
} as const
const sign = {
  method: 'POST',
  summary: 'Signs a supplement with a code of the own phone (type signContract)',
  input: supplementSignInput,
  output: contractView,
  rate: 'write',
} as const
const download = {
  method: 'POST',
  summary: 'The supplement as PDF with the signatures that it has',
  input: supplementFileInput,
  output: downloadFile,
  rate: 'search',
} as const

export const contractSupplement = endpoint({ ...propose, path: buyerPath('supplement'), guard: buyer })
export const contractSupplementAct = endpoint({ ...act, path: buyerPath('supplementAct'), guard: buyer })
export const contractSupplementSign = endpoint({ ...sign, path: buyerPath('supplementSign'), guard: buyer })
export const contractSupplementDownload = endpoint({ ...download, path: buyerPath('supplementFile'), guard: buyer })
export const sellerContractSupplement = endpoint({ ...propose, path: storePath('supplement'), guard: store })
export const sellerContractSupplementAct = endpoint({ ...act, path: storePath('supplementAct'), guard: store })
export const sellerContractSupplementSign = endpoint({ ...sign, path: storePath('supplementSign'), guard: store })
export const sellerContractSupplementDownload = endpoint({ ...download, path: storePath('supplementFile'), guard: store })
