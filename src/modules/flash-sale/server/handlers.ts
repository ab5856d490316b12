import { storeIdsWith } from '../../../api/caller.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { flashSaleList, flashSaleOfSku } from '../endpoints.ts'
import {
  adminFlashApprove,
  adminFlashPublish,
  adminFlashReject,
  adminFlashSales,
  adminFlashSave,
  adminFlashSkus,
  adminFlashVoid,
  sellerFlashSales,
  sellerFlashSave,
  sellerFlashSkus,
  sellerFlashStop,
  sellerFlashSubmit,
  sellerFlashWithdraw,
} from '../endpoints-consoles.ts'
import { listManagedSales, listSellableSkus } from './list-managed-sales.ts'
import { flashSaleOf, listFlashSales } from './list-flash-sales.ts'
import { changeFlashSale, saveFlashSale } from './manage-flash-sale.ts'

const storeIdsOf = (call: Call) => storeIdsWith(call.caller, 'store.goods')
const ownStores = (call: Call) => ({ kind: 'store', storeIds: storeIdsOf(call) }) as const
const ownKey = ({ ownFlashSaleId, expectedVersion }: { ownFlashSaleId: number; expectedVersion: number }) => ({
  flashSaleId: ownFlashSaleId,
  expectedVersion,
})
const platform = { kind: 'platform' } as const

const seller: Handler[] = [
  handle(sellerFlashSales, (input, call) => listManagedSales(call, ownStores(call), input)),
  handle(sellerFlashSkus, ({ storeId, keyword }, call) =>
    storeIdsOf(call).includes(storeId) ? listSellableSkus(call, storeId, keyword) : failure('flashSale.gone'),
  ),
  handle(sellerFlashSave, ({ ownFlashSaleId, storeId, ...form }, call) =>
    saveFlashSale(call, ownStores(call), { flashSaleId: ownFlashSaleId, storeId, form }),
  ),
  handle(sellerFlashSubmit, (input, call) => changeFlashSale(call, ownStores(call), ownKey(input), 'submit')),
  handle(sellerFlashWithdraw, (input, call) => changeFlashSale(call, ownStores(call), ownKey(input), 'withdraw')),
  handle(sellerFlashStop, (input, call) => changeFlashSale(call, ownStores(call), ownKey(input), 'stop')),
]

const admin: Handler[] = [
  handle(adminFlashSales, (input, call) => listManagedSales(call, platform, input)),
  handle(adminFlashSkus, ({ storeId, keyword }, call) => listSellableSkus(call, storeId, keyword)),
  handle(adminFlashSave, ({ flashSaleId, storeId, ...form }, call) => saveFlashSale(call, platform, { flashSaleId, storeId, form })),
  handle(adminFlashPublish, (input, call) => changeFlashSale(call, platform, input, 'publish')),
  handle(adminFlashApprove, (input, call) => changeFlashSale(call, platform, input, 'approve')),
  handle(adminFlashReject, (input, call) => changeFlashSale(call, platform, input, 'reject')),
  handle(adminFlashVoid, (input, call) => changeFlashSale(call, platform, input, 'void')),
]

/** Flash sales: what runs, and the desks of stores and platform. */
export function flashSaleHandlers(): Handler[] {
  return [
    handle(flashSaleList, ({ most }, call) => listFlashSales(call, most)),
    handle(flashSaleOfSku, ({ productId }, call) => flashSaleOf(call, productId)),
    ...seller,
    ...admin,
  ]
}
