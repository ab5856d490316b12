import type { AnyEndpoint } from '../../src/api/endpoint.ts'
import { addDays, dayOf } from '../../src/kernel/time/clock.ts'
import { buyerFigureOrders, buyerParts, buyerStatistics } from '../../src/modules/analytics/endpoints-buyer.ts'
import {
  platformCampaignOrders,
  platformFigureBuyers,
  platformFigureViews,
  storeCampaignOrders,
  storeFigureBuyers,
  storeFigureViews,
} from '../../src/modules/analytics/endpoints-figure-rows.ts'
import { platformFigureCases, storeFigureCases, storeStatistics } from '../../src/modules/analytics/endpoints-figures.ts'
import { buyerCohorts, platformCampaigns, platformStatistics, storeCampaigns } from '../../src/modules/analytics/endpoints-platform.ts'
import { pricePositions } from '../../src/modules/analytics/endpoints-price-position.ts'
import { ownScorecard, platformScorecard, storeScorecard } from '../../src/modules/analytics/endpoints-scorecard.ts'
import { searchMisses } from '../../src/modules/analytics/endpoints-searches.ts'

export type FigureCaller = 'company' | 'person' | 'store' | 'platform'
type FigureCall = { readonly what: string; readonly as: FigureCaller; readonly call: AnyEndpoint; readonly input: object }

/** Every call of figures over a month, and those of whole pages over the longest period as well. */
export function figureCalls(now: Date): readonly FigureCall[] {
  const to = dayOf(now)
  const month = { from: addDays(to, -29), to }
  const year = { from: addDays(to, -365), to }
  const cohort = { ...month, first: addDays(to, -60).slice(0, 7) }
  return [
    ...(['company', 'person'] as const).flatMap((as) => [
      { what: 'purchases of a month', as, call: buyerStatistics, input: month },
      { what: 'purchases of a year', as, call: buyerStatistics, input: year },
    ]),
    ...buyerParts.map((by) => ({
      what: `orders behind purchases, ${by}`,
      as: 'company' as const,
      call: buyerFigureOrders,
      input: { ...month, by, id: by === 'supplier' ? 1001 : 0 },
    })),
    { what: 'figures of a store, a month', as: 'store', call: storeStatistics, input: month },
    { what: 'figures of a store, a year', as: 'store', call: storeStatistics, input: year },
    { what: 'rows of a figure of a store', as: 'store', call: storeFigureCases, input: { ...month, figure: 'paid' } },
    { what: 'customers of a store', as: 'store', call: storeFigureBuyers, input: month },
    { what: 'views of a store by goods', as: 'store', call: storeFigureViews, input: month },
    { what: 'campaigns of a store', as: 'store', call: storeCampaigns, input: month },
    { what: 'orders of its campaigns', as: 'store', call: storeCampaignOrders, input: month },
    { what: 'price position', as: 'store', call: pricePositions, input: {} },
    { what: 'scorecard', as: 'store', call: ownScorecard, input: {} },
    { what: 'scorecard for everybody', as: 'person', call: storeScorecard, input: { storeId: 1001 } },
    { what: 'scorecard for the platform', as: 'platform', call: platformScorecard, input: { storeId: 1001 } },
    { what: 'figures of the mall, a month', as: 'platform', call: platformStatistics, input: month },
    { what: 'figures of the mall, a year', as: 'platform', call: platformStatistics, input: year },
    { what: 'rows of a figure of the mall', as: 'platform', call: platformFigureCases, input: { ...month, figure: 'paid' } },
    { what: 'buyers of the mall', as: 'platform', call: platformFigureBuyers, input: month },
    { what: 'buyers of a cohort', as: 'platform', call: platformFigureBuyers, input: cohort },
    { what: 'cohorts', as: 'platform', call: buyerCohorts, input: {} },
    { what: 'campaigns of the mall', as: 'platform', call: platformCampaigns, input: month },
    { what: 'orders of campaigns', as: 'platform', call: platformCampaignOrders, input: month },
    { what: 'views by store', as: 'platform', call: platformFigureViews, input: month },
    { what: 'searches without a result', as: 'platform', call: searchMisses, input: month },
  ]
}
