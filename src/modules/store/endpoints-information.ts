import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, text, whole } from '../../api/fields.ts'

const guard = { store: 'store.decorate' } as const

/** What a store edits itself. */
const editable = {
  companyNameEn: z.string(),
  phone: z.string(),
  logo: z.string(),
  descriptionZh: z.string(),
  descriptionEn: z.string(),
}

export const storeInformation = endpoint({
  method: 'GET',
  path: 'v3/seller/seller/store/information',
  summary: 'What the own store says of itself, what is registered of it, and where it keeps its goods',
  guard,
  input: z.object({}),
  output: z.object({
    storeId: id,
    storeName: z.string(),
    storeNameEn: z.string(),
    companyName: z.string(),
    creditCode: z.string(),
    storeType: z.enum(['producer', 'trader']),
    place: z.string(),
    yearsOpen: z.number(),
    ...editable,
    version: z.number(),
    warehouses: z.array(z.object({ warehouseId: id, warehouseName: z.string(), city: z.string() })),
  }),
  rate: 'read',
})

export const storeInformationSave = endpoint({
  method: 'POST',
  path: 'v3/seller/seller/store/information/save',
  summary: 'Changes the phone, logo, introduction and English company name of the own store; buyers see them at once',
  guard,
  input: z.object({
    companyNameEn: text(120).default(''),
    phone: text(30),
    logo: text(200).default(''),
    descriptionZh: text(500),
    descriptionEn: text(1000).default(''),
    version: whole(1_000_000, 1),
  }),
  output: z.object({ version: z.number() }),
  rate: 'write',
})
