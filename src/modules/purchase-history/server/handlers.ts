import { handle, memberOf, type Handler } from '../../../api/handler.ts'
import { lastPrices } from '../../project/endpoints.ts'
import { goodsBoughtTogether, goodsOftenBought } from '../endpoints-bought-together.ts'
import { bestsellerList } from '../endpoints-bestsellers.ts'
import { buyerOverview } from '../endpoints-overview.ts'
import { buyerOverviewOf } from './buyer-overview.ts'
import { boughtTogether, frequentlyBought } from './frequently-bought.ts'
import { lastPurchasePrices } from './last-purchase-prices.ts'
import { listBestsellers } from './list-bestsellers.ts'

/** What was bought: by everybody, and by the visitor's own account. */
export const purchaseHistoryHandlers: readonly Handler[] = [
  handle(bestsellerList, listBestsellers),
  handle(buyerOverview, (_input, call) => buyerOverviewOf(call, memberOf(call).memberId)),
  handle(goodsBoughtTogether, async ({ goodsIds }, call) => ({ goodsIds: await boughtTogether(call.app.visitorRead, goodsIds) })),
  handle(goodsOftenBought, async ({ goodsIds }, call) => ({
    goodsIds: await frequentlyBought(call.app.read, memberOf(call).memberId, goodsIds),
  })),
  handle(lastPrices, ({ productIds }, call) => lastPurchasePrices(call, productIds)),
]
