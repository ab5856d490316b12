import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { loadDemo } from '../database/demo/load-demo.ts'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { migrate } from '../src/adapters/postgres/migrate.ts'
import { anonymous, priceClassOf, type Caller } from '../src/api/caller.ts'
import { callKey, dispatcherOf } from '../src/api/dispatcher.ts'
import { openAppContext } from '../src/app/app-context.ts'
import { rebuildFigures } from '../src/modules/analytics/server/figures/write-figures.ts'
import { statisticsHandlers } from '../src/modules/analytics/server/public.ts'
import { figureCalls, type FigureCaller } from './figures/figure-calls.ts'
import { manyOrders } from './figures/many-orders.ts'

// npm run bench:figures -- [--orders 1000000] [--data folder]: every call of figures in a mall of so many paid orders of one year. Promised are 300 ms each.
// A folder keeps the loaded mall for the next run, which then measures at once.
const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000000' }, data: { type: 'string' } } })
const orders = Number(values.orders)
const goalMs = 300
const folder = values.data ?? join(tmpdir(), `zincbridge-figures-${process.pid}`)
const loadedMark = join(folder, 'loaded')
const isLoaded = existsSync(loadedMark)
const now = new Date()

const server = await startEmbedded({ dataDir: folder, durable: false, settings: { shared_buffers: '1GB', max_wal_size: '8GB' } })
try {
  await migrate(server.url)
  if (!isLoaded) await loadDemo(server.url, () => undefined)
  const owner = new pg.Client({ connectionString: server.superuserUrl(new URL(server.url).pathname.slice(1)) })
  owner.on('error', () => undefined)
  await owner.connect()
  await owner.query('SET session_replication_role = replica')
  const opened = openAppContext(server.url, 4, { now: () => now })
  if (!isLoaded) {
    for (const statement of manyOrders(orders)) await owner.query(statement)
    await owner.query('ANALYZE')
    const begun = performance.now()
    await opened.app.inTransaction(rebuildFigures)
    const rebuilt = (performance.now() - begun) / 1000
    await owner.query('VACUUM ANALYZE')
    writeFileSync(loadedMark, rebuilt.toFixed(0))
  }
  const rebuilt = readFileSync(loadedMark, 'utf8')
  const bugs: unknown[] = []
  const dispatcher = dispatcherOf(
    statisticsHandlers(),
    (_lang, refused) => refused.code,
    (error) => bugs.push(error),
  )
  const member = { memberId: 1, memberName: 'bench', memberType: 3 as const, enterpriseId: 990_001, sessionId: 's' }
  const callers: Readonly<Record<FigureCaller, Caller>> = {
    company: { ...anonymous, member, company: ['company.records'] },
    person: { ...anonymous, member: { ...member, memberId: 2_000_007, memberType: 2, enterpriseId: null } },
    store: { ...anonymous, member, stores: [{ storeId: 1001, storeName: 'bench', capabilities: ['store.orders'] }] },
    platform: { ...anonymous, member, platform: ['platform.payments', 'platform.goods', 'platform.stores', 'platform.settings'] },
  }
  const lines: string[] = []
  let isWell = true
  for (const { what, as, call, input } of figureCalls(now)) {
    const caller = callers[as]
    const request = {
      caller,
      priceClass: priceClassOf(caller),
      lang: 'zh' as const,
      cityCode: '',
      app: opened.app,
      requestId: 'bench',
      ip: '127.0.0.1',
      userAgent: '',
      cookies: {},
      headers: {},
      files: [],
      idempotencyKey: null,
      setCookie: () => undefined,
    }
    const took: number[] = []
    const before = await scans(owner)
    for (let turn = 0; turn < 11; turn += 1) {
      const from = performance.now()
      const answer = await dispatcher.answer(callKey(call.method, call.path), input, request)
      took.push(performance.now() - from)
      if (answer.state !== 200) throw bugs.pop() ?? new Error(`${call.path}: ${answer.msg}`)
    }
    const scanned = await scannedSince(owner, before)
    const [, ...warm] = took
    warm.sort((one, other) => one - other)
    const [first = 0, p50 = 0, slowest = 0] = [took[0], warm[5], warm.at(-1)]
    isWell &&= p50 <= goalMs
    lines.push(`| ${what} | ${as} | ${p50.toFixed(0)} | ${first.toFixed(0)} / ${slowest.toFixed(0)} | ${scanned.join(', ') || '–'} |`)
    process.stdout.write(`${lines.at(-1)}\n`)
  }
  const text = `# Figures of ${orders.toLocaleString('en')} orders

${now.toISOString().slice(0, 10)}, \`npm run bench:figures -- --orders ${orders}\`, on the shared machine of the other benchmarks. Paid orders of one year in 500 stores; one company has one order in a thousand, one store one in fifty. Counting all figures anew took ${rebuilt} s. Goal: ${goalMs} ms in the middle of ten; the first call, which plans, is not among them.

| call | as | p50 ms | first / slowest ms | big tables that were scanned |
|---|---|--:|--:|---|
${lines.join('\n')}
`
  writeFileSync(join(import.meta.dirname, 'results', 'figures.md'), text)
  process.stdout.write(`\n${text}`)
  await opened.close()
  await owner.end()
  process.exitCode = isWell ? 0 : 1
} finally {
  await server.stop()
  if (!values.data) rmSync(folder, { recursive: true, force: true })
}

/** Scans of whole tables that are large, so far; connections tell of theirs with a delay. */
async function scans(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  const { rows } = await client.query<{ name: string; scans: number }>(
    `SELECT relname AS name, seq_scan::int AS scans FROM pg_stat_user_tables WHERE n_live_tup > 20000`,
  )
  return new Map(rows.map((row) => [row.name, row.scans]))
}

async function scannedSince(client: pg.Client, before: ReadonlyMap<string, number>): Promise<string[]> {
  const after = await scans(client)
  return [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name)
}
