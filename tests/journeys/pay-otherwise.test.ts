import { expect, test } from 'vitest'
import { aBrowser } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { payAtCashier, sendVoucher, shoppingAt } from '../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, threeStores, putIntoCart, placeForPickup } = shoppingAt(mall, browser)
const [productId = 0] = await threeStores()

test('Alipay: the cashier is paid in its window, the payment page turns to paid by itself, and the order can be bought again', async () => {
  const buyer = await asPerson('demo_buyer')
  const { page } = buyer
  await putIntoCart(page, productId)
  await visit(page, '/buy/confirm')
  await placeForPickup(page)
  await page.locator('label.pick', { hasText: '支付宝' }).click()
  await payAtCashier(page, '前往支付宝付款')
  await page.locator('[data-outcome=paid]').waitFor()
  await visit(page, '/member/order/list?tab=awaitingShipment')
  await page.getByRole('article').first().waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
  await page.getByRole('link', { name: '订单详情' }).first().click()
  await page.getByText('支付宝').first().waitFor()
  await page.getByRole('button', { name: '再次采购' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '去采购车' }).click()
  await page.waitForURL('**/cart/index')
  await page.locator(`a[href="/goods/detail/${productId}"]`).first().waitFor()
  expect(buyer.complaints).toEqual([])
  await buyer.close()
})

test('a rejected voucher: the buyer reads why, sends another, and its confirmation pays the order', async () => {
  const [buyer, admin] = [await asPerson('demo_buyer'), await asPerson('demo_admin')]
  const { page } = buyer
  await putIntoCart(page, productId)
  await visit(page, '/buy/confirm')
  await page.getByText('对公转账').click()
  await placeForPickup(page)
  await sendVoucher(page, 'A-1')
  await page.locator('[data-outcome=review]').waitFor()

  await visit(admin.page, '/admin/voucher/list?state=SUBMITTED')
  await admin.page.getByRole('button', { name: /^驳\s?回/ }).click()
  const dialog = admin.page.getByRole('dialog')
  expect(await dialog.getByRole('button', { name: /^驳\s?回/ }).isDisabled()).toBe(true)
  await dialog.getByRole('textbox').fill('回单看不清，请重新上传')
  await dialog.getByRole('button', { name: /^驳\s?回/ }).click()
  await admin.page.getByText('没有符合条件的记录').waitFor()

  await page.getByText('驳回原因：回单看不清，请重新上传').waitFor()
  await sendVoucher(page, 'A-2')
  await page.locator('[data-outcome=review]').waitFor()
  await visit(admin.page, '/admin/voucher/list?state=SUBMITTED')
  await admin.page.getByRole('button', { name: '确认到账' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: '确认到账' }).click()
  await page.locator('[data-outcome=paid]').waitFor()
  const database = await mall.database.connect()
  const { rows } = await database.query('SELECT state, bank_serial FROM transfer_voucher ORDER BY voucher_id')
  expect(rows).toEqual([
    { state: 'REJECTED', bank_serial: 'A-1' },
    { state: 'CONFIRMED', bank_serial: 'A-2' },
  ])
  expect([...buyer.complaints, ...admin.complaints]).toEqual([])
  await Promise.all([buyer.close(), admin.close()])
})
