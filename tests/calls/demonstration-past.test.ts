import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { simulateAftersale } from '../../database/demo/trade/simulate-aftersale.ts'
import { simulateCredit } from '../../database/demo/trade/simulate-credit.ts'
import { simulateOperations } from '../../database/demo/trade/simulate-operations.ts'
import { simulateContracts } from '../../database/demo/contracts/simulate-contracts.ts'
import { simulateTeamPurchases } from '../../database/demo/campaigns/simulate-team-purchases.ts'
import { simulateTenders } from '../../database/demo/trade/simulate-tenders.ts'
import { awardedTender } from '../../database/demo/trade/tender-script.ts'
import { openLocalEsign } from '../../src/adapters/esign/local-esign.ts'
import { keyWrapper } from '../../src/adapters/vault/key-wrapper.ts'
import { simulateRfqs } from '../../database/demo/trade/simulate-rfqs.ts'
import { personalVault } from '../../src/adapters/vault/personal-vault.ts'
import { simulateWallet } from '../../database/demo/trade/simulate-wallet.ts'
import { simulateWeights } from '../../database/demo/trade/simulate-weights.ts'
import { orderStockByTime } from '../../database/demo/stock-times.ts'
import { simulateTrades } from '../../database/demo/trade/simulate-trades.ts'
import { demoTrades } from '../../database/demo/trade/trade-script.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'

const database = await aDatabase('demo')
const keys: [{ id: string; secret: string }] = [{ id: 'app', secret: 'a secret of the tests, of more than thirty-two characters' }]

test('the past of the demonstration is made by the real calls: orders in every state, their money and stock in balance', async () => {
  const orders = await simulateTrades(database.url)
  expect(orders).toBeGreaterThanOrEqual(demoTrades.length)
  const client = await database.connect()
  const { rows: states } = await client.query('SELECT state, count(*)::int AS count FROM orders GROUP BY state ORDER BY state')
  expect(states.map((row) => row.state)).toEqual([
    'CANCELLED',
    'COMPLETED',
    'PARTIALLY_SHIPPED',
    'PAYMENT_REVIEW',
    'PENDING_SHIPMENT',
    'SHIPPED',
  ])
  const { rows: odd } = await client.query(
    `SELECT product_id FROM sku_stock JOIN (SELECT product_id, warehouse_id, sum(change)::int AS change, sum(held_change)::int AS held
       FROM stock_ledger GROUP BY product_id, warehouse_id) ledger USING (product_id, warehouse_id)
     WHERE sku_stock.available <> ledger.change OR sku_stock.held <> ledger.held`,
  )
  expect(odd).toEqual([])
  const { rows: late } = await client.query("SELECT order_sn FROM orders WHERE created_at > now() - interval '4 hours'")
  expect(late).toEqual([])
})

test('weighbridges wait for every side: a supplement paid, in review, due and late, a ticket to confirm, one answered, and one that gives back', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zincbridge-weights-'))
  await simulateWeights({ url: database.url, dataDir })
  rmSync(dataDir, { recursive: true, force: true })
  const client = await database.connect()
  const { rows } = await client.query(
    `SELECT state || ' ' || money_state || CASE WHEN money_state = 'SUPPLEMENT_DUE' AND supplement_due_at < now() THEN ' late' ELSE '' END AS text
     FROM weigh_note ORDER BY 1`,
  )
  expect(rows.map(({ text }) => text)).toEqual([
    'RECORDED UNDECIDED',
    'REWEIGHED UNDECIDED',
    'SETTLED REFUND_DUE',
    'SETTLED SUPPLEMENT_DUE',
    'SETTLED SUPPLEMENT_DUE late',
    'SETTLED SUPPLEMENT_PAID',
    'SETTLED SUPPLEMENT_REVIEW',
  ])
  const { rows: entries } = await client.query(`SELECT count(*)::int AS count FROM settlement_entry WHERE kind = 'supplement'`)
  expect(entries).toEqual([{ count: 1 }])
})

test('balances have a history: recharges, a purchase, and withdrawals that each side has something to do about', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zincbridge-wallet-'))
  await simulateWallet({ url: database.url, dataDir, vault: personalVault(keys) })
  rmSync(dataDir, { recursive: true, force: true })
  const client = await database.connect()
  const { rows } = await client.query('SELECT state FROM withdrawal ORDER BY state')
  expect(rows.map((row) => row.state)).toEqual(['APPLIED', 'FAILED', 'PAYING', 'REJECTED', 'SUCCESS'])
  const { rows: recharges } = await client.query('SELECT DISTINCT state FROM recharge ORDER BY state')
  expect(recharges.map((row) => row.state)).toEqual(['MISMATCH', 'SUCCESS'])
  const { rows: sum } = await client.query('SELECT sum(balance)::int AS fen FROM ledger_account')
  expect(sum).toEqual([{ fen: 0 }])
})

