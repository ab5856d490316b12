import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { supervise } from './supervise.mjs'

/** Runs a script under supervision; it counts its starts in a file. */
async function supervised(script: string, isStopping: (starts: number) => boolean = () => false) {
  const folder = mkdtempSync(join(tmpdir(), 'zincbridge-supervise-'))
  const counter = join(folder, 'starts')
  writeFileSync(counter, '')
  const starts = () => readFileSync(counter, 'utf8').length
  const said: string[] = []
  const code = `require('node:fs').appendFileSync(${JSON.stringify(counter)}, '.'); const starts = require('node:fs').readFileSync(${JSON.stringify(counter)}).length; ${script}`
  const ended = await supervise({
    spawnOnce: () => spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
    isStopping: () => isStopping(starts()),
    say: (text: string) => said.push(text),
    pauseMs: 20,
  })
  const result = { ended, starts: starts(), said }
  rmSync(folder, { recursive: true })
  return result
}

test('a server that dies is started again after growing pauses, and that is said in both languages', async () => {
  const died = "process.send('serving', () => starts < 4 ? process.kill(process.pid, 'SIGKILL') : process.exit(0))"
  const { starts, said, ended } = await supervised(died)
  expect([starts, ended.code]).toEqual([4, 0])
  expect(said.map((text) => /in ([0-9.]+) s/.exec(text)?.[1])).toEqual(['0.02', '0.04', '0.08'])
  expect(said[0]).toMatch(/服务进程意外结束.*SIGKILL/)
})

test('what never served is not started again: its configuration would refuse it again', async () => {
  expect(await supervised('process.exit(1)')).toMatchObject({ starts: 1, said: [], ended: { code: 1 } })
})

test('a restart that fails, as while the database is away, is tried again', async () => {
  const { starts } = await supervised(
    "if (starts === 1) process.send('serving', () => process.exit(1)); else process.exit(starts < 3 ? 1 : 0)",
  )
  expect(starts).toBe(3)
})

test('what was told to stop stays stopped', async () => {
  expect((await supervised("process.send('serving', () => process.exit(1))", () => true)).starts).toBe(1)
})
