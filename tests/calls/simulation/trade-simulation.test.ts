import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutationOf } from '../../fixtures/simulation/mutations.ts'
import { simulate, type SimulationReport } from '../../fixtures/simulation/simulate.ts'

// `npm run simulate` sets these: many steps over several seeds.
const steps = Number(process.env['SIMULATION_STEPS'] ?? 400)
const seeds = (process.env['SIMULATION_SEEDS'] ?? '7').split(',').map(Number)
const without = (process.env['SIMULATION_WITHOUT'] ?? '').split(',').filter((name) => name !== '')
const mutation = process.env['SIMULATION_MUTATION'] ?? ''
const lookFile = process.env['SIMULATION_LOOK'] ?? ''
const look =
  lookFile === ''
    ? []
    : readFileSync(lookFile, 'utf8')
        .split(';')
        .filter((question) => question.trim() !== '')
const isLong = process.env['SIMULATION_STEPS'] !== undefined
const minutes = 60_000

function tell({ seed, steps: taken, seconds, counts, refusals, breach }: SimulationReport): void {
  if (!isLong && !breach) return
  const sum = (what: 'done' | 'refused' | 'nothing') => Object.values(counts).reduce((total, count) => total + count[what], 0)
  process.stdout.write(
    `seed ${seed}: ${taken} steps in ${seconds} s, ${sum('done')} done, ${sum('refused')} refused, ${sum('nothing')} had nothing to do\n`,
  )
  if (process.env['SIMULATION_VERBOSE']) process.stdout.write(`${JSON.stringify({ counts, refusals }, null, 1)}\n`)
  if (breach)
    process.stdout.write(
      `BREACH after step ${breach.step} of seed ${seed}\n${[...breach.broken, ...breach.last, ...breach.seen].join('\n')}\n`,
    )
}

test.skipIf(mutation !== '').for(seeds)(
  'whatever is done with orders, money, goods and papers by seed %i, every promise holds',
  { timeout: 600 * minutes },
  async (seed) => {
    const report = await simulate({ seed, steps, without, look })
    tell(report)
    expect(report.breach).toBeNull()
    // Every kind of step came to something, or the simulation shows nothing about it.
    if (report.steps >= 2000 && without.length === 0)
      expect(Object.entries(report.counts).filter(([, count]) => count.done === 0)).toEqual([])
  },
)

test.for(mutation === '' ? [] : seeds)(`the broken rule ${mutation} is found by seed %i`, { timeout: 600 * minutes }, async (seed) => {
  const { rules, promises } = mutationOf(mutation)
  const report = await simulate({ seed, steps, without, every: 10, rules })
  tell(report)
  expect(promises.filter((promise) => report.breach?.broken.some((broken) => broken.startsWith(promise)))).not.toEqual([])
})

// The others take longer: npm run simulate -- --mutation <name>.
const quick = ['stockStaysHeld', 'rateOfToday', 'refundTwice', 'goodsAskedTwice', 'creditNotReleased']

test.skipIf(isLong).for(quick)('a broken rule is found: %s', { timeout: 10 * minutes }, async (name) => {
  const { rules, promises } = mutationOf(name)
  const report = await simulate({ seed: 7, steps: 2000, every: 10, rules })
  expect(promises.filter((promise) => report.breach?.broken.some((broken) => broken.startsWith(promise)))).not.toEqual([])
})
