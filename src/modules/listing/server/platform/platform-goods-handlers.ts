import { handle, type Handler } from '../../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../../api/sheet-file.ts'
import { platformGoodsExport, platformGoodsList, restoreGoods, takeGoodsDown } from '../../endpoints-platform.ts'
import { exportPlatformGoods, listPlatformGoods, moveSeveral } from './platform-goods.ts'

/** What the platform's staff does with the goods of all stores. */
export function platformGoodsHandlers(write: SheetWriter = noSheets): Handler[] {
  return [
    handle(platformGoodsList, (input, call) => listPlatformGoods(input, call)),
    handle(platformGoodsExport, (input, call) => exportPlatformGoods(write, input, call)),
    handle(takeGoodsDown, ({ goodsIds, reason }, call) => moveSeveral(goodsIds, { event: 'takeDown', reason }, call)),
    handle(restoreGoods, ({ goodsIds, reason }, call) => moveSeveral(goodsIds, { event: 'restore', reason }, call)),
  ]
}
