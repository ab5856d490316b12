import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { isAlive } from './embedded-cluster.ts'
import { runningServer } from './embedded-server.ts'
import { startEmbedded } from './embedded.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'zincbridge-embedded-'))
chmodSync(dataDir, 0o755)
const cluster = join(dataDir, 'postgres', 'cluster')
const options = { dataDir, durable: false, settings: { shared_buffers: '16MB', max_connections: '20' } }
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function run(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

async function answerOf(url: string, sql: string): Promise<unknown> {
  const { rows } = await run(url, sql)
  return Object.values(rows[0])[0]
}

async function killServer(): Promise<void> {
  const server = await runningServer(cluster)
  if (!server) throw new Error('no server to kill')
  process.kill(server.pid, 'SIGKILL')
}

test('two processes that start at once share one server, and the last one out stops it', { timeout: 60_000 }, async () => {
  const [one, two] = await Promise.all([startEmbedded(options), startEmbedded(options)])
  expect(await answerOf(one.url, 'SELECT current_user')).toBe('zincbridge')
  expect(one.url).toBe(two.url)
  await one.stop()
  expect(await answerOf(two.url, 'SELECT 1')).toBe(1)
  await two.stop()
  expect(await runningServer(cluster)).toBeUndefined()
})

test('the password file is readable by its owner alone', () => {
  expect(statSync(join(cluster, 'zincbridge.json')).mode & 0o077).toBe(0)
})

test('committed rows survive a kill -9 of the server', { timeout: 60_000 }, async () => {
  const first = await startEmbedded({ ...options, durable: true })
  await run(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
  await killServer()
  const second = await startEmbedded(options)
  expect(await answerOf(second.url, 'SELECT n FROM kept')).toBe(7)
  await second.stop()
})

test('a server that is killed while somebody keeps it comes back at its port with what was committed, as often as it dies, and still stops', async () => {
  const told: object[] = []
  const kept = await startEmbedded({ ...options, durable: true, onReturn: (restart) => told.push(restart) })
  await run(kept.url, 'CREATE TABLE counted AS SELECT 0 AS n')
  for (let turn = 1; turn <= 2; turn += 1) {
    const before = await runningServer(cluster)
    await run(kept.url, 'UPDATE counted SET n = n + 1')
    await killServer()
    await expect.poll(() => told.length, { timeout: 50_000 }).toBe(turn)
    expect(told.at(-1)).toMatchObject({ before: before?.pid })
    expect(await answerOf(kept.url, 'SELECT n FROM counted')).toBe(turn)
  }
  // A connection that PostgreSQL ends is no dead server: the same one is held again.
  const before = await runningServer(cluster)
  await run(
    kept.superuserUrl('postgres'),
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'zincbridge holder'",
  )
  await expect
    .poll(async () => answerOf(kept.url, "SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'zincbridge holder'"), {
      timeout: 50_000,
    })
    .toBe(1)
  expect(await runningServer(cluster)).toEqual(before)
  expect(told).toHaveLength(2)
  await kept.stop()
  expect(await runningServer(cluster)).toBeUndefined()
}, 120_000)

test('a lock file that names a living stranger is no obstacle', { timeout: 60_000 }, async () => {
  const stranger = spawn('sleep', ['60'])
  writeFileSync(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n0\n25432\n\n127.0.0.1\n\nready\n`)
  const server = await startEmbedded(options)
  expect(server.isReused).toBe(false)
  expect(await answerOf(server.url, 'SELECT 1')).toBe(1)
  expect(isAlive(stranger.pid ?? 0)).toBe(true)
  await server.stop()
  stranger.kill()
})

test('a folder that another PostgreSQL version made is refused in one sentence', async () => {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8')
  writeFileSync(join(cluster, 'PG_VERSION'), '15\n')
  await expect(startEmbedded(options)).rejects.toThrow(/was made by PostgreSQL 15/)
  writeFileSync(join(cluster, 'PG_VERSION'), version)
})
