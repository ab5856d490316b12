import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { demoVisitor } from '../database/demo/people/demo-caller.ts'
import { openSimulation } from '../database/demo/trade/open-simulation.ts'
import { loadDemo } from '../database/demo/load-demo.ts'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { migrate } from '../src/adapters/postgres/migrate.ts'
import { keyWrapper } from '../src/adapters/vault/key-wrapper.ts'
import { storeCapabilities, type Caller } from '../src/api/caller.ts'
import { newNonce } from '../src/kernel/sealing/receipt.ts'
import { quotationComparison } from '../src/modules/rfq/endpoints-comparison.ts'
import { rfqHandlers } from '../src/modules/rfq/server/handlers.ts'
import { adminTenderReview } from '../src/modules/tender/endpoints-admin.ts'
import { bidSubmit, bidderAttend } from '../src/modules/tender/endpoints-bidder.ts'
import { tenderDetail, tenderOpen, tenderSave, tenderSubmit } from '../src/modules/tender/endpoints.ts'
import { tenderHandlers, tenderTimers } from '../src/modules/tender/server/public.ts'
import { comparisonPage } from './browser/comparison-page.ts'

// npm run bench:sourcing -- [--bids 200] [--lines 500] [--quotations 20]: the opening of a tender with so many sealed bids, and the
// comparison of so many quotations. Promised are 5 s for the opening of 200 bids of 500 lines, 150 ms for 20 quotations of 500 lines by the
// call and 1 s on the page, which scrolls without long tasks.
const { values } = parseArgs({
  options: {
    bids: { type: 'string', default: '200' },
    lines: { type: 'string', default: '500' },
    quotations: { type: 'string', default: '20' },
  },
})
const [bids, lines, quotations] = [Number(values.bids), Number(values.lines), Number(values.quotations)]
const folder = join(tmpdir(), `zincbridge-sourcing-${process.pid}`)
const day = 86_400_000
const now = new Date()
const keys = keyWrapper([{ id: 'app', secret: 'a secret of the benchmark, of more than thirty-two characters' }])
const company = demoVisitor('demo_company')
const firstStore = 70_000
const bidderOf = (number: number): Caller => ({
  ...demoVisitor('demo_supplier'),
  stores: [{ storeId: firstStore + number, storeName: '', capabilities: storeCapabilities }],
})

/** Copies of a store; what the database calculates itself is left to it. */
const stores = (columns: string) => `
  INSERT INTO store (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM (
    SELECT (jsonb_populate_record(s, jsonb_build_object('store_id', ${firstStore} + n, 'store_name', 'Bidder ' || n, 'credit_code', 'B' || n))).*
    FROM store s, generate_series(1, ${Math.max(bids, quotations)}) n WHERE s.store_id = (SELECT min(store_id) FROM store)) copies`
const ownColumns = `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = 'store' AND is_generated = 'NEVER'`
/** A request that is closed, with a price of every store for every line. */
const request = `
  INSERT INTO inquiry (inquiry_id, inquiry_sn, kind, member_id, enterprise_id, title, state, close_rule, close_at, created_at, updated_at, published_at)
    VALUES (900000, 'XJBENCH', 'OPEN', 3, 1, 'bench', 'COMPARING', 'TIME', now(), now(), now(), now());
  INSERT INTO inquiry_line (inquiry_id, line_no, name_zh, name_en, unit_code, decimals, number) SELECT 900000, n, 'G' || n, 'G' || n, 't', 3, 1000 + n FROM generate_series(1, ${lines}) n;
  INSERT INTO quotation (quotation_id, quotation_sn, inquiry_id, store_id, edition, state, content, valid_until, freight, author_id, created_at, submitted_at)
    SELECT 900000 + n, 'BJBENCH' || n, 900000, ${firstStore} + n, 1, 'SUBMITTED', 1, current_date + 30, 10000 * n, 7, now(), now() FROM generate_series(1, ${quotations}) n;
  INSERT INTO quotation_line (quotation_id, line_no, offer, unit_price, delivery_on)
    SELECT 900000 + q, n, 'PRICE', 50000000 + (q * 7919 + n * 104729) % 9000000, current_date + 10 + q % 5 FROM generate_series(1, ${quotations}) q, generate_series(1, ${lines}) n;
  ANALYZE`

const timed = async (work: () => Promise<unknown>) => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

