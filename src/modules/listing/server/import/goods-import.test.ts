import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../../../../database/demo/load.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import type { Caller } from '../../../../api/caller.ts'
import { readSheet } from '../../../../adapters/sheets/read-sheet.ts'
import { writeSheet } from '../../../../adapters/sheets/write-sheet.ts'
import { revisionList } from '../../endpoints-revisions.ts'
import { goodsExport, importDetail, importErrors, importSubmit, importTemplate, importUpload } from '../../endpoints-import.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'
import { importHandlers, importTasks } from './import-handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadCatalogDemo(client)
// Which attributes a category requires is said by the tests that are about it.
await client.query('UPDATE category_attribute SET is_required = false')
const app = aHouse(database)
const sheets = { read: readSheet, write: writeSheet }
const ask = asker(app, [...goodsHandlers(), ...importHandlers(sheets)])
const clerk = (storeId: number): Caller => ({ ...aMember(7), stores: [{ storeId, storeName: '', capabilities: ['store.goods'] }] })
const caller = clerk(1001)
const head = ['规格编号', '商品名称', '分类', '规格', '零售价', '企业价', '库存', '图片', '运费模板']
const work = importTasks(sheets)['catalog.importGoods']
let keys = 0

async function handIn(bytes: Buffer, who: Caller = caller, storeId = 1001) {
  const file = { field: 'file', fileName: '商品.xlsx', mimeType: 'application/octet-stream', bytes }
  return ask(importUpload, { storeId }, { visitor: who, idempotencyKey: `import-key-${(keys += 1)}`, files: [file] })
}
async function imported(rows: readonly (readonly (string | number)[])[], names = head) {
  const { importId } = dataOf(await handIn(await writeSheet([names, ...rows], '商品')))
  await work?.(app, { importId })
  return dataOf(await ask(importDetail, { importId }, { visitor: caller }))
}
const goodsRow = (at: number): (string | number)[] => ['', `批量锌锭 ${at}`, '111', '', 23_600 + at, 23_400, 10, '#500001', '大宗金属整车']

test('of 200 rows with 3 bad ones 197 are taken; the 3 come back with their reasons, and the drafts can be submitted together', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => goodsRow(at))
  rows[9] = ['', '坏一', '没有这个分类', '', 1, 1, 1, '', '']
  rows[99] = ['', '坏二', '111', '', '面议', 23_400, 1, '', '']
  rows[199] = ['', '', '111', '', 23_600, 23_400, 1.23456, '', '']
  const done = await imported(rows)
  expect(done).toMatchObject({ state: 'done', rowNum: 200, doneNum: 200, goodNum: 197, badNum: 3, draftNum: 197, openDraftNum: 197 })
  expect(done.problems.map((problem) => [problem.line, problem.column])).toEqual([
    [11, '分类'],
    [101, '零售价'],
    [201, '商品名称'],
    [201, '库存'],
  ])
  const file = dataOf(await ask(importErrors, { importId: done.importId }, { visitor: caller }))
  const again = await readSheet(Buffer.from(file.base64, 'base64'))
  expect(again.kind === 'rows' && again.rows.map((row) => [row[1], row.at(-1)])).toEqual([
    ['商品名称', '错误原因'],
    ['坏一', '分类: 分类“没有这个分类”不存在或不是末级分类'],
    ['坏二', '零售价: “零售价”须为大于 0 的数字，最多四位小数'],
    ['', '商品名称: 商品名称不能为空\n库存: “库存”须为数字，最多 3 位小数'],
  ])
  // A picture of the store's own goods makes them complete.
  expect(dataOf(await ask(importSubmit, { importId: done.importId }, { visitor: caller }))).toEqual({ submittedNum: 197, incompleteNum: 0 })
  expect(dataOf(await ask(revisionList, { state: 'proposed', keyword: '批量' }, { visitor: caller })).pagination.total).toBe(197)
})

test('a run that broke off goes on where it stood: nothing is taken twice', async () => {
  const rows = Array.from({ length: 6 }, (_, at) => ['', `断点 ${at}`, '111', '', 1, 1, 1, '', ''])
  const { importId } = dataOf(await handIn(await writeSheet([head, ...rows], '商品')))
  await work?.(app, { importId })
  await client.query(`UPDATE goods_import SET state = 'running', done_count = 4, good_count = 4, draft_count = 4 WHERE import_id = $1`, [
    importId,
  ])
  await client.query(`DELETE FROM goods_change WHERE import_id = $1 AND name IN ('断点 4', '断点 5')`, [importId])
  await Promise.all([work?.(app, { importId }), work?.(app, { importId })])
  expect(dataOf(await ask(importDetail, { importId }, { visitor: caller }))).toMatchObject({
    state: 'done',
    goodNum: 6,
    draftNum: 6,
    openDraftNum: 6,
  })
})

