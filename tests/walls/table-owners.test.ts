import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireAll, root, sourceOf, sourcesUnder } from './source-tree.ts'
import { foreignTables, migrationBreaches, ownerOf, tableOwners } from './table-owners.ts'

const folder = 'database/migrations'

function allMigrations() {
  const files = globSync(`${folder}/*.sql`, { cwd: root })
  const exist = readdirSync(join(root, folder)).filter((name) => name.endsWith('.sql')).length
  requireAll(files.length, exist, 'migrations')
  return files.map((file) => ({ file, sql: readFileSync(join(root, file), 'utf8') }))
}

test('a migration belongs to one module and touches that one alone', () => {
  const migrations = allMigrations()
  const owners = tableOwners(migrations)
  expect(owners.get('audit_log')).toBe('kernel')
  expect(migrations.flatMap((migration) => migrationBreaches(migration, owners))).toEqual([])
})

test('code names only tables of its own module', () => {
  const owners = tableOwners(allMigrations())
  expect(sourcesUnder('src').flatMap((source) => foreignTables(source, owners))).toEqual([])
})

const owners = tableOwners([
  { file: '0001_kernel.sql', sql: 'CREATE TABLE audit_log (id int);' },
  { file: '0070_catalog.sql', sql: 'CREATE TABLE goods (id int); CREATE TABLE IF NOT EXISTS sku (id int); -- CREATE TABLE ghost (x int)' },
  { file: '0100_order_heads.sql', sql: 'create table order_head (id int); CREATE MATERIALIZED VIEW order_day AS SELECT 1;' },
])

test('the owner is the module in the file name, words in snake case', () => {
  expect(Object.fromEntries(owners)).toEqual({
    audit_log: 'kernel',
    goods: 'catalog',
    sku: 'catalog',
    order_head: 'order',
    order_day: 'order',
  })
  expect(ownerOf('0180_contract_signing_parties.sql')).toBe('contract-signing')
  expect(ownerOf('0180_nobody.sql')).toBeUndefined()
  expect(ownerOf('orders.sql')).toBeUndefined()
})

test.each([
  ['0199_stranger.sql', 'SELECT 1'],
  ['0101_order_more.sql', 'ALTER TABLE goods ADD COLUMN x int'],
  ['0101_order_more.sql', 'INSERT INTO ONLY sku VALUES (1)'],
  ['0071_catalog_more.sql', 'CREATE TABLE x (o bigint REFERENCES order_head)'],
])('the migration %s saying %s is stopped', (file, sql) => {
  expect(migrationBreaches({ file, sql }, owners)).toHaveLength(1)
})

test('a migration may refer to an earlier module and to the kernel', () => {
  expect(
    migrationBreaches({ file: '0101_order_more.sql', sql: 'CREATE TABLE x (s bigint REFERENCES sku, a int REFERENCES audit_log)' }, owners),
  ).toEqual([])
})

const store = 'src/modules/order/server/orders/order-repository.ts'

test.each([
  [store, "tables.read(handle).selectFrom('goods')"],
  [store, "tables.read(handle).selectFrom(['order_head', 'goods as g'])"],
  [store, "query.innerJoin('sku as s', 's.id', 'x')"],
  [store, "tables.write(unit).updateTable('sku')"],
  [store, "const text = 'SELECT * FROM goods'"],
  [store, 'const text = `select 1 from order_head o, public."goods" g where ${x}`'],
  [store, 'const text = `UPDATE ${x} SET y = 1 FROM sku`'],
  [store, "const text = 'insert into audit_log values (1)'"],
  ['src/app/app-context.ts', "const text = 'SELECT * FROM order_head'"],
  ['src/kernel/audit/audit.ts', "const text = 'DELETE FROM goods'"],
])('the wall stops %s saying: %s', (path, text) => {
  expect(foreignTables(sourceOf(path, text), owners)).toHaveLength(1)
})

test.each([
  [store, "tables.read(handle).selectFrom('order_head as o')"],
  [store, "const text = 'SELECT goods FROM order_head'"],
  [store, "const text = 'goods from the shelf'"],
  ['src/kernel/audit/audit.ts', "const text = 'INSERT INTO audit_log VALUES (1)'"],
  ['src/modules/order/server/order-store.test.ts', "const text = 'SELECT * FROM goods'"],
])('the wall lets %s say: %s', (path, text) => {
  expect(foreignTables(sourceOf(path, text), owners)).toEqual([])
})
