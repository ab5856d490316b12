import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { quantityNumber } from '../../../../kernel/quantity/quantity.ts'
import { divideHalfUp } from '../../../../kernel/money/rounding.ts'
import { type UnitPrice, unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import type { Call } from '../../../../api/handler.ts'
import { goodsCard, type GoodsCard } from '../../endpoints.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'
import type { CardDocument } from '../read-model/card-document.ts'
import { documentKey } from './document-cache.ts'
import { liveStock, totalOf, type LiveStock } from './live-stock.ts'
import { basisOf } from '../read-model/price-basis.ts'
import { shownPrice } from '../../rules/resolve-price.ts'
import { type StoredTeamOffer, teamBadgeOf, teamOfferColumns, teamOfferJoin } from '../team/team-badge.ts'
import { pricePerTonne } from '../../rules/price-per-tonne.ts'
import { unitOf } from '../../rules/units.ts'
import { secondUnitSurcharge } from '../../rules/second-unit-price.ts'

type Row = {
  readonly card: CardDocument
  readonly productId: number
  readonly spec: string
  readonly price: number | null
  readonly convNumerator: number | string | null
  readonly convDenominator: number | string | null
  readonly unitMassG: number | string | null
  readonly secPrice: number | null
  readonly flashPrice: number | null
  readonly flashSecPrice: number | null
  readonly flashEndsAt: Date | null
  readonly version: number
} & StoredTeamOffer
export type Viewing = Pick<Call, 'priceClass' | 'app' | 'lang'>

// One text per price class and language, so that each is prepared once and the visitor's role never names a business column.
const statement = (priceClass: 'retail' | 'business', lang: 'zh' | 'en') => ({
  name: `catalog.cards.${priceClass}.${lang}`,
  text: `SELECT c.card_${lang} AS card, s.product_id AS "productId", s.spec_text_${lang} AS spec, s.${priceClass}_price AS price, s.${priceClass}_sec_price AS "secPrice", s.conv_numerator AS "convNumerator", s.conv_denominator AS "convDenominator", s.unit_mass_g AS "unitMassG",
    f.${priceClass}_price AS "flashPrice", f.${priceClass}_sec_price AS "flashSecPrice", f.ends_at AS "flashEndsAt", ${teamOfferColumns}, v.version
   FROM sku s JOIN goods_card c ON c.goods_id = s.goods_id LEFT JOIN sku_flash_price f USING (product_id) ${teamOfferJoin}
   CROSS JOIN catalog_version v WHERE s.product_id = ANY($1::bigint[]) AND s.state = 'active'`,
})
const statements = {
  retail: { zh: statement('retail', 'zh'), en: statement('retail', 'en') },
  business: { zh: statement('business', 'zh'), en: statement('business', 'en') },
}

/** The handle that a call's prices are read through: the visitor's role for retail prices. */
export function priceHandle(call: Pick<Call, 'priceClass' | 'app'>): Queryable {
  return call.priceClass === 'business' ? call.app.read : call.app.visitorRead
}

export type Cards = { readonly cards: GoodsCard[]; readonly version: number }

/**
 * Cards of SKUs in the order asked, with live stock; SKUs that are not on sale are left out. One query when the cards are
 * remembered with the board, two otherwise.
 */
export async function cardsOf(kept: CatalogSnapshot, call: Viewing, productIds: readonly number[]): Promise<Cards> {
  const documents = await cardDocuments(kept, call, productIds)
  const stock = await liveStock(priceHandle(call), productIds)
  return { cards: productIds.flatMap((id) => withStock(documents.get(id), stock)), version: stock.version }
}

/** Cards as they are apart from stock, by product id. */
export async function cardDocuments(
  kept: CatalogSnapshot,
  call: Viewing,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, GoodsCard>> {
  const known = new Map<number, GoodsCard>()
  const missing: number[] = []
  for (const id of productIds) {
    const card = kept.cards.get(documentKey(id, call.lang))
    if (card) known.set(id, card)
    else missing.push(id)
  }
  if (missing.length === 0) return known
  for (const row of await rows<Row>(priceHandle(call), statements[call.priceClass][call.lang], [missing])) {
    const card = presentCard(row)
    known.set(row.productId, card)
    // A card of a newer catalogue does not belong to this board.
    if (row.version === kept.version) kept.cards.keep([documentKey(row.productId, call.lang)], card)
  }
  return known
}

/** A remembered card with the stock of this moment. */
export function withStock(card: GoodsCard | undefined, stock: LiveStock): GoodsCard[] {
  if (!card) return []
  const productStock = quantityNumber(totalOf(stock, card.defaultProductId), card.precision)
  return [{ ...card, defaultProduct: { ...card.defaultProduct, productStock } }]
}

function surchargeOf({ convNumerator, convDenominator }: Row, price: number | null, secPrice: number | null): number {
  if (price === null || secPrice === null || convNumerator === null || convDenominator === null) return 0
  return secondUnitSurcharge(price, secPrice, { numerator: Number(convNumerator), denominator: Number(convDenominator) })
}

/** Yuan per tonne to the fen; null without a price, or where the mass of the unit is not known. */
function perTonneOf({ card, unitMassG }: Row, unitPrice: UnitPrice | undefined): number | null {
  if (unitPrice === undefined) return null
  const grams = unitMassG === null ? (unitOf(card.priceUnitCode).grams ?? null) : BigInt(unitMassG)
  const perTonne = pricePerTonne(unitPrice, grams)
  return perTonne === null ? null : unitPriceNumber(divideHalfUp(perTonne, 100n) * 100n)
}

function presentCard(row: Row): GoodsCard {
  const { specHead, ...card } = row.card
  const shown = card.isRequireEnquiry === 0
  const basis = shown ? basisOf({ ...row, unitPrice: row.price, secUnitPrice: row.secPrice, tiers: [] }) : null
  const [price, second] = basis ? [shownPrice(basis, 'primary'), shownPrice(basis, 'second')] : [null, null]
  const [goodsPrice, secPrice] = [price && unitPriceNumber(price.unitPrice), second && unitPriceNumber(second.unitPrice)]
  const isFlash = price?.reason === 'promotion' && row.flashEndsAt !== null
  return goodsCard.parse({
    ...card,
    specLine: [...specHead, row.spec].filter((part) => part !== '').join(' · '),
    goodsPrice,
    secPrice,
    perTonne: perTonneOf(row, price?.unitPrice),
    secSurcharge: surchargeOf(row, goodsPrice, secPrice),
    flash: isFlash ? { listPrice: unitPriceNumber(price.listPrice), endsAt: row.flashEndsAt.toISOString() } : null,
    team: teamBadgeOf(row, price && price.unitPrice),
    defaultProductId: row.productId,
    defaultProduct: { productId: row.productId, productPrice: goodsPrice, productStock: 0 },
  })
}
