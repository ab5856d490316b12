import { storeIdsWith } from '../../../api/caller.ts'
import { handle, type Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import { platformFigureCases, storeFigureCases, storeStatistics, storeStatisticsExport } from '../endpoints-figures.ts'
import { ownScorecard, platformScorecard, storeScorecard } from '../endpoints-scorecard.ts'
import { publicScorecard, scorecardOfOwnStores, wholeScorecard } from './scorecard/scorecard-views.ts'
import { caseList } from './statistics/case-list.ts'
import { exportStoreStatistics } from './statistics/export-statistics.ts'
import { statisticsOfStores } from './statistics/store-statistics.ts'

/** Figures and scorecards. */
export function statisticsHandlers(write: SheetWriter = noSheets): Handler[] {
  return [
    handle(storeScorecard, ({ storeId }, call) => publicScorecard(call, storeId)),
    handle(ownScorecard, (_input, call) => scorecardOfOwnStores(call)),
    handle(platformScorecard, ({ storeId }, call) => wholeScorecard(call, storeId)),
    handle(storeStatistics, (input, call) => statisticsOfStores(call, input)),
    handle(storeStatisticsExport, (input, call) => exportStoreStatistics(write, call, input)),
    handle(storeFigureCases, (input, call) => caseList(call, storeIdsWith(call.caller, 'store.orders'), input)),
    handle(platformFigureCases, ({ storeId, ...input }, call) => caseList(call, storeId === undefined ? null : [storeId], input)),
  ]
}
