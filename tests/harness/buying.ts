import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import type { Envelope } from '../../src/api/envelope.ts'
import type { OutputOf } from '../../src/api/endpoint.ts'
import type { AppContext } from '../../src/api/handler.ts'
import type { Caller } from '../../src/api/caller.ts'
import { cartAdd } from '../../src/modules/basket/endpoints.ts'
import { orderConfirm, orderSubmit } from '../../src/modules/order/endpoints.ts'
import { systemActor, type CommandActor } from '../../src/api/command-actor.ts'
import { markPayOrderPaid, type PaidOutcome } from '../../src/modules/order/server/pay-orders/mark-pay-order-paid.ts'
import { payOrderDue } from '../../src/modules/order/server/pay-orders/pay-order-due.ts'
import type { Failure } from '../../src/kernel/failure/failure.ts'
import type { Ask } from './calls.ts'
import { aMember } from './goods.ts'

export type Buyer = { readonly visitor: Caller; readonly memberId: number; readonly addressId: number }

/** A verified buyer with an address in Tianjin. */
export async function aBuyer(client: pg.Client, memberId: number): Promise<Buyer> {
  const name = `buyer${memberId}`
  await client.query('INSERT INTO account (id, member_name, phone, password_hash) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
    memberId,
    name,
    `139${String(memberId).padStart(8, '0')}`,
    'none',
  ])
  await client.query('INSERT INTO member (id, member_type, nick_name) VALUES ($1, 2, $2) ON CONFLICT DO NOTHING', [memberId, name])
  const { rows } = await client.query(
    `INSERT INTO member_address (member_id, receiver, phone, province_code, city_code, district_code, region_name, detail, is_default)
     VALUES ($1, '李工', '13900000000', '12', '1201', '120112', '天津市津南区', '咸水沽镇 1 号', true) RETURNING id`,
    [memberId],
  )
  return { visitor: aMember(memberId, 2), memberId, addressId: rows[0].id }
}

export type Wanted = { readonly productId: number; readonly number: number | string; readonly unit?: 'primary' | 'second' }
type Submitted = Envelope<OutputOf<typeof orderSubmit>>

/** Puts goods into the cart and places them as one checkout, at the total that the preview says. */
export async function buy(ask: Ask, buyer: Buyer, lines: readonly Wanted[], more: Record<string, unknown> = {}): Promise<Submitted> {
  for (const line of lines) await ask(cartAdd, line, buyer)
  const preview = await ask(orderConfirm, { addressId: buyer.addressId, ...more }, buyer)
  return submit(ask, buyer, { expectedTotal: preview.data?.totalAmount ?? -1, ...more })
}

/** Submits what is in the cart, under a key of its own unless one is given. */
export function submit(
  ask: Ask,
  buyer: Buyer,
  more: { expectedTotal: number } & Record<string, unknown>,
  key: string = randomUUID(),
): Promise<Submitted> {
  return ask(orderSubmit, { addressId: buyer.addressId, ...more }, { visitor: buyer.visitor, idempotencyKey: key })
}

/** Sums that must stay what they are through every refusal. */
export async function stockOf(client: pg.Client, productId: number): Promise<{ available: number; held: number; sold: number }> {
  const { rows } = await client.query(
    'SELECT sum(available)::int AS available, sum(held)::int AS held, sum(sold)::int AS sold FROM sku_stock WHERE product_id = $1',
    [productId],
  )
  return rows[0]
}

/** Everything that a checkout writes, counted: two equal answers mean that nothing moved. */
export async function footprint(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query(
    `SELECT (SELECT count(*) FROM pay_order)::int AS payments, (SELECT count(*) FROM orders)::int AS orders, (SELECT count(*) FROM order_line)::int AS lines,
      (SELECT count(*) FROM order_event)::int AS events, (SELECT count(*) FROM timer)::int AS timers, (SELECT count(*) FROM audit_log)::int AS audits,
      (SELECT count(*) FROM stock_ledger)::int AS ledger, (SELECT count(*) FROM event_outbox)::int AS events_out, (SELECT count(*) FROM graphile_worker._private_jobs)::int AS jobs,
      (SELECT json_agg((product_id, available, held, sold) ORDER BY product_id) FROM sku_stock) AS stock,
      (SELECT json_agg((basket_line_id, number) ORDER BY basket_line_id) FROM basket_line) AS cart,
      (SELECT count(*) FROM idempotent_answer)::int AS answers`,
  )
  return rows[0]
}

/** An act of the system at the clock's time, for functions that later modules call. */
export function systemAct(now: Date): CommandActor {
  return systemActor('test', now)
}

/** Marks a checkout paid as the payment module would, at the amount due. */
export async function pay(house: AppContext, buyer: Buyer, paySn: string): Promise<PaidOutcome | Failure> {
  const due = await payOrderDue(house.read, paySn, buyer.memberId)
  return house.inTransaction((unit) => markPayOrderPaid(unit, { paySn, amount: due?.due ?? 0n, act: systemAct(house.clock.now()) }))
}
