import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export type Ended = { readonly code: number; readonly output: string }

/**
 * Runs a program of node_modules with our Node and collects what it says. Never rejects: a program that cannot be
 * started or takes longer than `patienceMs` ends with a code other than 0 and says why.
 */
export function runTool(
  script: string,
  args: readonly string[],
  options: { patienceMs: number; env?: Readonly<Record<string, string>> },
): Promise<Ended> {
  return runProgram(process.execPath, [join(root, 'node_modules', script), ...args], options)
}

export function runProgram(
  program: string,
  args: readonly string[],
  options: { patienceMs: number; env?: Readonly<Record<string, string>> },
): Promise<Ended> {
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0', ...options.env }
  const child = spawn(program, [...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const abort = (): void => {
    child.kill('SIGTERM')
  }
  process.once('exit', abort)
  let output = ''
  const keep = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const impatience = setTimeout(() => {
    output += `\nstopped after ${options.patienceMs / 1000} s\n`
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
  }, options.patienceMs)
  return new Promise((resolve) => {
    const end = (code: number): void => {
      clearTimeout(impatience)
      process.off('exit', abort)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}
