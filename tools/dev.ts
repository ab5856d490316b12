import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { isConfigurationError } from '../src/kernel/failure/configuration-error.ts'
import { stopsInOrder } from './stop-in-order.ts'

// `npm run dev`: the product as it is, started again when a source file changes. The web build takes two seconds and
// is skipped when only server code changed, so there is no second way of serving pages that could differ.
const root = join(import.meta.dirname, '..')
const calmMs = 200
const watched = /\.(ts|tsx|css|sql|json)$/
const print = (text: string): void => {
  process.stdout.write(text)
}

const stops = stopsInOrder(print)
let child: ChildProcess | undefined
let calm: NodeJS.Timeout | undefined
let isRestarting = false

function startMall(): void {
  // Without the launcher's id: this process is the one to stop it.
  child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ZB_LAUNCHER_PID: String(process.pid) },
  })
}

function endMall(): Promise<void> {
  const running = child
  if (!running || running.exitCode !== null || running.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    running.once('exit', () => resolve())
    running.kill('SIGTERM')
  })
}

async function restart(): Promise<void> {
  if (stops.isStopping()) return
  if (isRestarting) return restartSoon()
  isRestarting = true
  await endMall()
  if (!stops.isStopping()) startMall()
  isRestarting = false
}

function restartSoon(): void {
  clearTimeout(calm)
  calm = setTimeout(() => void restart(), calmMs)
}

/** The development process holds the database, so that it stays up while the mall is started again. */
async function holdDatabase(): Promise<void> {
  if (process.env['DATABASE_URL']) return
  const embedded = await startEmbedded({ dataDir: process.env['DATA_DIR'] ?? '.data' })
  stops.add(() => embedded.stop())
}

try {
  await holdDatabase()
  stops.add(endMall)
  startMall()
  for (const folder of ['src', 'database']) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || !watched.test(name) || name.includes('.test.')) return
      restartSoon()
    })
  }
} catch (error) {
  process.stderr.write(`\n✗ ${isConfigurationError(error) ? error.message : String(error)}\n`)
  await stops.run(1)
}
