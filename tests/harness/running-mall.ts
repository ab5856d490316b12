import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { freePort } from './free-port.ts'
import { aDatabase, type TestDatabase } from './pg.ts'
import { picturesOfRun } from './pictures-of-run.ts'

const root = join(import.meta.dirname, '../..')
const patienceMs = 120_000
/** The key of the house in journeys: a test makes pictures with it whose characters it knows. */
export const journeySecret = 'the secret of journeys, long enough for an HMAC'

/** The product as `npm start` starts it, on a database of its own with the demonstration data. */
export type RunningMall = {
  readonly database: TestDatabase
  /** The address of every process, as many as were asked for. */
  readonly addresses: readonly string[]
  readonly address: string
}

/** Starts the mall in `processes` processes on one database, and stops them after the test file. `settings` are variables of its configuration. */
export async function aRunningMall(processes = 1, settings: Readonly<Record<string, string>> = {}): Promise<RunningMall> {
  const database = await aDatabase('demo')
  const dataDir = mkdtempSync(join(tmpdir(), 'zincbridge-journey-'))
  mkdirSync(picturesOfRun, { recursive: true })
  symlinkSync(picturesOfRun, join(dataDir, 'pictures'), 'junction')
  const started: ChildProcess[] = []
  afterAll(async () => {
    await Promise.all(started.map(stopped))
    rmSync(dataDir, { recursive: true, force: true })
  })
  const addresses: string[] = []
  for (let number = 0; number < processes; number++) {
    const port = await freePort()
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      VITEST: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      APP_SECRET: journeySecret,
      DATABASE_URL: database.url,
      // When the run is killed outright, the mall misses its parent and ends too.
      ZB_LAUNCHER_PID: String(process.pid),
      ...settings,
    }
    const child = spawn(process.execPath, ['tools/start.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    started.push(child)
    addresses.push(await addressOf(child))
  }
  return { database, addresses, address: addresses[0] ?? '' }
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString()
      const address = /^ {2}(http:\/\/\S+)/m.exec(said)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('exit', () => reject(new Error(`the mall did not start:\n${said}`)))
    setTimeout(() => reject(new Error(`the mall did not start in time:\n${said}`)), patienceMs).unref()
  })
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || !child.kill('SIGTERM')) return resolve()
    child.on('exit', () => resolve())
  })
}
