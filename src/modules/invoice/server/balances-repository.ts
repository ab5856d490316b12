import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { moneyStates } from '../../aftersale/rules/aftersale-machine.ts'
import { settledAmount, type Claims, type Part } from '../rules/invoiceable-amount.ts'

type Int = bigint | number | string
export type InvoiceableOrder = {
  readonly orderId: number
  readonly orderSn: string
  readonly buyerOrderNo: string
  readonly payOrderId: number
  readonly storeId: number
  readonly memberId: number
  readonly finishedAt: Date | null
  readonly createdAt: Date
}
/** An order line, or the freight of an order, as an invoice may name it. */
export type InvoiceablePartBalance = Part & {
  readonly orderId: number
  readonly orderLineId: number | null
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly unitCode: string
  readonly decimals: number
  readonly number: bigint
  readonly net: bigint
  readonly taxRateBp: number
  /** What a final price added to it later (above zero), or took off. */
  readonly adjusted: bigint
  /** What came and stayed and no invoice printed yet. */
  readonly unprinted: bigint
  readonly shortName: string
  readonly categoryName: string
}
export type Balances = {
  readonly claims: Claims
  readonly orders: readonly InvoiceableOrder[]
  readonly parts: ReadonlyMap<string, InvoiceablePartBalance>
}

const checkouts = {
  name: 'invoice.checkouts',
  text: `SELECT DISTINCT pay_order_id AS "payOrderId" FROM orders o WHERE o.member_id = $1 AND o.paid > 0
      AND ($2 = '' OR o.order_sn = $2 OR EXISTS (SELECT 1 FROM shipment s WHERE s.order_id = o.order_id AND s.shipment_sn = $2))
      AND ($3::timestamptz IS NULL OR (o.created_at >= $3 AND o.created_at < $4))
      AND EXISTS (SELECT 1 FROM order_line l WHERE l.order_id = o.order_id AND l.received > 0)
    ORDER BY 1 DESC LIMIT 200`,
}
const checkoutsOfParts = {
  name: 'invoice.checkoutsOfParts',
  text: `SELECT DISTINCT o.pay_order_id AS "payOrderId" FROM orders o LEFT JOIN order_line l USING (order_id)
    WHERE o.member_id = $1 AND o.store_id = $2 AND (l.order_line_id = ANY($3::bigint[]) OR o.order_id = ANY($4::bigint[])) ORDER BY 1`,
}
// What both sides agreed to by weight counts more than the quantity shipped; while they do not agree, only what they do.
const settledQuantity = `SELECT sl.order_line_id, sum(CASE WHEN n.weigh_note_id IS NULL THEN sl.number ELSE coalesce(w.settled, 0) END)::bigint AS settled
  FROM shipment s JOIN shipment_line sl USING (shipment_id) LEFT JOIN weigh_note n ON n.shipment_id = s.shipment_id AND n.state <> 'VOID'
  LEFT JOIN weigh_note_line w ON w.weigh_note_id = n.weigh_note_id AND w.order_line_id = sl.order_line_id
  WHERE s.state = 'RECEIVED' AND s.order_id IN (SELECT order_id FROM of) GROUP BY 1`
const claimed = `SELECT i.order_id, i.order_line_id, sum(i.amount - i.reddened)::bigint AS claimed,
    coalesce(sum(nullif(i.quantity, '')::numeric * (i.amount - i.reddened) / i.amount), 0) AS printed FROM invoice_line i JOIN invoice v USING (invoice_id)
  WHERE v.state NOT IN ('CANCELLED', 'VOIDED') AND i.order_id IN (SELECT order_id FROM of) GROUP BY 1, 2`
// What cases about goods that had come gave back, or have agreed to: of each line, and of the freight.
const returned = `SELECT b.order_line_id, sum(b.goods)::bigint AS goods, sum(b.freight)::bigint AS freight, coalesce(sum(b.received), 0)::bigint AS number FROM aftersale_case c JOIN aftersale_line b USING (case_id)
  WHERE c.order_id IN (SELECT order_id FROM of) AND c.state = ANY($2) AND NOT b.unshipped GROUP BY 1`
// What final prices of index contracts changed of goods after they were ordered.
const priceChange = `SELECT d.order_line_id, l.order_id, sum(d.amount)::bigint AS amount FROM invoice_price_difference d JOIN order_line l USING (order_line_id)
  WHERE l.order_id IN (SELECT order_id FROM of) GROUP BY 1, 2`
