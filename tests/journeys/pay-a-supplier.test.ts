import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { systemContext } from '../../src/api/actor-context.ts'
import { transferOrder } from '../../src/modules/settlement/server/transfer-order.ts'
import { aBrowser } from '../fixtures/browser/browser.ts'
import { aHouse } from '../fixtures/server/calls.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, threeStores, putIntoCart, placeForPickup } = shoppingAt(mall, browser)
const [productId = 0] = await threeStores()

/** The goods were fetched and nobody complained: the order was credited in the month before, whose bills are due. */
async function creditedLastMonth(): Promise<void> {
  const client = await mall.database.connect()
  const house = aHouse(mall.database, { now: () => new Date(Date.now() - 33 * 86_400_000) })
  await client.query('UPDATE order_line SET shipped = number, received = number')
  await client.query(`UPDATE orders SET state = 'SHIPPED', created_at = now() - interval '50 days', paid_at = now() - interval '50 days'`)
  const { rows } = await client.query<{ orderSn: string }>(
    `UPDATE orders SET state = 'COMPLETED', finished_at = now() - interval '48 days' RETURNING order_sn AS "orderSn"`,
  )
  const orderSn = rows[0]?.orderSn ?? ''
  const act = systemContext('journey', house.clock.now())
  expect(await house.inTransaction((tx) => transferOrder(tx, orderSn, act))).toBe('done')
}

/** The owner enters and confirms a bank account; the platform looks at its number and approves it. */
async function enterBankAccount(store: Page, admin: Page): Promise<void> {
  await visit(store, '/seller/bill/account')
  await store.getByRole('button', { name: '填写收款账户' }).click()
  await store.getByLabel('开户名称').fill('株洲示范锌业有限公司')
  await store.getByLabel('开户银行').fill('中国工商银行')
  await store.getByLabel('开户支行').fill('株洲清水塘支行')
  await store.getByLabel('银行账号').fill('1903 0201 0902 2101 234')
  await store
    .getByRole('dialog')
    .getByRole('button', { name: /^提\s?交$/ })
    .click()
  await store.getByRole('button', { name: '店主确认' }).click()
  await store.getByRole('dialog').getByRole('button', { name: '店主确认' }).click()
  await store.getByText('待平台审核').first().waitFor()
  await visit(admin, '/admin/finance/index')
  await admin.getByRole('link', { name: /收款账户待审核/ }).click()
  await admin.getByRole('button', { name: '审核通过' }).click()
  await admin.getByRole('button', { name: '查看完整账号' }).click()
  await admin.getByText('1903 0201 0902 2101 234').waitFor()
  await admin.getByRole('dialog').getByRole('button', { name: '审核通过' }).click()
  await admin.getByRole('dialog').waitFor({ state: 'hidden' })
}

test('a supplier reads a bill, disputes a line, is answered, names a bank account and is paid', async () => {
  const [buyer, store, admin] = [await asPerson('demo_buyer'), await asPerson('demo_supplier'), await asPerson('demo_admin')]
  await putIntoCart(buyer.page, productId)
  await visit(buyer.page, '/buy/confirm')
  await placeForPickup(buyer.page)
  await buyer.page.locator('label.pick', { hasText: '支付宝' }).click()
  await payAtCashier(buyer.page, '前往支付宝付款')
  await buyer.page.locator('[data-outcome=paid]').waitFor()
  await creditedLastMonth()

  await visit(admin.page, '/admin/bill/list')
  await admin.page.getByRole('button', { name: /^生成 / }).click()
  await admin.page.getByText(/1 家店铺、1 条明细已生成/).waitFor({ timeout: 30_000 })

  await visit(store.page, '/seller/bill/list')
  await store.page.getByRole('link', { name: '结算单详情' }).click()
  await store.page.waitForURL('**/seller/bill/detail?billId=*')
  await store.page.getByText('与结算单一致').waitFor()
  await store.page.getByRole('button', { name: '提出异议' }).click()
  await store.page.getByLabel('异议原因').fill('本店协议费率为 1.5%，请按协议调整')
  await store.page.getByRole('dialog').getByRole('button', { name: '提出异议' }).click()
  await store.page.getByText('待答复').waitFor()

  await visit(admin.page, '/admin/finance/index')
  await admin.page.getByRole('link', { name: /结算单异议待答复/ }).click()
  await admin.page.getByRole('link', { name: '结算单详情' }).click()
  await admin.page.getByRole('button', { name: '答复', exact: true }).click()
  const dialog = admin.page.getByRole('dialog')
  await dialog.getByLabel(/调整金额/).fill('1')
  await dialog.getByLabel('答复内容').fill('已按协议调整')
  await dialog.getByRole('button', { name: /^答\s?复$/ }).click()
  await admin.page.getByText('已采纳').waitFor()
  // Without an approved bank account nothing is paid.
  await admin.page.getByRole('button', { name: '审核通过' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: '审核通过' }).click()
  await admin.page.getByText('店铺还没有审核通过的收款账户').waitFor()
  await enterBankAccount(store.page, admin.page)
  await visit(admin.page, '/admin/bill/list')
  await admin.page.getByRole('link', { name: '结算单详情' }).click()
  for (const step of ['审核通过', '开始打款']) {
    await admin.page.getByRole('button', { name: step }).click()
    await admin.page.getByRole('dialog').getByRole('button', { name: step }).click()
    await admin.page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await admin.page.getByRole('button', { name: '登记已打款' }).click()
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#e8e8e8' } })
    .png()
    .toBuffer()
  await admin.page.getByLabel('银行流水号').fill('2026-0001')
  await admin.page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name: 'voucher.png', mimeType: 'image/png', buffer })
  await admin.page.getByRole('dialog').locator('img').first().waitFor()
  await admin.page.getByRole('dialog').getByRole('button', { name: '登记已打款' }).click()
  await admin.page.getByText('流水号 2026-0001').waitFor()

  await visit(store.page, '/seller/bill/list')
  await store.page.getByRole('link', { name: '结算单详情' }).click()
  await store.page.getByText('株洲示范锌业有限公司 · 中国工商银行 株洲清水塘支行 · **** 1234').waitFor()
  await store.page.getByText('平台答复：已按协议调整').waitFor()
  const voucher = await store.page.getByRole('link', { name: '查看转账凭证' }).getAttribute('href')
  expect((await store.page.request.get(`${mall.address}${voucher}`)).status()).toBe(200)
  expect([...buyer.complaints, ...store.complaints, ...admin.complaints]).toEqual([])
  await Promise.all([buyer.close(), store.close(), admin.close()])
})
