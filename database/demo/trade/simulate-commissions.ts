import { Client } from 'pg'
import { nextStatementAt } from '../../../src/modules/referral/rules/commission.ts'

/**
 * What `demo_sales` has earned of the trades that were played: the oldest are paid by a statement, some are payable, the
 * youngest are frozen or not completed. The events of those trades find the rows here and change nothing.
 */
export async function simulateCommissions(url: string, now = new Date()): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `INSERT INTO commission (order_sn, salesperson_id, customer_id, base, rate_bp, amount, state, created_at, release_at)
       SELECT order_sn, 5, member_id, goods_amount, 150, round(goods_amount * 150 / 10000.0), CASE
           WHEN finished_at IS NULL THEN 'TRACKED' WHEN finished_at < $1::timestamptz - interval '7 days' THEN 'PAYABLE' ELSE 'FROZEN' END,
         paid_at, finished_at + interval '7 days'
       FROM orders WHERE member_id IN (2, 3) AND paid_at IS NOT NULL AND state NOT IN ('CANCELLED', 'CLOSED') ORDER BY order_id ON CONFLICT DO NOTHING`,
      [now],
    )
    await client.query(
      `INSERT INTO timer (entity, entity_id, event, due_at) SELECT 'commission', order_sn, 'release', release_at FROM commission WHERE state = 'FROZEN' ON CONFLICT DO NOTHING`,
    )
    await stateOldest(client, now)
    await client.query(
      `INSERT INTO timer (entity, entity_id, event, due_at) VALUES ('salesperson', '5', 'state', $1) ON CONFLICT DO NOTHING`,
      [nextStatementAt(now)],
    )
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}

async function stateOldest(client: Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ order_sn: string; amount: string }>(
    `SELECT order_sn, amount FROM commission WHERE state = 'PAYABLE' ORDER BY commission_id LIMIT 2`,
  )
  if (rows.length === 0) return
  const total = rows.reduce((sum, row) => sum + BigInt(row.amount), 0n)
  const statement = await client.query<{ statement_id: string }>(
    `INSERT INTO sales_statement (statement_sn, salesperson_id, state, total, entry_count, issued_at, paid_at, paid_note)
     VALUES ('YJ' || to_char($1::timestamptz - interval '6 days', 'YYYYMMDD') || lpad(nextval('sales_statement_number')::text, 6, '0'), 5, 'PAID', $2, $3,
       $1::timestamptz - interval '6 days', $1::timestamptz - interval '4 days', '网银 20261117-0042') RETURNING statement_id`,
    [now, total, rows.length],
  )
  await client.query(`UPDATE commission SET state = 'STATED', statement_id = $1 WHERE order_sn = ANY($2)`, [
    statement.rows[0]?.statement_id,
    rows.map((row) => row.order_sn),
  ])
}
