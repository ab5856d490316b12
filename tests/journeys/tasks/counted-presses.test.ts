import { expect, test } from 'vitest'
import { demoPassword } from '../../../database/demo/people/accounts.ts'
import { requestPreview, requestSubmit } from '../../../src/modules/approval/endpoints.ts'
import { tokenIssue } from '../../../src/modules/identity/endpoints.ts'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { pressesOn } from '../../fixtures/browser/presses.ts'
import { settled } from '../../fixtures/browser/walk.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const database = await mall.database.connect()
const { asPerson, placeForPickup, putIntoCart, visit } = shoppingAt(mall, browser)

/** Purchases of the demonstration's sub-account that are above its limit and wait for approval. */
async function waitingRequests(count: number): Promise<void> {
  const { page, close } = await asPerson('demo_sub')
  const answer = await page.request.post(`${mall.address}/${tokenIssue.path}`, {
    data: { username: 'demo_sub', password: demoPassword, loginType: 1 },
    headers: { 'x-client': 'web', authorization: `Basic ${btoa('front:front')}` },
  })
  const token: string = (await answer.json()).data.access_token
  const ask = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}`, 'x-client': 'web', 'idempotency-key': crypto.randomUUID() }
    return (await page.request.post(`${mall.address}/${path}`, { data, headers })).json()
  }
  const wish = { buyNow: { productId: 100001, number: '5' }, stores: [{ storeId: 1001, delivery: 'PICKUP' }] }
  for (let made = 0; made < count; made++) {
    const seen = await ask(requestPreview.path, wish)
    const done = await ask(requestSubmit.path, { ...wish, expectedTotal: seen.data.checkout.totalAmount, note: '二厂急用' })
    expect(done.state).toBe(200)
  }
  await close()
}

/** What a buyer wrote of goods of the first store. */
async function anEvaluation(): Promise<void> {
  const { page, close } = await asPerson('demo_buyer')
  await putIntoCart(page, 100001)
  await visit(page, '/buy/confirm')
  await placeForPickup(page)
  await close()
  await database.query(
    `INSERT INTO evaluation (order_id, order_line_id, goods_id, product_id, store_id, member_id, buyer_name, anonymous, score, desc_score,
       service_score, logistics_score, content, images, created_at)
     SELECT order_id, order_line_id, goods_id, product_id, store_id, member_id, '采购员', false, 5, 5, 5, 5, '锌锭表面光洁', '{}', now()
     FROM order_line JOIN orders USING (order_id) WHERE store_id = 1001 ORDER BY order_line_id DESC LIMIT 1`,
  )
}

test('searched goods are in the cart after at most eight key presses', async () => {
  const { page, complaints, close } = await asPerson('demo_buyer')
  await visit(page, '/')
  const presses = pressesOn(page)
  await presses.key('/')
  await page.keyboard.type('双燕 0#锌锭')
  await presses.key('Enter')
  await page.waitForURL('**/goods/list**')
  await settled(page)
  await presses.key('j')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toContain('双燕')
  for (let tab = 0; tab < 4 && (await focused()) !== '加入采购车'; tab++) await presses.key('Tab')
  await presses.key('Enter')
  await page.getByText('已加入采购车').waitFor()
  expect(presses.count()).toBeLessThanOrEqual(8)
  expect(complaints).toEqual([])
  await close()
})

test('a pasted list of twenty lines is in the cart after at most six presses', async () => {
  const { rows } = await database.query(
    `SELECT product_id::int AS "productId", min_buy::int / 1000 AS tonnes FROM sku JOIN goods USING (goods_id)
     WHERE goods.state = 'on_sale' AND NOT require_enquiry AND buy_limit IS NULL AND min_buy % 1000 = 0 AND 1000 % buy_step = 0
       AND (SELECT sum(available) FROM sku_stock WHERE sku_stock.product_id = sku.product_id) > 2 * min_buy
     ORDER BY product_id LIMIT 20`,
  )
  const { page, complaints, close } = await asPerson('demo_company')
  await visit(page, '/quickOrder')
  const presses = pressesOn(page)
  await presses.on(page.getByLabel('新的一行'))
  await presses.paste(rows.map(({ productId, tonnes }) => `${productId}\t${Math.max(1, tonnes)}`).join('\r\n'))
  await page.getByText('20 行可下单，0 行需处理').waitFor()
  await presses.on(page.getByRole('button', { name: '加入采购车' }))
  await page.getByText('已加入 20 行').last().waitFor()
  expect(presses.count()).toBeLessThanOrEqual(6)
  expect(complaints).toEqual([])
  await close()
})

test('three requests are approved with at most five presses', async () => {
  await waitingRequests(3)
  const { page, complaints, close } = await asPerson('demo_company')
  await visit(page, '/member/request/list')
  await page.locator('tr[data-row]').nth(2).waitFor()
  const presses = pressesOn(page)
  await presses.key('a')
  const approve = page.getByRole('button', { name: '批量通过' })
  await expect.poll(() => approve.evaluate((button) => button === document.activeElement)).toBe(true)
  await presses.key('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await presses.key('Enter')
  await page.getByText('已通过 3 份').waitFor()
  expect(presses.count()).toBeLessThanOrEqual(5)
  expect(complaints).toEqual([])
  await close()
})

test('thirty prices change by one paste with at most six presses', async () => {
  const { page, complaints, close } = await asPerson('demo_supplier')
  await visit(page, '/seller/goods/prices')
  const fields = page.locator('tbody input')
  await fields.nth(29).waitFor()
  const before = await fields.evaluateAll((list) => list.map((one) => (one instanceof HTMLInputElement ? Number(one.value) : 0)))
  const dearer = before.slice(0, 30).map((price) => (price * 1.01).toFixed(2))
  const presses = pressesOn(page)
  await presses.on(fields.first())
  await presses.paste(Array.from({ length: 15 }, (_, row) => `${dearer[2 * row]}\t${dearer[2 * row + 1]}`).join('\r\n'))
  await presses.on(page.getByRole('button', { name: '预览并保存' }))
  const dialog = page.getByRole('dialog')
  await dialog.locator('tbody tr').nth(29).waitFor()
  await presses.on(dialog.getByRole('button', { name: '确认改价' }))
  await page.getByText('15 个规格已改价').waitFor()
  expect(presses.count()).toBeLessThanOrEqual(6)
  expect(complaints).toEqual([])
  await close()
})

test('an evaluation is answered with at most three presses', async () => {
  await anEvaluation()
  const { page, complaints, close } = await asPerson('demo_supplier')
  await visit(page, '/seller/review/list?isAnswered=0')
  const presses = pressesOn(page)
  await presses.on(page.getByRole('textbox', { name: '回复' }).first())
  await page.keyboard.type('感谢支持，质保书随车。')
  await presses.key('Control+Enter')
  // The state tabs say the same word as the notice: what counts is what is kept.
  const kept = async () => (await database.query(`SELECT 1 FROM evaluation WHERE answer = '感谢支持，质保书随车。'`)).rows.length
  await expect.poll(kept, { timeout: 20_000 }).toBe(1)
  expect(presses.count()).toBeLessThanOrEqual(3)
  expect(complaints).toEqual([])
  await close()
})
