import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { migrate } from '../../../src/adapters/postgres/migrate.ts'
import { carryBack, columnPrints, tableColumns } from '../../fixtures/database/carry-back.ts'
import { onDatabase } from '../../fixtures/database/cluster.ts'
import { schemaPrint } from '../../fixtures/database/schema-print.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'

const migrations = join(import.meta.dirname, '../../../database/migrations')
const newest = await (await aDatabase('demo')).connect()
const fresh = await (await aDatabase()).connect()
const opened: (() => Promise<void> | void)[] = []
afterAll(async () => {
  for (const close of opened.toReversed()) await close()
})

/** A database with the migrations up to a number alone, and the demonstration's rows as far as its schema has a place for them. */
async function anOlderMall(upTo: string) {
  const folder = mkdtempSync(join(tmpdir(), 'zincbridge-older-'))
  opened.push(() => rmSync(folder, { recursive: true }))
  const names = readdirSync(migrations)
  const later = names.filter((name) => name.slice(0, 4) > upTo).length
  for (const name of names) if (name.slice(0, 4) <= upTo) copyFileSync(join(migrations, name), join(folder, name))
  const database = await aDatabase('blank')
  await migrate(database.url, folder)
  const owner = new Client({ connectionString: onDatabase(inject('postgres').superuserUrl, database.name) })
  await owner.connect()
  opened.push(() => owner.end())
  return { url: database.url, owner, later, carried: await carryBack(newest, owner) }
}

/** A print of each column that the older and the newest schema have in common. */
async function commonPrints(owner: Client, tables: readonly string[]): Promise<Map<string, string>> {
  const [here, there] = [await tableColumns(owner), await tableColumns(newest)]
  const prints = new Map<string, string>()
  for (const table of tables) {
    const columns = [...(here.get(table)?.keys() ?? [])].filter((column) => there.get(table)?.has(column))
    for (const [place, print] of (await columnPrints(owner, table, columns)).entries()) prints.set(`${table}.${columns[place]}`, print)
  }
  return prints
}

// The baselines alone, and the schema before money, sales and numbers of lines moved to other tables.
const points: readonly {
  readonly upTo: string
  readonly rows: number
  readonly made: readonly string[]
  readonly changed: readonly string[]
}[] = [
  { upTo: '0035', rows: 9_000, made: [], changed: [] },
  {
    upTo: '0237',
    rows: 14_000,
    made: [
      `INSERT INTO loyalty_payment (payment_sn, order_id, member_id, channel, amount, state, gateway_trade_no, captured, created_at, expire_at, paid_at)
        SELECT 'LPAY00' || n, (SELECT min(order_id) FROM loyalty_order), 2, 'wechat', 700 + n, 'PAID', 'T' || n, 700 + n, now(), now(), now() FROM generate_series(1, 20) n`,
      `INSERT INTO group_deposit_payment (payment_sn, participation_id, member_id, channel, amount, state, created_at, expire_at)
        SELECT 'GPAY00' || n, (SELECT min(participation_id) FROM group_participation), 2, 'alipay', n, 'CLOSED', now(), now() FROM generate_series(1, 5) n`,
      `INSERT INTO goods_pair (goods_id, other_id, times, last_at) SELECT goods_id, goods_id + 1, 3, now() FROM goods WHERE goods_id < (SELECT min(goods_id) FROM goods) + 20`,
      `INSERT INTO counted_sale (order_id, goods_id) SELECT DISTINCT order_id, goods_id FROM order_line`,
      `INSERT INTO behaviour_record (at, kind, type, device, goods_id, city_code, path) SELECT now(), 'behaviour', 'view', 'd', product_id, '', '/' FROM sku`,
    ],
    changed: ['behaviour_record.goods_id'],
  },
]

test.each(points)(
  'a mall of migration $upTo comes to the newest with every row',
  { timeout: 240_000 },
  async ({ upTo, rows, made, changed }) => {
    const mall = await anOlderMall(upTo)
    // Carts and searches were not noted then, stocks were no series.
    expect(mall.carried.filter(({ refused }) => refused > 0).map(({ table }) => table)).toEqual(['behaviour_record', 'index_series'])
    expect(mall.carried.reduce((sum, one) => sum + one.rows, 0)).toBeGreaterThan(rows)
    for (const statement of made) await mall.owner.query(statement)
    const tables = [...mall.carried.map(({ table }) => table), 'behaviour_record']
    const before = await commonPrints(mall.owner, tables)

    expect((await migrate(mall.url)).applied).toHaveLength(mall.later)

    const after = await commonPrints(mall.owner, tables)
    expect([...before].filter(([column, print]) => after.get(column) !== print).map(([column]) => column)).toEqual(changed)
    const unlike = (some: readonly string[], others: readonly string[]) => some.filter((line) => !others.includes(line))
    const [here, there] = [await schemaPrint(mall.owner), await schemaPrint(fresh)]
    expect(there.length).toBeGreaterThan(3_000)
    expect({ onlyHere: unlike(here, there), onlyThere: unlike(there, here) }).toEqual({ onlyHere: [], onlyThere: [] })
    expect((await mall.owner.query('SELECT transaction_id FROM ledger_entry GROUP BY 1 HAVING sum(amount) <> 0')).rows).toEqual([])
    // Nothing went away with a table that its rows were moved from.
    if (made.length > 0) {
      const { rows: moved } = await mall.owner.query(`SELECT
      (SELECT count(*)::int FROM subject_payment WHERE payment_sn LIKE 'LPAY%' AND subject_kind = 'mallOrder' AND state = 'PAID') AS mall,
      (SELECT count(*)::int FROM subject_payment WHERE payment_sn LIKE 'GPAY%' AND subject_kind = 'groupDeposit' AND state = 'CLOSED') AS deposits,
      (SELECT count(*)::int FROM bought_pair WHERE times = 3) AS pairs,
      (SELECT count(*) FROM sold_goods) = (SELECT count(*) FROM (SELECT DISTINCT order_id, goods_id FROM order_line) one) AS sales,
      (SELECT count(*)::int FROM behaviour_record v LEFT JOIN sku s ON s.product_id = v.sku_id AND s.goods_id = v.goods_id WHERE v.path = '/' AND s.product_id IS NULL) AS lost`)
      expect(moved).toEqual([{ mall: 20, deposits: 5, pairs: 20, sales: true, lost: 0 }])
    }
  },
)
