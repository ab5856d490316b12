import { expect, test } from 'vitest'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aToolsHouse } from '../../../../../tests/fixtures/server/sourcing-tools-app.ts'
import { cartList } from '../../../basket/endpoints.ts'
import {
  optimizationRerun,
  optimizationDetail,
  optimizationExport,
  optimizationHistory,
  optimizationRemove,
  optimizationRun,
  optimizationStart,
  optimizationToBasket,
  optimizationToProject,
} from '../../endpoints-optimization.ts'

const { ask, db, visitorOf } = await aToolsHouse()
const [buyer, personal, company] = [await visitorOf('demo_buyer'), await visitorOf('demo_personal'), await visitorOf('demo_company')]
const another = { ...buyer, member: buyer.member && { ...buyer.member, memberId: 8 } }
await db.query('DELETE FROM optimize_run; DELETE FROM basket_line')
const zinc = { lines: [{ productId: 100_001, number: '30' }], regionCode: '120100' }
const { rows: pipes } = await db.query(
  `SELECT product_id::int AS id FROM sku JOIN goods USING (goods_id) WHERE goods.state = 'on_sale' AND attributes || axis_values ? 'dn' AND NOT require_enquiry ORDER BY product_id LIMIT 1`,
)
const run = async (wish = zinc) => dataOf(await ask(optimizationRun, wish, { visitor: buyer }))

test('only buyers: a visitor is asked to log in, others are told, and neither leaves a run', async () => {
  expect(await ask(optimizationRun, zinc)).toMatchObject({ state: 266, code: 'tools.loginRequired' })
  for (const caller of [personal, company]) {
    expect(await ask(optimizationRun, zinc, { visitor: caller })).toMatchObject({ state: 259, code: 'tools.onlyBuyers' })
    expect(await ask(optimizationStart, {}, { visitor: caller })).toMatchObject({ state: 259, code: 'tools.onlyBuyers' })
    expect(await ask(optimizationHistory, {}, { visitor: caller })).toMatchObject({ state: 259, code: 'tools.onlyBuyers' })
  }
  expect((await db.query('SELECT count(*)::int FROM optimize_run')).rows).toEqual([{ count: 0 }])
  expect(dataOf(await ask(optimizationStart, {}, { visitor: buyer })).regionCode).toMatch(/^[0-9]{6}$/)
})

test('the cheapest delivered is no dearer than any other selection, and its sums are its lines', async () => {
  const made = await run()
  expect(made.lines).toMatchObject([{ productId: 100_001, number: '30', problem: '' }])
  expect(made.lines[0]?.optionNum).toBeGreaterThan(3)
  expect(made.plans.map((plan) => plan.goal)).toEqual(['start', 'cheapest', 'fewest', 'fastest'])
  const of = (goal: string) => made.plans.find((plan) => plan.goal === goal)
  const [start, cheapest, fastest] = [of('start'), of('cheapest'), of('fastest')]
  for (const plan of made.plans) {
    expect(plan.goodsAmount).toBeCloseTo(
      plan.lines.reduce((sum, line) => sum + line.subtotal, 0),
      2,
    )
    expect(plan.total).toBeCloseTo(plan.goodsAmount + plan.freight, 2)
    for (const line of plan.lines) expect(line.reasons.length).toBeGreaterThan(0)
    if (plan.askedNum === 0) expect(cheapest?.total).toBeLessThanOrEqual(plan.total)
    expect(fastest?.leadTimeDays).toBeLessThanOrEqual(plan.leadTimeDays)
  }
  expect(cheapest?.saving).toBeCloseTo((start?.total ?? 0) - (cheapest?.total ?? 0), 2)
  expect(start?.lines).toMatchObject([{ productId: 100_001, number: '30', kind: 'start' }])
})

test('thirty tonnes of ingot say what a tonne costs delivered; a run that kept no masses says it of units of mass', async () => {
  const made = await run()
  const toldOf = (plans: typeof made.plans) => plans.map((plan) => plan.perTonne)
  for (const plan of made.plans) expect(plan.perTonne).toBe(plan.askedNum > 0 ? null : Math.round((plan.total * 100) / 30) / 100)
  await db.query(
    `UPDATE optimize_run SET answer = jsonb_set(answer, '{plans}', (SELECT jsonb_agg(jsonb_set(plan, '{lines}',
       (SELECT jsonb_agg(line - 'unitGrams') FROM jsonb_array_elements(plan -> 'lines') line))) FROM jsonb_array_elements(answer -> 'plans') plan)) WHERE run_id = $1`,
    [made.runId],
  )
  expect(toldOf(dataOf(await ask(optimizationDetail, { runId: made.runId }, { visitor: buyer })).plans)).toEqual(toldOf(made.plans))
})

