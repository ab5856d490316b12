import { expect, test } from 'vitest'
import type { BrokenRule } from '../../fixtures/simulation/broken-rule.ts'
import { simulate, type SimulationReport } from '../../fixtures/simulation/simulate.ts'

// `npm run simulate` sets these: many steps over several seeds.
const steps = Number(process.env['SIMULATION_STEPS'] ?? 400)
const seeds = (process.env['SIMULATION_SEEDS'] ?? '7').split(',').map(Number)
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
    process.stdout.write(`BREACH after step ${breach.step} of seed ${seed}\n${breach.broken.join('\n')}\n${breach.last.join('\n')}\n`)
}

test.for(seeds)(
  'whatever is done with orders, money, goods and papers by seed %i, every promise holds',
  { timeout: 600 * minutes },
  async (seed) => {
    const report = await simulate({ seed, steps })
    tell(report)
    expect(report.breach).toBeNull()
    // Every kind of step came to something, or the simulation shows nothing about it.
    if (report.steps >= 2000) expect(Object.entries(report.counts).filter(([, count]) => count.done === 0)).toEqual([])
  },
)

const broken: readonly (BrokenRule & { readonly promise: string })[] = [
  {
    what: 'cancelled goods do not return to stock',
    statement: 'catalog.stockReleasePart',
    from: `SET available = k.available + part.back, held = k.held - part.back`,
    to: `SET held = k.held - part.back`,
    promise: 'the stock is what its ledger says, and nothing of it is lost',
  },
  {
    what: 'the commission is that of today, not of the day of the order',
    statement: 'settlement.freezeRates',
    from: `s.valid_from <= o.created_at`,
    to: `s.valid_from <= $2`,
    promise: 'the rate of an order is the one of the moment when it was placed',
  },
]

test.skipIf(isLong).for(broken)('a broken rule is found: $what', { timeout: 10 * minutes }, async (rule) => {
  const report = await simulate({ seed: 7, steps: 2000, every: 10, rules: [rule] })
  expect(report.breach?.broken.join('\n') ?? '').toContain(rule.promise)
})
