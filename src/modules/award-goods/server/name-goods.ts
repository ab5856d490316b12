import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { skusInTransaction } from '../../basket/server/public.ts'
import { linesOfQuotations, linesOfRfq, lockRfqById, nameGoodsOfLine, ownQuotation, rfqIdBySn } from '../../rfq/server/public.ts'
import { ownStoreMembership } from '../../store/server/public.ts'
import type { AwardGoodsView } from '../endpoints.ts'
import { awardGoodsOf, takesGoods } from './award-goods-view.ts'

type Wish = { readonly inquirySn: string; readonly expectedVersion: number; readonly lineNo: number; readonly productId: number }

/** Whether goods of the store can deliver a line: on sale, by its unit, and for no other chosen line. */
async function goodsRefusal(
  call: Call,
  tx: Transaction,
  { storeId, unitCode, productId, others }: { storeId: number; unitCode: string; productId: number; others: readonly number[] },
): Promise<Failure | null> {
  const sku = (await skusInTransaction(call, tx, [productId])).get(productId)
  const field = { field: 'productId' }
  if (sku?.storeId !== storeId || !sku.onSale) return failure('awardGoods.notYourGoods', {}, field)
  if (unitCode !== sku.unitCode && unitCode !== sku.secUnitCode) return failure('awardGoods.otherUnit', {}, field)
  return others.includes(productId) ? failure('awardGoods.usedTwice', {}, field) : null
}

/**
 * Names the goods that deliver a chosen line; what was quoted stays as it is. Refusals: `store.chooseStore`, `rfq.gone`,
 * `awardGoods.notAwarded`, `noLine`, `notYourGoods`, `otherUnit`, `usedTwice`, `api.stale`.
 */
export async function nameGoods(call: Call, tx: Transaction, wish: Wish): Promise<AwardGoodsView | Failure> {
  const seat = ownStoreMembership(call, 'store.quote')
  if (isFailure(seat)) return seat
  const { storeId } = seat
  const inquiryId = await rfqIdBySn(tx, wish.inquirySn)
  const rfq = inquiryId === null ? null : await lockRfqById(tx, inquiryId)
  const quotation = rfq && (await ownQuotation(tx, rfq.id, storeId))
  if (!quotation) return failure('rfq.gone')
  if (!takesGoods(rfq, storeId)) return failure('awardGoods.notAwarded')
  if (quotation.version !== wish.expectedVersion) return failure('api.stale')
  const chosen = ((await linesOfQuotations(tx, [quotation.id])).get(quotation.id) ?? []).filter(({ accepted }) => accepted)
  const line = chosen.find(({ lineNo, productId }) => lineNo === wish.lineNo && productId === null)
  const asked = (await linesOfRfq(tx, rfq.id)).find(({ lineNo }) => lineNo === wish.lineNo)
  if (!line || !asked) return failure('awardGoods.noLine', {}, { field: 'lineNo' })
  const others = chosen.flatMap(({ lineNo, productId, namedProductId }) =>
    lineNo === wish.lineNo ? [] : (productId ?? namedProductId ?? []),
  )
  const refused = await goodsRefusal(call, tx, { storeId, unitCode: asked.unitCode, productId: wish.productId, others })
  if (refused) return refused
  if (!(await nameGoodsOfLine(tx, quotation, wish))) return failure('api.stale')
  const { actor, channel, requestId } = actorContext(call, 'store')
  const { lineNo, productId } = wish
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'rfq.nameGoods',
    entity: 'quotation',
    entityId: quotation.quotationSn,
    diff: { [`line ${lineNo}`]: [line.namedProductId ?? null, productId] },
  })
  const { inquirySn, memberId } = rfq
  await emit(tx, { event: 'rfq.goodsNamed', key: inquirySn, payload: { inquirySn, memberId } })
  return (await awardGoodsOf(call, tx, inquirySn, storeId)) ?? failure('rfq.gone')
}