// A transfer of more than was due gave the surplus back: that was never paid for an order.
const orders = {
  name: 'invoice.orders',
  text: `WITH of AS (SELECT order_id FROM orders WHERE pay_order_id = ANY($1::bigint[])), claim AS (${claimed}), back AS (${returned}), price AS (${priceChange})
    SELECT o.order_id AS "orderId", o.order_sn AS "orderSn", coalesce(o.purchase_data ->> 'buyerOrderNo', '') AS "buyerOrderNo", o.pay_order_id AS "payOrderId", o.store_id AS "storeId", o.member_id AS "memberId", o.finished_at AS "finishedAt",
      o.created_at AS "createdAt", o.freight, o.paid + coalesce((SELECT sum(adjustment) FROM weigh_note n WHERE n.order_sn = o.order_sn AND n.money_state = 'SUPPLEMENT_PAID'), 0)
        - coalesce((SELECT sum(b.amount) FROM weigh_supplement_refund b JOIN weigh_note n USING (weigh_note_id) WHERE n.order_sn = o.order_sn), 0)
        + coalesce((SELECT sum(p.amount) FROM price p WHERE p.order_id = o.order_id), 0) AS paid,
      coalesce((SELECT sum(s.refunded) FROM payment_split s JOIN payment p USING (payment_id) WHERE s.order_sn = o.order_sn AND p.state = 'PAID'), 0) AS "orderRefunded",
      coalesce((SELECT sum(c.claimed) FROM claim c WHERE c.order_id = o.order_id), 0) AS invoiced,
      coalesce((SELECT sum(c.claimed) FROM claim c WHERE c.order_id = o.order_id AND c.order_line_id IS NULL), 0) AS "freightInvoiced",
      coalesce((SELECT sum(b.freight) FROM back b JOIN order_line l USING (order_line_id) WHERE l.order_id = o.order_id), 0) AS "freightReturned",
      coalesce((SELECT sum(greatest(0, p.refunded - p.captured + coalesce((SELECT sum(s.captured) FROM payment_split s WHERE s.payment_id = p.payment_id), p.captured)))
        FROM payment p JOIN pay_order y USING (pay_sn) WHERE y.pay_order_id = o.pay_order_id AND p.state = 'PAID'), 0) AS refunded
    FROM orders o JOIN of USING (order_id) ORDER BY o.order_id`,
}
const lines = {
  name: 'invoice.lines',
  text: `WITH RECURSIVE of AS (SELECT order_id FROM orders WHERE pay_order_id = ANY($1::bigint[])), settle AS (${settledQuantity}), claim AS (${claimed}), back AS (${returned}), price AS (${priceChange}),
      up AS (SELECT category_id AS leaf, category_id, parent_id, name_zh, invoice_short_name FROM category
        UNION ALL SELECT up.leaf, c.category_id, c.parent_id, c.name_zh, c.invoice_short_name FROM up JOIN category c ON c.category_id = up.parent_id)
    SELECT l.order_id AS "orderId", l.order_line_id AS "orderLineId", l.goods_name_zh AS "nameZh", l.goods_name_en AS "nameEn", l.spec_text_zh AS "specZh", l.spec_text_en AS "specEn",
      l.unit_code AS "unitCode", l.unit_decimals AS decimals, l.number, l.subtotal - l.discount AS net, l.tax_rate_bp AS "taxRateBp", coalesce(s.settled, l.received) AS settled,
      coalesce(c.claimed, 0) AS invoiced, coalesce(b.goods, 0) AS returned, coalesce(p.amount, 0) AS adjusted,
      greatest(0, coalesce(s.settled, l.received) - coalesce(b.number, 0) - round(coalesce(c.printed, 0) * 10 ^ l.unit_decimals))::bigint AS unprinted,
      coalesce((SELECT invoice_short_name FROM up WHERE up.leaf = g.category_id AND invoice_short_name IS NOT NULL LIMIT 1), '') AS "shortName",
      coalesce((SELECT name_zh FROM category k WHERE k.category_id = g.category_id), '') AS "categoryName"
    FROM order_line l JOIN of USING (order_id) LEFT JOIN goods g ON g.goods_id = l.goods_id LEFT JOIN settle s ON s.order_line_id = l.order_line_id
    LEFT JOIN claim c ON c.order_line_id = l.order_line_id LEFT JOIN back b ON b.order_line_id = l.order_line_id
    LEFT JOIN price p ON p.order_line_id = l.order_line_id ORDER BY l.order_line_id`,
}

