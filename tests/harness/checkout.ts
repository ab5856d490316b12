import type { Client } from 'pg'

export type Checkout = {
  readonly paySn: string
  readonly memberId: number
  readonly totalFen: bigint
  readonly orderSns: readonly string[]
}

let count = 0

/** An unpaid checkout of some orders, written straight into the tables as placing it would leave them. */
export async function aCheckout(
  client: Client,
  wish: { totals?: readonly bigint[]; memberId?: number; payMethod?: 'ONLINE' | 'TRANSFER'; payDueAt?: Date } = {},
): Promise<Checkout> {
  const totals = wish.totals ?? [1230n, 4560n]
  const memberId = wish.memberId ?? 7
  count += 1
  const paySn = `ZF${process.pid}${count}`
  const payMethod = wish.payMethod ?? 'ONLINE'
  const totalFen = totals.reduce((sum, total) => sum + total, 0n)
  const { rows } = await client.query<{ pay_order_id: string }>(
    `INSERT INTO pay_order (pay_sn, member_id, state, pay_method, total, pay_due_at, created_at) VALUES ($1,$2,'OPEN',$3,$4,$5,now()) RETURNING pay_order_id`,
    [paySn, memberId, payMethod, totalFen, wish.payDueAt ?? new Date(Date.now() + 86_400_000)],
  )
  const orderSns = totals.map((_, index) => `DD${process.pid}${count}${index}`)
  for (const [index, total] of totals.entries()) {
    await client.query(
      `INSERT INTO orders (order_sn, pay_order_id, member_id, buyer_name, store_id, store_name, state, delivery, pay_method, goods_amount, freight, total, tax, invoice, buyer_remark, search_text, created_at)
       VALUES ($1,$2,$3,'demo_buyer',$4,$5,'PENDING_PAYMENT','PICKUP',$6,$7,0,$7,0,'{}','','',now())`,
      [orderSns[index], rows[0]?.pay_order_id, memberId, index + 1, `店铺${index + 1}`, payMethod, total],
    )
  }
  return { paySn, memberId, totalFen, orderSns }
}

/** What a checkout and its orders are now: `PAID 57.90 PENDING_SHIPMENT,PENDING_SHIPMENT`. */
export async function standOf(client: Client, paySn: string): Promise<string> {
  const { rows } = await client.query<{ stand: string }>(
    `SELECT p.state || ' ' || p.paid || ' ' || string_agg(o.state, ',' ORDER BY o.order_id) AS stand
     FROM pay_order p JOIN orders o USING (pay_order_id) WHERE p.pay_sn = $1 GROUP BY p.pay_order_id`,
    [paySn],
  )
  return rows[0]?.stand ?? 'none'
}

/** The states of a checkout's payments in order: `CLOSED,PAID`. */
export async function paymentStates(client: Client, paySn: string): Promise<string> {
  const { rows } = await client.query<{ states: string | null }>(
    `SELECT string_agg(state, ',' ORDER BY payment_id) AS states FROM payment WHERE pay_sn = $1`,
    [paySn],
  )
  return rows[0]?.states ?? ''
}

/** Cancels everything of a checkout, as its timer would. */
export async function cancelCheckout(client: Client, paySn: string): Promise<void> {
  await client.query(`UPDATE orders SET state = 'CANCELLED' WHERE pay_order_id = (SELECT pay_order_id FROM pay_order WHERE pay_sn = $1)`, [
    paySn,
  ])
  await client.query(`UPDATE pay_order SET state = 'CLOSED', version = version + 1, closed_at = now() WHERE pay_sn = $1`, [paySn])
}
