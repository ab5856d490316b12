import { expect, test } from 'vitest'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, threeStores, putIntoCart, placeForPickup } = shoppingAt(mall, browser)
const [productId = 0] = await threeStores()

/** The goods of the only order have been fetched; how, other journeys show. */
async function receivedAll(): Promise<string> {
  const client = await mall.database.connect()
  await client.query('UPDATE order_line SET shipped = number, received = number')
  await client.query(`UPDATE orders SET state = 'SHIPPED'`)
  const { rows } = await client.query<{ orderSn: string }>(
    `UPDATE orders SET state = 'COMPLETED', finished_at = now() RETURNING order_sn AS "orderSn"`,
  )
  return rows[0]?.orderSn ?? ''
}

test('a buyer applies, the store issues, the file is fetched, and a part is taken back by a red letter', async () => {
  const [buyer, store] = [await asPerson('demo_buyer'), await asPerson('demo_supplier')]
  const { page } = buyer
  await putIntoCart(page, productId)
  await visit(page, '/buy/confirm')
  await placeForPickup(page)
  await page.locator('label.pick', { hasText: '支付宝' }).click()
  await payAtCashier(page, '前往支付宝付款')
  await page.locator('[data-outcome=paid]').waitFor()
  const orderSn = await receivedAll()
  await visit(page, '/member/invoice/header')
  await page.getByRole('button', { name: '添加抬头' }).click()
  await page.getByLabel('抬头', { exact: true }).fill('天津北辰镀锌有限公司')
  await page.getByLabel('纳税人识别号').fill('91350211M000100Y46')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^保\s?存/ })
    .click()
  await page.getByRole('region', { name: '天津北辰镀锌有限公司' }).waitFor()
  await visit(page, '/member/invoice/address')
  await page.getByRole('button', { name: '添加收票信息' }).click()
  await page.getByLabel('收票人').fill('李工')
  await page.getByLabel('手机号').fill('13900000000')
  await page.getByLabel('邮箱').fill('li@example.com')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^保\s?存/ })
    .click()
  await page.getByRole('region', { name: '李工' }).waitFor()

  await visit(page, `/member/order/detail?orderSn=${orderSn}`)
  await page.getByRole('link', { name: '申请开票' }).click()
  await page.waitForURL('**/member/invoice/add?order=*')
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.waitForURL('**/member/invoice/info?invoiceId=*')

  await visit(store.page, '/seller/invoice/list?tab=open')
  await store.page.getByRole('checkbox').first().check()
  await store.page.getByRole('button', { name: /^批量开票/ }).click()
  await page
    .getByRole('button', { name: '下载 PDF' })
    .waitFor({ timeout: 30_000 })
    .catch(() => page.reload())
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载 PDF' }).click()])
  expect(file.suggestedFilename()).toMatch(/^电子发票-\d{20}\.pdf$/)
  await page.getByText('已交付').first().waitFor()

  await page.getByRole('button', { name: '申请红冲' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('部分红冲').click()
  await dialog.getByRole('spinbutton').first().fill('10')
  await dialog.getByRole('button', { name: '申请红冲' }).click()
  await page.getByText('红字发票已开具').waitFor({ timeout: 30_000 })
  await page.getByText('部分红冲').first().waitFor()
  expect([...buyer.complaints, ...store.complaints]).toEqual([])
  await Promise.all([buyer.close(), store.close()])
})
