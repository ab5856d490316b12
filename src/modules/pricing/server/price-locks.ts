import type { PriceClass } from '../../../api/caller.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { PriceOffer } from '../../catalog/rules/price-precedence.ts'
import type { FixedPriceHolder } from './price-fixation/price-fixation-repository.ts'
import type { SkuForSale } from './sku-for-sale-repository.ts'

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

type LockedPrice = PriceOffer & { readonly productId: number }

/** The prices that live locks of a member hold. */
export async function lockedPricesOf(db: Queryable, { memberId, ids, priceClass, now }: FixedPriceHolder): Promise<LockedPrice[]> {
  const found = await rows<Row>(db, live, [memberId, ids, priceClass, now])
  return found.map(({ productId, unitPrice, secUnitPrice, formulaPriceId, expiresAt }) => ({
    productId,
    kind: 'lock',
    unitPrice: BigInt(unitPrice),
    secUnitPrice: secUnitPrice === null ? null : BigInt(secUnitPrice),
    terms: { formulaPriceId, quoteDate: null, until: expiresAt, fixingId: null },
  }))
}

/** The lock of a SKU's price that its buyer has; null without one. */
export function lockOf({ basis }: Pick<SkuForSale, 'basis'>): (PriceOffer & { readonly until: Date }) | null {
  const offer = basis?.offers?.find(({ kind }) => kind === 'lock')
  return offer?.terms ? { ...offer, until: offer.terms.until } : null
}

export type Locking = { readonly memberId: number; readonly priceClass: PriceClass; readonly now: Date }

/** Locks the prices of index-linked SKUs that may be sold now; live locks stay as they are. Answers how many it made. */
export async function lockPrices(tx: Transaction, skus: readonly SkuForSale[], { memberId, priceClass, now }: Locking): Promise<number> {
  let made = 0
  for (const { productId, index, basis } of skus.toSorted((one, other) => one.productId - other.productId)) {
    if (!index || !basis || lockOf({ basis }) || (index.isStale && index.whenStale === 'refuse')) continue
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
