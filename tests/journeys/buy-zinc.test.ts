import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aBrowser } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { payAtCashier, sendVoucher, shoppingAt } from '../fixtures/trade/shopping.ts'
import { settled } from '../fixtures/browser/walk.ts'

const mall = await aRunningMall()
const browser = await aBrowser()

const { asPerson, visit, threeStores, putIntoCart, placeForPickup } = shoppingAt(mall, browser)

async function shipOne(page: Page, orderSn: string, fill: () => Promise<void>): Promise<void> {
  await visit(page, `/seller/order/detail?orderSn=${orderSn}`)
  await page.getByRole('button', { name: '发货', exact: true }).click()
  await page.getByRole('dialog').getByText('运输方式').waitFor()
  await fill()
  await page.getByRole('button', { name: '确认发货' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await settled(page)
}

let firstOrder = ''

test('demo_buyer buys of three stores, pays by WeChat and watches the page turn to paid', async () => {
  const buyer = await asPerson('demo_buyer')
  const { page, complaints } = buyer
  for (const productId of await threeStores()) await putIntoCart(page, productId)
  await visit(page, '/cart/index')
  await page
    .getByRole('button', { name: /去结算/ })
    .first()
    .click()
  await page.waitForURL('**/buy/confirm')
  await settled(page)
  await page.locator('.stbox').nth(2).waitFor()
  expect(await page.locator('.stbox').count()).toBe(3)
  for (const store of await page.locator('.stbox').all()) {
    await store.getByText('到库自提').click()
    await store.getByText('到仓库自提，免运费').waitFor()
  }
  await page.getByLabel('给供应商留言').first().fill('请提前电话')
  await page.getByText('增值税专用发票').click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByText('请填写发票抬头').first().waitFor()
  await page.getByLabel('发票抬头').fill('天津某镀锌有限公司')
  await page.getByLabel('纳税人识别号').fill('91120000MA00000000')
  const due = await page.getByTestId('due').innerText()
  await page.getByRole('button', { name: '提交订单' }).dblclick()
  await page.waitForURL('**/buy/pay**')
  await page.getByAltText('微信支付二维码').waitFor()
  expect(await page.getByTestId('due').innerText()).toBe(due)
  const orders = await page.locator('main tbody tr td:first-child').allInnerTexts()
  expect(orders).toHaveLength(3)
  firstOrder = orders[0] ?? ''
  await payAtCashier(page, '打开演示收银台')
  await page.locator('[data-outcome=paid]').waitFor()
  await visit(page, '/member/order/list?tab=awaitingShipment')
  await page.getByRole('article').nth(2).waitFor()
  expect(await page.getByRole('article').count()).toBe(3)
  expect(complaints).toEqual([])
  await buyer.close()
})

test('demo_supplier ships in two shipments; demo_buyer sees them, receives both and evaluates', async () => {
  const database = await mall.database.connect()
  const { rows } = await database.query('SELECT order_sn AS "orderSn" FROM orders WHERE store_id = 1001 ORDER BY order_id DESC LIMIT 1')
  const orderSn: string = rows[0].orderSn
  const supplier = await asPerson('demo_supplier')
  const { page } = supplier
  await shipOne(page, orderSn, async () => {
    await page.getByText('专车').click()
    await page.getByLabel('车牌号').fill('津C12345')
    await page.getByLabel('司机姓名').fill('王师傅')
    await page.getByLabel('司机电话').fill('13800001234')
    const quantity = page
      .getByRole('dialog')
      .getByLabel(/^本次发货/)
      .first()
    await quantity.fill(String(Number(await quantity.inputValue()) / 2))
  })
  await page.getByRole('heading', { name: '部分发货' }).waitFor()
  await shipOne(page, orderSn, async () => {
    await page.getByText('物流公司').first().click()
    await page.getByLabel('物流公司').last().fill('安达物流')
    await page.getByLabel('运单号').fill('AD123456789')
  })
  await page.getByRole('heading', { name: '待收货' }).waitFor()

  const buyer = await asPerson('demo_buyer')
  await visit(buyer.page, `/member/order/detail?orderSn=${orderSn}`)
  await buyer.page.getByText('车牌 津C12345').first().waitFor()
  await buyer.page.getByRole('button', { name: '确认本批签收' }).first().click()
  await buyer.page.getByRole('button', { name: /^确\s?定$/ }).click()
  await buyer.page.getByText('已签收').first().waitFor()
  await buyer.page.getByRole('button', { name: '确认收货' }).click()
  await buyer.page.getByRole('button', { name: /^确\s?定$/ }).click()
  await buyer.page.getByRole('heading', { name: '待评价' }).waitFor()
  await visit(buyer.page, `/member/order/evaluate?orderSn=${orderSn}`)
  await buyer.page
    .getByLabel(/^评价内容/)
    .first()
    .fill('锌锭表面光洁，随货材质书齐全')
  const publish = buyer.page.getByRole('button', { name: '提交评价' })
  expect(await publish.isDisabled()).toBe(true)
  const ratings = buyer.page.getByRole('group').filter({ has: buyer.page.getByRole('radio') })
  for (const rating of await ratings.all()) await rating.getByRole('radio').last().click()
  await publish.click()
  await buyer.page.waitForURL('**/member/order/detail**')
  await buyer.page.getByRole('heading', { name: '已完成' }).waitFor()
  await buyer.page.getByRole('link', { name: '追加评价' }).click()
  await buyer.page
    .getByLabel(/^评价内容/)
    .first()
    .fill('用了一周，锌液流动性好')
  await buyer.page.getByRole('button', { name: '提交评价' }).click()
  await buyer.page.waitForURL('**/member/order/detail**')
  await buyer.page.getByRole('button', { name: '删除订单' }).click()
  await buyer.page.getByRole('button', { name: /^确\s?定$/ }).click()
  await buyer.page.getByRole('button', { name: '恢复订单' }).click()
  await buyer.page.getByRole('button', { name: '删除订单' }).waitFor()
  expect([...supplier.complaints, ...buyer.complaints]).toEqual([])
  await Promise.all([supplier.close(), buyer.close()])
})

test('a bank transfer: the voucher with its picture waits, demo_admin confirms, the payment page says so by itself', async () => {
  const buyer = await asPerson('demo_buyer')
  const { page } = buyer
  const [productId = 0] = await threeStores()
  await putIntoCart(page, productId)
  await visit(page, '/buy/confirm')
  await page.getByText('对公转账').click()
  await placeForPickup(page)
  await sendVoucher(page, '20261121A001')
  await page.locator('[data-outcome=review]').waitFor()

  const admin = await asPerson('demo_admin')
  await visit(admin.page, '/admin/voucher/list?state=SUBMITTED')
  await admin.page.getByAltText('查看凭证图片').waitFor()
  await admin.page.getByRole('button', { name: '确认到账' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: '确认到账' }).click()
  await admin.page.getByText('没有符合条件的记录').waitFor()
  await page.locator('[data-outcome=paid]').waitFor()
  await visit(admin.page, '/admin/audit/list?entity=order')
  await admin.page.getByText('订单 · 确认转账').first().waitFor()
  expect([...admin.complaints, ...buyer.complaints]).toEqual([])
  await Promise.all([admin.close(), buyer.close()])
})

test('an unpaid order is cancelled from the list and its stock comes back; nobody else sees it', async () => {
  const buyer = await asPerson('demo_buyer')
  const { page } = buyer
  const [, productId = 0] = await threeStores()
  const database = await mall.database.connect()
  const stock = async (): Promise<number> =>
    (await database.query('SELECT sum(available)::int AS left FROM sku_stock WHERE product_id = $1', [productId])).rows[0].left
  const before = await stock()
  await putIntoCart(page, productId)
  await visit(page, '/buy/confirm')
  await placeForPickup(page)
  expect(await stock()).toBeLessThan(before)
  await visit(page, '/member/order/list?tab=awaitingPayment')
  // The newest is this one: another may wait from an attempt before.
  const newest = await page.getByRole('article').first().getAttribute('aria-label')
  const card = page.getByRole('article', { name: newest ?? '' })
  await card.getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click()
  await card.waitFor({ state: 'hidden' })
  expect(await stock()).toBe(before)
  const stranger = await asPerson('demo_personal')
  await visit(stranger.page, `/member/order/detail?orderSn=${firstOrder}`)
  await stranger.page.getByText('订单不存在').waitFor()
  expect([...stranger.complaints, ...buyer.complaints]).toEqual([])
  await Promise.all([stranger.close(), buyer.close()])
})
