import { offsetOf } from '../../../../kernel/database/paging.ts'
import type { PriceClass } from '../../../../api/caller.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { PriceFixationState } from '../../rules/price-fixation-machine.ts'
import type { PriceOffer } from '../../../catalog/rules/price-precedence.ts'

type Int = number | bigint
export type PriceFixation = {
  readonly fixingId: number
  readonly memberId: number
  readonly buyerName: string
  readonly storeId: number
  readonly productId: number
  readonly unit: 'primary' | 'second'
  readonly number: Int
  readonly stockNumber: Int
  readonly unitPrice: Int
  readonly secUnitPrice: Int | null
  readonly shownPrice: Int
  readonly state: PriceFixationState
  readonly isAuto: boolean
  readonly reason: string
  readonly orderSn: string
  readonly askedAt: Date
  readonly expiresAt: Date
  readonly holdUntil: Date | null
  readonly formulaPriceId: number
  readonly quoteDate: string
}

// A timer comes a moment after its time; nobody shall read of a wish as open that can no longer be answered. $1 is now.
const columns = `f.fixing_id AS "fixingId", f.member_id AS "memberId", f.buyer_name AS "buyerName", f.store_id AS "storeId", f.product_id AS "productId",
  f.unit, f.number, f.stock_number AS "stockNumber", f.unit_price AS "unitPrice", f.sec_unit_price AS "secUnitPrice", f.shown_price AS "shownPrice",
  CASE WHEN f.state = 'REQUESTED' AND f.expires_at <= $1 THEN 'EXPIRED' WHEN f.state = 'CONFIRMED' AND f.hold_until <= $1 THEN 'LAPSED' ELSE f.state END AS state,
  f.is_auto AS "isAuto", f.reason, f.order_sn AS "orderSn", f.asked_at AS "askedAt", f.expires_at AS "expiresAt", f.hold_until AS "holdUntil",
  f.formula_price_id AS "formulaPriceId", to_char(p.quote_date, 'YYYY-MM-DD') AS "quoteDate"`
const source = `price_fixing f JOIN formula_price p USING (formula_price_id)`

const held = {
  name: 'catalog.fixedPrices',
  text: `SELECT ${columns} FROM ${source} WHERE f.member_id = $2 AND f.product_id = ANY($3::bigint[]) AND f.price_class = $4 AND f.state = 'CONFIRMED' AND f.hold_until > $1`,
}
const one = { name: 'catalog.fixing', text: `SELECT ${columns} FROM ${source} WHERE f.fixing_id = $2` }
const open = {
  name: 'catalog.openFixing',
  text: `SELECT ${columns} FROM ${source} WHERE f.member_id = $2 AND f.product_id = $3
    AND (f.state = 'REQUESTED' AND f.expires_at > $1 OR f.state = 'CONFIRMED' AND f.hold_until > $1)`,
}
const ofMember = {
  name: 'catalog.fixingsOfMember',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM ${source} WHERE f.member_id = $2 ORDER BY f.fixing_id DESC LIMIT $3 OFFSET $4`,
}
const ofStores = {
  name: 'catalog.fixingsOfStores',
  text: `SELECT * FROM (SELECT ${columns}, count(*) OVER ()::int AS total FROM ${source} WHERE f.store_id = ANY($2::bigint[]) AND CASE $5
      WHEN 'open' THEN f.state = 'REQUESTED' AND f.expires_at > $1 WHEN 'fixed' THEN f.state = 'CONFIRMED' AND f.hold_until > $1
      WHEN 'over' THEN f.state NOT IN ('REQUESTED', 'CONFIRMED') OR f.state = 'REQUESTED' AND f.expires_at <= $1 OR f.state = 'CONFIRMED' AND f.hold_until <= $1
      ELSE true END ORDER BY f.fixing_id DESC LIMIT $3 OFFSET $4) page`,
}

export type FixedPriceHolder = {
  readonly memberId: number
  readonly ids: readonly number[]
  readonly priceClass: PriceClass
  readonly now: Date
}

/** The prices that stores fixed for a member and that hold now, by SKU: each up to the quantity that it was asked for. */
export async function fixedPricesOf(db: Queryable, fixedPriceHolder: FixedPriceHolder): Promise<ReadonlyMap<number, PriceOffer>> {
  const found = await rows<PriceFixation>(db, held, [
    fixedPriceHolder.now,
    fixedPriceHolder.memberId,
    fixedPriceHolder.ids,
    fixedPriceHolder.priceClass,
  ])
  return new Map(
    found.flatMap(({ productId, fixingId, stockNumber, unitPrice, secUnitPrice, formulaPriceId, quoteDate, holdUntil }) => {
      if (!holdUntil) return []
      const secPrice = secUnitPrice === null ? null : BigInt(secUnitPrice)
      const terms = { formulaPriceId, quoteDate, until: holdUntil, fixingId }
      const offer = { kind: 'fixed', unitPrice: BigInt(unitPrice), secUnitPrice: secPrice, upTo: BigInt(stockNumber), terms } as const
      return [[productId, offer] as const]
    }),
  )
}

export async function priceFixationById(db: Queryable, fixingId: number, now: Date): Promise<PriceFixation | null> {
  return (await rows<PriceFixation>(db, one, [now, fixingId]))[0] ?? null
}

/** The member's wish that waits, or price that is held, for a SKU. */
export async function addPriceFixation(
  db: Queryable,
  of: { memberId: number; productId: number; now: Date },
): Promise<PriceFixation | null> {
  return (await rows<PriceFixation>(db, open, [of.now, of.memberId, of.productId]))[0] ?? null
}

export type PriceFixationPage = { readonly current: number; readonly pageSize: number; readonly now: Date }
type Counted = PriceFixation & { readonly total: number }

export function priceFixationsOfMember(db: Queryable, memberId: number, { current, pageSize, now }: PriceFixationPage): Promise<Counted[]> {
  return rows<Counted>(db, ofMember, [now, memberId, pageSize, offsetOf({ current, pageSize })])
}

export function priceFixationsOfStores(
  db: Queryable,
  storeIds: readonly number[],
  { current, pageSize, now, tab }: PriceFixationPage & { readonly tab: string },
): Promise<Counted[]> {
  return rows<Counted>(db, ofStores, [now, storeIds, pageSize, offsetOf({ current, pageSize }), tab])
}
