import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { root } from './checks/run-part.ts'

// npm run simulate -- [--steps 5000] [--seeds 4] [--seed n] [--without "pay online,ship"] [--mutation refundTwice] [--look file.sql]: random
// walks over the life of orders on the real server code and a real database, so many steps for each of so many seeds, from `seed` on. A breach prints its seed and its step, and the same seed comes to it again.
// Steps named by --without are not taken. With --mutation a rule is broken on purpose (tests/fixtures/simulation/mutations.ts), and the run
// passes when the promise that guards it is found broken. --look names a file of questions, put to the database where a promise is broken.
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '5000' },
    seeds: { type: 'string', default: '4' },
    without: { type: 'string', default: '' },
    look: { type: 'string', default: '' },
    mutation: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
})
const seeds = Array.from({ length: Number(values.seeds) }, (_, place) => Number(values.seed) + place).join(',')
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'calls', 'tests/calls/simulation', '--retry', '0']
const { steps, without, mutation, look } = values
const wishes = {
  SIMULATION_STEPS: steps,
  SIMULATION_SEEDS: seeds,
  SIMULATION_WITHOUT: without,
  SIMULATION_MUTATION: mutation,
  SIMULATION_LOOK: look,
}
const env = { ...process.env, ...wishes, NODE_ENV: 'test' }
const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
child.on('exit', (code) => (process.exitCode = code ?? 1))
