import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { catalogReport } from './catalog/catalog-report.ts'
import { grownDatabase, nameOf } from './catalog/grown-database.ts'
import { measureSize } from './catalog/measure-size.ts'

// npm run bench:catalog -- --skus 1000000 [--seconds 6] [--drop]: grows databases of 1,000, 10,000, 100,000 and so many SKUs and
// measures each. They stay in .data/bench-catalog (some 4 GB for a million) and serve again until the generator, the demonstration
// data or the schema changes; --drop removes them at the end. A run of a million is kept in bench/results/catalog.md.
const { values } = parseArgs({
  options: {
    skus: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '6' },
    drop: { type: 'boolean', default: false },
  },
})
const most = Number(values.skus)
const seconds = Number(values.seconds)
const folder = import.meta.dirname
const dataDir = join(folder, '..', '.data', 'bench-catalog')
const begin = performance.now()
const tell = (text: string): void => {
  process.stderr.write(`${((performance.now() - begin) / 1000).toFixed(0).padStart(4)} s  ${text}\n`)
}
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size < most).concat(most)

const postgres = await startEmbedded({ dataDir, durable: false, settings: { max_wal_size: '2GB' } })
try {
  const measured = []
  for (const [turn, size] of sizes.entries()) {
    tell(`[${turn + 1}/${sizes.length}] ${size} SKU`)
    const smaller = sizes[turn - 1]
    const { url, growth, isKept } = await grownDatabase(postgres, { size, smaller: smaller ? nameOf(smaller) : null, tell })
    tell(`  ${isKept ? 'kept from an earlier run:' : 'grown:'} ${growth.skus} SKU new, indexed in ${growth.indexSeconds.toFixed(1)} s`)
    measured.push({ growth, measured: await measureSize({ databaseUrl: url, dataDir, seconds, tell }) })
  }
  const text = catalogReport(measured, seconds)
  process.stdout.write(text)
  if (most >= 1_000_000) {
    mkdirSync(join(folder, 'results'), { recursive: true })
    writeFileSync(join(folder, 'results', 'catalog.md'), text)
  }
} finally {
  await postgres.stop()
  if (values.drop) {
    rmSync(dataDir, { recursive: true, force: true })
    // Where the server's user cannot walk into the data folder the cluster lies elsewhere.
    rmSync(postgres.folder, { recursive: true, force: true })
  }
}
