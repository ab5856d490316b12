import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit } = shoppingAt(mall, browser)
const client = await mall.database.connect()
// A third bidder: the verified buyer works for another store too.
await client.query(
  `INSERT INTO store_seat (member_id, store_id, role, capabilities) SELECT member.id, 1002, 'owner', '{store.quote}' FROM member JOIN account USING (id) WHERE member_name = 'demo_buyer'`,
)
const [company, admin] = [await asPerson('demo_company'), await asPerson('demo_admin')]
const bidders = [await asPerson('demo_supplier'), await asPerson('demo_supplier2'), await asPerson('demo_buyer')]
const { page } = company

/** Writes a tender over one line and has the platform publish it; answers its number. */
async function published(title: string): Promise<string> {
  await visit(page, '/member/bid/edit')
  await page.getByLabel('项目名称').fill(title)
  await page.getByLabel('估算价（不公开）').fill('500000')
  await page.getByLabel('投标截止').fill('2099-12-31T10:00')
  await page.getByLabel('招标清单').fill('0# 锌锭 | Zn99.995 | 20 | 吨')
  await page.getByLabel('招标文件').fill('按 GB/T 470-2008 供货，随车质保书。')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.waitForURL('**/member/bid/detail?tenderSn=*')
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByText('平台审核中').waitFor()
  await visit(admin.page, '/admin/bid/list?tab=review')
  await admin.page.getByRole('button', { name: '通过并发布' }).first().click()
  await admin.page.getByText('已发布').waitFor()
  return new URL(page.url()).searchParams.get('tenderSn') ?? ''
}

async function bid(bidder: Page, tenderSn: string, price: string): Promise<void> {
  await visit(bidder, `/seller/bid/detail?tenderSn=${tenderSn}`)
  await bidder.getByLabel('第 1 行单价').fill(price)
  await bidder.getByRole('button', { name: '密封并提交' }).click()
  await bidder.getByText('回执与您的投标一致').waitFor()
}

/** The deadline is now: the mall's own timer closes the tender. */
async function closes(tenderSn: string, state: string): Promise<void> {
  await client.query(`UPDATE tender SET deadline_at = now() - interval '1 second' WHERE tender_sn = $1`, [tenderSn])
  await client.query(
    `UPDATE timer SET due_at = now() WHERE entity = 'tender' AND event = 'close' AND entity_id = (SELECT tender_id::text FROM tender WHERE tender_sn = $1)`,
    [tenderSn],
  )
  const stateOf = async () => (await client.query('SELECT state FROM tender WHERE tender_sn = $1', [tenderSn])).rows[0].state
  await expect.poll(stateOf, { timeout: 40_000 }).toBe(state)
}

test('three stores bid sealed, a bidder witnesses the opening, the lowest wins after the announcement, and its contract is drafted on the terms of the bid', async () => {
  const tenderSn = await published('一厂锌锭采购')
  for (const [index, bidder] of bidders.entries()) await bid(bidder.page, tenderSn, ['23500', '23100', '23900'][index] ?? '')
  const { rows: sealed } = await client.query('SELECT DISTINCT payload, total FROM bid')
  expect(sealed).toEqual([{ payload: null, total: null }])
  await closes(tenderSn, 'OPENABLE')

  await visit(page, `/bid/openBid?tenderSn=${tenderSn}`)
  await page.getByText('请本企业另一位成员或任一投标人先登记见证').waitFor()
  const openNow = page.getByRole('button', { name: '开标', exact: true })
  expect(await openNow.isDisabled()).toBe(true)
  await page.getByText('须先有第二人登记见证').waitFor()
  const witness = bidders[1]?.page ?? page
  await visit(witness, `/seller/bid/detail?tenderSn=${tenderSn}`)
  await witness.getByRole('button', { name: '见证开标' }).click()
  await witness.getByText('已登记为见证人').waitFor()
  // The tenderer's page learns of the witness by itself.
  await openNow.click()
  await page.getByRole('dialog').getByRole('button', { name: '开标', exact: true }).click()
  await page.getByRole('button', { name: '核验全部回执' }).click()
  await expect.poll(() => page.getByText('一致', { exact: true }).count()).toBe(3)

  await page.getByRole('checkbox').first().check()
  await page.getByText('我声明与投标人无利益冲突').click()
  await page.getByRole('button', { name: '开始评标' }).click()
  await page.getByRole('button', { name: '公示候选人' }).click()
  await page.getByText('候选人公示至').waitFor()
  expect(await page.getByRole('button', { name: '定标' }).count()).toBe(0)
  await client.query(`UPDATE tender SET publicity_until = now() - interval '1 second' WHERE tender_sn = $1`, [tenderSn])
  await visit(page, `/bid/winBid?tenderSn=${tenderSn}`)
  await page.getByRole('button', { name: '定标' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '定标' }).click()
  await page.getByRole('button', { name: '起草合同' }).click()
  await page.waitForURL('**/member/contract/detail?contractId=*')
  await page.getByRole('link', { name: `招标 ${tenderSn}` }).waitFor()
  await page.getByText('462,000.00').first().waitFor()

  const [winner] = (await client.query(`SELECT bidder_title FROM bid WHERE state = 'WON'`)).rows
  await visit(admin.page, `/bid/winbidNoti?tenderSn=${tenderSn}`)
  await admin.page.getByText(`中标人：${winner.bidder_title}`).waitFor()
  // The public reads roles and masked names.
  await admin.page.getByText(/招标人代表 .\*\*\*. 开标，投标人代表 .\*\*\*. 见证/).waitFor()
  expect(await admin.page.content()).not.toContain('demo_supplier2')
}, 240_000)

test('with fewer than three bids a tender fails unopened and is repeated as a draft', async () => {
  const tenderSn = await published('二厂填料采购')
  await bid(bidders[0]?.page ?? page, tenderSn, '1680')
  await closes(tenderSn, 'FAILED')
  await visit(page, `/member/bid/detail?tenderSn=${tenderSn}`)
  await page.getByText('流标：有效投标少于 3 家').waitFor()
  await page.getByRole('button', { name: '重新招标' }).click()
  await page.getByText('草稿仅本企业可见').waitFor()
  expect(new URL(page.url()).searchParams.get('tenderSn')).not.toBe(tenderSn)
  await page.getByRole('link', { name: '编辑' }).click()
  await expect.poll(() => page.getByLabel('项目名称').inputValue()).toBe('二厂填料采购')
  expect([company, admin, ...bidders].flatMap(({ complaints }) => complaints)).toEqual([])
}, 120_000)
