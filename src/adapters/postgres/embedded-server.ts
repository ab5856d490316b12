import { spawn } from 'node:child_process'
import { open, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { configurationError } from '../../kernel/failure/configuration-error.ts'
import { isAlive, serverEnvironment } from './embedded-cluster.ts'
import type { ServerUser } from './embedded-user.ts'

/** A server process of a cluster, as its own lock file describes it. */
export type ServerProcess = { readonly pid: number; readonly port: number; readonly ready: boolean }

const firstPort = 25432
const slowestStart = 120_000
const logLimit = 10_000_000

/** The live server of this cluster, by the lock file in its folder. */
export async function runningServer(cluster: string): Promise<ServerProcess | undefined> {
  const lines = await readLock(cluster)
  const pid = Number(lines?.[0])
  if (!(pid > 0) || !isAlive(pid) || !(await isServerOf(pid, cluster))) return undefined
  return { pid, port: Number(lines?.[3]), ready: lines?.[7]?.trim() === 'ready' }
}

const lockOf = (cluster: string): string => join(cluster, 'postmaster.pid')

async function readLock(cluster: string): Promise<string[] | undefined> {
  const text = await readFile(lockOf(cluster), 'utf8').catch(() => undefined)
  return text?.split('\n')
}

/**
 * Removes the lock file that a killed server or a restarted machine left behind, even when its process id now belongs
 * to some other program: PostgreSQL by itself would refuse to start then. A server that is starting at this moment
 * has an empty one for an instant, so an empty file is looked at twice.
 */
export async function clearStaleLock(cluster: string): Promise<void> {
  const lines = await readLock(cluster)
  if (!lines) return
  if (lines[0] === '') await sleep(500)
  if (!(await runningServer(cluster))) await rm(lockOf(cluster), { force: true })
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return line.includes(cluster)
}

/** The remembered port when it is still free, otherwise the first free one on loopback. */
export async function freePort(remembered: number = firstPort): Promise<number> {
  if (await portIsFree(remembered)) return remembered
  for (let port = Math.max(firstPort, remembered); port < Math.max(firstPort, remembered) + 1000; port++) {
    if (await portIsFree(port)) return port
  }
  throw configurationError('没有空闲的本机端口可供数据库使用。No free loopback port was found for the database.')
}

/** True when nobody listens on this port of loopback. */
export function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

export type LaunchOptions = {
  readonly program: string
  readonly cluster: string
  readonly port: number
  readonly user: ServerUser
  readonly log: string
  readonly settings: Readonly<Record<string, string>>
}

/**
 * Starts the server in a session of its own, so that Ctrl-C in the terminal stops the application first and the
 * database after it. Resolves when it takes connections; refuses with the last line of its log when it ends instead.
 */
export async function launch(options: LaunchOptions): Promise<ServerProcess> {
  let port = options.port
  for (let attempt = 1; ; attempt++) {
    const outcome = await launchOnce({ ...options, port })
    if (typeof outcome !== 'string') return outcome
    // After a kill -9 of the server its children need a moment to notice and let go of the shared memory.
    const isPassing = /shared memory|lock file/.test(outcome)
    // Somebody was faster with the port that was free a moment ago.
    const isPortTaken = /TCP\/IP|bind/.test(outcome)
    if (attempt >= 20 || !(isPassing || isPortTaken)) {
      throw configurationError(`数据库启动失败。The embedded database did not start: ${outcome} (log: ${options.log})`)
    }
    await clearStaleLock(options.cluster)
    if (isPortTaken) port = await freePort(port + 1)
    else await sleep(250)
    const other = await runningServer(options.cluster)
    if (other) return untilReady(options.cluster, other.pid)
  }
}

async function launchOnce(options: LaunchOptions): Promise<ServerProcess | string> {
  const size = await stat(options.log).then(
    (found) => found.size,
    () => 0,
  )
  const log = await open(options.log, size > logLimit ? 'w' : 'a', 0o600)
  const begin = size > logLimit ? 0 : size
  const flags = Object.entries(options.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(options.program, ['-D', options.cluster, '-p', String(options.port), ...flags], {
    ...options.user,
    cwd: '/',
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', () => resolve(''))
  })
  await log.close()
  child.unref()
  const pid = child.pid
  const outcome = await Promise.race([ended, ...(pid ? [untilReady(options.cluster, pid)] : [])])
  return outcome === '' ? lastWords(options.log, begin) : outcome
}

/** Waits for the "ready" that the server writes into its lock file. */
export async function untilReady(cluster: string, pid: number): Promise<ServerProcess> {
  const end = Date.now() + slowestStart
  while (Date.now() < end) {
    const server = await runningServer(cluster)
    if (server?.pid === pid && server.ready) return server
    if (!isAlive(pid)) break
    await sleep(10)
  }
  throw configurationError(`数据库没有按时就绪。The embedded database in ${cluster} did not become ready.`)
}

async function lastWords(log: string, begin: number): Promise<string> {
  const text = (await readFile(log)).subarray(begin).toString()
  const fatal = text
    .split('\n')
    .filter((line) => /FATAL|ERROR|PANIC/.test(line))
    .at(-1)
  return (fatal ?? text.trim().split('\n').at(-1) ?? '').replace(/^.*?(FATAL|ERROR|PANIC):\s*/, '').trim() || 'it ended without a word'
}

/** Ends the server: open transactions are rolled back, everything is flushed. Immediate when that takes too long. */
export async function shutDown(cluster: string, pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5000],
  ] as const) {
    if (!sendSignal(pid, signal)) return
    const end = Date.now() + patience
    while (Date.now() < end) {
      // The lock file goes last; the process may linger as a zombie when its first parent was killed.
      if (!isAlive(pid) || (await runningServer(cluster)) === undefined) return
      await sleep(10)
    }
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
