import { expect, test } from 'vitest'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aDay } from '../../fixtures/browser/day.ts'
import { aMallWithPast } from '../../fixtures/server/running-server.ts'

const mall = await aMallWithPast()
const browser = await aBrowser()

test('an approver reads notices, approves several requests, rejects one with a reason and looks at the budget', async () => {
  const { page, does, opens, ends } = await aDay(browser, mall.address, 'demo_company')
  const main = page.getByRole('main')
  const menu = page.getByRole('complementary', { name: '菜单' })
  const rows = main.locator('tr[data-row]')
  const said = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const toApprove = main.getByRole('navigation', { name: '待处理' }).getByRole('link', { name: /^采购申请待审批/ })

  await opens('opens the centre', page.getByRole('navigation', { name: '快捷导航' }).getByRole('link', { name: '采购中心' }))
  await opens('opens the notices', page.getByRole('navigation', { name: '快捷导航' }).getByRole('link', { name: /^消息/ }))
  await does('sees what came of RFQs', () => main.getByRole('tab', { name: /^询价与合同/ }).click())
  await does('marks all as read', async () => {
    await main.getByRole('button', { name: '全部已读' }).click()
    await said('已全部标为已读')
  })
  await opens('comes back to the centre', menu.getByRole('link', { name: '采购中心首页' }))
  await opens('looks at what waits', toApprove)
  await opens('opens the first', main.getByRole('link', { name: /^CG/ }).first())
  await does('rejects it with a reason', async () => {
    await said('本月预算剩余')
    await main.getByLabel(/^审批意见/).fill('本周已有同牌号到货，下周再买')
    await main.getByRole('button', { name: '驳回', exact: true }).click()
    await said('已驳回')
    await said('本周已有同牌号到货，下周再买')
  })
  await opens('comes back to the list', main.getByRole('link', { name: '返回列表' }))
  await does('sees what waits for approval', () => main.getByRole('tab', { name: /^待我审批/ }).click())
  await does('approves the others at once', async () => {
    await rows.first().waitFor()
    await main.getByRole('checkbox', { name: '全选本页' }).check()
    await main.getByRole('button', { name: '批量通过' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '通过' }).click()
    await said(/^已通过/)
  })
  await does('sees that nothing waits any more', async () => {
    await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(0)
  })
  await does('finds the budgets in the menu', () => menu.getByRole('searchbox').fill('权限'))
  await opens('looks at budgets', menu.getByRole('link', { name: '权限与角色' }))
  await does('sees what is left of each', () => said(/^本月已用 ¥[\d,.]+，剩余 ¥[\d,.]+$/))
  await ends()
}, 180_000)
