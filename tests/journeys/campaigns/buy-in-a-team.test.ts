import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Envelope } from '../../../src/api/envelope.ts'
import {
  adminTeamCampaignMove,
  sellerTeamCampaignMove,
  sellerTeamCampaignSave,
} from '../../../src/modules/team-purchase/endpoints-staff.ts'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { callsAt } from '../../fixtures/server/calls-server.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit } = shoppingAt(mall, browser)
const house = callsAt(mall.address)
const database = await mall.database.connect()
const soon = { timeout: 30_000, interval: 300 }
// Small ingots of the first store, at a price by hand.
const productId = 100_023

function given<T>({ data, msg }: Envelope<T>): T {
  if (data === undefined || data === null) throw new Error(msg)
  return data
}

/** A campaign of the first store that runs now: written, handed in, approved, started by its timer. */
async function aCampaign(titleZh: string, size: number): Promise<string> {
  const [store, platform] = [await house.login('demo_supplier'), await house.login('demo_admin')]
  const { rows } = await database.query('SELECT (business_price * 95 / 1000000)::int AS price FROM sku WHERE product_id = $1', [productId])
  const time = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const form = { titleZh, productId, size, teamPrice: String(rows[0].price), minNumber: '10', startTime: time(0), endTime: time(600) }
  const { teamCampaignSn } = given(await house.ask(sellerTeamCampaignSave, form, store))
  given(await house.ask(sellerTeamCampaignMove, { ownTeamCampaignSn: teamCampaignSn, event: 'submit', expectedVersion: 1 }, store))
  given(await house.ask(adminTeamCampaignMove, { teamCampaignSn, event: 'approve', expectedVersion: 2 }, platform))
  await expect
    .poll(
      async () => (await database.query('SELECT state FROM team_campaign WHERE campaign_sn = $1', [teamCampaignSn])).rows[0].state,
      soon,
    )
    .toBe('RUNNING')
  return teamCampaignSn
}

/** From the page of a campaign or of an invitation through the order to the local cashier. */
async function orderAndPay(page: Page, button: '开团' | '参加此团'): Promise<void> {
  await page.getByLabel(/采购数量/).fill('20')
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.waitForURL('**/member/teamPurchase/order?*')
  await page.getByRole('button', { name: /提交订单，支付 ¥/ }).click()
  await page.waitForURL('**/buy/pay?paySn=*')
  await page.locator('label.pick', { hasText: '支付宝' }).click()
  await payAtCashier(page, '前往支付宝付款')
  await page.locator('[data-outcome=paid]').waitFor()
}

/** The link that the leader hands on, copied from their list. */
async function invitationOf(page: Page, title: string): Promise<string> {
  await expect
    .poll(async () => {
      await visit(page, '/member/teamPurchase/list')
      return page.getByRole('row', { name: title }).getByText('待成团').count()
    }, soon)
    .toBe(1)
  await page.getByRole('row', { name: title }).getByRole('link', { name: '邀请参团' }).click()
  await page.getByText('您已在此团中').waitFor()
  expect(await page.getByText('暂无正在拼的团').count()).toBe(0)
  expect(await page.getByRole('button', { name: '参加此团' }).count()).toBe(0)
  return new URL(page.url()).pathname + new URL(page.url()).search
}

async function listSays(page: Page, title: string, word: string): Promise<void> {
  await expect
    .poll(async () => {
      await visit(page, '/member/teamPurchase/list')
      return page.getByRole('row', { name: title }).getByText(word, { exact: true }).count()
    }, soon)
    .toBe(1)
}

const ordersOf = async (teamCampaignSn: string) =>
  (
    await database.query(
      `SELECT o.state, o.awaits_team AS waits, (o.given_back = o.total) AS "allBack", o.total > 0 AS costs
         FROM team_member m JOIN team_campaign c USING (campaign_id) JOIN orders o USING (order_sn) WHERE c.campaign_sn = $1 ORDER BY m.participation_id`,
      [teamCampaignSn],
    )
  ).rows

/** Refunds of the orders of a campaign, and whether they come to what was paid. */
const refundsOf = async (teamCampaignSn: string) =>
  (
    await database.query(
      `SELECT count(*)::int AS refunds, count(*) FILTER (WHERE r.state = 'DONE')::int AS done, sum(r.amount) = sum(o.total) AS "allOfIt"
         FROM payment_refund r JOIN orders o USING (order_sn) JOIN team_member m USING (order_sn) JOIN team_campaign c USING (campaign_id) WHERE c.campaign_sn = $1`,
      [teamCampaignSn],
    )
  ).rows[0]

test('a leader opens a team from the goods page, a second member joins by the invitation, both pay, and the team is complete', async () => {
  const title = '小块锌锭双人团'
  const teamCampaignSn = await aCampaign(title, 2)
  const [{ page: leader }, { page: second }] = [await asPerson('demo_buyer'), await asPerson('demo_company')]
  await visit(leader, `/goods/detail/${productId}`)
  await leader.getByRole('link', { name: '去拼团' }).click()
  await leader.waitForURL(`**/sale/group/team?teamCampaignSn=${teamCampaignSn}`)
  await orderAndPay(leader, '开团')
  const invitation = await invitationOf(leader, title)
  await visit(second, invitation)
  await second.getByText('您受邀参团').waitFor()
  await orderAndPay(second, '参加此团')
  await listSays(second, title, '已成团')
  await listSays(leader, title, '已成团')
  const paid = { state: 'PENDING_SHIPMENT', waits: false, allBack: false, costs: true }
  expect(await ordersOf(teamCampaignSn)).toEqual([paid, paid])
})

test('a team that is not complete at its end gives both members all of their money back', async () => {
  const title = '小块锌锭三人团'
  const teamCampaignSn = await aCampaign(title, 3)
  const [{ page: leader }, { page: second }] = [await asPerson('demo_buyer'), await asPerson('demo_company')]
  await visit(leader, `/sale/group/team?teamCampaignSn=${teamCampaignSn}`)
  await orderAndPay(leader, '开团')
  const invitation = await invitationOf(leader, title)
  await visit(second, invitation)
  await orderAndPay(second, '参加此团')
  await listSays(second, title, '待成团')
  const teamSn = new URL(invitation, mall.address).searchParams.get('teamSn')
  await database.query(`UPDATE team SET deadline = now() - interval '1 minute' WHERE team_sn = $1`, [teamSn])
  await database.query(
    `UPDATE timer SET due_at = now() - interval '1 minute' WHERE entity = 'team' AND entity_id = $1 AND done_at IS NULL`,
    [teamSn],
  )
  await listSays(leader, title, '已退款')
  await listSays(second, title, '已退款')
  const back = { state: 'CLOSED', waits: expect.any(Boolean), allBack: true, costs: true }
  await expect.poll(() => ordersOf(teamCampaignSn), soon).toEqual([back, back])
  await expect.poll(() => refundsOf(teamCampaignSn), soon).toEqual({ refunds: 2, done: 2, allOfIt: true })
})
