import { actorContext } from '../../../api/actor-context.ts'
import { actorOf, handle, type Call, type Handler } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { publishOwnGoods, setOwnFreight, takeOwnGoodsOff } from '../endpoints-publication.ts'
import { adjustOwnStock, ownGoodsList, setOwnPrice, setOwnPrices } from '../endpoints.ts'
import { adjustStock } from './adjust-own-stock.ts'
import { editableStoresOf } from './revisions/move-revision.ts'
import { listOwnGoods } from './list-own-goods.ts'
import { type SellerActor, publishGoods, stateOfOwn, takeGoodsOff } from '../../catalog/server/public.ts'
import { setFreight } from './set-own-freight.ts'
import { setPrice, setPrices } from './set-own-price.ts'

type Moved = { readonly goodsId: number; readonly action: string; readonly from: string; readonly to: string; readonly reason: string }

const handOf = (call: Call): SellerActor => ({ storeIds: editableStoresOf(call), actor: actorOf(call, 'store'), requestId: call.requestId })

function note(tx: Transaction, call: Call, { goodsId, action, from, to, reason }: Moved): Promise<void> {
  return audit(tx, {
    ...actorContext(call, 'store'),
    action,
    entity: 'goods',
    entityId: goodsId,
    from,
    to,
    reason,
  })
}

/** What a store does with its own goods: list, prices, stock, on the shelf and off. Foreign goods answer as if they did not exist. */
export function ownGoodsHandlers(): Handler[] {
  return [
    handle(ownGoodsList, (input, call) => listOwnGoods(input, editableStoresOf(call), call)),
    handle(setOwnPrice, (input, call) => call.app.inTransaction((tx) => setPrice(tx, input, handOf(call)))),
    handle(setOwnPrices, (input, call) => call.app.inTransaction((tx) => setPrices(tx, input, handOf(call)))),
    handle(setOwnFreight, (input, call) => call.app.inTransaction((tx) => setFreight(tx, input, handOf(call)))),
    handle(adjustOwnStock, (input, call) => call.idempotent((tx) => adjustStock(tx, input, handOf(call)))),
    handle(publishOwnGoods, ({ goodsId }, call) =>
      call.app.inTransaction(async (tx) => {
        const from = await stateOfOwn(tx, goodsId, editableStoresOf(call))
        if (from === undefined) return failure('api.notFound')
        // What the platform took down comes back by a review of its revision.
        if (from === 'taken_down') return failure('catalog.takenDown')
        const published = await publishGoods(tx, goodsId, call.app.clock.now())
        if (isFailure(published)) return published
        await note(tx, call, { goodsId, action: 'goods.publish', from, to: published.state, reason: published.reason })
        return published
      }),
    ),
    handle(takeOwnGoodsOff, ({ goodsId, reason }, call) =>
      call.app.inTransaction(async (tx): Promise<{ goodsId: number; state: 'off_shelf' } | Failure> => {
        const from = await stateOfOwn(tx, goodsId, editableStoresOf(call))
        if (from === undefined) return failure('api.notFound')
        // What the gate refused or holds is not on the shelf, and must not look as if a store had taken it off.
        if (from !== 'on_sale') return failure('catalog.offSale')
        await takeGoodsOff(tx, goodsId, reason)
        await note(tx, call, { goodsId, action: 'goods.takeOff', from, to: 'off_shelf', reason })
        return { goodsId, state: 'off_shelf' }
      }),
    ),
  ]
}
