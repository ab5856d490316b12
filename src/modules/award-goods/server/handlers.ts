import { handle, type Handler } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { ownStoreMembership } from '../../store/server/public.ts'
import { awardGoods, awardGoodsName, type AwardGoodsView } from '../endpoints.ts'
import { awardGoodsOf } from './award-goods-view.ts'
import { nameGoods } from './name-goods.ts'

/** A supplier names the goods that deliver what a buyer chose. */
export const awardGoodsHandlers: readonly Handler[] = [
  handle(awardGoods, async ({ inquirySn }, call) => {
    const seat = ownStoreMembership(call, 'store.quote')
    if (isFailure(seat)) return seat
    return (await awardGoodsOf(call, call.app.read, inquirySn, seat.storeId)) ?? failure('rfq.gone')
  }),
  handle(awardGoodsName, (wish, call) => call.app.inTransaction<AwardGoodsView | Failure>((tx) => nameGoods(call, tx, wish))),
]
