import type { Call } from '../../../../api/handler.ts'
import type { PriceClass } from '../../../../api/caller.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { fixedPricesOf } from '../price-fixation/price-fixation-repository.ts'
import { skusForSale, type SkuForSale } from '../sku-for-sale-repository.ts'

type Int = number | bigint
type Row = {
  readonly productId: number
  readonly formulaPriceId: number
  readonly unitPrice: Int
  readonly secUnitPrice: Int | null
  readonly expiresAt: Date
}

const columns = `product_id AS "productId", formula_price_id AS "formulaPriceId", unit_price AS "unitPrice", sec_unit_price AS "secUnitPrice", expires_at AS "expiresAt"`
const live = {
  name: 'catalog.liveLocks',
  text: `SELECT ${columns} FROM price_lock WHERE member_id = $1 AND product_id = ANY($2::bigint[]) AND price_class = $3 AND expires_at > $4`,
}
const put = {
  name: 'catalog.putLock',
  text: `INSERT INTO price_lock (member_id, product_id, price_class, formula_price_id, unit_price, sec_unit_price, locked_at, expires_at)
    VALUES ($1,$2,$3,$4,$5,$6,$7,$8)
    ON CONFLICT (member_id, product_id) DO UPDATE SET price_class = $3, formula_price_id = $4, unit_price = $5, sec_unit_price = $6, locked_at = $7, expires_at = $8
      WHERE price_lock.expires_at <= $7 OR price_lock.price_class <> $3`,
}
const drop = {
  name: 'catalog.dropLocks',
  text: `DELETE FROM price_lock WHERE member_id = $1 AND (product_id = ANY($2::bigint[]) OR expires_at <= $3)`,
}

const noFixings: Awaited<ReturnType<typeof fixedPricesOf>> = new Map()
const locksOf = (app: Queryable, { memberId, ids, priceClass, now }: Parameters<typeof fixedPricesOf>[1]) =>
  rows<Row>(app, live, [memberId, ids, priceClass, now])

/**
 * SKUs as this caller may buy them now: index-linked ones at the caller's locked price while a lock lives, and without a price
 * when theirs is not fresh and the store refuses to sell then; what a store fixed for the caller stands beside it. Retail
 * prices are read on the visitors' role. Two queries more when there is an index-linked SKU among them.
 */
export async function skusForBuyer(call: Call, app: Queryable, productIds: readonly number[]): Promise<Map<number, SkuForSale>> {
  const prices = call.priceClass === 'business' ? app : call.app.visitorRead
  const found = await skusForSale(prices, productIds, call.priceClass)
  const linked = [...found.values()].filter((sku) => sku.index !== null)
  if (linked.length === 0) return found
  const now = call.app.clock.now()
  const today = dayOf(now)
  const ids = linked.map((sku) => sku.productId)
  const memberId = call.caller.member?.memberId
  const holds = { memberId: memberId ?? 0, ids, priceClass: call.priceClass, now }
  const [locks, fixings] = memberId === undefined ? [[], noFixings] : await Promise.all([locksOf(app, holds), fixedPricesOf(app, holds)])
  for (const sku of linked) {
    const lock = locks.find((one) => one.productId === sku.productId)
    const held = atLock(sku, lock, today)
    found.set(sku.productId, held.index ? { ...held, index: { ...held.index, fixed: fixings.get(sku.productId) ?? null } } : held)
  }
  return found
}

function atLock(sku: SkuForSale, lock: Row | undefined, today: string): SkuForSale {
  const { index, basis } = sku
  if (!index || !basis) return sku
  const isStale = index.freshUntil === null || today > index.freshUntil
  if (!lock) return { ...sku, index: { ...index, isStale } }
  return {
    ...sku,
    basis: {
      ...basis,
      unitPrice: BigInt(lock.unitPrice),
      secUnitPrice: lock.secUnitPrice === null ? null : BigInt(lock.secUnitPrice),
    },
    index: {
      ...index,
      formulaPriceId: lock.formulaPriceId,
      isStale: false,
      movedTo: basis.unitPrice === BigInt(lock.unitPrice) ? null : { unitPrice: basis.unitPrice, secUnitPrice: basis.secUnitPrice },
      lockedUntil: lock.expiresAt,
    },
  }
}

export type Locking = { readonly memberId: number; readonly priceClass: PriceClass; readonly now: Date }

/** Locks the prices of index-linked SKUs that may be sold now; live locks stay as they are. Answers how many it made. */
export async function lockPrices(tx: Transaction, skus: readonly SkuForSale[], { memberId, priceClass, now }: Locking): Promise<number> {
  let made = 0
  for (const { productId, index, basis } of skus.toSorted((one, other) => one.productId - other.productId)) {
    if (!index || !basis || index.lockedUntil || (index.isStale && index.whenStale === 'refuse')) continue
    const expiresAt = new Date(now.getTime() + index.lockMinutes * 60_000)
    const values = [memberId, productId, priceClass, index.formulaPriceId, basis.unitPrice, basis.secUnitPrice, now, expiresAt]
    made += await execute(tx, put, values)
  }
  return made
}

/** Lets locks of a member go, with those that have expired. */
export async function unlockPrices(tx: Transaction, memberId: number, productIds: readonly number[], now: Date): Promise<void> {
  await execute(tx, drop, [memberId, productIds, now])
}
