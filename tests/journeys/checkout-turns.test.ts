import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { adjustOwnStock, ownGoodsList, setOwnPrice } from '../../src/modules/listing/endpoints.ts'
import { aBrowser, aWindow } from '../fixtures/browser/browser.ts'
import { knownPicture, sentCode } from '../fixtures/server/entry.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { callsAt } from '../fixtures/server/calls-server.ts'
import { shoppingAt } from '../fixtures/trade/shopping.ts'
import { settled } from '../fixtures/browser/walk.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, threeStores, putIntoCart } = shoppingAt(mall, browser)
const [productId = 0] = await threeStores()
const { ask, login } = callsAt(mall.address)
const supplier = await login('demo_supplier')

async function ownSku() {
  const { data } = await ask(ownGoodsList, { keyword: String(productId) }, supplier)
  const sku = data?.list.flatMap((goods) => goods.skus).find((one) => one.productId === productId)
  if (!sku || sku.retailPrice === null || sku.businessPrice === null) throw new Error('the SKU has no price')
  return { ...sku, retailPrice: sku.retailPrice, businessPrice: sku.businessPrice }
}

async function ordersPlaced(): Promise<number> {
  const database = await mall.database.connect()
  return (await database.query('SELECT count(*)::int AS count FROM orders')).rows[0].count
}

/** Fills what a buyer can fill at checkout, to see later that none of it was lost. */
async function fillCheckout(page: Page): Promise<void> {
  await page.locator('.stbox').getByText('到库自提').click()
  await page.getByText('到仓库自提，免运费').waitFor()
  await page.getByLabel('给供应商留言').fill('请提前电话')
  await page.getByText('对公转账').click()
}

async function expectFilled(page: Page): Promise<void> {
  expect(await page.getByLabel(/给供应商留言|Message/).inputValue()).toBe('请提前电话')
  expect(await page.getByRole('radio', { name: /到库自提|pickup/i }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: /对公转账|transfer/i }).isChecked()).toBe(true)
}

test('a price that changes before the submit is told with both sums, and so is stock that ran short; nothing typed is lost', async () => {
  const buyer = await asPerson('demo_buyer')
  const { page, complaints } = buyer
  await putIntoCart(page, productId)
  await visit(page, '/buy/confirm')
  await fillCheckout(page)
  const due = await page.getByTestId('due').innerText()

  await page.getByRole('button', { name: 'EN' }).click()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  await expectFilled(page)
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByRole('button', { name: '提交订单' }).waitFor()

  const before = await ownSku()
  const price = {
    productId,
    retailPrice: before.retailPrice + 50,
    businessPrice: before.businessPrice + 50,
    oldRetailPrice: before.retailPrice,
    oldBusinessPrice: before.businessPrice,
  }
  expect((await ask(setOwnPrice, price, supplier)).state).toBe(200)
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByText('金额有变化').waitFor()
  expect(await page.getByTestId('due').innerText()).not.toBe(due)
  await page.getByText(/原为 ¥/).waitFor()
  await expectFilled(page)

  for (const stock of before.stocks.filter((one) => one.onHand > 0)) {
    const count = { productId, warehouseId: stock.warehouseId, onHand: '0', oldOnHand: String(stock.onHand), reason: '盘点' }
    expect((await ask(adjustOwnStock, count, supplier)).state).toBe(200)
  }
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByText('订单尚未提交，请处理后再试').waitFor()
  await page.locator('.ckline .bad').waitFor()
  await expectFilled(page)
  expect(await ordersPlaced()).toBe(0)

  for (const stock of before.stocks.filter((one) => one.onHand > 0)) {
    const count = { productId, warehouseId: stock.warehouseId, onHand: String(stock.onHand), oldOnHand: '0', reason: '盘点' }
    expect((await ask(adjustOwnStock, count, supplier)).state).toBe(200)
  }
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.waitForURL('**/buy/pay**')
  expect(await ordersPlaced()).toBe(1)
  expect(complaints).toEqual([])
  await buyer.close()
})

test('the cart does not check out a quantity that it refused, and says so in its unit', async () => {
  const buyer = await asPerson('demo_buyer')
  const { page } = buyer
  await putIntoCart(page, productId)
  await visit(page, '/cart/index')
  const quantity = page.getByLabel('数量', { exact: true }).first()
  await quantity.fill('99999999')
  await quantity.press('Enter')
  await page.getByText(/最多可购 [\d.]+ \S+/).waitFor()
  await page.getByText('有数量需要修改，请改好后再结算').waitFor()
  expect(await page.getByRole('button', { name: /去结算/ }).isDisabled()).toBe(true)
  await quantity.fill('2')
  await quantity.press('Enter')
  await page.getByText('有数量需要修改，请改好后再结算').waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByRole('button', { name: /去结算/ }).isEnabled()).toBe(true)
  expect(buyer.complaints).toEqual([])
  await buyer.close()
})

test('a visitor logs in with a text to the phone, in the modal over the goods page', async () => {
  const person = await aWindow(browser)
  await knownPicture(person, mall, 'abcd')
  const { page, complaints } = person
  await visit(page, `/goods/detail/${productId}`)
  await page.getByRole('button', { name: '加入采购车' }).first().click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('tab', { name: '手机登录' }).click()
  expect((await modal.boundingBox())?.width).toBe(532)
  await modal.getByPlaceholder('请输入手机号').fill('13800000002')
  if (await modal.getByPlaceholder('请输入图形验证码').isVisible()) await modal.getByPlaceholder('请输入图形验证码').fill('abcd')
  await modal.getByRole('button', { name: '获取验证码' }).click()
  await modal.getByRole('button', { name: /后重发/ }).waitFor()
  await modal.getByPlaceholder('6 位短信验证码').fill(await sentCode(mall.address, '13800000002'))
  await modal.getByRole('button', { name: '登录', exact: true }).click()
  await modal.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '退出' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/goods/detail/${productId}`)
  expect(complaints).toEqual([])
  await person.close()
})

/** Goes on with Tab until something whose name matches has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = []
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const at = document.activeElement
      return (at?.getAttribute('aria-label') ?? at?.closest('label')?.textContent ?? at?.textContent ?? '').trim()
    })
    if (name.test(label)) return
    seen.push(label.slice(0, 20))
  }
  throw new Error(`Tab never reached ${String(name)}: ${seen.join(' | ')}`)
}

test('the whole way from the goods to the paid order goes by keyboard alone', async () => {
  const buyer = await asPerson('demo_buyer')
  const { page, complaints } = buyer
  await visit(page, `/goods/detail/${productId}`)
  await tabTo(page, /^加入采购车$/)
  await page.keyboard.press('Enter')
  await page.getByText('已加入采购车').waitFor()
  await page.reload()
  await settled(page)
  await tabTo(page, /^采购车/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart/index')
  await settled(page)
  await tabTo(page, /^去结算/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/buy/confirm')
  await settled(page)
  await tabTo(page, /^送货上门$/)
  await page.keyboard.press('ArrowRight')
  await page.getByText('到仓库自提，免运费').waitFor()
  await tabTo(page, /^提交订单$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/buy/pay**')
  await page.getByAltText('微信支付二维码').waitFor()
  await tabTo(page, /^打开演示收银台/)
  const [cashier] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
  await cashier.waitForLoadState()
  await tabTo(cashier, /支付|付款/)
  await cashier.keyboard.press('Enter')
  await cashier.getByRole('status').waitFor()
  await cashier.close()
  await page.locator('[data-outcome=paid]').waitFor()
  expect(complaints).toEqual([])
  await buyer.close()
})
