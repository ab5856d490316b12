import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireAll, root, sourceOf, sourcesUnder } from './source-tree.ts'
import { foreignTables, migrationBreaches, ownerOf, tableOwners } from './table-owners.ts'

const folder = 'database/migrations'

// Modules of the migrations that have no folder under src/modules yet, with the module that holds their code until they are split
// off. Whoever splits one deletes its line.
const moduleUntilSplit: Readonly<Record<string, string>> = {
  taxonomy: 'catalog',
  inventory: 'catalog',
  pricing: 'catalog',
  search: 'catalog',
  listing: 'catalog',
  reviews: 'catalog',
  saved: 'member',
  referral: 'sales',
  notification: 'message',
  analytics: 'insight',
}
/** Tables of such a module whose code is still in another one than the rest. */
const tableOwner: Readonly<Record<string, string>> = { warehouse: 'store', contrast_list: 'catalog' }

function fileUntilSplit(file: string): string {
  return file.replace(/_([a-z_]+)\.sql$/, (whole, name: string) => {
    const owner = moduleUntilSplit[name]
    return owner === undefined ? whole : `_${owner}_${name}.sql`
  })
}

function ownersUntilSplit(migrations: ReturnType<typeof allMigrations>) {
  return new Map([...tableOwners(migrations), ...Object.entries(tableOwner)])
}

function allMigrations() {
  const files = globSync(`${folder}/*.sql`, { cwd: root })
  const exist = readdirSync(join(root, folder)).filter((name) => name.endsWith('.sql')).length
  requireAll(files.length, exist, 'migrations')
  return files.map((file) => ({ file: fileUntilSplit(file), sql: readFileSync(join(root, file), 'utf8') }))
}

test('a migration belongs to one module and touches that one alone', () => {
  const migrations = allMigrations()
  const owners = ownersUntilSplit(migrations)
  expect(owners.get('audit_log')).toBe('kernel')
  expect(migrations.flatMap((migration) => migrationBreaches(migration, owners))).toEqual([])
})

test('code names only tables of its own module', () => {
  const owners = ownersUntilSplit(allMigrations())
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
  ['0101_order_more.sql', 'ALTER TABLE goods ADD CONSTRAINT x FOREIGN KEY (y) REFERENCES sku;'],
  ['0101_order_more.sql', 'ALTER TABLE goods ADD CONSTRAINT x FOREIGN KEY (y) REFERENCES order_head, ADD COLUMN z int;'],
])('the migration %s saying %s is stopped', (file, sql) => {
  expect(migrationBreaches({ file, sql }, owners)).toHaveLength(1)
})

test('a migration may refer to an earlier module and to the kernel', () => {
  expect(
    migrationBreaches({ file: '0101_order_more.sql', sql: 'CREATE TABLE x (s bigint REFERENCES sku, a int REFERENCES audit_log)' }, owners),
  ).toEqual([])
})

test('a migration may add a foreign key of an earlier module to its own table', () => {
  const sql = 'ALTER TABLE goods ADD CONSTRAINT goods_order_fkey FOREIGN KEY (order_id) REFERENCES order_head;'
  expect(migrationBreaches({ file: '0101_order_more.sql', sql }, owners)).toEqual([])
})

const store = 'src/modules/order/server/order-store.ts'

test.each([
  [store, "tables.read(handle).selectFrom('goods')"],
  [store, "tables.read(handle).selectFrom(['order_head', 'goods as g'])"],
  [store, "query.innerJoin('sku as s', 's.id', 'x')"],
  [store, "tables.write(unit).updateTable('sku')"],
  [store, "const text = 'SELECT * FROM goods'"],
  [store, 'const text = `select 1 from order_head o, public."goods" g where ${x}`'],
  [store, 'const text = `UPDATE ${x} SET y = 1 FROM sku`'],
  [store, "const text = 'insert into audit_log values (1)'"],
  ['src/app/house.ts', "const text = 'SELECT * FROM order_head'"],
  ['src/shared/audit.ts', "const text = 'DELETE FROM goods'"],
])('the wall stops %s saying: %s', (path, text) => {
  expect(foreignTables(sourceOf(path, text), owners)).toHaveLength(1)
})

test.each([
  [store, "tables.read(handle).selectFrom('order_head as o')"],
  [store, "const text = 'SELECT goods FROM order_head'"],
  [store, "const text = 'goods from the shelf'"],
  ['src/shared/audit.ts', "const text = 'INSERT INTO audit_log VALUES (1)'"],
  ['src/modules/order/server/order-store.test.ts', "const text = 'SELECT * FROM goods'"],
])('the wall lets %s say: %s', (path, text) => {
  expect(foreignTables(sourceOf(path, text), owners)).toEqual([])
})
