import { rows, type AnyHandle } from '../../../shared/unit.ts'
import { quantityNumber } from '../../../shared/quantity.ts'
import { unitPriceNumber } from '../../../shared/unit-price.ts'
import type { Call } from '../../../api/handler.ts'
import type { GoodsCard } from '../contract.ts'
import type { CardDocument } from './card-document.ts'

type Row = {
  readonly card: CardDocument
  readonly productId: number
  readonly spec: string
  readonly price: number | null
  readonly secPrice: number | null
  readonly available: number
  readonly version: number
}

// One text per price class and language, so that each is prepared once and the visitor's role never names a business column.
const statement = (priceClass: 'retail' | 'business', lang: 'zh' | 'en') => ({
  name: `catalog.cards.${priceClass}.${lang}`,
  text: `SELECT c.card_${lang} AS card, s.product_id AS "productId", s.spec_text_${lang} AS spec, s.${priceClass}_price AS price, s.${priceClass}_sec_price AS "secPrice",
    (SELECT coalesce(sum(st.available), 0)::bigint FROM sku_stock st WHERE st.product_id = s.product_id) AS available, v.version
   FROM unnest($1::bigint[]) WITH ORDINALITY AS want(product_id, place)
   JOIN sku s ON s.product_id = want.product_id AND s.state = 'active' JOIN goods_card c ON c.goods_id = s.goods_id CROSS JOIN catalog_version v
   ORDER BY want.place`,
})
const statements = {
  retail: { zh: statement('retail', 'zh'), en: statement('retail', 'en') },
  business: { zh: statement('business', 'zh'), en: statement('business', 'en') },
}

export type Cards = { readonly cards: GoodsCard[]; readonly version: number | null }

/** The handle that a call's prices are read through: the visitor's role for retail prices. */
export function priceHandle(call: Pick<Call, 'priceClass' | 'house'>): AnyHandle {
  return call.priceClass === 'business' ? call.house.read : call.house.visitorRead
}

/** Cards of SKUs in the order asked, with live stock; SKUs that are not on sale are left out. One query. */
export async function cardsOf(call: Pick<Call, 'priceClass' | 'house' | 'lang'>, productIds: readonly number[]): Promise<Cards> {
  if (productIds.length === 0) return { cards: [], version: null }
  const found = await rows<Row>(priceHandle(call), statements[call.priceClass][call.lang], [productIds])
  return { cards: found.map(presentCard), version: found[0]?.version ?? null }
}

function presentCard(row: Row): GoodsCard {
  const { specHead, ...card } = row.card
  const shown = card.isRequireEnquiry === 0
  const goodsPrice = shown && row.price !== null ? unitPriceNumber(BigInt(row.price)) : null
  return {
    ...card,
    specLine: [...specHead, row.spec].filter((part) => part !== '').join(' · '),
    goodsPrice,
    secPrice: shown && row.secPrice !== null ? unitPriceNumber(BigInt(row.secPrice)) : null,
    defaultProductId: row.productId,
    defaultProduct: { productId: row.productId, productPrice: goodsPrice, productStock: quantityNumber(BigInt(row.available), card.precision) },
  }
}
