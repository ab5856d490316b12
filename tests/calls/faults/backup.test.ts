import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '../../../src/adapters/postgres/embedded.ts'
import { readConfig } from '../../../src/app/config/config.ts'
import { startServer } from '../../../src/app/main.ts'
import { balanceShowCall } from '../../../src/modules/wallet/endpoints.ts'
import { cartList } from '../../../src/modules/basket/endpoints.ts'
import { runProgram } from '../../../tools/checks/run-part.ts'
import { tablesOf } from '../../../tools/backup/database-tables.ts'
import { crashBuyers } from '../../fixtures/crash/crash-buyers.ts'
import { callsAt } from '../../fixtures/server/calls-server.ts'
import { freePort } from '../../fixtures/server/free-port.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'

const database = await aDatabase('demo')
const source = await database.connect()
const folder = mkdtempSync(join(tmpdir(), 'zincbridge-backup-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'mall.zbk')
const dataDir = join(folder, 'data')
const buyers = await crashBuyers(source, 9_000_000, 8)
const uploads = {
  'files/ab/0193-upload-ab': 'a certificate',
  'pictures/0193/640.webp': 'a picture',
  'app-secret': 'a secret of at least 32 characters',
}
for (const [name, text] of Object.entries(uploads)) {
  mkdirSync(join(dataDir, name, '..'), { recursive: true })
  writeFileSync(join(dataDir, name), text)
}

const run = (tool: 'backup' | 'restore', env: Record<string, string>, given = file) =>
  runProgram(process.execPath, [`tools/${tool}.ts`, given], {
    patienceMs: 120_000,
    env: { NODE_ENV: 'development', VITEST: '', APP_SECRET: '', DATABASE_URL: '', ...env },
  })

/** Each table's rows as one number, whatever their order; columns that follow by themselves with them. */
async function content(client: Client): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query(
      `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) AS sum FROM ${name} t`,
    )
    found[name] = rows[0].sum
  }
  return found
}

test('a backup restored into an empty folder is the same mall: every row, every file, ledgers, keys, triggers; and it serves', async () => {
  const made = await run('backup', { DATA_DIR: dataDir, DATABASE_URL: database.url })
  expect([made.code, made.output]).toEqual([0, expect.stringMatching(/\d{3} tables, \d+ rows|tables/)])
  expect(statSync(file).mode & 0o077).toBe(0)
  const emptyDir = join(folder, 'restored')
  const restored = await run('restore', { DATA_DIR: emptyDir })
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('tables')])
  for (const [name, text] of Object.entries(uploads)) expect(readFileSync(join(emptyDir, name), 'utf8')).toBe(text)

  const postgres = await startEmbedded({ dataDir: emptyDir })
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const [one, other] = [await content(source), await content(client)]
    expect(Object.keys(one).length).toBeGreaterThan(180)
    expect(other).toEqual(one)
    const shape = `SELECT (SELECT count(*)::int FROM pg_constraint WHERE contype = 'f') AS keys, (SELECT count(*)::int FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'O') AS triggers,
      (SELECT json_agg((sequencename, last_value) ORDER BY sequencename)::text FROM pg_sequences WHERE schemaname IN ('public', 'graphile_worker')) AS sequences,
      (SELECT sum(amount)::text FROM ledger_entry) AS zero, (SELECT sum(abs(amount)) > 0 FROM ledger_entry) AS moved`
    const [there] = (await source.query(shape)).rows
    expect((await client.query(shape)).rows).toEqual([there])
    expect([there.zero, there.moved]).toEqual(['0', true])
    // The books guard themselves again.
    await expect(client.query('UPDATE ledger_entry SET amount = 1')).rejects.toThrow('append-only')
    const config = readConfig({
      NODE_ENV: 'test',
      PORT: String(await freePort()),
      DATA_DIR: emptyDir,
      RATE_LIMITS: '0',
      LOG_LEVEL: 'error',
    })
    const running = await startServer(config, postgres.url, null)
    const { ask, login } = callsAt(running.address)
    const rich = buyers.find(({ purse }) => purse === 'balance')
    const balance = await ask(balanceShowCall, {}, { token: rich?.token ?? '' })
    const cart = await ask(cartList, {}, { token: rich?.token ?? '' })
    const buyer = await login('demo_buyer')
    await running.stop()
    expect(balance.data?.available).toBe(50_000_000)
    expect(JSON.stringify(cart.data)).toContain('productId')
    expect(buyer.token).not.toBeNull()
  } finally {
    await client.end()
    await postgres.stop()
  }
}, 180_000)

test('a restore into what is not empty is refused, in words, and changes nothing', async () => {
  const before = await content(source)
  const full = await run('restore', { DATA_DIR: join(folder, 'nothing here'), DATABASE_URL: database.url })
  expect([full.code, full.output]).toEqual([1, expect.stringContaining('The database is not empty')])
  expect(await content(source)).toEqual(before)
  const files = await run('restore', { DATA_DIR: dataDir })
  expect([files.code, files.output]).toEqual([1, expect.stringContaining('is not empty')])
  const none = await run('backup', { DATA_DIR: dataDir, DATABASE_URL: database.url }, '')
  expect([none.code, none.output]).toEqual([1, expect.stringContaining('npm run backup -- <file>')])
}, 120_000)

test('a backup that was cut off or changed is refused', async () => {
  const whole = readFileSync(file)
  for (const [name, bytes] of [
    ['cut', whole.subarray(0, Math.floor(whole.length * 0.7))],
    ['changed', Buffer.concat([whole.subarray(0, 200_000), Buffer.from('x'), whole.subarray(200_001)])],
    ['other', Buffer.from('PK something else')],
  ] as const) {
    const damaged = join(folder, `${name}.zbk`)
    writeFileSync(damaged, bytes)
    const { code } = await run('restore', { DATA_DIR: join(folder, `from ${name}`) }, damaged)
    expect([name, code]).toEqual([name, 1])
  }
}, 120_000)
