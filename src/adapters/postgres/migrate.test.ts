import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aDatabase } from '../../../tests/fixtures/database/test-database.ts'
import { isConfigurationError } from '../../kernel/failure/configuration-error.ts'
import { migrate } from './migrate.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** A database without any migration applied, and a folder of migrations for it. */
async function aBlankDatabase(files: Readonly<Record<string, string>>) {
  const database = await aDatabase()
  const client = await database.connect()
  await client.query('DROP TABLE schema_migration')
  const folder = mkdtempSync(join(tmpdir(), 'zincbridge-migrations-'))
  folders.push(folder)
  const write = (name: string, sql: string): void => writeFileSync(join(folder, name), sql)
  for (const [name, sql] of Object.entries(files)) write(name, sql)
  const has = async (table: string): Promise<boolean> =>
    (await client.query('SELECT to_regclass($1) IS NOT NULL AS found', [table])).rows[0].found
  const sql = (text: string) => client.query(text)
  return { url: database.url, connect: database.connect, folder, write, sql, remove: (name: string) => rmSync(join(folder, name)), has }
}

const fruit = {
  '0002_pear.sql': 'CREATE TABLE pear (apple_id int REFERENCES apple)',
  '0001_apple.sql': 'CREATE TABLE apple (id int PRIMARY KEY)',
}
const blank = await aBlankDatabase(fruit)
const replaced = await aBlankDatabase(fruit)
const broken = await aBlankDatabase(fruit)
const contested = await aBlankDatabase(fruit)
const locked = await aBlankDatabase(fruit)
const killed = await aBlankDatabase(fruit)
const program = new URL('./migrate.ts', import.meta.url).href

test('migrations are applied in numeric order, once', async () => {
  expect(await migrate(blank.url, blank.folder)).toEqual({ applied: ['0001_apple.sql', '0002_pear.sql'], total: 2 })
  expect(await migrate(blank.url, blank.folder)).toEqual({ applied: [], total: 2 })
})

test('an applied file that was changed or removed is refused, and what is new stays out', async () => {
  blank.write('0003_plum.sql', 'CREATE TABLE plum (id int)')
  blank.write('0001_apple.sql', 'CREATE TABLE apple (id bigint PRIMARY KEY)')
  await expect(migrate(blank.url, blank.folder)).rejects.toThrow(/0001_apple.sql was changed/)
  blank.remove('0001_apple.sql')
  await expect(migrate(blank.url, blank.folder)).rejects.toThrow(/0001_apple.sql, which this version does not know/)
  expect(await blank.has('plum')).toBe(false)
})

test('a database of the chain from before the baselines is refused with what to do about it', async () => {
  await migrate(replaced.url, replaced.folder)
  await replaced.sql("INSERT INTO schema_migration (name, checksum) VALUES ('0002_kernel_outbox.sql', 'x')")
  replaced.write('0003_plum.sql', 'CREATE TABLE plum (id int)')
  const refused = migrate(replaced.url, replaced.folder)
  await expect(refused).rejects.toThrow(/删除数据目录.*delete the data folder \(DATA_DIR, by default \.data\)/)
  await expect(refused).rejects.toSatisfy(isConfigurationError)
  expect(await replaced.has('plum')).toBe(false)
})

test('a failing file names its line and leaves nothing behind', async () => {
  broken.write('0003_plum.sql', 'CREATE TABLE plum (id int);\n\nINSERT INTO nowhere VALUES (1);')
  await expect(migrate(broken.url, broken.folder)).rejects.toThrow(/0003_plum.sql failed at line 3 \(INSERT INTO nowhere VALUES \(1\);\)/)
  expect(await broken.has('pear')).toBe(true)
  expect(await broken.has('plum')).toBe(false)
})

test('a migration that waits for a lock lets go at once and comes again; held for long it names who holds it, and nobody else waits', async () => {
  await migrate(locked.url, locked.folder)
  locked.write('0003_plum.sql', 'CREATE TABLE plum (id int); ALTER TABLE apple ADD COLUMN colour text')
  await locked.sql("SET application_name = 'a long report'; BEGIN; SELECT * FROM apple")
  const patience = { lockMs: 150, pausesMs: [100, 100] }
  const migrating = migrate(locked.url, locked.folder, patience).catch((error: unknown) => error)
  // Whoever reads the table meanwhile stands behind the migration for one short wait at the most.
  const reader = await locked.connect()
  await reader.query("SET statement_timeout = '10s'")
  for (let turn = 0; turn < 20; turn += 1) await reader.query('SELECT * FROM apple')
  const refused = await migrating
  expect(refused).toSatisfy(isConfigurationError)
  expect(String(refused)).toMatch(/0003_plum.sql needs a lock.*\(a long report, \d+ s\)/)
  expect([await locked.has('plum'), await locked.has('pear')]).toEqual([false, true])
  const waiting = migrate(locked.url, locked.folder, { lockMs: 150, pausesMs: Array.from({ length: 100 }, () => 100) })
  await locked.sql('COMMIT')
  expect((await waiting).applied).toEqual(['0003_plum.sql'])
})

test('a migration that is killed in the middle is undone, keeps nobody waiting, and runs again', async () => {
  const sleeping =
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep(3600)%' AND pid <> pg_backend_pid()"
  killed.write('0003_plum.sql', 'CREATE TABLE plum (id int); SELECT pg_sleep(3600)')
  const child = spawn(process.execPath, [
    '-e',
    `import(${JSON.stringify(program)}).then(({ migrate }) => migrate(${JSON.stringify(killed.url)}, ${JSON.stringify(killed.folder)}))`,
  ])
  await expect.poll(async () => (await killed.sql(sleeping)).rowCount, { timeout: 50_000 }).toBe(1)
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('close', resolve))
  // PostgreSQL notices by itself that nobody waits for the statement any more.
  killed.write('0003_plum.sql', 'CREATE TABLE plum (id int)')
  expect((await migrate(killed.url, killed.folder)).applied).toEqual(['0003_plum.sql'])
  expect([await killed.has('pear'), await killed.has('plum')]).toEqual([true, true])
  // So is one whose connection is cut by the database.
  killed.write('0004_quince.sql', 'CREATE TABLE quince (id int); SELECT pg_sleep(3600)')
  const cut = migrate(killed.url, killed.folder).catch((error: unknown) => error)
  await expect.poll(async () => (await killed.sql(sleeping)).rowCount, { timeout: 50_000 }).toBe(1)
  await killed.sql(`SELECT pg_terminate_backend(pid) FROM (${sleeping}) one`)
  expect(String(await cut)).toMatch(/0004_quince.sql failed: terminating connection/)
  killed.write('0004_quince.sql', 'CREATE TABLE quince (id int)')
  expect((await migrate(killed.url, killed.folder)).applied).toEqual(['0004_quince.sql'])
}, 120_000)

test('two processes that migrate at once do the work once', async () => {
  const [one, two] = await Promise.all([migrate(contested.url, contested.folder), migrate(contested.url, contested.folder)])
  expect(one.applied.length + two.applied.length).toBe(2)
})

test('two files of one number are refused', async () => {
  contested.write('0002_plum.sql', 'CREATE TABLE plum (id int)')
  await expect(migrate(contested.url, contested.folder)).rejects.toThrow(/same number/)
})
