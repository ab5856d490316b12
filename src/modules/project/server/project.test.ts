import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aClock, aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { memberDeps, wayInDeps } from '../../../../tests/fixtures/browser/login.ts'
import { sheetRows } from '../../../adapters/sheets/sheet-rows.ts'
import { writeSheet } from '../../../adapters/sheets/write-sheet.ts'
import { cartAdd } from '../../basket/endpoints.ts'
import { enquiryCartList } from '../../basket/endpoints-enquiry.ts'
import { tokenIssue } from '../../identity/endpoints.ts'
import { identityHandlers } from '../../identity/server/handlers.ts'
import { findCaller } from '../../member/server/find-caller.ts'
import { memberHandlers } from '../../member/server/handlers.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import {
  projectAdd,
  projectShow,
  projectExport,
  projectFromCart,
  projectLines,
  projectList,
  projectRemove,
  projectSave,
  projectToBasket,
} from '../endpoints.ts'
import { projectHandlers } from './handlers.ts'

const database = await aDatabase('demo')
const db = await database.connect()
const app = aHouse(database, aClock())
const entry = asker(app, [...identityHandlers(wayInDeps), ...memberHandlers(memberDeps)])
const ask = asker(app, [...basketHandlers(), ...projectHandlers({ writeSheet })])
const visitorOf = async (username: string) => {
  const { access_token: token } = dataOf(await entry(tokenIssue, { username, password: 'Zinc@2026', loginType: 1 }))
  return findCaller(app.read, token, app.clock.now())
}
const [company, sub, buyer, supplier] = [
  await visitorOf('demo_company'),
  await visitorOf('demo_sub'),
  await visitorOf('demo_buyer'),
  await visitorOf('demo_supplier2'),
]
const all = async () =>
  JSON.stringify((await db.query('SELECT * FROM project p LEFT JOIN project_line USING (project_id) ORDER BY 1')).rows)
const keep = (title: string, caller = buyer) =>
  ask(projectFromCart, { title, note: '二期' }, { visitor: caller, idempotencyKey: randomUUID() })
await db.query('DELETE FROM basket_line; DELETE FROM project')

test('what is ticked in the cart is kept under a name; nothing ticked or no name keeps nothing', async () => {
  expect((await keep('空')).code).toBe('project.nothingChecked')
  for (const productId of [100_001, 100_002]) dataOf(await ask(cartAdd, { productId, number: '5' }, { visitor: buyer }))
  await db.query('UPDATE basket_line SET checked = (product_id = 100001)')
  expect((await keep('')).errors).toEqual({ title: 'project.titleRequired' })
  expect(await all()).toBe('[]')
  const idempotencyKey = randomUUID()
  const press = () => ask(projectFromCart, { title: '锌锭备料', note: '二期' }, { visitor: buyer, idempotencyKey })
  const made = dataOf(await press())
  expect(dataOf(await press())).toEqual(made)
  expect(made).toMatchObject({ title: '锌锭备料', note: '二期', lineNum: 1, creatorName: 'demo_buyer', version: 1 })
  const shown = dataOf(await ask(projectShow, { projectId: made.projectId }, { visitor: buyer }))
  expect(shown.lines).toMatchObject([{ productId: 100_001, number: '5' }])
  expect(shown.total).toBeCloseTo((shown.lines[0]?.goodsPrice ?? 0) * 5, 2)
  expect((await db.query('SELECT count(*)::int FROM basket_line')).rows).toEqual([{ count: 2 }])
})

