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
  return { url: database.url, folder, write, sql, remove: (name: string) => rmSync(join(folder, name)), has }
}

const fruit = {
  '0002_pear.sql': 'CREATE TABLE pear (apple_id int REFERENCES apple)',
  '0001_apple.sql': 'CREATE TABLE apple (id int PRIMARY KEY)',
}
const blank = await aBlankDatabase(fruit)
const replaced = await aBlankDatabase(fruit)
const broken = await aBlankDatabase(fruit)
const contested = await aBlankDatabase(fruit)

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

test('two processes that migrate at once do the work once', async () => {
  const [one, two] = await Promise.all([migrate(contested.url, contested.folder), migrate(contested.url, contested.folder)])
  expect(one.applied.length + two.applied.length).toBe(2)
})

test('two files of one number are refused', async () => {
  contested.write('0002_plum.sql', 'CREATE TABLE plum (id int)')
  await expect(migrate(contested.url, contested.folder)).rejects.toThrow(/same number/)
})
