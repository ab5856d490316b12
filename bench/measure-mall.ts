import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { runningServer } from '../src/adapters/postgres/embedded-server.ts'
import type { BenchCase, BenchWorld } from './bench-case.ts'
import { openConnection } from './client.ts'
import { measure, type Cpu, type Measured } from './measure.ts'
import { cpuMsOf, forgetPeakOf, memoryOf, startScript, stopScript } from './processes.ts'
import type { Result } from './report.ts'

/** How long and where a mall is measured; `folder` is the project's folder, this one or another commit's. */
export type MallRun = { readonly folder: string; readonly dataDir: string; readonly seconds: number; readonly tell: (text: string) => void }
export type MallFigures = { readonly results: readonly Result[]; readonly atRestMb: number }

const connections = 32

/** The cases of `bench/cases` whose name holds one of the words; all without any. */
export async function casesNamed(words: readonly string[]): Promise<BenchCase[]> {
  const cases: BenchCase[] = []
  for (const name of readdirSync(join(import.meta.dirname, 'cases')).toSorted()) {
    const { bench }: { bench: BenchCase } = await import(`./cases/${name}`)
    if (words.length === 0 || words.some((word) => bench.name.includes(word))) cases.push(bench)
  }
  return cases
}

/** Measures at 32 keep-alive connections to `address`. */
export async function measureHttp(
  name: string,
  address: string,
  turn: Awaited<ReturnType<BenchCase['prepare']>>,
  { seconds, tell, cpuMs }: Pick<MallRun, 'seconds' | 'tell'> & { cpuMs: () => Cpu },
): Promise<Measured> {
  const opened = Array.from({ length: connections }, () => openConnection(address))
  const measured = await measure(
    name,
    opened.map((connection) => (number) => turn(connection, number)),
    { seconds, warmUpSeconds: Math.min(3, seconds / 2), cpuMs },
  )
  for (const connection of opened) connection.close()
  tell(`${name}: ${Math.round(measured.perSecond)}/s, p99 ${measured.p99.toFixed(1)} ms, ${measured.errors} errors`)
  return measured
}

function worldAt(address: string, databaseUrl: string): BenchWorld {
  let visitor = 0
  const anyVisitor = (): Record<string, string> => {
    visitor = (visitor + 1) % 40_000
    return { 'x-forwarded-for': `10.${visitor >> 14}.${(visitor >> 7) & 127}.${visitor & 127}` }
  }
  const anyBrowser = () => ({ ...anyVisitor(), 'accept-encoding': 'br' })
  return { address, databaseUrl, anyVisitor, anyBrowser, connection: openConnection(address) }
}

/** Runs `work` beside a PostgreSQL that keeps its data in `dataDir`. */
export async function besidePostgres<Done>(
  dataDir: string,
  work: (databaseUrl: string, postgresCpuMs: () => number) => Promise<Done>,
): Promise<Done> {
  const postgres = await startEmbedded({ dataDir })
  try {
    const postmaster = (await runningServer(join(postgres.folder, 'cluster')))?.pid ?? 0
    return await work(postgres.url, () => cpuMsOf(postmaster))
  } finally {
    await postgres.stop()
  }
}

/** Starts the mall of a folder as `npm start` does, and measures the cases one after another. */
export async function measureMall(
  run: MallRun,
  databaseUrl: string,
  cases: readonly BenchCase[],
  postgresCpuMs: () => number,
): Promise<MallFigures> {
  const mall = await startScript(
    'tools/start.ts',
    { DATABASE_URL: databaseUrl, DATA_DIR: run.dataDir, PORT: process.env['PORT'] ?? '3999', TRUST_PROXY: '1', LOG_LEVEL: 'error' },
    run.folder,
  )
  const world = worldAt(mall.address, databaseUrl)
  try {
    const atRestMb = memoryOf(mall.pid, 'VmRSS')
    const results: Result[] = []
    for (const bench of cases) {
      const turn = await bench.prepare(world)
      const cpuMs = (): Cpu => ({ server: cpuMsOf(mall.pid), postgres: postgresCpuMs() })
      forgetPeakOf(mall.pid)
      const measured = await measureHttp(bench.name, mall.address, turn, { ...run, cpuMs })
      results.push({ ...measured, goal: bench.goal, peakMb: memoryOf(mall.pid, 'VmHWM') })
    }
    return { results, atRestMb }
  } finally {
    world.connection.close()
    await stopScript(mall.process)
  }
}