test('requirements hold for every selection; what nothing meets is refused and leaves no run', async () => {
  const before = (await db.query('SELECT count(*)::int AS n FROM optimize_run')).rows[0].n
  const soon = dataOf(await ask(optimizationRun, { ...zinc, latest: '2026-11-21', sameOnly: 1, invoice: 1 }, { visitor: buyer }))
  for (const plan of soon.plans.filter((one) => one.goal !== 'start'))
    for (const line of plan.lines) {
      expect(line.leadTimeDays).toBeLessThanOrEqual(1)
      expect(line.kind).not.toBe('suggested')
    }
  expect((await ask(optimizationRun, { ...zinc, latest: '2026-01-01' }, { visitor: buyer })).code).toBe('tools.noChoice')
  expect((await ask(optimizationRun, { ...zinc, lines: [{ productId: 999_999_999, number: '1' }] }, { visitor: buyer })).code).toBe(
    'tools.lineGone',
  )
  expect((await ask(optimizationRun, { ...zinc, lines: [{ productId: 100_001, number: '0.0001' }] }, { visitor: buyer })).code).toBe(
    'tools.badNumber',
  )
  expect((await db.query('SELECT count(*)::int AS n FROM optimize_run')).rows[0].n).toBe(before + 1)
})

test('goods of a suspended store are in no selection', async () => {
  const { rows } = await db.query(
    `SELECT DISTINCT (line ->> 'storeId')::int AS id FROM optimize_run, jsonb_array_elements(answer -> 'plans') plan, jsonb_array_elements(plan -> 'lines') line
     WHERE plan ->> 'goal' = 'cheapest' AND line ->> 'productId' <> '100001'`,
  )
  const storeId = rows[0]?.id ?? 0
  await db.query(`UPDATE store SET state = 'paused' WHERE store_id = $1`, [storeId])
  const made = await run()
  await db.query(`UPDATE store SET state = 'open' WHERE store_id = $1`, [storeId])
  const { rows: kept } = await db.query(`SELECT answer::text AS text FROM optimize_run WHERE run_id = $1`, [made.runId])
  expect(storeId).toBeGreaterThan(0)
  expect(kept[0].text).not.toContain(`"storeId": ${storeId},`)
})

test("a run is kept, computed again, written to a file and deleted; another's answers as unknown", async () => {
  const made = await run({ lines: [...zinc.lines, { productId: pipes[0].id, number: '50' }], regionCode: '310100' })
  const { runId } = made
  expect(dataOf(await ask(optimizationDetail, { runId }, { visitor: buyer }))).toEqual(made)
  for (const [call, input] of [
    [optimizationDetail, { runId }],
    [optimizationRerun, { runId }],
    [optimizationRemove, { runId }],
    [optimizationExport, { runId }],
    [optimizationToBasket, { runId, goal: 'cheapest' }],
    [optimizationToProject, { runId, goal: 'cheapest' }],
  ] as const)
    expect((await ask(call, input as never, { visitor: another })).code).toBe('tools.runGone')
  expect(dataOf(await ask(optimizationHistory, {}, { visitor: another })).list).toEqual([])
  const again = dataOf(await ask(optimizationRerun, { runId }, { visitor: buyer }))
  expect(again.runId).toBeGreaterThan(runId)
  const { list } = dataOf(await ask(optimizationHistory, {}, { visitor: buyer }))
  expect(list.slice(0, 2).map((one) => one.runId)).toEqual([again.runId, runId])
  expect(list[1]).toMatchObject({ lineNum: 2, total: made.plans.find((plan) => plan.goal === 'cheapest')?.total })
  const file = dataOf(await ask(optimizationExport, { runId, format: 'csv' }, { visitor: buyer }))
  const text = Buffer.from(file.base64, 'base64').toString()
  for (const plan of made.plans) expect(text).toContain(plan.lines[0]?.goodsName ?? '?')
  dataOf(await ask(optimizationRemove, { runId }, { visitor: buyer }))
  expect((await ask(optimizationDetail, { runId }, { visitor: buyer })).code).toBe('tools.runGone')
})

test('a selection goes into the cart as it stands, and becomes one project however often it is pressed', async () => {
  const { runId, plans } = await run()
  const [line] = plans.find((plan) => plan.goal === 'cheapest')?.lines ?? []
  expect(dataOf(await ask(optimizationToBasket, { runId, goal: 'cheapest' }, { visitor: buyer }))).toEqual({ addedNum: 1, refused: [] })
  const cart = dataOf(await ask(cartList, {}, { visitor: buyer }))
  const lines = cart.storeCartGroupList.flatMap((group) => group.storeCartList)
  expect(lines).toMatchObject([{ productId: line?.productId, buyNum: Number(line?.number), subtotal: line?.subtotal }])
  const one = dataOf(await ask(optimizationToProject, { runId, goal: 'cheapest' }, { visitor: buyer }))
  expect(dataOf(await ask(optimizationToProject, { runId, goal: 'cheapest' }, { visitor: buyer }))).toEqual(one)
})
