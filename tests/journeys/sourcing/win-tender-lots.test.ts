import { expect, test } from 'vitest'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { shoppingAt } from '../../fixtures/trade/shopping.ts'
import { signingAt, type SigningParty } from '../../fixtures/trade/signing.ts'
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
const [first, second, third] = [await asPerson('demo_supplier'), await asPerson('demo_supplier2'), await asPerson('demo_buyer')]
const { page } = company
const { published, bid, closes } = tenderingAt(mall, { page, platform: admin.page })
const { authenticate, sign } = signingAt(mall)

const lines = ['0# 锌锭 | Zn99.995 | 20 | 吨 | 锌锭包', '镀锌角钢 | L50×5 | 10 | 吨 | 角钢包']
const lots = { 锌锭包: { estimate: '500000' }, 角钢包: { estimate: '60000', ceiling: '56000' } }

test('of two lots one has three bids and ends in a contract that both sign; the other has two, fails by itself and is tendered again', async () => {
  const tenderSn = await published({ title: '三厂分包采购', lines, lots })
  const prices: readonly [typeof first, string][] = [
    [first, '23500'],
    [second, '23100'],
    [third, '23900'],
  ]
  for (const [bidder, price] of prices) await bid(bidder.page, { tenderSn, lot: '锌锭包', prices: { 1: price } })
  for (const bidder of [first, second]) await bid(bidder.page, { tenderSn, lot: '角钢包', prices: { 2: '5300' } })
  await closes(tenderSn, 'OPENABLE')

  await visit(first.page, `/seller/bid/detail?tenderSn=${tenderSn}`)
  await first.page.getByRole('button', { name: '见证开标' }).click()
  await first.page.getByText('已登记为见证人').waitFor()
  await visit(page, `/bid/openBid?tenderSn=${tenderSn}`)
  await page.getByRole('button', { name: '开标', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '开标', exact: true }).click()
  await page.getByRole('button', { name: '核验全部回执' }).click()
  await expect.poll(() => page.getByText('一致', { exact: true }).count(), { timeout: 20_000 }).toBe(3)
  await page.getByRole('checkbox').first().check()
  await page.getByText('我声明与投标人无利益冲突').click()
  await page.getByRole('button', { name: '开始评标' }).click()
  await page.getByRole('button', { name: '公示候选人' }).click()
  await page.getByText('候选人公示至').waitFor()
  await client.query(`UPDATE tender SET publicity_until = now() - interval '1 second' WHERE tender_sn = $1`, [tenderSn])
  await visit(page, `/bid/winBid?tenderSn=${tenderSn}`)
  await page.getByRole('button', { name: '定标' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '定标' }).click()

  await page.getByRole('button', { name: '起草“锌锭包”合同' }).click()
  await page.waitForURL('**/member/contract/detail?contractId=*')
  await page.getByText('462,000.00').first().waitFor()
  await page.getByRole('button', { name: '提交审批' }).click()
  await page.getByRole('button', { name: '发送给对方' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发送给对方' }).click()
  await page.getByText('协商中').first().waitFor()
  const contract = new URL(page.url()).search
  const parties: SigningParty[] = [
    { page, phone: '13800000003', root: '/member/contract', agent: '李工' },
    { page: second.page, phone: '13800000008', root: '/seller/contract', storeId: 1004, agent: '陈经理' },
  ]
  for (const party of parties) await authenticate(party, contract)
  for (const party of parties) await sign(party, contract)

  await visit(page, `/member/bid/detail?tenderSn=${tenderSn}`)
  await page
    .getByRole('row', { name: /锌锭包/ })
    .getByText('已签约')
    .waitFor()
  await page
    .getByRole('row', { name: /角钢包/ })
    .getByText('流标')
    .first()
    .waitFor()
  // What failed is written again as a tender of its own: one lot is left, so it has none.
  await page.getByRole('button', { name: '流标标段重新招标' }).click()
  await page.getByText('草稿仅本企业可见').waitFor()
  expect(new URL(page.url()).searchParams.get('tenderSn')).not.toBe(tenderSn)
  await page.getByRole('cell', { name: /镀锌角钢/ }).waitFor()
  expect(await page.getByRole('cell', { name: /0# 锌锭/ }).count()).toBe(0)
  expect([company, admin, first, second, third].flatMap(({ complaints }) => complaints)).toEqual([])
}, 240_000)
