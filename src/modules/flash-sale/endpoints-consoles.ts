import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, whole } from '../../api/fields.ts'
import { managedSale, flashSaleState, moved, sellableSku, written } from './endpoints-schemas.ts'

const store = { store: 'store.goods' } as const
const platform = { platform: 'platform.content' } as const
const expectedVersion = whole(2_147_483_647)
const list = z.object({ list: z.array(managedSale), total: z.number() })
const filters = { state: flashSaleState.optional(), ...pageFields }
const key = z.object({ flashSaleId: id, expectedVersion })
const withReason = z.object({ flashSaleId: id, expectedVersion, reason: text(200).default('') })
// What a store keeps to itself has a name of its own: its drafts are nobody else's.
const ownKey = z.object({ ownFlashSaleId: id, expectedVersion })

const sellerMove = (path: string, summary: string) =>
  ({
    method: 'POST',
    path: `v3/promotion/seller/flashSale/${path}`,
    summary,
    guard: store,
    rate: 'write',
    input: ownKey,
    output: moved,
  }) as const
const adminMove = (path: string, summary: string) =>
  ({ method: 'POST', path: `v3/promotion/admin/flashSale/${path}`, summary, guard: platform, rate: 'write', output: moved }) as const

export const sellerFlashSales = endpoint({
  method: 'GET',
  path: 'v3/promotion/seller/flashSale/list',
  summary: 'Flash sales of the own stores with what they sold',
  guard: store,
  input: z.object(filters),
  output: list,
})
export const sellerFlashSkus = endpoint({
  method: 'GET',
  path: 'v3/promotion/seller/flashSale/skus',
  summary: 'SKUs of the own store that a flash sale may hold, found by words',
  guard: store,
  input: z.object({ storeId: id, keyword: text(60).default('') }),
  output: z.array(sellableSku),
})
export const sellerFlashSave = endpoint({
  method: 'POST',
  path: 'v3/promotion/seller/flashSale/save',
  summary: 'Writes a draft of a flash sale of the own store',
  guard: store,
  rate: 'write',
  /** 0: a new one. */
  input: z.object({ ownFlashSaleId: whole().default(0), storeId: id.optional(), ...written }),
  output: moved,
})
export const sellerFlashSubmit = endpoint(sellerMove('submit', 'Hands a flash sale to the platform for review'))
export const sellerFlashWithdraw = endpoint(sellerMove('withdraw', 'Takes a flash sale back from review'))
export const sellerFlashStop = endpoint(sellerMove('stop', 'Ends a flash sale of the own store now'))

export const adminFlashSales = endpoint({
  method: 'GET',
  path: 'v3/promotion/admin/flashSale/list',
  summary: 'Flash sales of all stores, and the drafts of the platform',
  guard: platform,
  input: z.object(filters),
  output: list,
})
export const adminFlashSkus = endpoint({
  method: 'GET',
  path: 'v3/promotion/admin/flashSale/skus',
  summary: 'SKUs of a store that a flash sale of the platform may hold, found by words',
  guard: platform,
  input: z.object({ storeId: id, keyword: text(60).default('') }),
  output: z.array(sellableSku),
})
export const adminFlashSave = endpoint({
  method: 'POST',
  path: 'v3/promotion/admin/flashSale/save',
  summary: 'Writes a draft of a flash sale that the platform starts for a store',
  guard: platform,
  rate: 'write',
  /** 0: a new one, of the store that is named. */
  input: z.object({ flashSaleId: whole().default(0), storeId: id.optional(), ...written }),
  output: moved,
})
export const adminFlashPublish = endpoint({ ...adminMove('publish', 'Publishes a flash sale of the platform'), input: key })
export const adminFlashApprove = endpoint({ ...adminMove('approve', 'Approves a flash sale of a store'), input: key })
export const adminFlashReject = endpoint({ ...adminMove('reject', 'Rejects a flash sale of a store with a reason'), input: withReason })
export const adminFlashVoid = endpoint({ ...adminMove('void', 'Ends a flash sale for good, with a reason'), input: withReason })
