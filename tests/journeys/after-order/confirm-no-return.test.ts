import { expect, test } from 'vitest'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, threeStores } = shoppingAt(mall, browser)
const client = await mall.database.connect()

test('a private buyer confirms at the checkout what cannot be returned without a reason, and the order says so to both sides', async () => {
  const [productId = 0] = await threeStores()
  await client.query('UPDATE goods SET consumer_return = false WHERE goods_id = (SELECT goods_id FROM sku WHERE product_id = $1)', [
    productId,
  ])
  const [buyer, store] = [await asPerson('demo_personal'), await asPerson('demo_supplier')]
  const { page } = buyer
  await visit(page, `/buy/confirm?productId=${productId}&number=1`)
  await page.locator('.stbox').getByText('到库自提').click()
  await page.getByText('到仓库自提，免运费').waitFor()
  const submit = page.getByRole('button', { name: '提交订单' })
  await submit.click()
  await page.getByRole('alert').filter({ hasText: '请先勾选确认' }).waitFor()
  expect((await client.query('SELECT count(*)::int AS count FROM orders')).rows[0].count).toBe(0)
  await page.getByLabel('我已知悉：本商品不支持七日无理由退货').check()
  await submit.click()
  await page.waitForURL('**/buy/pay**')
  const { rows } = await client.query('SELECT order_sn AS sn, no_free_return AS confirmed FROM order_line JOIN orders USING (order_id)')
  expect(rows.map((row) => row.confirmed)).toEqual([true])
  for (const [seen, path] of [
    [page, '/member/order/detail'],
    [store.page, '/seller/order/detail'],
  ] as const) {
    await visit(seen, `${path}?orderSn=${rows[0].sn}`)
    await seen.getByText('买家下单时已确认：不支持七日无理由退货').waitFor()
  }
  expect([...buyer.complaints, ...store.complaints]).toEqual([])
  await Promise.all([buyer.close(), store.close()])
})
