import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

type Int = number | string | bigint
export type Company = { readonly name: string; readonly taxNumber: string }
export type ContractOrder = { readonly orderSn: string; readonly amount: Int; readonly executed: Int; readonly isPaid: boolean }
export type SourceOrder = {
  readonly orderSn: string
  readonly storeId: number
  readonly memberId: number
  readonly enterpriseId: number | null
  readonly place: string
}
export type SourceLine = {
  readonly name: string
  readonly spec: string
  readonly unitCode: string
  readonly decimals: number
  readonly number: Int
  readonly unitPrice: Int
}

const enterprise = {
  name: 'contract.enterprise',
  text: `SELECT name, uscc AS "taxNumber" FROM enterprise WHERE id = $1 AND verified_at IS NOT NULL`,
}
const buyerName = { name: 'contract.buyerCompany', text: `SELECT name, uscc AS "taxNumber" FROM enterprise WHERE id = $1` }
const orders = {
  name: 'contract.orders',
  text: `SELECT k.order_sn AS "orderSn", o.total::text AS amount, o.state NOT IN ('PENDING_APPROVAL', 'APPROVAL_REJECTED', 'PENDING_PAYMENT', 'PAYMENT_REVIEW', 'CANCELLED') AS "isPaid",
      coalesce((SELECT sum(round(l.subtotal::numeric * least(l.received, l.number) / nullif(l.number, 0))) FROM order_line l WHERE l.order_id = o.order_id), 0)::bigint::text AS executed
    FROM contract_order k JOIN orders o USING (order_sn) WHERE k.contract_id = $1 ORDER BY k.linked_at`,
}
const link = {
  name: 'contract.linkOrder',
  text: `INSERT INTO contract_order (contract_id, order_sn, linked_at)
    SELECT $1, order_sn, $5 FROM orders WHERE order_sn = $2 AND store_id = $3 AND enterprise_id = $4 AND state <> 'CANCELLED' ON CONFLICT DO NOTHING`,
}
const source = {
  name: 'contract.sourceOrder',
  text: `SELECT order_sn AS "orderSn", store_id::int AS "storeId", member_id::int AS "memberId", enterprise_id::int AS "enterpriseId",
      coalesce(concat_ws(' ', receiver->>'regionText', receiver->>'detail'), '') AS place
    FROM orders WHERE order_sn = $1 AND ($2::bigint IS NULL OR enterprise_id = $2) AND ($3::bigint[] IS NULL OR store_id = ANY($3)) AND enterprise_id IS NOT NULL
      AND state <> 'CANCELLED'`,
}
const ofOrder = {
  name: 'contract.ofOrder',
  text: `SELECT k.contract_id::int AS "contractId", c.contract_sn AS "contractSn" FROM contract_order k JOIN contract c USING (contract_id)
    WHERE k.order_sn = $1 AND ($2::bigint IS NULL OR c.enterprise_id = $2) AND ($3::bigint[] IS NULL OR c.store_id = ANY($3))
      AND c.state NOT IN ('REJECTED', 'REFUSED', 'EXPIRED', 'WITHDRAWN')`,
}
const sourceLines = {
  name: 'contract.sourceLines',
  text: `SELECT l.goods_name_zh AS name, l.spec_text_zh AS spec, l.unit_code AS "unitCode", l.unit_decimals AS decimals, l.number::text AS number, l.unit_price::text AS "unitPrice"
    FROM order_line l JOIN orders o USING (order_id) WHERE o.order_sn = $1 ORDER BY l.order_line_id`,
}
const others = {
  name: 'contract.otherFramework',
  text: `SELECT EXISTS (SELECT 1 FROM contract WHERE kind = 'FRAMEWORK' AND enterprise_id = $1 AND store_id = $2 AND contract_id <> $3
    AND state IN ('SIGNING', 'EFFECTIVE', 'PERFORMING', 'RESCINDING')) AS found`,
}
const linked = {
  name: 'contract.ofOrders',
  text: `SELECT DISTINCT contract_id::int AS "contractId" FROM contract_order WHERE order_sn = ANY($1::text[])`,
}

/** A verified enterprise; null while its verification does not hold. */
export async function verifiedCompany(db: Queryable, enterpriseId: number): Promise<Company | null> {
  return (await rows<Company>(db, enterprise, [enterpriseId]))[0] ?? null
}

export async function buyerCompany(db: Queryable, enterpriseId: number): Promise<Company> {
  return (await rows<Company>(db, buyerName, [enterpriseId]))[0] ?? { name: '', taxNumber: '' }
}

/** Orders under a contract: their totals, and what of their goods was received. */
export function ordersOf(db: Queryable, contractId: number): Promise<ContractOrder[]> {
  return rows<ContractOrder>(db, orders, [contractId])
}

type Linked = { readonly contractId: number; readonly storeId: number; readonly enterpriseId: number }

/** Puts an order of the same two under a contract; false when it is none, or stands under one. */
export async function linkOrder(tx: Transaction, of: Linked, orderSn: string, at: Date): Promise<boolean> {
  return (await execute(tx, link, [of.contractId, orderSn, of.storeId, of.enterpriseId, at])) > 0
}

/** An enterprise's order of a scope, to draft a contract from. */
export async function sourceOrder(
  db: Queryable,
  orderSn: string,
  scope: { readonly enterpriseId: number | null; readonly storeIds: readonly number[] | null },
): Promise<SourceOrder | null> {
  return (await rows<SourceOrder>(db, source, [orderSn, scope.enterpriseId, scope.storeIds]))[0] ?? null
}

/** The contract that an order of a scope stands under. */
export async function contractOfOrderIn(
  db: Queryable,
  orderSn: string,
  scope: { readonly enterpriseId: number | null; readonly storeIds: readonly number[] | null },
): Promise<{ contractId: number; contractSn: string } | null> {
  return (await rows<{ contractId: number; contractSn: string }>(db, ofOrder, [orderSn, scope.enterpriseId, scope.storeIds]))[0] ?? null
}

export function sourceLinesOf(db: Queryable, orderSn: string): Promise<SourceLine[]> {
  return rows<SourceLine>(db, sourceLines, [orderSn])
}

export async function hasOtherFramework(db: Queryable, { contractId, storeId, enterpriseId }: Linked): Promise<boolean> {
  return (await rows<{ found: boolean }>(db, others, [enterpriseId, storeId, contractId]))[0]?.found ?? false
}

export async function contractsOfOrders(db: Queryable, orderSnList: readonly string[]): Promise<number[]> {
  return (await rows<{ contractId: number }>(db, linked, [orderSnList])).map((row) => row.contractId)
}
