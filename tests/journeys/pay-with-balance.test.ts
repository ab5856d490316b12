import { expect, test } from 'vitest'
import { plainPasswordHash } from '../../src/modules/identity/server/security/password-hasher.ts'
import { aBrowser } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, threeStores, putIntoCart, placeForPickup } = shoppingAt(mall, browser)
const [productId = 0] = await threeStores()

test('a recharge is credited, pays a part of an order beside WeChat Pay, and both stand in the statement', async () => {
  const database = await mall.database.connect()
  await database.query(`UPDATE account SET pay_password_hash = $1 WHERE member_name = 'demo_buyer'`, [await plainPasswordHash('205817')])
  const buyer = await asPerson('demo_buyer')
  const { page } = buyer
  await visit(page, '/member/recharge')
  await page.getByLabel('充值金额').fill('50')
  await page.getByRole('button', { name: '去付款' }).click()
  await payAtCashier(page, '打开演示收银台')
  await page.locator('[data-outcome=credited]').waitFor()
  await page.getByTestId('available').getByText('50.00').waitFor()

  await putIntoCart(page, productId)
  await visit(page, '/buy/confirm')
  await placeForPickup(page)
  await page.getByLabel('支付密码').fill('111222')
  await page.getByRole('button', { name: '使用余额 ¥50.00' }).click()
  await page.getByText('支付密码错误').waitFor()
  await page.getByLabel('支付密码').fill('205817')
  await page.getByRole('button', { name: '使用余额 ¥50.00' }).click()
  await page.locator('[data-held]').waitFor()
  await payAtCashier(page, '打开演示收银台')
  await page.locator('[data-outcome=paid]').waitFor()

  await visit(page, '/member/balance')
  await page.getByRole('cell', { name: '订单支付' }).waitFor()
  await page.getByRole('cell', { name: '余额充值' }).waitFor()
  await page.getByTestId('available').getByText('0.00').waitFor()
  const { rows } = await database.query(`SELECT channel, state FROM payment WHERE state = 'PAID' ORDER BY channel`)
  expect(rows).toEqual([
    { channel: 'balance', state: 'PAID' },
    { channel: 'wechat', state: 'PAID' },
  ])
  expect(buyer.complaints).toEqual([])
  await buyer.close()
})