test('it goes into both baskets, line by line: goods that are off sale are named and keep nothing else out', async () => {
  const [{ projectId } = { projectId: 0 }] = dataOf(await ask(projectList, {}, { visitor: buyer })).list
  await db.query(`INSERT INTO project_line (project_id, line_no, product_id, unit, number) VALUES ($1, 2, 99, 'primary', '1')`, [projectId])
  await db.query('DELETE FROM basket_line')
  const cart = dataOf(await ask(projectToBasket, { projectId, basket: 'cart' }, { visitor: buyer }))
  expect(cart).toEqual({ addedNum: 1, refused: [{ goodsName: '商品已不存在', msg: expect.any(String) }] })
  expect((await db.query('SELECT basket, product_id::int FROM basket_line')).rows).toEqual([{ basket: 'CART', product_id: 100_001 }])
  expect(dataOf(await ask(projectToBasket, { projectId, basket: 'enquiry' }, { visitor: buyer })).addedNum).toBe(1)
  const enquiry = dataOf(await ask(enquiryCartList, {}, { visitor: buyer }))
  expect(enquiry.storeEnquiryCartGroupList.flatMap((one) => one.storeEnquiryCartList).map((one) => one.productId)).toEqual([100_001])
})

test('it leaves as a spreadsheet whose numbers are numbers, with the sum below', async () => {
  const [of] = dataOf(await ask(projectList, {}, { visitor: buyer })).list
  const { fileName, base64 } = dataOf(await ask(projectExport, { projectId: of?.projectId ?? 0, format: 'xlsx' }, { visitor: buyer }))
  expect(fileName).toMatch(/^锌锭备料-\d{8}\.xlsx$/)
  const text = JSON.stringify(await sheetRows(Buffer.from(base64, 'base64')))
  for (const part of ['单价（元）', '商品已不存在', '合计（不含运费）']) expect(text).toContain(part)
})

test('it is renamed and deleted at the version that was seen; the log says from what to what', async () => {
  const [of] = dataOf(await ask(projectList, {}, { visitor: buyer })).list
  const projectId = of?.projectId ?? 0
  const save = (title: string, expectedVersion: number) =>
    ask(projectSave, { projectId, title, note: '', expectedVersion }, { visitor: buyer })
  expect((await save('', 1)).errors).toEqual({ title: 'project.titleRequired' })
  expect(dataOf(await save('锌锭备料（二期）', 1))).toMatchObject({ title: '锌锭备料（二期）', version: 2 })
  const before = await all()
  expect((await save('晚了', 1)).code).toBe('api.stale')
  expect((await ask(projectRemove, { projectId, expectedVersion: 1 }, { visitor: buyer })).code).toBe('api.stale')
  expect(await all()).toBe(before)
  const { rows } = await db.query(`SELECT diff FROM audit_log WHERE action = 'project.save'`)
  expect(rows).toEqual([{ diff: { title: ['锌锭备料', '锌锭备料（二期）'], note: ['二期', ''] } }])
  dataOf(await ask(projectRemove, { projectId, expectedVersion: 2 }, { visitor: buyer }))
  expect(await all()).toBe('[]')
})

const add = (wish: { projectId?: number; title?: string; productId: number; number: string }, caller = buyer, key: string = randomUUID()) =>
  ask(projectAdd, wish, { visitor: caller, idempotencyKey: key })
const linesOf = async (projectId: number) =>
  dataOf(await ask(projectShow, { projectId }, { visitor: buyer })).lines.map((line) => [line.productId, line.number, line.remark])

test('goods go into a new list or one that is there; the same goods add up, and the same press twice counts once', async () => {
  expect((await add({ productId: 100_001, number: '2' })).errors).toEqual({ title: 'project.titleRequired' })
  expect((await add({ title: '新厂', productId: 9_999_999, number: '2' })).code).toBe('project.goodsGone')
  expect((await add({ title: '新厂', productId: 100_001, number: '0' })).errors).toEqual({ number: 'basket.outOfRange' })
  expect(await all()).toBe('[]')
  const { projectId } = dataOf(await add({ title: '新厂', productId: 100_001, number: '2' }))
  const [once, key] = [{ projectId, productId: 100_001, number: '1.5' }, randomUUID()]
  for (let press = 0; press < 2; press += 1) expect(dataOf(await add(once, buyer, key))).toMatchObject({ version: 2, lineNum: 1 })
  dataOf(await add({ projectId, productId: 100_002, number: '3' }))
  expect(await linesOf(projectId)).toEqual([
    [100_001, '3.5', ''],
    [100_002, '3', ''],
  ])
  // Eight at once: none is lost.
  await Promise.all(Array.from({ length: 8 }, async () => dataOf(await add({ projectId, productId: 100_002, number: '1' }))))
  expect((await linesOf(projectId)).at(1)).toEqual([100_002, '11', ''])
})