type OrderRow = InvoiceableOrder & {
  freight: Int
  paid: Int
  invoiced: Int
  freightInvoiced: Int
  freightReturned: Int
  refunded: Int
  orderRefunded: Int
}
type Amounts = 'number' | 'net' | 'settled' | 'returned' | 'invoiced' | 'adjusted' | 'unprinted'
type LineRow = Omit<InvoiceablePartBalance, 'key' | Amounts> & Readonly<Record<Amounts, Int>>

/** Checkouts of a buyer with something received; `sn` of an order or a shipment, or a span of time, narrows them. */
export async function checkoutsToInvoice(
  db: Queryable,
  memberId: number,
  of: { readonly sn: string; readonly from: Date | null; readonly until: Date | null },
): Promise<number[]> {
  return (await rows<{ payOrderId: number }>(db, checkouts, [memberId, of.sn, of.from, of.until])).map((row) => Number(row.payOrderId))
}

/** The checkouts of chosen parts of a buyer's orders at one store, in the order in which they are locked. */
export async function checkoutsOf(
  db: Queryable,
  memberId: number,
  of: { readonly storeId: number; readonly orderLineIds: readonly number[]; readonly orderIds: readonly number[] },
): Promise<number[]> {
  const found = await rows<{ payOrderId: number }>(db, checkoutsOfParts, [memberId, of.storeId, of.orderLineIds, of.orderIds])
  return found.map((row) => Number(row.payOrderId))
}

function lineOf(row: LineRow): InvoiceablePartBalance {
  const [number, net, adjusted] = [BigInt(row.number), BigInt(row.net), BigInt(row.adjusted)]
  const settled = settledAmount(net, BigInt(row.settled), number)
  return {
    ...row,
    key: String(row.orderLineId),
    number,
    net,
    adjusted,
    unprinted: BigInt(row.unprinted),
    settled: adjusted > 0n ? settled + adjusted : settled,
    returned: adjusted < 0n ? BigInt(row.returned) - adjusted : BigInt(row.returned),
    invoiced: BigInt(row.invoiced),
  }
}
function freightOf(order: OrderRow, ofOrder: readonly InvoiceablePartBalance[]): InvoiceablePartBalance[] {
  const freight = BigInt(order.freight)
  const [first] = ofOrder
  if (freight === 0n || !first || ofOrder.every((line) => line.settled === 0n)) return []
  const words = { nameZh: '', nameEn: '', specZh: '', specEn: '', unitCode: '', shortName: first.shortName, categoryName: '' }
  const money = {
    number: 0n,
    net: freight,
    settled: freight,
    returned: BigInt(order.freightReturned),
    invoiced: BigInt(order.freightInvoiced),
    decimals: 0,
    adjusted: 0n,
    unprinted: 0n,
    taxRateBp: first.taxRateBp,
  }
  return [{ ...words, ...money, key: `f${order.orderId}`, orderId: order.orderId, orderLineId: null }]
}

/** What a checkout's orders were paid, what went back and what invoices claim: the one source of what may be invoiced. */
export async function balancesOf(db: Queryable, payOrderId: number): Promise<Balances> {
  const found = await rows<OrderRow>(db, orders, [[payOrderId], moneyStates])
  const known = (await rows<LineRow>(db, lines, [[payOrderId], moneyStates])).map(lineOf)
  const withParts = found.map((order) => {
    const ofOrder = known.filter((line) => line.orderId === order.orderId)
    return { order, parts: [...ofOrder, ...freightOf(order, ofOrder)] }
  })
  return {
    claims: {
      refunded: BigInt(found[0]?.refunded ?? 0),
      orders: withParts.map(({ order, parts }) => ({
        orderId: order.orderId,
        paid: BigInt(order.paid),
        refunded: BigInt(order.orderRefunded),
        invoiced: BigInt(order.invoiced),
        parts,
      })),
    },
    orders: found,
    parts: new Map(withParts.flatMap(({ parts }) => parts.map((part) => [part.key, part] as const))),
  }
}
