import { mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { demoPassword } from '../database/demo/people/accounts.ts'
import { loadDemo } from '../database/demo/load-demo.ts'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { migrate } from '../src/adapters/postgres/migrate.ts'
import { readConfig } from '../src/app/config/config.ts'
import { startServer } from '../src/app/main.ts'
import { listTables, type ListTable } from './lists/list-tables.ts'

// npm run bench:lists -- [--rows 10000000] [--only orders] [--goal 20]: grows one table at a time to so many rows, measures the calls that list it over
// HTTP, counts scans of the table meanwhile, and empties it again. Promised are 20 ms, and 100 ms for a first page of 100,000 rows.
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    only: { type: 'string', default: '' },
    goal: { type: 'string', default: '20' },
  },
})
const rows = Number(values.rows)
const portion = 500_000
const goalMs = Number(values.goal)
const folder = mkdtempSync(join(tmpdir(), 'zincbridge-lists-'))
chmodSync(folder, 0o755)
const server = await startEmbedded({
  dataDir: join(folder, 'database'),
  durable: false,
  settings: { shared_buffers: '1GB', max_wal_size: '8GB', maintenance_work_mem: '1GB' },
})
// The same way through the server without any list: what it costs more than this is the list.
const reference = {
  what: 'for comparison: settings of the site',
  as: 'demo_buyer',
  path: 'v3/system/front/setting/getSettings?names=basic_site_name',
} as const
const lines: string[] = []
let isWell = true
try {
  await migrate(server.url)
  await loadDemo(server.url, () => undefined)
  const client = new pg.Client({ connectionString: server.url })
  client.on('error', () => undefined)
  await client.connect()
  // Rows of members and stores that nobody made.
  const owner = new pg.Client({ connectionString: server.superuserUrl(new URL(server.url).pathname.slice(1)) })
  owner.on('error', () => undefined)
  await owner.connect()
  await owner.query('SET session_replication_role = replica')
  const config = readConfig({
    NODE_ENV: 'development',
    PORT: process.env['PORT'] ?? '3996',
    DATA_DIR: join(folder, 'data'),
    RATE_LIMITS: '0',
    LOG_LEVEL: 'silent',
  })
  for (const table of listTables.filter(({ name }) => values.only.split(',').some((part) => name.includes(part)))) {
    const began = Date.now()
    const indexes = await withoutIndexes(owner, table.tables)
    for (let from = 0; from < rows; from += portion) {
      await owner.query(table.grow(from, Math.min(rows, from + portion)))
      process.stdout.write(`${table.name}: ${Math.min(rows, from + portion)}, ${Math.round((Date.now() - began) / 1000)} s\n`)
    }
    if (table.finish) await owner.query(table.finish)
    for (const index of indexes) await owner.query(index)
    for (const name of table.tables) await owner.query(`VACUUM ANALYZE ${name}`)
    process.stdout.write(`${table.name}: ${indexes.length} indexes built, ${Math.round((Date.now() - began) / 1000)} s\n`)
    const running = await startServer(config, server.url, null)
    await measure(`http://127.0.0.1:${running.port}`, table, client).finally(() => running.stop())
    await owner.query(`TRUNCATE ${table.tables.join(', ')} CASCADE`)
  }
  await owner.end()
  await client.end()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
const text = `# Lists of ${rows.toLocaleString('en')} rows

${new Date().toISOString().slice(0, 10)}, \`npm run bench:lists\`, on the shared machine of the other benchmarks. One table at a time; a call over HTTP with everything that it reads, one after the other. Goal: ${goalMs} ms in the middle. No call may scan the table that grew.

| table | list | p50 / p99 ms | scans |
|---|---|--:|--:|
${lines.join('\n')}
`
if (values.only === '') writeFileSync(join(import.meta.dirname, 'results', rows === 10_000_000 ? 'lists.md' : `lists-${rows}.md`), text)
process.stdout.write(`\n${text}`)
process.exitCode = isWell ? 0 : 1

/** Takes the indexes off tables that are about to grow, but those that keep rows unique; the statements that make them again. */
async function withoutIndexes(owner: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows: found } = await owner.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = ANY($1::text[]::regclass[]) AND NOT indisunique AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables],
  )
  for (const { name } of found) await owner.query(`DROP INDEX ${name}`)
  return found.map(({ definition }) => definition)
}

async function measure(address: string, table: ListTable, client: pg.Client): Promise<void> {
  const tokens = new Map<string, string>()
  const { rows: threads } = await client.query(
    `SELECT thread_id FROM chat_thread WHERE member_id = (SELECT id FROM account WHERE member_name = 'demo_buyer') AND store_id IS NULL`,
  )
  const thread = String(threads[0]?.thread_id ?? 0)
  // What the server does by itself when it starts is not what a list costs.
  const atStart = await scansOf(client, table.tables[0] ?? '')
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  process.stdout.write(`${(await scansOf(client, table.tables[0] ?? '')) - atStart} scans by the start of the server\n`)
  for (const { what, as, path } of [...table.calls, reference]) {
    const token = tokens.get(as) ?? (await login(address, as))
    tokens.set(as, token)
    const before = await scansOf(client, table.tables[0] ?? '')
    const times: number[] = []
    let busy = 0
    for (let turn = 0; turn < 220; turn += 1) {
      const began = performance.now()
      const answer = await fetch(`${address}/${path.replace('THREAD', thread)}`, { headers: { authorization: `Bearer ${token}` } })
      const body = await answer.text()
      // Told to come again: the machine does other work, and an hour of growing is not thrown away for it.
      if (answer.status === 503) {
        await new Promise((resolve) => setTimeout(resolve, 2_000))
        busy += 1
        turn -= 1
        if (busy > 100) throw new Error(`${path}: busy a hundred times`)
        continue
      }
      if (answer.status !== 200 || !body.startsWith('{"state":200')) throw new Error(`${path}: ${answer.status} ${body.slice(0, 200)}`)
      if (turn >= 20) times.push(performance.now() - began)
    }
    const scans = (await scansOf(client, table.tables[0] ?? '')) - before
    times.sort((one, other) => one - other)
    const [p50 = 0, p99 = 0] = [times[100], times[198]]
    if (what !== reference.what) isWell &&= p50 <= goalMs && scans === 0
    lines.push(`| ${table.name} | ${what} | ${p50.toFixed(1)} / ${p99.toFixed(1)} | ${scans} |`)
    process.stdout.write(`${lines.at(-1)}\n`)
  }
}

async function login(address: string, username: string, tries = 1): Promise<string> {
  const answer = await fetch(`${address}/v3/frontLogin/front/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('front:front')}`, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username, password: demoPassword, loginType: 1 }),
  })
  const { data } = await answer.json()
  if (data) return data.access_token
  if (tries >= 20) throw new Error(`${username} cannot log in: ${answer.status}`)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  return login(address, username, tries + 1)
}

/** Scans of a whole table so far; connections tell of theirs with a delay. */
async function scansOf(client: pg.Client, table: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const { rows: found } = await client.query('SELECT seq_scan::int AS scans FROM pg_stat_user_tables WHERE relname = $1', [table])
  return found[0]?.scans ?? 0
}