test('lines are changed, moved and taken out at the version that was seen; the log holds both lists', async () => {
  const [of] = dataOf(await ask(projectList, {}, { visitor: buyer })).list
  const projectId = of?.projectId ?? 0
  const edit = (lines: { place: number; number: string; remark?: string }[], expectedVersion = of?.version ?? 0, caller = buyer) =>
    ask(projectLines, { projectId, lines, expectedVersion }, { visitor: caller })
  const before = await all()
  expect((await edit([{ place: 1, number: '1' }], 1)).code).toBe('api.stale')
  for (const places of [[1, 1], [3]]) expect((await edit(places.map((place) => ({ place, number: '1' })))).code).toBe('api.stale')
  expect(
    (
      await edit([
        { place: 2, number: '11' },
        { place: 1, number: '0' },
      ])
    ).errors,
  ).toEqual({ 'lines.1.number': 'basket.outOfRange' })
  expect((await edit([], undefined, supplier)).code).toBe('project.gone')
  expect(await all()).toBe(before)
  const moved = [
    { place: 2, number: '4', remark: '先到' },
    { place: 1, number: '3.5' },
  ]
  const changed = dataOf(await edit(moved))
  expect(await linesOf(projectId)).toEqual([
    [100_002, '4', '先到'],
    [100_001, '3.5', ''],
  ])
  const { rows } = await db.query(`SELECT diff FROM audit_log WHERE action = 'project.lines' ORDER BY id DESC LIMIT 1`)
  expect(rows).toEqual([{ diff: { lines: ['100001 × 3.5; 100002 × 11', '100002 × 4 (先到); 100001 × 3.5'] } }])
  // Goods that are gone keep their quantity, and cannot have another.
  await db.query('UPDATE project_line SET product_id = 99 WHERE project_id = $1 AND product_id = 100002', [projectId])
  expect((await edit([{ place: 1, number: '5' }], changed.version)).errors).toEqual({ 'lines.0.number': 'project.goodsGone' })
  const kept = dataOf(await edit([{ place: 1, number: '4', remark: '换货' }], changed.version))
  expect(await linesOf(projectId)).toEqual([[99, '4', '换货']])
  expect(dataOf(await edit([], kept.version)).lineNum).toBe(0)
  await db.query('DELETE FROM project')
})

test('a company’s lists belong to all of its people and to nobody else', async () => {
  dataOf(await ask(cartAdd, { productId: 100_001, number: '5' }, { visitor: sub }))
  const { projectId } = dataOf(await keep('二厂备料', sub))
  const listOf = async (caller: typeof buyer) => dataOf(await ask(projectList, {}, { visitor: caller })).list.map((one) => one.title)
  expect(await Promise.all([sub, company, buyer, supplier].map(listOf))).toEqual([['二厂备料'], ['二厂备料'], [], []])
  const before = await all()
  for (const visitor of [buyer, supplier]) {
    const answers = [
      await ask(projectShow, { projectId }, { visitor }),
      await ask(projectSave, { projectId, title: '我的', expectedVersion: 1 }, { visitor }),
      await ask(projectRemove, { projectId, expectedVersion: 1 }, { visitor }),
      await ask(projectToBasket, { projectId }, { visitor }),
      await ask(projectLines, { projectId, lines: [], expectedVersion: 1 }, { visitor }),
      await add({ projectId, productId: 100_001, number: '1' }, visitor),
      await ask(projectExport, { projectId }, { visitor }),
    ]
    expect(answers.map((answer) => answer.code)).toEqual(Array.from(answers, () => 'project.gone'))
  }
  expect(await all()).toBe(before)
})
