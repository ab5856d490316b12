import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { loadDemo } from '../database/demo/load-demo.ts'
import { startEmbedded } from '../src/integrations/postgres/embedded.ts'
import { migrate } from '../src/integrations/postgres/migrate.ts'
import { catalogReport } from './catalog/catalog-report.ts'
import { growCatalog } from './catalog/grow-catalog.ts'
import { measureSize } from './catalog/measure-size.ts'

// npm run bench:catalog -- --skus 1000000 [--seconds 8] [--keep]: grows a database of its own from 1,000 SKUs to so many,
// measures at each power of ten on the way, and drops it (with --keep it stays, and the next run begins where it is). A run of a million is kept in bench/results/catalog.md.
const { values } = parseArgs({
  options: {
    skus: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '8' },
    keep: { type: 'boolean', default: false },
  },
})
const most = Number(values.skus)
const seconds = Number(values.seconds)
const folder = import.meta.dirname
const dataDir = join(folder, '..', '.data', 'bench-catalog')
const tell = (text: string): void => {
  process.stderr.write(`${text}\n`)
}
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size < most).concat(most)

const postgres = await startEmbedded({ dataDir, durable: false, settings: { max_wal_size: '512MB' } })
try {
  await migrate(postgres.url)
  await loadDemo(postgres.url, tell)
  const measured = []
  for (const size of sizes) {
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    const growth = await growCatalog(client, size)
    const { rows } = await client.query<{ skus: number }>(`SELECT count(*)::int AS skus FROM sku WHERE state = 'active'`)
    await client.end()
    // A kept database that is larger already has nothing to say about this size.
    if ((rows[0]?.skus ?? 0) > size * 1.2) continue
    tell(`${size} SKU: ${growth.skus} new, indexed in ${growth.indexSeconds.toFixed(1)} s`)
    measured.push({ growth, measured: await measureSize({ databaseUrl: postgres.url, dataDir, seconds, tell }) })
  }
  const text = catalogReport(measured, seconds)
  process.stdout.write(text)
  if (most >= 1_000_000) {
    mkdirSync(join(folder, 'results'), { recursive: true })
    writeFileSync(join(folder, 'results', 'catalog.md'), text)
  }
} finally {
  await postgres.stop()
  if (!values.keep) {
    rmSync(dataDir, { recursive: true, force: true })
    // Where the server's user cannot walk into the data folder the cluster lies elsewhere.
    rmSync(postgres.folder, { recursive: true, force: true })
  }
}
