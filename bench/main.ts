import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { runningServer } from '../src/adapters/postgres/embedded-server.ts'
import { barePostgres } from './baselines/bare-postgres.ts'
import type { BenchCase, BenchWorld } from './bench-case.ts'
import { openConnection } from './client.ts'
import { measure, type Cpu, type Measured } from './measure.ts'
import { cpuMsOf, forgetPeakOf, memoryOf, startScript, stopScript } from './processes.ts'
import { report, type Result } from './report.ts'

// npm run bench -- [words of case names] [--seconds 10]: measures on a database of its own under .data/bench.
// npm run bench -- browser [--repeats 3]: measures pages in Chromium and with Lighthouse, kept in bench/results/browser.md.
// A run of all cases is kept in bench/results/latest.md.
const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, repeats: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const seconds = Number(values.seconds)
const warmUpSeconds = Math.min(3, seconds / 2)
const connections = 32
const folder = import.meta.dirname
const dataDir = join(folder, '..', '.data', 'bench')
const tell = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

async function wantedCases(): Promise<BenchCase[]> {
  const cases: BenchCase[] = []
  for (const name of readdirSync(join(folder, 'cases')).toSorted()) {
    const { bench }: { bench: BenchCase } = await import(`./cases/${name}`)
    if (positionals.length === 0 || positionals.some((word) => bench.name.includes(word))) cases.push(bench)
  }
  return cases
}

/** Measures at 32 keep-alive connections to `address`. */
async function measureHttp(
  name: string,
  address: string,
  turn: Awaited<ReturnType<BenchCase['prepare']>>,
  cpuMs: () => Cpu,
): Promise<Measured> {
  const opened = Array.from({ length: connections }, () => openConnection(address))
  const measured = await measure(
    name,
    opened.map((connection) => (number) => turn(connection, number)),
    { seconds, warmUpSeconds, cpuMs },
  )
  for (const connection of opened) connection.close()
  tell(`${name}: ${Math.round(measured.perSecond)}/s, p99 ${measured.p99.toFixed(1)} ms, ${measured.errors} errors`)
  return measured
}

async function measureBaselines(databaseUrl: string, postgresCpu: () => number) {
  const bare = await startScript('bench/baselines/bare-fastify.ts', {})
  const fastify = await measureHttp(
    'bare Fastify JSON',
    bare.address,
    async (connection) => (await connection.get('/')).status === 200,
    () => ({ server: cpuMsOf(bare.process.pid ?? 0), postgres: 0 }),
  )
  await stopScript(bare.process)
  const database = await barePostgres(databaseUrl)
  const postgres = await measure(
    'bare PostgreSQL select by key',
    Array.from({ length: connections }, () => database.ask),
    { seconds, warmUpSeconds, cpuMs: () => ({ server: 0, postgres: postgresCpu() }) },
  )
  await database.close()
  tell(`bare PostgreSQL: ${Math.round(postgres.perSecond)}/s`)
  return { fastify, postgres }
}

function worldAt(address: string, databaseUrl: string): BenchWorld {
  let visitor = 0
  const anyVisitor = (): Record<string, string> => {
    visitor = (visitor + 1) % 40_000
    return { 'x-forwarded-for': `10.${visitor >> 14}.${(visitor >> 7) & 127}.${visitor & 127}` }
  }
  return { address, databaseUrl, anyVisitor, connection: openConnection(address) }
}

async function measureMall(databaseUrl: string, cases: readonly BenchCase[], postgresCpu: () => number) {
  const port = process.env['PORT'] ?? '3999'
  const mall = await startScript('tools/start.ts', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: port,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  })
  const world = worldAt(mall.address, databaseUrl)
  try {
    const pid = mall.process.pid ?? 0
    const atRestMb = memoryOf(pid, 'VmRSS')
    const results: Result[] = []
    for (const bench of cases) {
      const turn = await bench.prepare(world)
      const cpuMs = (): Cpu => ({ server: cpuMsOf(pid), postgres: postgresCpu() })
      forgetPeakOf(pid)
      const measured = await measureHttp(bench.name, mall.address, turn, cpuMs)
      results.push({ ...measured, goal: bench.goal, peakMb: memoryOf(pid, 'VmHWM') })
    }
    return { results, atRestMb }
  } finally {
    world.connection.close()
    await stopScript(mall.process)
  }
}

async function benchCalls(databaseUrl: string, postgresCpu: () => number): Promise<void> {
  const cases = await wantedCases()
  const baselines = await measureBaselines(databaseUrl, postgresCpu)
  const { results, atRestMb } = await measureMall(databaseUrl, cases, postgresCpu)
  const text = report(baselines, results, atRestMb, seconds)
  process.stdout.write(text)
  if (positionals.length === 0) {
    mkdirSync(join(folder, 'results'), { recursive: true })
    writeFileSync(join(folder, 'results', 'latest.md'), text)
  }
}

const postgres = await startEmbedded({ dataDir })
try {
  const postmaster = (await runningServer(join(postgres.folder, 'cluster')))?.pid ?? 0
  if (positionals[0] === 'browser') {
    const { benchBrowser } = await import('./browser/measure-browser.ts')
    await benchBrowser(postgres.url, dataDir, Number(values.repeats))
  } else await benchCalls(postgres.url, () => cpuMsOf(postmaster))
} finally {
  await postgres.stop()
}
