import { actorOf, handle, type Call, type Handler } from '../../../api/handler.ts'
import { audit } from '../../../shared/audit.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { publishOwnGoods, takeOwnGoodsOff } from '../contract-selling.ts'
import { adjustOwnStock, ownGoodsList, setOwnPrice } from '../contract-shelf.ts'
import { adjustStock } from './adjust-own-stock.ts'
import { goodsStoresOf } from './change-desk.ts'
import { listOwnGoods } from './list-own-goods.ts'
import type { OwnHand } from './own-sku.ts'
import { publishGoods, stateOfOwn, takeGoodsOff } from './publish-goods.ts'
import { setPrice } from './set-own-price.ts'

type Moved = { readonly goodsId: number; readonly action: string; readonly from: string; readonly to: string; readonly reason: string }

const handOf = (call: Call): OwnHand => ({ storeIds: goodsStoresOf(call), actor: actorOf(call, 'store'), requestId: call.requestId })

function note(unit: Unit, call: Call, { goodsId, action, from, to, reason }: Moved): Promise<void> {
  return audit(unit, {
    actor: actorOf(call, 'store'),
    channel: 'seller',
    requestId: call.requestId,
    action,
    entity: 'goods',
    entityId: goodsId,
    from,
    to,
    reason,
  })
}

/** What a store does with its own goods: list, prices, stock, on the shelf and off. Foreign goods answer as if they did not exist. */
export function sellingHandlers(): Handler[] {
  return [
    handle(ownGoodsList, (input, call) => listOwnGoods(input, goodsStoresOf(call), call)),
    handle(setOwnPrice, (input, call) => call.house.inUnit((unit) => setPrice(unit, input, handOf(call)))),
    handle(adjustOwnStock, (input, call) => call.once((unit) => adjustStock(unit, input, handOf(call)))),
    handle(publishOwnGoods, ({ goodsId }, call) =>
      call.house.inUnit(async (unit) => {
        const from = await stateOfOwn(unit, goodsId, goodsStoresOf(call))
        if (from === undefined) return failure('api.notFound')
        const published = await publishGoods(unit, goodsId, call.house.clock.now())
        if (isFailure(published)) return published
        await note(unit, call, { goodsId, action: 'goods.publish', from, to: published.state, reason: published.reason })
        return published
      }),
    ),
    handle(takeOwnGoodsOff, ({ goodsId, reason }, call) =>
      call.house.inUnit(async (unit): Promise<{ goodsId: number; state: 'off_shelf' } | Failure> => {
        const from = await stateOfOwn(unit, goodsId, goodsStoresOf(call))
        if (from === undefined) return failure('api.notFound')
        // What the gate refused or holds is not on the shelf, and must not look as if a store had taken it off.
        if (from !== 'on_sale') return failure('catalog.offSale')
        await takeGoodsOff(unit, goodsId, reason)
        await note(unit, call, { goodsId, action: 'goods.takeOff', from, to: 'off_shelf', reason })
        return { goodsId, state: 'off_shelf' }
      }),
    ),
  ]
}
