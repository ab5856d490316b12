import { actorContext } from '../../../api/actor-context.ts'
import { storeIdsWith } from '../../../api/caller.ts'
import { handle, type Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { buyerFigureExport, buyerFigureOrders, buyerStatistics } from '../endpoints-buyer.ts'
import {
  buyerCohorts,
  figureRebuild,
  platformCampaigns,
  platformStatistics,
  platformStatisticsExport,
  storeCampaigns,
} from '../endpoints-platform.ts'
import {
  platformCampaignOrders,
  platformFigureBuyers,
  platformFigureViews,
  storeCampaignOrders,
  storeFigureBuyers,
  storeFigureViews,
} from '../endpoints-figure-rows.ts'
import { platformFigureCases, storeFigureCases, storeStatistics, storeStatisticsExport } from '../endpoints-figures.ts'
import { pricePositions } from '../endpoints-price-position.ts'
import { searchMisses, searchMissExport } from '../endpoints-searches.ts'
import { ownScorecard, platformScorecard, storeScorecard, storeScorecards } from '../endpoints-scorecard.ts'
import { publicScorecard, scorecardOfOwnStores, wholeScorecard } from './scorecard/scorecard-views.ts'
import { requestRebuild } from './figures/count-figures.ts'
import { exportBuyerOrders, listBuyerOrders, statisticsOfBuyer } from './statistics/buyer-statistics.ts'
import { campaignOrdersInStores, campaignOrdersOnPlatform, effectsInStores, effectsOnPlatform } from './statistics/campaign-effects.ts'
import { buyersOfPlatform, buyersOfStores } from './statistics/paying-buyers.ts'
import { pricePositionsOf } from './statistics/price-positions.ts'
import { exportSearchMisses, listSearchMisses } from './statistics/search-miss-list.ts'
import { viewsByGoods, viewsByStore } from './statistics/view-list.ts'
import { cohortsOfBuyers, statisticsOfPlatform } from './statistics/platform-statistics.ts'
import { caseList } from './statistics/case-list.ts'
import { exportStatistics, exportStoreStatistics } from './statistics/export-statistics.ts'
import { statisticsOfStores } from './statistics/store-statistics.ts'

/** Figures and scorecards. */
export function statisticsHandlers(write: SheetWriter = noSheets): Handler[] {
  return [
    handle(storeScorecard, ({ storeId }, call) => publicScorecard(call, storeId)),
    handle(storeScorecards, async ({ storeIds }, call) => {
      const cards = await Promise.all(
        [...new Set(storeIds)].map(async (storeId) => ({ storeId, card: await publicScorecard(call, storeId) })),
      )
      return { list: cards.flatMap(({ storeId, card }) => (isFailure(card) ? [] : [{ storeId, ...card }])) }
    }),
    handle(ownScorecard, (_input, call) => scorecardOfOwnStores(call)),
    handle(platformScorecard, ({ storeId }, call) => wholeScorecard(call, storeId)),
    handle(storeStatistics, (input, call) => statisticsOfStores(call, input)),
    handle(storeStatisticsExport, (input, call) => exportStoreStatistics(write, call, input)),
    handle(storeFigureCases, (input, call) => caseList(call, storeIdsWith(call.caller, 'store.orders'), input)),
    handle(platformStatistics, (input, call) => statisticsOfPlatform(call, input)),
    handle(platformStatisticsExport, (input, call) => exportStatistics(write, call, null, input)),
    handle(buyerCohorts, (_input, call) => cohortsOfBuyers(call)),
    handle(platformCampaigns, (input, call) => effectsOnPlatform(call, input)),
    handle(storeCampaigns, (input, call) => effectsInStores(call, input)),
    handle(storeCampaignOrders, (input, call) => campaignOrdersInStores(call, input)),
    handle(platformCampaignOrders, (input, call) => campaignOrdersOnPlatform(call, input)),
    handle(storeFigureBuyers, (input, call) => buyersOfStores(call, input)),
    handle(platformFigureBuyers, (input, call) => buyersOfPlatform(call, input)),
    handle(storeFigureViews, (input, call) => viewsByGoods(call, input)),
    handle(platformFigureViews, (input, call) => viewsByStore(call, input)),
    handle(searchMisses, (input, call) => listSearchMisses(call, input)),
    handle(searchMissExport, (input, call) => exportSearchMisses(write, call, input)),
    handle(pricePositions, (input, call) => pricePositionsOf(call, input)),
    handle(figureRebuild, (_input, call) =>
      call.app.inTransaction(async (tx) => {
        await requestRebuild(tx)
        const act = actorContext(call)
        await audit(tx, { ...act, action: 'figures.rebuild', entity: 'figures', entityId: 'all', without: 'note' })
        return { isAsked: 1 as const }
      }),
    ),
    handle(buyerStatistics, (input, call) => statisticsOfBuyer(call, input)),
    handle(buyerFigureOrders, (input, call) => listBuyerOrders(call, input)),
    handle(buyerFigureExport, (input, call) => exportBuyerOrders(write, call, input)),
    handle(platformFigureCases, ({ storeId, ...input }, call) => caseList(call, storeId === undefined ? null : [storeId], input)),
  ]
}
