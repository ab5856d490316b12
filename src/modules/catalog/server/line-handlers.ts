import { handle, type Handler } from '../../../api/handler.ts'
import { goodsKin, seriesList } from '../contract-line.ts'
import type { BoardKeeper } from './board-keeper.ts'
import { newestBoard } from './newest-board.ts'
import { listSeries, showKin } from './show-kin.ts'

/** Series and standard items as buyers meet them. */
export function lineHandlers(keeper: BoardKeeper): Handler[] {
  return [
    handle(goodsKin, ({ productId }, call) => showKin(keeper, productId, call)),
    handle(seriesList, async ({ categoryId }, call) => listSeries(await newestBoard(keeper, call), categoryId, call.lang)),
  ]
}
