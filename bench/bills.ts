import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { loadDemo } from '../database/demo/load-demo.ts'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { migrate } from '../src/adapters/postgres/migrate.ts'
import { systemContext } from '../src/api/actor-context.ts'
import { openAppContext } from '../src/app/app-context.ts'
import { beginBillRun, runBills } from '../src/modules/settlement/server/run-bills.ts'
import { transferOrder } from '../src/modules/settlement/server/transfer-order.ts'

// npm run bench:bills -- [--orders 100000] [--transfers 1000]: how long the bills of so many credited orders take, and how many orders a
// second are credited. Promised are 60 seconds for the bills of 100,000 orders.
const { values } = parseArgs({ options: { orders: { type: 'string', default: '100000' }, transfers: { type: 'string', default: '1000' } } })
const [orders, transfers] = [Number(values.orders), Number(values.transfers)]
const folder = join(tmpdir(), `zincbridge-bills-${process.pid}`)
const now = new Date()

/** Orders of a month ago that were paid in full; all but the last ones are credited. */
const past = `
  INSERT INTO pay_order (pay_sn, member_id, state, pay_method, total, paid, pay_due_at, created_at)
    SELECT 'BILL-P' || n, 2, 'PAID', 'ONLINE', 1130000, 1130000, now(), now() - interval '60 days' FROM generate_series(1, ${orders + transfers}) n;
  INSERT INTO orders (order_sn, pay_order_id, member_id, buyer_name, store_id, store_name, state, delivery, pay_method, goods_amount, freight, total, paid, tax, invoice,
      buyer_remark, search_text, created_at, paid_at, finished_at)
    SELECT replace(p.pay_sn, 'P', 'O'), p.pay_order_id, 2, 'bench', s.store_id, s.store_name, 'COMPLETED', 'DELIVERY', 'ONLINE', 1100000, 30000, 1130000, 1130000, 0, '{}', '', p.pay_sn,
      p.created_at, p.created_at, p.created_at + interval '3 days'
    FROM pay_order p JOIN (SELECT store_id, store_name, row_number() OVER (ORDER BY store_id) - 1 AS place, count(*) OVER () AS count FROM store) s ON p.pay_order_id % s.count = s.place;
  INSERT INTO order_line (order_id, product_id, goods_id, goods_name_zh, goods_name_en, spec_text_zh, spec_text_en, goods_image, unit, unit_code, unit_decimals, number,
      stock_number, unit_price, list_price, price_reason, subtotal, tax_rate_bp, tax)
    SELECT o.order_id, g.product_id, g.goods_id, '锌锭', 'Zinc ingot', '', '', '', 'primary', 't', 3, 1000, 1000, 1, 1, 'list', 1100000, 1300, 0
    FROM orders o, (SELECT product_id, goods_id FROM sku ORDER BY product_id LIMIT 1) g;
  INSERT INTO payment (pay_sn, member_id, channel, out_trade_no, amount, state, description, gateway_trade_no, captured, created_at, expire_at, paid_at)
    SELECT pay_sn, 2, 'wechat', 'PBILL' || pay_order_id, 1130000, 'PAID', 'bench', pay_sn, 1130000, created_at, created_at, created_at FROM pay_order;
  INSERT INTO payment_split (payment_id, order_sn, authorized, captured)
    SELECT p.payment_id, replace(p.pay_sn, 'P', 'O'), 1130000, 1130000 FROM payment p;
  INSERT INTO settlement_entry (store_id, kind, order_sn, reference, received, platform_part, commission, payable, at)
    SELECT store_id, 'transfer', order_sn, order_sn, 1130000, 0, 22000, 1108000, now() - interval '40 days' FROM orders ORDER BY order_id LIMIT ${orders};
  ANALYZE`

const server = await startEmbedded({ dataDir: folder })
try {
  await migrate(server.url)
  await loadDemo(server.url, () => undefined)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(past)
  const opened = openAppContext(server.url, 4, { now: () => now })
  const act = systemContext('bench', now)
  const period = { from: new Date(now.getTime() - 70 * 86_400_000), until: new Date(now.getTime() - 35 * 86_400_000) }
  const timed = async (work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    return (performance.now() - begun) / 1000
  }
  const { rows } = await client.query(`SELECT order_sn FROM orders ORDER BY order_id DESC LIMIT ${transfers}`)
  const credited = await timed(async () => {
    for (const { order_sn: orderSn } of rows) await opened.app.inTransaction((tx) => transferOrder(tx, orderSn, act))
  })
  const make = async () => {
    const run = await opened.app.inTransaction((tx) => beginBillRun(tx, period, act))
    await runBills(opened.app, run.runId)
  }
  const first = await timed(make)
  const second = await timed(make)
  const { rows: found } = await client.query(
    `SELECT count(*)::int AS bills, sum(entry_count)::int AS lines, bool_and(total = (SELECT sum(payable) FROM settlement_entry e WHERE e.bill_id = b.bill_id)) AS proved FROM settlement_bill b`,
  )
  const { bills, lines, proved } = found[0]
  const text = `# Bills of stores

${now.toISOString().slice(0, 10)}, \`npm run bench:bills\`, on the shared machine of the other benchmarks.

| what | result | goal |
|---|--:|--:|
| bills of ${lines.toLocaleString('en')} credited orders (${bills} stores) | ${first.toFixed(1)} s | 60 s |
| the same run once more (no second bill) | ${second.toFixed(2)} s | – |
| orders credited to their stores, one after the other | ${Math.round(transfers / credited)} per second | – |

Every bill is the sum of its lines: ${proved ? 'yes' : 'no'}.
`
  writeFileSync(join(import.meta.dirname, 'results', 'bills.md'), text)
  process.stdout.write(text)
  await opened.close()
  await client.end()
  process.exitCode = first <= 60 && proved && lines === orders ? 0 : 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