test('rows with the id of a SKU change prices and stock at once; another store’s SKU is not found', async () => {
  const [{ foreign }] = (
    await client.query(
      `SELECT product_id::text AS foreign FROM sku JOIN goods USING (goods_id) WHERE store_id <> 1001 AND retail_price > 20000 LIMIT 1`,
    )
  ).rows
  const { rows: before } = await client.query(`SELECT sum(available + held)::int AS stock FROM sku_stock WHERE product_id = 100001`)
  const done = await imported(
    [
      ['100001', '24001', '24000', ''],
      ['100001', '', '', '55'],
      [foreign, '1', '1', ''],
    ],
    ['规格编号', '零售价', '企业价', '库存'],
  )
  expect(done).toMatchObject({ state: 'done', goodNum: 2, skuNum: 2, badNum: 1, draftNum: 0 })
  expect(done.problems).toEqual([{ line: 4, column: '规格编号', text: `规格编号“${foreign}”不存在或不属于本店` }])
  const { rows } = await client.query(
    `SELECT retail_price::int / 10000 AS price FROM sku WHERE product_id IN (100001, $1::bigint) ORDER BY product_id`,
    [foreign],
  )
  expect(rows[0]).toEqual({ price: 24_001 })
  expect(rows[1].price).toBeGreaterThan(1)
  expect(before[0].stock).not.toBe(55)
  const audits = await client.query(
    `SELECT actor_name, action FROM audit_log WHERE request_id LIKE 'import:%' AND entity_id = '100001' ORDER BY id`,
  )
  expect(audits.rows).toEqual([
    { actor_name: 'member7', action: 'goods.price' },
    { actor_name: 'member7', action: 'goods.stock' },
  ])
})

test.each([
  ['a text that looks like a formula', [['', '公式', '111', '', '=A1', 1, 1, '', '']], 'done'],
  ['no row at all', [], 'refused'],
])('%s', async (_what, rows, state) => {
  expect((await imported(rows)).state).toBe(state)
})

test('a sheet without the columns it needs is refused as a whole, with their names', async () => {
  expect(await imported([['1', '2']], ['甲', '乙'])).toMatchObject({ state: 'refused', refusal: expect.stringContaining('商品名称') })
})

test('one import at a time per store; what is no sheet is refused at the door; nothing is kept', async () => {
  const bytes = await writeSheet([head, goodsRow(1)], '商品')
  const { importId } = dataOf(await handIn(bytes))
  expect((await handIn(bytes)).code).toBe('catalog.importRunning')
  await work?.(app, { importId })
  expect((await handIn(Buffer.from('name,price'))).code).toBe('catalog.fileNotSheet')
  expect((await handIn(bytes, clerk(1002))).code).toBe('api.notFound')
  expect((await ask(importDetail, { importId }, { visitor: clerk(1002) })).code).toBe('api.notFound')
  expect((await ask(importErrors, { importId }, { visitor: clerk(1002) })).code).toBe('api.notFound')
})

test('what is exported can be handed in again; the template has every column', async () => {
  const file = dataOf(await ask(goodsExport, { keyword: '双燕' }, { visitor: caller }))
  const read = await readSheet(Buffer.from(file.base64, 'base64'))
  const rows = read.kind === 'rows' ? read.rows : []
  expect(rows.slice(1).map((row) => row[0])).toEqual(expect.arrayContaining(['100001', '100002']))
  const { importId } = dataOf(await handIn(Buffer.from(file.base64, 'base64')))
  await work?.(app, { importId })
  const again = dataOf(await ask(importDetail, { importId }, { visitor: caller }))
  expect(again).toMatchObject({ state: 'done', badNum: 0 })
  const template = dataOf(await ask(importTemplate, {}, { visitor: caller, lang: 'en' }))
  const shown = await readSheet(Buffer.from(template.base64, 'base64'))
  expect(shown.kind === 'rows' && shown.rows[0]?.[0]).toBe('SKU no.')
})

test('a row without a required attribute is kept as a draft, and its line says what is missing', async () => {
  await client.query(`UPDATE category_attribute SET is_required = true WHERE category_id = 111 AND attribute_code = 'grade'`)
  const done = await imported([goodsRow(901), [...goodsRow(902), '牌号=Zn99.995']], [...head, '商品属性'])
  expect(done).toMatchObject({ goodNum: 2, badNum: 0, draftNum: 2, openDraftNum: 2 })
  expect(done.problems).toEqual([{ line: 2, column: '商品属性', text: '缺少必填属性“牌号”，已存为草稿，补全后可提交审核' }])
  expect(dataOf(await ask(importSubmit, { importId: done.importId }, { visitor: caller }))).toEqual({ submittedNum: 1, incompleteNum: 1 })
  await client.query(`UPDATE category_attribute SET is_required = false WHERE category_id = 111`)
})