const server = await startEmbedded({ dataDir: folder })
try {
  await migrate(server.url)
  await loadDemo(server.url, () => undefined)
  const client = new pg.Client({ connectionString: server.url })
  // A failure stops the server under its connections; what is told then is the failure.
  client.on('error', () => undefined)
  await client.connect()
  const [own] = (await client.query<{ columns: string }>(ownColumns)).rows
  await client.query(stores(own?.columns ?? ''))
  await client.query(request)
  const play = openSimulation(server.url, [...tenderHandlers({ keys }), ...rfqHandlers()], now)

  const tenderLines = Array.from({ length: lines }, (_, index) => ({
    lineNo: index + 1,
    goodsName: `G${index + 1}`,
    number: '12.5',
    unitName: 't',
  }))
  const draft = { mode: 'ENTERPRISE', access: 'OPEN', title: 'bench', body: 'bench', estimate: '100000000' } as const
  const deadline = new Date(now.getTime() + 25 * day).toISOString()
  const { tenderSn, version } = await play.ask(tenderSave, { ...draft, lines: tenderLines, deadline }, company)
  const sent = await play.ask(tenderSubmit, { tenderSn, expectedVersion: version }, company)
  await play.ask(adminTenderReview, { tenderSn, expectedVersion: sent.version, verdict: 'approve' }, demoVisitor('demo_admin'))
  const sealing = await timed(async () => {
    for (let number = 1; number <= bids; number += 1) {
      const prices = tenderLines.map(({ lineNo }) => ({ lineNo, unitPrice: `${5000 + ((number * 37 + lineNo * 11) % 900)}.25` }))
      await play.ask(bidSubmit, { tenderSn, lines: prices, deliveryDays: 10, nonce: newNonce() }, bidderOf(number))
    }
  })
  play.at(-26 * 24)
  const { rows } = await client.query<{ id: string }>('SELECT tender_id::text AS id FROM tender WHERE tender_sn = $1', [tenderSn])
  await tenderTimers['tender/close']?.(play.house, rows[0]?.id ?? '')
  await play.ask(bidderAttend, { tenderSn }, bidderOf(1))
  const closed = await play.ask(tenderDetail, { tenderSn }, company)
  const opening = await timed(() => play.ask(tenderOpen, { tenderSn, expectedVersion: closed.version }, company))
  const { record } = await play.ask(tenderDetail, { tenderSn }, company)
  const isWhole = record.length === bids && record.every(({ intact, total }) => intact && total !== null)

  const times: number[] = []
  const begun = process.cpuUsage()
  for (let run = 0; run < 15; run += 1) times.push(await timed(() => play.ask(quotationComparison, { inquirySn: 'XJBENCH' }, company)))
  const { user, system } = process.cpuUsage(begun)
  const processor = (user + system) / 1000 / times.length
  const comparison = median(times.slice(3))
  await play.close()
  const page = await comparisonPage(server.url, join(folder, 'mall'), 'XJBENCH')
  const text = `# Tenders and requests for quotation

${now.toISOString().slice(0, 10)}, \`npm run bench:sourcing\`, on the shared machine of the other benchmarks.

| what | result | goal |
|---|--:|--:|
| opening of ${bids} sealed bids with ${lines} lines each, by the call | ${(opening / 1000).toFixed(2)} s | 5 s |
| sealing one bid, by the call | ${(sealing / bids).toFixed(0)} ms | – |
| comparison of ${quotations} quotations with ${lines} lines each, by the call (median of 12) | ${comparison.toFixed(0)} ms | 150 ms |
| – of it the processor of the server | ${processor.toFixed(0)} ms | – |
| the page of this comparison until it can be read, at a desk (median of 5) | ${page.shown.toFixed(0)} ms | 1,000 ms |
| – the longest task while it is scrolled through (tasks over 50 ms: ${page.longTasks}) | ${page.longestTask === 0 ? 'under 50' : page.longestTask.toFixed(0)} ms | 50 ms |
| – from the press on a choice to its tick | ${page.tick.toFixed(0)} ms | – |

Every opened bid fits its receipt: ${isWhole ? 'yes' : 'no'}.
`
  writeFileSync(join(import.meta.dirname, 'results', 'sourcing.md'), text)
  process.stdout.write(text)
  await client.end()
  process.exitCode = opening <= 5000 && comparison <= 150 && page.shown <= 1000 && isWhole ? 0 : 1
} catch (failed) {
  process.stderr.write(`${failed instanceof Error ? failed.stack : String(failed)}\n`)
  process.exitCode = 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
