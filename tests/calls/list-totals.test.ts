import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rows } from '../../src/kernel/database/transaction.ts'
import { mapPage, totalOf } from '../../src/kernel/database/list-total.ts'
import { listAccounts } from '../../src/modules/credit/server/ledger/account-repository.ts'
import { goodsPage } from '../../src/modules/loyalty/server/malls/goods-repository.ts'
import { directoryPage } from '../../src/modules/member/server/member-directory-repository.ts'
import { aHouse } from '../fixtures/server/calls.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'

const app = aHouse(await aDatabase('demo'))

test('behind its last page a list still says how many rows it has', async () => {
  const search = { keyword: '', memberType: null, accountState: null }
  const first = await directoryPage(app.read, { ...search, current: 1, pageSize: 10 })
  expect(first.total).toBeGreaterThan(0)
  const beyond = await directoryPage(app.read, { ...search, current: 500, pageSize: 10 })
  expect(beyond).toEqual({ list: [], total: first.total })
})

test('any statement that counts its rows: behind the end, at the end, and an empty list', async () => {
  const counted = (limit: string) => ({
    name: `test.counted.${limit.length}`,
    text: `SELECT n, count(*) OVER ()::int AS total FROM generate_series(1, $3::int) n ORDER BY n ${limit}`,
  })
  const page = (limit: number, offset: number, many: number) =>
    rows<{ n: number; total: number }>(app.read, counted('LIMIT $1 OFFSET $2'), [limit, offset, many])
  expect([totalOf(await page(2, 0, 5)), totalOf(await page(2, 4, 5)), totalOf(await page(2, 6, 5)), totalOf(await page(2, 6, 0))]).toEqual([
    5, 5, 5, 0,
  ])
  expect(totalOf(mapPage(await page(2, 6, 5), (row) => ({ name: String(row.n) })))).toBe(5)
})

test('no list asks its first row alone how many there are: behind the end there is none', () => {
  const asking = globSync('src/modules/**/*.ts').filter((file) => /\bfound\[0\]\?\.total\b/.test(readFileSync(file, 'utf8')))
  expect(asking, 'totalOf() knows it').toEqual([])
})

test('behind the last page of the score mall and of a company’s credit the total stands as on the first', async () => {
  const filter = { mall: 'points', keyword: '', most: null, order: 'sort', all: false } as const
  const first = await goodsPage(app.read, { ...filter, current: 1, pageSize: 10 })
  expect(first.total).toBeGreaterThan(0)
  expect(await goodsPage(app.read, { ...filter, current: 500, pageSize: 10 })).toEqual({ list: [], total: first.total })
  const accounts = { storeIds: null, keyword: '', state: null, limit: 10 }
  const all = await listAccounts(app.read, { ...accounts, offset: 0 })
  expect(await listAccounts(app.read, { ...accounts, offset: 5_000 })).toEqual({ list: [], total: all.total })
})