test('the desks of the platform and of the company have something that waits', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zincbridge-desks-'))
  await simulateOperations({ url: database.url, keys: [{ id: 'app', secret: 'a secret of the tests' }], dataDir })
  rmSync(dataDir, { recursive: true, force: true })
  const client = await database.connect()
  const { rows } = await client.query(
    `SELECT 'verification' AS desk, state, count(*)::int AS count FROM verification GROUP BY state
     UNION ALL SELECT 'store', state, count(*)::int FROM store_application GROUP BY state
     UNION ALL SELECT 'request', state, count(*)::int FROM purchase_request GROUP BY state ORDER BY 1, 2`,
  )
  expect(rows.map(({ desk, state, count }) => `${desk} ${state} ${count}`)).toEqual([
    'request PENDING 2',
    'store DEPOSIT 1',
    'store SUBMITTED 1',
    'verification APPROVED 1',
    'verification REVIEWING 1',
    'verification SUBMITTED 1',
  ])
  const { rows: company } = await client.query(
    `SELECT v.company_name = e.name AND v.uscc = e.uscc AS same, v.reviewed_at = e.verified_at AS "sinceReview", v.reviewed_at < now() - interval '60 days' AS old
     FROM verification v JOIN member m ON m.id = v.member_id JOIN enterprise e ON e.id = m.enterprise_id WHERE m.id = 3 AND v.state = 'APPROVED'`,
  )
  expect(company).toEqual([{ same: true, sinceReview: true, old: true }])
})

test('tenders and contracts stand in every state that somebody would look at; what is not opened is sealed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zincbridge-tenders-'))
  const tenders = await simulateTenders({ url: database.url, keys: keyWrapper(keys), dataDir })
  const esign = { service: openLocalEsign({ file: ':memory:', nodeEnv: 'test', now: () => new Date() }), demonstration: true, siteUrl: '' }
  await simulateContracts(
    { url: database.url, secret: 'a secret of the tests, long enough', esign, keys: keyWrapper(keys), dataDir },
    tenders.get(awardedTender),
  )
  rmSync(dataDir, { recursive: true, force: true })
  const client = await database.connect()
  const { rows } = await client.query<{ text: string }>(
    `SELECT 'tender ' || state AS text FROM tender UNION SELECT 'contract ' || state FROM contract UNION SELECT 'framework ' || state FROM contract WHERE kind = 'FRAMEWORK'
     ORDER BY 1`,
  )
  expect(rows.map(({ text }) => text)).toEqual([
    'contract DRAFT',
    'contract EFFECTIVE',
    'contract NEGOTIATING',
    'contract PERFORMING',
    'contract RESCINDED',
    'contract SIGNING',
    'framework PERFORMING',
    'tender AWARDED',
    'tender BIDDING',
    'tender DRAFT',
    'tender EVALUATING',
    'tender FAILED',
    'tender OPENABLE',
    'tender PUBLICITY',
    'tender REVIEWING',
    'tender TERMINATED',
  ])
  const { rows: readable } = await client.query(
    `SELECT bid_sn FROM bid JOIN tender USING (tender_id) WHERE tender.opened_at IS NULL AND (payload IS NOT NULL OR total IS NOT NULL OR position(convert_to('23580', 'UTF8') IN sealed) > 0)`,
  )
  expect(readable).toEqual([])
  const { rows: sheets } = await client.query(`SELECT state FROM contract_rescission_sheet WHERE state <> 'REPLACED' ORDER BY state`)
  expect(sheets.map(({ state }) => state)).toEqual(['DISPUTED', 'PROPOSED'])
})

test('requests for quotation stand in every state that somebody would look at', async () => {
  expect(await simulateRfqs(database.url)).toBeGreaterThan(5)
  const client = await database.connect()
  const { rows } = await client.query('SELECT DISTINCT kind, state FROM inquiry ORDER BY kind, state')
  expect(rows.map((row) => `${row.kind} ${row.state}`)).toEqual([
    'BASKET QUOTING',
    'OPEN AWARDED',
    'OPEN COMPARING',
    'OPEN DRAFT',
    'OPEN QUOTING',
  ])
})

