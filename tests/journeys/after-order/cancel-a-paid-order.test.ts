import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, putIntoCart, placeForPickup } = shoppingAt(mall, browser)

/** Two ordinary SKUs of the first supplier. */
async function twoOfOneStore(): Promise<number[]> {
  const database = await mall.database.connect()
  const { rows } = await database.query(
    `SELECT min(sku.product_id)::int AS "productId" FROM sku JOIN goods USING (goods_id) JOIN freight_template USING (freight_template_id)
     WHERE goods.store_id = 1001 AND goods.state = 'on_sale' AND NOT goods.require_enquiry AND freight_template.self_pickup
       AND (SELECT sum(available) FROM sku_stock WHERE sku_stock.product_id = sku.product_id) > 4 * goods.min_buy
     GROUP BY goods.goods_id ORDER BY goods.goods_id LIMIT 2`,
  )
  return rows.map((row) => row.productId)
}
const goods = await twoOfOneStore()

async function buyAndPay(page: Page, productIds: readonly number[]): Promise<string> {
  for (const productId of productIds) await putIntoCart(page, productId)
  await visit(page, '/buy/confirm')
  await placeForPickup(page)
  const orderSn = (await page.locator('main tbody tr td:first-child').first().innerText()).trim()
  await payAtCashier(page, '打开演示收银台')
  await page.locator('[data-outcome=paid]').waitFor()
  return orderSn
}

/** Looks at the order again until its panel says that the money has arrived. */
async function untilRefunded(page: Page, path: string): Promise<void> {
  for (let times = 0; times < 30; times += 1) {
    await visit(page, path)
    if (await page.getByText('已退款', { exact: true }).isVisible()) return
    await page.waitForTimeout(500)
  }
  throw new Error('the refund did not arrive')
}

test('the supplier cannot supply one line of a paid order: its money goes back, the rest is still to be shipped', async () => {
  const [buyer, supplier] = [await asPerson('demo_buyer'), await asPerson('demo_supplier')]
  const orderSn = await buyAndPay(buyer.page, goods)
  const { page } = supplier
  await visit(page, `/seller/order/detail?orderSn=${orderSn}`)
  await page.getByRole('button', { name: '无法供货' }).click()
  const dialog = page.getByRole('dialog')
  const quantity = dialog.getByRole('spinbutton').first()
  await quantity.fill('1')
  await dialog.getByText('退款合计').waitFor()
  await dialog.getByLabel('原因').fill('该规格断货')
  await dialog.getByRole('button', { name: /提\s?交/ }).click()
  await page.getByText('供应商无法供货', { exact: true }).waitFor()
  await untilRefunded(buyer.page, `/member/order/detail?orderSn=${orderSn}`)
  await buyer.page.getByText('不再发货').first().waitFor()
  await buyer.page.getByText('取消退款').waitFor()
  expect(await buyer.page.getByText('原因：该规格断货').first().isVisible()).toBe(true)
  expect([...buyer.complaints, ...supplier.complaints]).toEqual([])
  await Promise.all([buyer.close(), supplier.close()])
})

test('a buyer asks to cancel a paid order, the supplier agrees, the money arrives', async () => {
  const [buyer, supplier] = [await asPerson('demo_buyer'), await asPerson('demo_supplier')]
  const orderSn = await buyAndPay(buyer.page, goods.slice(0, 1))
  await visit(buyer.page, `/member/order/detail?orderSn=${orderSn}`)
  await buyer.page.getByRole('button', { name: '申请取消' }).click()
  const asking = buyer.page.getByRole('dialog')
  await asking.getByText('退款合计').waitFor()
  await asking.getByText('规格或数量选错').click()
  await asking.getByRole('button', { name: '申请取消' }).click()
  await buyer.page.getByText('买家申请取消订单', { exact: true }).waitFor()
  const { page } = supplier
  await visit(page, '/seller/order/list?tab=refund')
  await page.getByText(orderSn).first().waitFor()
  await visit(page, `/seller/order/detail?orderSn=${orderSn}`)
  expect(await page.getByRole('button', { name: '发货', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: /^同\s?意$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^同\s?意$/ })
    .click()
  await page.getByText('已同意，退款中').waitFor()
  await untilRefunded(buyer.page, `/member/order/detail?orderSn=${orderSn}`)
  const database = await mall.database.connect()
  const { rows } = await database.query(
    "SELECT template FROM site_message WHERE facts->>'orderSn' = $1 AND template IN ('cancelAsked', 'cancelAgreed', 'cancelRefunded') ORDER BY 1",
    [orderSn],
  )
  expect([...new Set(rows.map((row) => row.template))]).toEqual(['cancelAgreed', 'cancelAsked', 'cancelRefunded'])
  expect([...buyer.complaints, ...supplier.complaints]).toEqual([])
  await Promise.all([buyer.close(), supplier.close()])
})
