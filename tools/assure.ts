import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { root } from './checks/run-part.ts'

// npm run assure -- [--fuzz 1000] [--attempts 10000] [--seeds 20] [--minutes 10] [--orders 2000]: the long forms of tests of `npm test`: so many
// inputs for each call, a stock of 500 under so many attempts with each seed, so many generated orders, every interleaving, and a storm of kills over
// paid checkouts. Takes hours; each part stands alone.
const { values } = parseArgs({
  options: {
    fuzz: { type: 'string', default: '1000' },
    attempts: { type: 'string', default: '10000' },
    seeds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '10' },
    orders: { type: 'string', default: '2000' },
  },
})
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'calls']
const parts: { name: string; args: readonly string[]; env: Record<string, string> }[] = [
  {
    name: 'oversell',
    args: [...vitest, 'tests/calls/two-process-oversell.test.ts'],
    env: { OVERSELL_ATTEMPTS: values.attempts, OVERSELL_SEEDS: values.seeds },
  },
  {
    name: 'orders',
    args: [...vitest, 'tests/calls/checkout/generated-orders.test.ts', 'tests/calls/checkout/generated-group-orders.test.ts'],
    env: { GENERATED_ORDERS: values.orders },
  },
  { name: 'crash', args: ['tools/crash.ts', '--minutes', values.minutes], env: {} },
  { name: 'interleavings', args: [...vitest, 'tests/calls/interleavings'], env: { INTERLEAVINGS: 'all' } },
  { name: 'fuzz', args: [...vitest, 'tests/calls/fuzz/mixtures.test.ts'], env: { FUZZ_PER_CALL: values.fuzz } },
]

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, [...args], { cwd: root, env: { ...process.env, NODE_ENV: 'test', ...env }, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

const failed: string[] = []
for (const { name, args, env } of parts) {
  process.stdout.write(`\n── ${name}\n`)
  if ((await run(args, env)) !== 0) failed.push(name)
}
process.stdout.write(failed.length === 0 ? '\n✓ everything held\n' : `\n✗ ${failed.join(', ')} failed\n`)
process.exitCode = failed.length === 0 ? 0 : 1