test('the company buys on credit: a paid statement, one that is due, goods of this month, a reserved order and a repayment that waits', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zincbridge-credit-'))
  await simulateCredit({ url: database.url, dataDir })
  rmSync(dataDir, { recursive: true, force: true })
  const client = await database.connect()
  const { rows } = await client.query(
    `SELECT store_id::int AS store, s.state, count(*)::int AS count FROM credit_statement s JOIN credit_account USING (account_id) GROUP BY 1, 2 ORDER BY 1, 2`,
  )
  expect(rows.map(({ store, state, count }) => `${store} ${state} ${count}`)).toEqual([
    '0 CONFIRMED 1',
    '0 OPEN 1',
    '0 SETTLED 1',
    '1001 REPAY_REVIEW 1',
  ])
  const { rows: lines } = await client.query('SELECT store_id::int AS store, state, held > 0 AS held FROM credit_account ORDER BY store_id')
  expect(lines).toEqual([
    { store: 0, state: 'ACTIVE', held: true },
    { store: 1001, state: 'ACTIVE', held: false },
  ])
})

test('after-sale cases and invoices stand where each side has something to do', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zincbridge-aftersale-'))
  await simulateAftersale({ url: database.url, dataDir })
  rmSync(dataDir, { recursive: true, force: true })
  const client = await database.connect()
  const { rows } = await client.query('SELECT state FROM aftersale_case ORDER BY state')
  expect(rows.map((row) => row.state)).toEqual(['APPLIED', 'REFUND_PENDING', 'RETURNING', 'SELLER_REJECTED'])
  const { rows: complaints } = await client.query('SELECT state FROM aftersale_complaint')
  expect(complaints).toEqual([{ state: 'ARBITRATION' }])
  const { rows: invoices } = await client.query('SELECT DISTINCT state FROM invoice ORDER BY state')
  expect(invoices.map((row) => row.state)).toEqual(['APPLIED', 'ISSUED', 'REJECTED'])
})

test('a team purchase runs: one team is complete, one needs a buyer, and its paid orders wait', async () => {
  await simulateTeamPurchases(database.url)
  const client = await database.connect()
  const { rows } = await client.query(
    `SELECT t.state AS team, t.size - t.paid AS missing, m.state, o.state AS order, o.frozen, count(*)::int AS count
     FROM team t JOIN team_member m USING (team_id) JOIN orders o USING (order_sn) GROUP BY 1, 2, 3, 4, 5 ORDER BY 1`,
  )
  expect(rows).toEqual([
    { team: 'FORMING', missing: 1, state: 'PAID_WAIT_GROUP', order: 'PENDING_SHIPMENT', frozen: true, count: 2 },
    { team: 'SUCCESS', missing: 0, state: 'PENDING_SHIPMENT', order: 'PENDING_SHIPMENT', frozen: false, count: 3 },
  ])
})

test('orders of all scripts have ids in the order of their time, and the living mall goes on after them', async () => {
  const client = await database.connect()
  const { rows: early } = await client.query(
    `SELECT order_sn FROM (SELECT order_sn, created_at, lag(created_at) OVER (ORDER BY order_id) AS before FROM orders) placed
     WHERE created_at < date_trunc('minute', before)`,
  )
  expect(early).toEqual([])
  const { rows: next } = await client.query(
    `SELECT nextval(pg_get_serial_sequence('orders', 'order_id')) > (SELECT max(order_id) FROM orders) AS "isLater"`,
  )
  expect(next).toEqual([{ isLater: true }])
})

test('stock moves at the time of its order, and is listed in the order of time', async () => {
  await orderStockByTime(database.url)
  const client = await database.connect()
  const { rows: strange } = await client.query(
    `SELECT l.reference, l.at, o.created_at FROM stock_ledger l JOIN orders o ON o.order_sn = l.reference WHERE l.movement = 'take' AND l.at <> o.created_at`,
  )
  expect(strange).toEqual([])
  const { rows: early } = await client.query(
    `SELECT id FROM (SELECT id, at, lag(at) OVER (ORDER BY id) AS before FROM stock_ledger) moved WHERE at < before`,
  )
  expect(early).toEqual([])
  const { rows: first } = await client.query(`SELECT DISTINCT movement FROM stock_ledger WHERE at < (SELECT min(created_at) FROM orders)`)
  expect(first).toEqual([{ movement: 'load' }])
})
