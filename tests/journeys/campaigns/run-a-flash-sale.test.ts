import { expect, test } from 'vitest'
import { aBrowser, aWindow, type Window } from '../../fixtures/browser/browser.ts'
import { enter } from '../../fixtures/browser/walk.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { shanghaiText } from '../../fixtures/trade/flash-sale.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
// Small ingots of the first store, at a price by hand.
const productId = 100_023

async function windowOf(name: 'demo_supplier' | 'demo_admin' | 'demo_buyer' | 'visitor'): Promise<Window> {
  const opened = await aWindow(browser)
  await enter(opened.page.context(), mall.address, name)
  return opened
}

/** Fills in the form of a sale that runs now, with one refusal on the way. */
async function writeSale(page: Window['page']): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('活动名称').fill('小块锌锭尝鲜价')
  const now = Date.now()
  for (const [name, at] of [
    ['开始时间', now - 60_000],
    ['结束时间', now + 3_600_000],
  ] as const) {
    await dialog.getByLabel(name).fill(shanghaiText(new Date(at)).replace('T', ' '))
    await dialog.getByLabel(name).press('Tab')
  }
  await dialog.locator('#flash-sku').fill('锌锭小块')
  await page.locator('.ant-select-item-option', { hasText: '锌锭小块' }).first().click()
  await dialog.locator('#flash-0-businessPrice').fill('99')
  await dialog.locator('#flash-0-retailPrice').fill('32.60')
  await dialog.locator('#flash-0-number').fill('500')
  await dialog.locator('#flash-0-perBuyer').fill('200')
  await dialog.getByRole('button', { name: /保\s?存/ }).click()
  // What is refused stands at its field, and nothing typed is lost.
  await dialog.getByText('限时价须低于当前挂牌价').waitFor()
  await dialog.locator('#flash-0-businessPrice').fill('30.80')
  await dialog.getByRole('button', { name: /保\s?存/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a store writes a flash sale, the platform approves it, a buyer orders at its price, and the store reads the figures', async () => {
  const store = await windowOf('demo_supplier')
  const { page } = store
  await page.goto(`${mall.address}/seller/flashSale/list`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '新建场次' }).click()
  await writeSale(page)
  await page.getByRole('button', { name: '提交审核' }).first().click()
  await page.locator('.ant-popover').getByRole('button', { name: '提交审核' }).click()
  await page.getByText('待审核', { exact: true }).first().waitFor()
  const platform = await windowOf('demo_admin')
  await platform.page.goto(`${mall.address}/admin/flashSale/list?state=REVIEWING`, { waitUntil: 'networkidle' })
  const row = platform.page.getByRole('row', { name: /小块锌锭尝鲜价/ })
  await row.getByRole('button', { name: '通过', exact: true }).click()
  await platform.page
    .locator('.ant-popover')
    .getByRole('button', { name: /通\s?过/ })
    .click()
  await row.waitFor({ state: 'detached' })
  const visitor = await windowOf('visitor')
  await expect
    .poll(
      async () => {
        await visitor.page.goto(`${mall.address}/activity`)
        return visitor.page.locator('main').innerText()
      },
      { timeout: 15_000 },
    )
    .toMatch(/小块锌锭尝鲜价[\s\S]*32\.60/)
  expect(await visitor.page.content()).not.toContain('30.80')
  const buyer = await windowOf('demo_buyer')
  await buyer.page.goto(`${mall.address}/goods/detail/${productId}`, { waitUntil: 'networkidle' })
  await buyer.page.getByText('每家限购 200').first().waitFor()
  expect(await buyer.page.locator('.buy').innerText()).toMatch(/限时价[\s\S]*31\.50[\s\S]*30[\s\S]*\.80/)
  await buyer.page.getByRole('button', { name: '加入采购车' }).first().click()
  await buyer.page
    .getByText(/已加入采购车/)
    .first()
    .waitFor()
  await buyer.page.goto(`${mall.address}/cart/index`, { waitUntil: 'networkidle' })
  await buyer.page.getByText('限时价', { exact: true }).first().waitFor()
  await buyer.page.goto(`${mall.address}/buy/confirm`, { waitUntil: 'networkidle' })
  await buyer.page.getByRole('button', { name: '提交订单' }).click()
  await buyer.page.waitForURL(/\/buy\/pay/)
  const database = await mall.database.connect()
  const { rows } = await database.query(
    `SELECT (l.unit_price / 10000.0)::float AS yuan, l.price_reason AS reason, h.number = l.stock_number AS held
     FROM flash_hold h JOIN orders o ON o.order_sn = h.reference JOIN order_line l ON l.order_id = o.order_id AND l.product_id = h.product_id`,
  )
  expect(rows).toEqual([{ yuan: 30.8, reason: 'promotion', held: true }])
  await page.reload({ waitUntil: 'networkidle' })
  const own = page.getByRole('row', { name: /小块锌锭尝鲜价/ })
  await own.getByText('进行中').waitFor()
  await own.getByText('订单 1 笔').waitFor()
  expect([...store.complaints, ...platform.complaints, ...visitor.complaints, ...buyer.complaints]).toEqual([])
  await Promise.all([store, platform, visitor, buyer].map((window) => window.close()))
})
