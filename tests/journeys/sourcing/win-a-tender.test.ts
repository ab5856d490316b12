import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { shoppingAt } from '../../fixtures/trade/shopping.ts'
import { tenderingAt } from '../../fixtures/trade/tendering.ts'

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

const { published, bid, closes } = tenderingAt(mall, { page, platform: admin.page })

test('three stores bid sealed, a bidder witnesses the opening, the lowest wins after the announcement, and its contract is drafted on the terms of the bid', async () => {
  const tenderSn = await published({ title: '一厂锌锭采购', estimate: '500000', lines: ['0# 锌锭 | Zn99.995 | 20 | 吨'] })
  for (const [index, bidder] of bidders.entries())
    await bid(bidder.page, { tenderSn, prices: { 1: ['23500', '23100', '23900'][index] ?? '' } })
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
  await expect.poll(() => page.getByText('一致', { exact: true }).count(), { timeout: 20_000 }).toBe(3)
  // What was sealed with the first bid is read by the tenderer now, byte for byte.
  const download = page.waitForEvent('download')
  await page.getByRole('list', { name: '投标附件' }).first().getByRole('button', { name: '下载 技术方案.txt' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toBe('offer 23500')

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
  const tenderSn = await published({ title: '二厂填料采购', estimate: '500000', lines: ['0# 锌锭 | Zn99.995 | 20 | 吨'] })
  await bid(bidders[0]?.page ?? page, { tenderSn, prices: { 1: '1680' } })
  await closes(tenderSn, 'FAILED')
  await visit(page, `/member/bid/detail?tenderSn=${tenderSn}`)
  await page.getByText('流标：有效投标少于 3 家').waitFor()
  await page.getByRole('button', { name: '重新招标' }).click()
  await page.getByText('草稿仅本企业可见').waitFor()
  expect(new URL(page.url()).searchParams.get('tenderSn')).not.toBe(tenderSn)
  await page.getByRole('link', { name: '编辑' }).click()
  await expect.poll(() => page.getByLabel('项目名称').inputValue(), { timeout: 20_000 }).toBe('二厂填料采购')
  expect([company, admin, ...bidders].flatMap(({ complaints }) => complaints)).toEqual([])
}, 120_000)
