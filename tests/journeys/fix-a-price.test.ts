import { expect, test } from 'vitest'
import { aBrowser, aWindow, type Window } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
// Goods of the first store that follow the index.
const productId = 100_011

async function at(wanted: string, who: string): Promise<Window> {
  const window = await aWindow(browser)
  await window.page.goto(`${mall.address}${wanted}`, { waitUntil: 'networkidle' })
  await window.page.getByPlaceholder('请输入账号/手机号').fill(who)
  await window.page.getByPlaceholder('请输入密码').fill('Zinc@2026')
  await window.page.getByRole('button', { name: '登录', exact: true }).click()
  return window
}

test('a buyer asks for the shown price, the store agrees while both look, and the order is placed at it', async () => {
  const desk = await at('/seller/pricing/list', 'demo_supplier')
  await desk.page.getByText('暂无点价申请').waitFor()
  const buyer = await at('/member/consultZinc', 'demo_buyer')
  await buyer.page.getByText('还没有点价').waitFor()
  await buyer.page.goto(`${mall.address}/goods/detail/${productId}`, { waitUntil: 'networkidle' })
  await buyer.page.getByRole('button', { name: '点价', exact: true }).click()
  const dialog = buyer.page.getByRole('dialog')
  await dialog.getByRole('button', { name: '按此价格点价' }).click()
  await dialog.getByText('已发送，等待供应商确认').waitFor()
  await desk.page.getByRole('button', { name: '确认', exact: true }).click()
  await dialog.getByText(/点价成功/).waitFor()
  await dialog.getByRole('button', { name: '加入采购车' }).click()
  await buyer.page
    .getByText(/已加入采购车/)
    .first()
    .waitFor()
  // The price of now rises; what was fixed stays.
  const database = await mall.database.connect()
  const { rows } = await database.query(
    'UPDATE sku SET business_price = business_price + 5000000 WHERE product_id = $1 RETURNING ((business_price - 5000000) / 10000)::int AS yuan',
    [productId],
  )
  await buyer.page.goto(`${mall.address}/buy/confirm`, { waitUntil: 'networkidle' })
  await buyer.page.getByRole('button', { name: '提交订单' }).click()
  await buyer.page.waitForURL(/\/buy\/pay/)
  const { rows: placed } = await database.query(
    'SELECT (l.unit_price / 10000)::int AS yuan, f.state FROM price_fixing f JOIN orders o USING (order_sn) JOIN order_line l USING (order_id)',
  )
  expect(placed).toEqual([{ yuan: rows[0].yuan, state: 'USED' }])
  await desk.page.getByText('已下单').waitFor()
  expect([...buyer.complaints, ...desk.complaints]).toEqual([])
  await Promise.all([buyer.close(), desk.close()])
})
