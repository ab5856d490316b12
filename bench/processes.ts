import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const ticksPerSecond = 100

/** A script that runs: `pid` is the program's own, `process` the launcher's that is asked to stop it. */
export type Started = { readonly address: string; readonly process: ChildProcess; readonly pid: number }

/**
 * Starts a script of a project's folder as its npm scripts do (tools/setup.mjs chooses Node and flags), and resolves with the
 * http address that it prints.
 */
export function startScript(script: string, env: Readonly<Record<string, string>>, folder = root): Promise<Started> {
  const child = spawn(process.execPath, ['tools/setup.mjs', script], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString()
      const address = /^ *(http:\/\/\S+)/m.exec(said)?.[1]
      if (address) resolve({ address, process: child, pid: childrenOf(child.pid ?? 0)[0] ?? child.pid ?? 0 })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', () => reject(new Error(`${script} ended:\n${said}`)))
  })
}

export function stopScript(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** CPU milliseconds that a process and its children (PostgreSQL's backends), also those that ended, have used; 0 where /proc is missing. */
export function cpuMsOf(pid: number): number {
  return childrenOf(pid).reduce((sum, each) => sum + ticksMs(statOf(each), [11, 12]), ticksMs(statOf(pid), [11, 12, 13, 14]))
}

function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch {
    return []
  }
}

function ticksMs(stat: readonly string[], places: readonly number[]): number {
  return (places.reduce((sum, place) => sum + Number(stat[place] ?? 0), 0) * 1000) / ticksPerSecond
}

function childrenOf(pid: number): number[] {
  const pids = process.platform === 'linux' ? readdirSync('/proc').map(Number).filter(Boolean) : []
  return pids.filter((each) => Number(statOf(each)[1]) === pid)
}

/** Memory of a process in MB: what it uses now, or the highest that it has used since the last `forgetPeakOf`. */
export function memoryOf(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  try {
    return Math.round(Number(new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

/** Memory of a process and of those that it started, now, in MB. */
export function memoryWithChildren(pid: number): number {
  let children = ''
  try {
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  } catch {
    // It ended, or this system does not tell.
  }
  const ids = children.trim() === '' ? [] : children.trim().split(' ').map(Number)
  return memoryOf(pid, 'VmRSS') + ids.reduce((sum, id) => sum + memoryWithChildren(id), 0)
}

/** Begins a new highest value. */
export function forgetPeakOf(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // Elsewhere the peak of a case is that of everything before it.
  }
}
