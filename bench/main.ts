import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { barePostgres } from './baselines/bare-postgres.ts'
import { measure } from './measure.ts'
import { besidePostgres, casesNamed, measureHttp, measureMall, type MallRun } from './measure-mall.ts'
import { measureInTurns } from './measure-in-turns.ts'
import { cpuMsOf, startScript, stopScript } from './processes.ts'
import { report } from './report.ts'

// npm run bench -- [words of case names] [--seconds 10]: measures on a database of its own under .data/bench.
// npm run bench -- browser [--repeats 3]: measures pages in Chromium and with Lighthouse, kept in bench/results/browser.md.
// npm run bench -- [words] --beside ../before [--repeats 3]: another folder of the project and this one, in alternating turns.
// A run of all cases is kept in bench/results/latest.md.
const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, repeats: { type: 'string', default: '3' }, beside: { type: 'string' } },
  allowPositionals: true,
})
const folder = join(import.meta.dirname, '..')
const run: MallRun = {
  folder,
  dataDir: join(folder, '.data', 'bench'),
  seconds: Number(values.seconds),
  tell: (text) => process.stderr.write(`${text}\n`),
}

async function measureBaselines(databaseUrl: string, postgresCpuMs: () => number) {
  const bare = await startScript('bench/baselines/bare-fastify.ts', {})
  const fastify = await measureHttp('bare Fastify JSON', bare.address, async (connection) => (await connection.get('/')).status === 200, {
    ...run,
    cpuMs: () => ({ server: cpuMsOf(bare.pid), postgres: 0 }),
  })
  await stopScript(bare.process)
  const database = await barePostgres(databaseUrl)
  const postgres = await measure(
    'bare PostgreSQL select by key',
    Array.from({ length: 32 }, () => database.ask),
    { seconds: run.seconds, warmUpSeconds: Math.min(3, run.seconds / 2), cpuMs: () => ({ server: 0, postgres: postgresCpuMs() }) },
  )
  await database.close()
  run.tell(`bare PostgreSQL: ${Math.round(postgres.perSecond)}/s`)
  return { fastify, postgres }
}

async function benchCalls(databaseUrl: string, postgresCpuMs: () => number): Promise<void> {
  const cases = await casesNamed(positionals)
  const baselines = await measureBaselines(databaseUrl, postgresCpuMs)
  const { results, atRestMb } = await measureMall(run, databaseUrl, cases, postgresCpuMs)
  const text = report(baselines, results, atRestMb, run.seconds)
  process.stdout.write(text)
  if (positionals.length === 0) {
    const kept = join(import.meta.dirname, 'results')
    mkdirSync(kept, { recursive: true })
    writeFileSync(join(kept, 'latest.md'), text)
  }
}

const repeats = Number(values.repeats)
if (values.beside !== undefined) {
  process.stdout.write(await measureInTurns(run, resolve(values.beside), await casesNamed(positionals), repeats))
} else if (positionals[0] === 'browser') {
  const { benchBrowser } = await import('./browser/measure-browser.ts')
  await besidePostgres(run.dataDir, (url) => benchBrowser(url, run.dataDir, repeats))
} else await besidePostgres(run.dataDir, benchCalls)
