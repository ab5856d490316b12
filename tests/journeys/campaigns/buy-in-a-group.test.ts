import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit } = shoppingAt(mall, browser)
const database = await mall.database.connect()
const soon = { timeout: 30_000, interval: 300 }

/** The running tiered sale of the demonstration with the most buyers. */
async function runningSale(place: number): Promise<{ groupSn: string; title: string }> {
  const { rows } = await database.query(
    `SELECT campaign_sn AS "groupSn", title_zh AS title FROM group_campaign WHERE kind = 'LADDER' AND state = 'RUNNING' ORDER BY participants DESC, campaign_id OFFSET $1 LIMIT 1`,
    [place],
  )
  return rows[0]
}

/** Joins with so many tonnes and pays the deposit at the local cashier. */
async function join(page: Page, groupSn: string, tonnes: string): Promise<void> {
  await visit(page, `/sale/group/detail?groupSn=${groupSn}`)
  await page.getByLabel(/参团数量/).fill(tonnes)
  await page.getByRole('button', { name: /参团并支付定金/ }).click()
  await page.waitForURL('**/member/groupSale/detail?participationSn=*')
  await page.locator('[data-state=DEPOSIT_DUE]').waitFor()
  await page.getByRole('button', { name: '微信支付' }).click()
  await payAtCashier(page, '打开演示收银台')
  await page.locator('[data-state=JOINED]').waitFor(soon)
}

/** Lets a campaign end now. */
async function end(groupSn: string): Promise<void> {
  await database.query(
    `UPDATE group_campaign SET ends_at = now() - interval '1 minute', balance_at = now() - interval '1 minute' WHERE campaign_sn = $1`,
    [groupSn],
  )
  await database.query(
    `UPDATE timer SET due_at = now() - interval '1 minute' WHERE entity = 'groupCampaign' AND entity_id = $1 AND done_at IS NULL`,
    [groupSn],
  )
}

test('a tiered sale that reaches its tier: deposit, fixed price, balance, an ordinary order', async () => {
  const { page } = await asPerson('demo_buyer')
  const { groupSn, title } = await runningSale(0)
  await visit(page, '/sale')
  expect(new URL(page.url()).pathname).toBe('/sale/group')
  await page
    .getByRole('link', { name: new RegExp(title.slice(0, 6)) })
    .first()
    .waitFor()
  await join(page, groupSn, '10')
  await end(groupSn)
  await expect
    .poll(async () => {
      await page.reload()
      await page.locator('[data-state]').first().waitFor()
      return page.locator('[data-state=BALANCE_DUE]').count()
    }, soon)
    .toBe(1)
  await page.getByRole('link', { name: '付尾款' }).click()
  await page.waitForURL('**/member/groupSale/balance?participationSn=*')
  await page.getByRole('button', { name: /支付尾款 ¥/ }).click()
  await page.waitForURL('**/buy/pay?paySn=*')
  await page.locator('label.pick', { hasText: '支付宝' }).click()
  await payAtCashier(page, '前往支付宝付款')
  await page.locator('[data-outcome=paid]').waitFor()
  await expect
    .poll(
      async () =>
        (
          await database.query(
            `SELECT p.state, o.state AS "orderState" FROM group_participation p JOIN orders o USING (order_sn) WHERE p.campaign_id = (SELECT campaign_id FROM group_campaign WHERE campaign_sn = $1)`,
            [groupSn],
          )
        ).rows,
      soon,
    )
    .toEqual([{ state: 'PAID', orderState: 'PENDING_SHIPMENT' }])
})

test('a tiered sale that stays below its first tier gives the deposit back', async () => {
  const { page } = await asPerson('demo_buyer')
  const { groupSn } = await runningSale(0)
  await database.query(
    `UPDATE group_tier SET from_number = 900000000 + tier_no WHERE campaign_id = (SELECT campaign_id FROM group_campaign WHERE campaign_sn = $1)`,
    [groupSn],
  )
  await join(page, groupSn, '2')
  await end(groupSn)
  await expect
    .poll(async () => {
      await page.reload()
      await page.locator('[data-state]').first().waitFor()
      return page.locator('[data-state=DEPOSIT_REFUNDED]').count()
    }, soon)
    .toBe(1)
  await visit(page, `/sale/group/detail?groupSn=${groupSn}`)
  await page.getByText('总量未达到第一档，定金已全部退回。').waitFor()
})
