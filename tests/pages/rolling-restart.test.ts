import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../fixtures/server/free-port.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'

const database = await aDatabase('demo')
const dataDir = mkdtempSync(join(tmpdir(), 'zincbridge-rolling-'))
const running = new Map<number, ChildProcess>()
afterAll(async () => {
  await Promise.all([...running.keys()].map(stop))
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(port: number): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    VITEST: '',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    RATE_LIMITS: '0',
    STOP_PAUSE_MS: '1500',
    ZB_LAUNCHER_PID: String(process.pid),
  }
  running.set(port, spawn(process.execPath, ['tools/start.ts'], { cwd: join(import.meta.dirname, '../..'), env, stdio: 'ignore' }))
  await expect.poll(() => get(port, '/readyz').catch(() => 0), { timeout: 120_000, interval: 200 }).toBe(200)
}

function stop(port: number): Promise<void> {
  const child = running.get(port)
  return new Promise((resolve) => {
    if (!child || child.exitCode !== null) return resolve()
    child.on('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

function get(port: number, path: string, how?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent: how ?? false, timeout: 20_000 }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('two processes are restarted one after the other under load, and no request fails', async () => {
  const ports = [await freePort(), await freePort()]
  for (const port of ports) await start(port)
  // A balancer: looks at /readyz ten times a second, and sends requests over kept connections to whoever is ready.
  const ready = new Set(ports)
  const looking = setInterval(() => {
    for (const port of ports) {
      get(port, '/readyz').then(
        (status) => (status === 200 ? ready.add(port) : ready.delete(port)),
        () => ready.delete(port),
      )
    }
  }, 100)
  const outcomes = new Map<string, number>()
  let isOver = false
  const client = async (number: number): Promise<void> => {
    for (let turn = number; !isOver; turn += 1) {
      const open = [...ready]
      const port = open[turn % open.length] ?? 0
      const path = ['/', '/goods/category', '/v3/goods/front/goods/category/tree', '/healthz'][turn % 4] ?? '/'
      const outcome = await get(port, path, agent).then(String, (error: Error) => error.message)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  const clients = Array.from({ length: 8 }, (_, number) => client(number))
  for (const port of ports) {
    await stop(port)
    await start(port)
    await expect.poll(() => ready.has(port)).toBe(true)
  }
  isOver = true
  await Promise.all(clients)
  clearInterval(looking)
  agent.destroy()
  outcomes.delete('200')
  expect(Object.fromEntries(outcomes)).toEqual({})
}, 300_000)
