import type { ClientBase } from 'pg'

/** Customers of `demo_sales`: how long ago they came, and how. */
const customers = [
  { id: 3, daysAgo: 75, source: 'code' },
  { id: 2, daysAgo: 60, source: 'register' },
] as const

/** `demo_sales` with a code that can be remembered and two customers, `demo_sales2` to whom one can be moved; and what everybody agreed to when they came. */
export async function loadSelling(client: ClientBase): Promise<void> {
  await client.query(`UPDATE account SET invitation_code = 'SALES' || lpad(id::text, 3, '0') WHERE id IN (5, 20)`)
  await client.query(
    `INSERT INTO salesperson (member_id, rate_bp, opened_at) VALUES (5, 150, now() - interval '90 days'), (20, 100, now() - interval '40 days') ON CONFLICT DO NOTHING`,
  )
  for (const one of customers)
    await client.query(
      `INSERT INTO sales_binding (customer_id, salesperson_id, source, bound_at) VALUES ($1, 5, $2, now() - make_interval(days => $3)) ON CONFLICT DO NOTHING`,
      [one.id, one.source, one.daysAgo],
    )
  await client.query(
    `INSERT INTO agreement_consent (account_id, agreement_code, version, agreed_at, ip)
     SELECT a.id, g.code, g.version, a.created_at, '203.0.113.8' FROM account a JOIN agreement g ON g.code IN ('register_agreement', 'privacy_policy') AND g.version = 1
     ON CONFLICT DO NOTHING`,
  )
}
