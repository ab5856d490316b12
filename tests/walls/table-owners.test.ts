import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireAll, root, sourceOf, sourcesUnder } from './source-tree.ts'
import { foreignTables, migrationBreaches, ownerOf, tableOwners } from './table-owners.ts'

const folder = 'database/migrations'

// Statements that still name a table which is not theirs to name (decision 105). What is cut loose is deleted here.
const exceptions: readonly { readonly file: string; readonly tables: readonly string[] }[] = [
  // Live stock and "is it priced by an index" belong to the read model of goods, which is read in one statement.
  { file: 'catalog/server/cards/live-stock.ts', tables: ['sku_stock'] },
  { file: 'catalog/server/goods/own-sku-repository.ts', tables: ['goods_formula'] },
  { file: 'catalog/server/read-model/goods-source-repository.ts', tables: ['goods_formula', 'freight_template'] },
  { file: 'catalog/server/goods/bestseller-repository.ts', tables: ['sku_price_change'] },
  // What a supplier edits is written into goods, SKUs and stock in one transaction.
  { file: 'listing/server/adjust-own-stock.ts', tables: ['sku_stock', 'stock_ledger'] },
  { file: 'listing/server/set-own-price.ts', tables: ['sku'] },
  { file: 'listing/server/revisions/revision-repository.ts', tables: ['goods'] },
  { file: 'listing/server/revisions/write-goods.ts', tables: ['goods', 'sku', 'sku_stock', 'stock_ledger'] },
  { file: 'pricing/server/formulas/formula-price-repository.ts', tables: ['sku'] },
  { file: 'pricing/server/formulas/save-formula.ts', tables: ['goods'] },
  // Evaluations are written with the order and read with the goods.
  { file: 'reviews/server/list-evaluations.ts', tables: ['evaluation'] },
  { file: 'search/server/synonyms/synonym-repository.ts', tables: ['catalog_version'] },
  // Administration of categories and brands counts and moves the goods that have them.
  { file: 'taxonomy/server/admin/attribute-admin.ts', tables: ['goods'] },
  { file: 'taxonomy/server/admin/brand-admin.ts', tables: ['goods', 'goods_change'] },
  { file: 'taxonomy/server/admin/category-admin-repository.ts', tables: ['goods', 'goods_card', 'sku', 'goods_change'] },
  { file: 'taxonomy/server/admin/series-admin.ts', tables: ['goods'] },
  { file: 'taxonomy/server/admin/standard-item-admin.ts', tables: ['goods', 'sku'] },
]

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

test('code changes only tables of its own module and reads those of earlier ones', () => {
  const owners = tableOwners(allMigrations())
  const breaches = sourcesUnder('src').flatMap((source) => foreignTables(source, owners))
  const isException = (breach: string) =>
    exceptions.some(({ file, tables }) =>
      tables.some((table) => breach.startsWith(`src/modules/${file}:`) && breach.includes(` names ${table},`)),
    )
  expect(breaches.filter((breach) => !isException(breach))).toEqual([])
  // An exception that nobody needs any more is deleted.
  for (const { file, tables } of exceptions)
    for (const table of tables)
      expect(
        breaches.some((breach) => breach.startsWith(`src/modules/${file}:`) && breach.includes(` names ${table},`)),
        `${file} ${table}`,
      ).toBe(true)
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
  expect(ownerOf('0180_sourcing_tools_lists.sql')).toBe('sourcing-tools')
  expect(ownerOf('0180_nobody.sql')).toBeUndefined()
  expect(ownerOf('orders.sql')).toBeUndefined()
})

test('a module takes over a table of an earlier migration, whose own statements stand', () => {
  const made = { file: '0100_order_heads.sql', sql: 'CREATE TABLE note (id int); CREATE TABLE line (n int REFERENCES note);' }
  const taken = tableOwners([made, { file: '0300_weighing.sql', sql: '-- Takes over: note, line.\nALTER TABLE note ADD COLUMN x int;' }])
  expect(Object.fromEntries(taken)).toEqual({ note: 'weighing', line: 'weighing' })
  expect(migrationBreaches(made, taken)).toEqual([])
  expect(migrationBreaches({ file: '0101_order_more.sql', sql: 'ALTER TABLE note ADD COLUMN y int' }, taken)).toHaveLength(1)
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

const store = 'src/modules/order/server/orders/order-repository.ts'
const goods = 'src/modules/catalog/server/goods/goods-repository.ts'

test.each([
  [store, "const text = 'UPDATE sku SET x = 1'"],
  [store, "const text = 'DELETE FROM goods g USING sku WHERE true'"],
  [store, 'const text = `WITH x AS (INSERT INTO goods (id) SELECT 1) SELECT * FROM x`'],
  [store, "const text = 'insert into audit_log values (1)'"],
  [goods, "const text = 'SELECT * FROM order_head'"],
  [goods, 'const text = `select 1 from goods g, public."order_head" o where ${x}`'],
  ['src/app/app-context.ts', "const text = 'SELECT * FROM order_head'"],
  ['src/kernel/audit/audit.ts', "const text = 'DELETE FROM goods'"],
])('the wall stops %s saying: %s', (path, text) => {
  expect(foreignTables(sourceOf(path, text), owners)).toHaveLength(1)
})

test.each([
  [store, "const text = 'SELECT * FROM order_head o JOIN goods g USING (goods_id)'"],
  [store, 'const text = `UPDATE order_head SET y = 1 FROM sku WHERE ${x} FOR UPDATE OF sku`'],
  [store, "const text = 'SELECT goods FROM order_head'"],
  [store, "const text = 'goods from the shelf'"],
  ['src/kernel/audit/audit.ts', "const text = 'INSERT INTO audit_log VALUES (1)'"],
  ['src/modules/order/server/order-store.test.ts', "const text = 'SELECT * FROM goods'"],
])('the wall lets %s say: %s', (path, text) => {
  expect(foreignTables(sourceOf(path, text), owners)).toEqual([])
})
