import { offsetOf } from '../../../kernel/database/paging.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { Call } from '../../../api/handler.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import type { sellerFlashSales } from '../endpoints-consoles.ts'
import type { ManagedItem, ManagedSale, SellableSku as ShownSku } from '../endpoints-schemas.ts'
import { flashSaleMachine } from '../rules/flash-sale-machine.ts'
import { saleColumns, type FlashSale } from './flash-sale-repository.ts'
import type { FlashSaleAdmin } from './manage-flash-sale.ts'
import { findSellableSkus } from './sellable-skus.ts'

type Int = number | bigint
type SaleRow = FlashSale & {
  readonly storeName: string
  readonly storeNameEn: string
  readonly orders: number
  readonly saved: Int
  readonly newBuyers: number
  readonly found: number
}
type ItemRow = {
  readonly flashSaleId: number
  readonly productId: number
  readonly goodsId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly unitCode: string
  readonly precision: number
  readonly retailPrice: Int
  readonly businessPrice: Int
  readonly listRetail: Int | null
  readonly listBusiness: Int | null
  readonly number: Int
  readonly perBuyer: Int | null
  readonly sold: Int
}

// A store sees its own sales and what the platform published for it; the platform its own drafts and what stores handed in.
const list = {
  name: 'flashSale.managedList',
  text: `SELECT ${saleColumns}, st.store_name AS "storeName", st.store_name_en AS "storeNameEn", k.found, f.orders, f.saved, f.new_buyers AS "newBuyers" FROM (
      SELECT *, count(*) OVER ()::int AS found FROM flash_sale
      WHERE CASE WHEN $1::bigint[] IS NULL THEN origin = 'PLATFORM' OR state NOT IN ('DRAFT', 'REJECTED')
          ELSE store_id = ANY($1) AND (origin = 'STORE' OR state <> 'DRAFT') END AND ($2::text IS NULL OR state = $2)
      ORDER BY flash_sale_id DESC LIMIT $3 OFFSET $4) k
    JOIN store st USING (store_id)
    CROSS JOIN LATERAL (SELECT count(DISTINCT h.reference)::int AS orders, coalesce(sum(h.saved), 0)::bigint AS saved,
        count(DISTINCT h.member_id) FILTER (WHERE NOT EXISTS (SELECT FROM orders o WHERE o.member_id = h.member_id AND o.store_id = k.store_id
          AND o.state <> 'CANCELLED' AND o.created_at < k.starts_at))::int AS new_buyers
      FROM flash_hold h WHERE h.flash_sale_id = k.flash_sale_id AND h.number > h.given_back) f
    ORDER BY k.flash_sale_id DESC`,
}
const items = {
  name: 'flashSale.managedItems',
  text: `SELECT i.flash_sale_id AS "flashSaleId", i.product_id AS "productId", s.goods_id AS "goodsId", g.name_zh AS "nameZh", g.name_en AS "nameEn",
      s.spec_text_zh AS "specZh", s.spec_text_en AS "specEn", g.price_unit AS "unitCode", g.unit_precision AS precision, i.retail_price AS "retailPrice",
      i.business_price AS "businessPrice", s.retail_price AS "listRetail", s.business_price AS "listBusiness", i.number, i.per_buyer AS "perBuyer",
      (SELECT coalesce(sum(h.number - h.given_back), 0)::bigint FROM flash_hold h WHERE h.flash_sale_id = i.flash_sale_id AND h.product_id = i.product_id) AS sold
    FROM flash_sale_item i JOIN sku s USING (product_id) JOIN goods g USING (goods_id) WHERE i.flash_sale_id = ANY($1::bigint[]) ORDER BY i.flash_sale_id, i.sort`,
}

type Asked = { readonly state?: string | undefined; readonly current: number; readonly pageSize: number }

/** Flash sales of a desk, newest first, with their SKUs and what came of them. */
export async function listManagedSales(call: Call, desk: FlashSaleAdmin, asked: Asked): Promise<OutputOf<typeof sellerFlashSales>> {
  const storeIds = desk.kind === 'store' ? desk.storeIds : null
  const found = await rows<SaleRow>(call.app.read, list, [storeIds, asked.state ?? null, asked.pageSize, offsetOf(asked)])
  const lines = await rows<ItemRow>(call.app.read, items, [found.map((sale) => sale.flashSaleId)])
  const ofSale = Map.groupBy(lines, (line) => line.flashSaleId)
  const isEnglish = call.lang === 'en'
  const saleOf = (sale: SaleRow): ManagedSale => ({
    flashSaleId: sale.flashSaleId,
    storeId: sale.storeId,
    origin: sale.origin,
    nameZh: sale.nameZh,
    nameEn: sale.nameEn,
    state: sale.state,
    reason: sale.reason,
    version: sale.version,
    orders: sale.orders,
    newBuyers: sale.newBuyers,
    storeName: isEnglish ? sale.storeNameEn : sale.storeName,
    startsAt: sale.startsAt.toISOString(),
    endsAt: sale.endsAt.toISOString(),
    saved: yuanNumber(BigInt(sale.saved)),
    items: (ofSale.get(sale.flashSaleId) ?? []).map((line) => itemOf(line, call)),
    can: canOf(sale, desk),
  })
  return { list: found.map(saleOf), total: found[0]?.found ?? 0 }
}

function canOf(sale: FlashSale, desk: FlashSaleAdmin): string[] {
  const isOwn = sale.origin === (desk.kind === 'store' ? 'STORE' : 'PLATFORM')
  const canEdit = isOwn && ['DRAFT', 'REJECTED'].includes(sale.state)
  const isForeignDraft = !isOwn && ['DRAFT', 'REJECTED'].includes(sale.state)
  return isForeignDraft ? [] : [...(canEdit ? ['edit'] : []), ...flashSaleMachine.allowedActions(sale.state, desk.kind)]
}

function itemOf(line: ItemRow, { lang }: Call): ManagedItem {
  const isEnglish = lang === 'en'
  const price = (value: Int | null) => (value === null ? null : unitPriceNumber(BigInt(value)))
  const quantity = (value: Int | null) => (value === null ? 0 : quantityNumber(BigInt(value), line.precision))
  return {
    productId: line.productId,
    goodsId: line.goodsId,
    goodsName: isEnglish ? line.nameEn : line.nameZh,
    specText: isEnglish ? line.specEn : line.specZh,
    unitName: unitOf(line.unitCode)[lang],
    retailPrice: unitPriceNumber(BigInt(line.retailPrice)),
    businessPrice: unitPriceNumber(BigInt(line.businessPrice)),
    listRetail: price(line.listRetail),
    listBusiness: price(line.listBusiness),
    number: quantity(line.number),
    perBuyer: quantity(line.perBuyer),
    sold: quantity(line.sold),
  }
}

/** SKUs of a store to choose from. */
export async function listSellableSkus(call: Call, storeId: number, keyword: string): Promise<ShownSku[]> {
  const isEnglish = call.lang === 'en'
  return (await findSellableSkus(call.app.read, storeId, keyword)).map((sku) => ({
    productId: sku.productId,
    goodsName: isEnglish ? sku.nameEn : sku.nameZh,
    specText: isEnglish ? sku.specEn : sku.specZh,
    unitName: unitOf(sku.unitCode)[call.lang],
    retailPrice: unitPriceNumber(sku.retail),
    businessPrice: unitPriceNumber(sku.business),
    minBuyNum: quantityNumber(sku.min, sku.precision),
    precision: sku.precision,
    stock: quantityNumber(sku.stock, sku.precision),
  }))
}
