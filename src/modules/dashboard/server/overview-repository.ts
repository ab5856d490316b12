import { storeIdsWith, type Caller, type PlatformCapability, type StoreCapability } from '../../../api/caller.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { platformCounts, storeCounts, type PlatformCount, type StoreCount } from '../rules/overview.ts'

type Counted<Right> = { readonly right: Right; readonly source: string }

const ofStores = 'store_id = ANY($1::bigint[])'
const inStores: Readonly<Record<StoreCount, Counted<StoreCapability>>> = {
  openOrder: {
    right: 'store.orders',
    source: `orders WHERE ${ofStores} AND state IN ('PENDING_SHIPMENT', 'PARTIALLY_SHIPPED', 'SHIPPED')`,
  },
  goodsOnSale: { right: 'store.goods', source: `goods WHERE ${ofStores} AND state = 'on_sale'` },
  goodsOffShelf: { right: 'store.goods', source: `goods WHERE ${ofStores} AND state = 'off_shelf'` },
  goodsTakenDown: { right: 'store.goods', source: `goods WHERE ${ofStores} AND state = 'taken_down'` },
  soldOutSku: {
    right: 'store.goods',
    source: `sku JOIN goods USING (goods_id) WHERE ${ofStores} AND goods.state = 'on_sale' AND sku.state = 'active' AND NOT goods.require_enquiry
      AND NOT EXISTS (SELECT FROM sku_stock t WHERE t.product_id = sku.product_id AND t.available > 0)`,
  },
  openInquiry: { right: 'store.quote', source: `inquiry WHERE ${ofStores} AND state = 'QUOTING'` },
}

const inAll: Readonly<Record<PlatformCount, Counted<PlatformCapability>>> = {
  unpaidOrder: { right: 'platform.orders', source: `orders WHERE state IN ('PENDING_PAYMENT', 'PAYMENT_REVIEW')` },
  unshippedOrder: { right: 'platform.orders', source: `orders WHERE state IN ('PENDING_SHIPMENT', 'PARTIALLY_SHIPPED')` },
  goodsOnSale: { right: 'platform.goods', source: `goods WHERE state = 'on_sale'` },
  goodsTakenDown: { right: 'platform.goods', source: `goods WHERE state = 'taken_down'` },
  openStore: { right: 'platform.stores', source: `store WHERE state = 'open'` },
  pausedStore: { right: 'platform.stores', source: `store WHERE state = 'paused'` },
  member: { right: 'platform.members', source: 'member' },
  newMember: { right: 'platform.members', source: `member WHERE created_at > $1::timestamptz - interval '30 days'` },
  publishedArticle: { right: 'platform.content', source: `article WHERE state = 'published'` },
}

async function countOf(
  db: Queryable,
  { name, source }: { readonly name: string; readonly source: string },
  value: unknown,
): Promise<number> {
  const text = `SELECT count(*)::int AS count FROM ${source}`
  return (await rows<{ count: number }>(db, { name, text }, source.includes('$1') ? [value] : []))[0]?.count ?? 0
}

/** What there is in the stores that this person serves, as far as their rights go. */
export async function storeOverviewOf(db: Queryable, caller: Caller) {
  const asked = storeCounts.map((key) => ({ key, stores: storeIdsWith(caller, inStores[key].right) }))
  return Promise.all(
    asked
      .filter(({ stores }) => stores.length > 0)
      .map(async ({ key, stores }) => ({
        key,
        count: await countOf(db, { name: `dashboard.storeCount.${key}`, source: inStores[key].source }, stores),
      })),
  )
}

/** What there is on the platform, as far as this person's rights go. */
export function platformOverviewOf(db: Queryable, caller: Caller, now: Date) {
  return Promise.all(
    platformCounts
      .filter((key) => caller.platform.includes(inAll[key].right))
      .map(async (key) => ({ key, count: await countOf(db, { name: `dashboard.platformCount.${key}`, source: inAll[key].source }, now) })),
  )
}
