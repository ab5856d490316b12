import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { memoryOf } from '../bench/processes.ts'
import { aCrashMall } from '../tests/fixtures/crash/crash-mall.ts'
import { storm } from '../tests/fixtures/crash/storm.ts'

// npm run soak -- [--minutes 30] [--lanes 2]: buyers pay checkouts on two processes for so long, nothing is killed, and what the
// processes hold is looked at every half minute. Everything runs in a temporary folder of its own.
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' }, lanes: { type: 'string', default: '2' } } })
const everyMs = 30_000
const print = (text: string): void => void process.stdout.write(text)

type Sample = { readonly minutes: number; readonly mb: readonly number[]; readonly files: readonly number[] }

/** Least squares: how much a value grows per hour in the second half of the run, when everything is warm. */
function growthPerHour(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const half = samples.slice(Math.floor(samples.length / 2))
  const mean = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length)
  const [at, is] = [mean(half.map(({ minutes }) => minutes)), mean(half.map(of))]
  const above = half.reduce((sum, sample) => sum + (sample.minutes - at) * (of(sample) - is), 0)
  const below = half.reduce((sum, sample) => sum + (sample.minutes - at) ** 2, 0)
  return below === 0 ? 0 : Math.round((above / below) * 600) / 10
}

const openFiles = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

const mall = await aCrashMall()
const samples: Sample[] = []
const began = Date.now()
const look = (): void => {
  const pids = mall.pids()
  const sample = { minutes: (Date.now() - began) / 60_000, mb: pids.map((pid) => memoryOf(pid, 'VmRSS')), files: pids.map(openFiles) }
  samples.push(sample)
  print(`${sample.minutes.toFixed(1)} min: ${sample.mb.join(', ')} MB, ${sample.files.join(', ')} open files\n`)
}
const looking = setInterval(look, everyMs)
try {
  const report = await storm(mall, { checkouts: 1, kills: 0, minutes: Number(values.minutes), lanes: Number(values.lanes) })
  clearInterval(looking)
  look()
  const growth = mall.pids().map((_, index) => growthPerHour(samples, ({ mb }) => mb[index] ?? 0))
  const deadlocks = await mall.onDatabase(async (client) => {
    const { rows } = await client.query<{ deadlocks: number }>(
      'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
    )
    return rows[0]?.deadlocks ?? 0
  })
  print(`${JSON.stringify({ ...report, growthInMbPerHour: growth, deadlocks }, null, 2)}\n`)
  const isWell = report.failures.length + report.broken.length + report.deaths.length === 0 && report.undrained === ''
  print(isWell ? '✓ every checkout was answered and everything adds up\n' : '✗ a promise is broken\n')
  process.exitCode = isWell ? 0 : 1
} finally {
  clearInterval(looking)
  await mall.stop()
}
