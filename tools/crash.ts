import { parseArgs } from 'node:util'
import { aCrashMall } from '../tests/fixtures/crash/crash-mall.ts'
import { storm } from '../tests/fixtures/crash/storm.ts'

// npm run crash -- [--checkouts 1000] [--kills 20] [--minutes 0] [--seed n]: paid checkouts while servers, connections and PostgreSQL are
// killed with -9. Everything runs in a temporary folder of its own.
const { values } = parseArgs({
  options: {
    checkouts: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
})
const print = (text: string): void => void process.stdout.write(text)
const numbers = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)]))
const { checkouts = 0, kills = 0, minutes = 0, seed = 0 } = numbers
print(`seed ${seed}\n`)
const mall = await aCrashMall()
try {
  const report = await storm(mall, { checkouts, kills, minutes, seed, tell: print })
  print(`${JSON.stringify(report, null, 2)}\n`)
  const isWell =
    report.failures.length + report.broken.length + report.deaths.length === 0 && report.undrained === '' && report.paid >= checkouts
  print(isWell ? '✓ nothing that was told is lost\n' : '✗ a promise is broken\n')
  process.exitCode = isWell ? 0 : 1
} finally {
  await mall.stop()
}
