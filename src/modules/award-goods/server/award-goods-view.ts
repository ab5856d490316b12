import type { Call } from '../../../api/handler.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { linesOfQuotations, linesOfRfq, lineView, ownQuotation, rfqById, rfqIdBySn, type Rfq } from '../../rfq/server/public.ts'
import type { AwardGoodsView } from '../endpoints.ts'

const names = {
  name: 'awardGoods.names',
  text: `SELECT s.product_id::int AS "productId", g.name_zh AS zh, g.name_en AS en FROM sku s JOIN goods g USING (goods_id) WHERE s.product_id = ANY($1::bigint[])`,
}

/** Goods may be named while what was chosen of the store is neither ordered nor under contract. */
export const takesGoods = ({ state, contractedStores }: Rfq, storeId: number): boolean =>
  (state === 'AWARDED' || state === 'PARTIALLY_AWARDED') && !contractedStores.some((one) => Number(one) === storeId)

/** The chosen lines of a store's quotation with the goods that deliver them; null for a request that it did not quote. */
export async function awardGoodsOf(call: Call, db: Queryable, inquirySn: string, storeId: number): Promise<AwardGoodsView | null> {
  const inquiryId = await rfqIdBySn(db, inquirySn)
  const rfq = inquiryId === null ? null : await rfqById(db, inquiryId)
  const quotation = rfq && (await ownQuotation(db, rfq.id, storeId))
  if (!quotation) return null
  const chosen = ((await linesOfQuotations(db, [quotation.id])).get(quotation.id) ?? []).filter(({ accepted }) => accepted)
  const asked = await linesOfRfq(db, rfq.id)
  const products = chosen.flatMap(({ productId, namedProductId }) => productId ?? namedProductId ?? [])
  const found = await rows<{ productId: number; zh: string; en: string }>(db, names, [products])
  const nameOf = new Map(found.map(({ productId, zh, en }) => [productId, call.lang === 'en' ? en : zh]))
  return {
    quotationSn: quotation.quotationSn,
    version: quotation.version,
    lines: chosen.map(({ lineNo, name, productId, namedProductId }) => {
      const wanted = asked.find((one) => one.lineNo === lineNo)
      const line = wanted && lineView(wanted, call.lang)
      const delivered = Number(productId ?? namedProductId ?? 0)
      return {
        lineNo,
        goodsName: name || (line?.goodsName ?? ''),
        specText: line?.specText ?? '',
        number: String(line?.number ?? ''),
        unitName: line?.unitName ?? '',
        productId: delivered,
        productName: nameOf.get(delivered) ?? '',
        isNamed: productId === null,
      }
    }),
    canName: takesGoods(rfq, storeId) && chosen.some(({ productId }) => productId === null),
  }
}
