import type { Call } from '../../../../api/handler.ts'
import type { PriceClass } from '../../../../api/caller.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { flashTakenBy } from '../../../inventory/server/public.ts'
import { withOffers, withoutOffers, type PriceOffer } from '../../../catalog/rules/price-precedence.ts'
import { afterTaking, flashOffers } from '../../rules/flash-price.ts'
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

type LockedPrice = PriceOffer & { readonly productId: number }

async function locksOf(app: Queryable, { memberId, ids, priceClass, now }: Parameters<typeof fixedPricesOf>[1]): Promise<LockedPrice[]> {
  const found = await rows<Row>(app, live, [memberId, ids, priceClass, now])
  return found.map(({ productId, unitPrice, secUnitPrice, formulaPriceId, expiresAt }) => ({
    productId,
    kind: 'lock',
    unitPrice: BigInt(unitPrice),
    secUnitPrice: secUnitPrice === null ? null : BigInt(secUnitPrice),
    terms: { formulaPriceId, quoteDate: null, until: expiresAt, fixingId: null },
  }))
}

/**
 * SKUs as this caller may buy them now, with all that `resolvePrice` chooses from: the flash price for what this buyer may still
 * take, the price that a lock of theirs holds, and what a store fixed for them. A price that is not fresh says so. Retail prices
 * are read on the visitors' role. Two queries more when there is an index-linked SKU among them, one more for flash prices.
 */
export async function skusForBuyer(call: Call, app: Queryable, productIds: readonly number[]): Promise<Map<number, SkuForSale>> {
  const prices = call.priceClass === 'business' ? app : call.app.visitorRead
  const found = await skusForSale(prices, productIds, call.priceClass)
  await limitFlash(call, app, found)
  const linked = [...found.values()].filter((sku) => sku.index !== null)
  if (linked.length === 0) return found
  const now = call.app.clock.now()
  const today = dayOf(now)
  const ids = linked.map((sku) => sku.productId)
  const memberId = call.caller.member?.memberId
  const holds = { memberId: memberId ?? 0, ids, priceClass: call.priceClass, now }
  const [locks, fixings] = memberId === undefined ? [[], noFixings] : await Promise.all([locksOf(app, holds), fixedPricesOf(app, holds)])
  for (const sku of linked) {
    const { index, basis, productId } = sku
    if (!index || !basis) continue
    const offers = [locks.find((lock) => lock.productId === productId), fixings.get(productId)]
    const isStale = index.freshUntil === null || today > index.freshUntil
    found.set(productId, {
      ...sku,
      basis: withOffers(
        basis,
        offers.filter((offer) => offer !== undefined),
      ),
      index: { ...index, isStale },
    })
  }
  return found
}

async function limitFlash(call: Call, app: Queryable, skus: Map<number, SkuForSale>): Promise<void> {
  const { member } = call.caller
  const held = [...skus.values()].flatMap(({ productId, flash }) =>
    flash?.perBuyer ? [{ productId, flashSaleId: flash.flashSaleId }] : [],
  )
  if (!member || held.length === 0) return
  const taken = await flashTakenBy(app, member, held)
  for (const [productId, sku] of skus) {
    if (!sku.flash) continue
    const flash = afterTaking(sku.flash, taken.get(`${sku.flash.flashSaleId} ${productId}`) ?? 0n)
    const basis = sku.basis && withOffers(withoutOffers(sku.basis, ['flash']), flashOffers(flash))
    skus.set(productId, { ...sku, flash, basis })
  }
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
