import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBrowser } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, threeStores, putIntoCart, placeForPickup } = shoppingAt(mall, browser)
const [productId = 0] = await threeStores()
const database = await mall.database.connect()

async function balances() {
  const { rows } = await database.query<{ available: number; pending: number }>(
    `SELECT available::int, pending::int FROM loyalty_account WHERE currency = 'points' AND member_id = (SELECT id FROM account WHERE member_name = 'demo_buyer')`,
  )
  return rows[0] ?? { available: 0, pending: 0 }
}
const happen = (event: string, payload: Record<string, unknown>) =>
  database.query('INSERT INTO event_outbox (event, payload) VALUES ($1, $2)', [event, JSON.stringify(payload)])
const soon = { timeout: 30_000, interval: 200 }

/** The platform sends the goggles. */
async function ship(page: Page) {
  await visit(page, '/admin/point/order?state=PENDING_SHIPMENT')
  await page
    .getByRole('row', { name: /护目镜/ })
    .getByRole('button', { name: /^发\s?货$/ })
    .click()
  await page.getByRole('dialog').getByLabel('物流公司').fill('顺丰速运')
  await page.getByRole('dialog').getByLabel('运单号').fill('SF1000001')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^发\s?货$/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('points are earned by a purchase, released, spent in the mall, and taken back by a refund', async () => {
  const [buyer, admin] = [await asPerson('demo_buyer'), await asPerson('demo_admin')]
  const { page } = buyer
  const before = await balances()
  await putIntoCart(page, productId)
  await visit(page, '/buy/confirm')
  await placeForPickup(page)
  await page.locator('label.pick', { hasText: '支付宝' }).click()
  await payAtCashier(page, '前往支付宝付款')
  await page.locator('[data-outcome=paid]').waitFor()
  await expect.poll(async () => (await balances()).pending, soon).toBeGreaterThan(before.pending)
  const { rows } = await database.query<{ orderSn: string; memberId: number; lotId: number; amount: number; base: string }>(
    `SELECT reference AS "orderSn", member_id::int AS "memberId", lot_id::int AS "lotId", amount::int, base::text FROM loyalty_lot
     WHERE source = 'order' ORDER BY lot_id DESC LIMIT 1`,
  )
  const lot = rows[0]
  if (!lot) throw new Error('the order earned nothing')

  // The order is completed, and its after-sale window ends.
  await happen('order.completed', { orderSn: lot.orderSn, memberId: lot.memberId, storeId: 1001 })
  await expect
    .poll(async () => {
      const moved = `UPDATE timer SET due_at = now() - interval '1 minute' WHERE entity = 'loyaltyLot' AND entity_id = $1 AND event = 'grant' AND done_at IS NULL`
      await database.query(moved, [String(lot.lotId)])
      return (await balances()).available
    }, soon)
    .toBe(before.available + lot.amount)
  await visit(page, '/member/myPoint')
  await page
    .getByTestId('available')
    .getByText((before.available + lot.amount).toLocaleString('en'))
    .waitFor()

  await visit(page, '/point/index')
  await page
    .getByRole('link', { name: /护目镜/ })
    .first()
    .click()
  await page.getByRole('link', { name: '立即兑换' }).click()
  await page.waitForURL('**/buy/point/confirm?goodsId=*')
  await visit(page, new URL(page.url()).pathname + new URL(page.url()).search)
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.waitForURL('**/member/pointOrder/detail?orderSn=*')
  await page.locator('[data-state=PENDING_SHIPMENT]').waitFor()
  expect((await balances()).available).toBe(before.available + lot.amount - 220)

  await ship(admin.page)
  await page.reload()
  await page.getByRole('button', { name: '确认收货' }).click()
  await page.locator('[data-state=RECEIVED]').waitFor()

  // Everything goes back: so do the points, once.
  await happen('aftersale.refunded', {
    orderSn: lot.orderSn,
    refundSn: 'SHTEST1',
    goodsAmount: lot.base,
    memberId: lot.memberId,
    storeId: 1001,
  })
  await expect.poll(async () => (await balances()).available, soon).toBe(before.available - 220)
  await visit(page, '/member/myPoint')
  await page.getByRole('cell', { name: '退款扣回' }).first().waitFor()
  expect([...buyer.complaints, ...admin.complaints]).toEqual([])
  await Promise.all([buyer.close(), admin.close()])
})
