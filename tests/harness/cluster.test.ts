import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { runningServer } from '../../src/adapters/postgres/embedded-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'zincbridge-killed-run-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the PostgreSQL of a run that was killed outright ends too', async () => {
  const run = spawn(process.execPath, [join(import.meta.dirname, 'cluster-process.ts'), folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(run.stdout, 'data')
  const cluster = join(String(said).trim(), 'cluster')
  expect((await runningServer(cluster))?.ready).toBe(true)
  run.kill('SIGKILL')
  for (let wait = 0; wait < 300 && (await runningServer(cluster)); wait++) await sleep(100)
  expect(await runningServer(cluster)).toBeUndefined()
})
