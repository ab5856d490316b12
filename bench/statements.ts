import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { loadDemo } from '../database/demo/load-demo.ts'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { migrate } from '../src/adapters/postgres/migrate.ts'
import { writeSheet } from '../src/adapters/sheets/write-sheet.ts'
import { anonymous, priceClassOf, type Caller } from '../src/api/caller.ts'
import { callKey, dispatcherOf } from '../src/api/dispatcher.ts'
import type { AnyEndpoint } from '../src/api/endpoint.ts'
import { openAppContext } from '../src/app/app-context.ts'
import { adminCreditCalls } from '../src/modules/credit/endpoints-staff.ts'
import { creditHandlers } from '../src/modules/credit/server/public.ts'

// npm run bench:statements -- [--lines 10000]: how long one statement of so many lines takes, on the page and as a file. Promised are 2 seconds
// for 10,000 lines.
const { values } = parseArgs({ options: { lines: { type: 'string', default: '10000' } } })
const lines = Number(values.lines)
const folder = join(tmpdir(), `zincbridge-statements-${process.pid}`)
const now = new Date()

/** A line of credit with one issued statement: two shipments in three, and a refund. */
const past = `
  INSERT INTO credit_account (enterprise_id, company_name, store_id, term_days, due_basis, expires_on, opened_at) VALUES (990001, '镀锌厂', 0, 30, 'STATEMENT', '2099-12-31', now());
  INSERT INTO credit_statement (statement_sn, account_id, period, state, issue_no, due_on, opened_at, issued_at)
    SELECT 'BENCH-S', account_id, '2026-10', 'ISSUED', 1, '2026-11-30', now(), now() FROM credit_account WHERE enterprise_id = 990001;
  INSERT INTO credit_line (statement_id, account_id, kind, reference, order_sn, shipment_sn, amount, due_on, at)
    SELECT statement_id, account_id, CASE n % 3 WHEN 2 THEN 'REFUNDED' ELSE 'DRAWN' END, 'BENCH-' || n, 'BENCH-O' || n, 'BENCH-D' || n,
      CASE n % 3 WHEN 2 THEN -1000 ELSE 1000000 + n END, CASE n % 3 WHEN 2 THEN NULL ELSE date '2026-11-30' END, now() - interval '20 days'
    FROM credit_statement, generate_series(1, ${lines}) n WHERE statement_sn = 'BENCH-S';
  ANALYZE`

const server = await startEmbedded({ dataDir: folder })
try {
  await migrate(server.url)
  await loadDemo(server.url, () => undefined)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(past)
  const opened = openAppContext(server.url, 4, { now: () => now })
  const bugs: unknown[] = []
  const dispatcher = dispatcherOf(
    creditHandlers(() => Promise.resolve(null), writeSheet),
    (_lang, refused) => refused.code,
    (error) => bugs.push(error),
  )
  const member = { memberId: 1, memberName: 'finance', memberType: 1 as const, enterpriseId: null, sessionId: 's' }
  const caller: Caller = { ...anonymous, member, platform: ['platform.payments', 'platform.finance'] }
  const facts = {
    caller,
    priceClass: priceClassOf(caller),
    lang: 'zh' as const,
    cityCode: '',
    app: opened.app,
    requestId: 'bench',
    ip: '127.0.0.1',
  }
  const request = { ...facts, userAgent: '', cookies: {}, headers: {}, files: [], idempotencyKey: null, setCookie: () => undefined }
  const timed = async (call: AnyEndpoint, more: object = {}) => {
    const took: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const begun = performance.now()
      const answer = await dispatcher.answer(callKey(call.method, call.path), { statementSn: 'BENCH-S', ...more }, request)
      took.push((performance.now() - begun) / 1000)
      if (answer.state !== 200) throw bugs.pop() ?? new Error(answer.msg)
    }
    return took.toSorted((one, other) => one - other)[2] ?? 0
  }
  const page = await timed(adminCreditCalls.statementInfo)
  const csv = await timed(adminCreditCalls.statementExport, { format: 'csv' })
  const sheet = await timed(adminCreditCalls.statementExport, { format: 'xlsx' })
  const text = `# Statements of credit lines

${now.toISOString().slice(0, 10)}, \`npm run bench:statements\`, on the shared machine of the other benchmarks; medians of five.

| a statement of ${lines.toLocaleString('en')} lines | result | goal |
|---|--:|--:|
| on the page | ${page.toFixed(2)} s | 2 s |
| as CSV | ${csv.toFixed(2)} s | – |
| as a spreadsheet | ${sheet.toFixed(2)} s | – |
`
  writeFileSync(join(import.meta.dirname, 'results', 'statements.md'), text)
  process.stdout.write(text)
  await opened.close()
  await client.end()
  process.exitCode = page <= 2 ? 0 : 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
