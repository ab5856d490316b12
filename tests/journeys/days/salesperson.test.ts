import { test } from 'vitest'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aDay } from '../../fixtures/browser/day.ts'
import { aMallWithPast } from '../../fixtures/server/running-server.ts'

const mall = await aMallWithPast()
const browser = await aBrowser()

test('a salesperson sees customers, orders and commissions, shares the way in, looks up a price and reads the news', async () => {
  const { page, does, ends } = await aDay(browser, mall.address, 'demo_sales')
  const menu = page.getByRole('complementary', { name: '菜单' })

  await does('opens the centre', () => page.getByRole('navigation', { name: '快捷导航' }).getByRole('link', { name: '采购中心' }).click())
  await does('sees the customers', () => menu.getByRole('link', { name: '推广客户' }).click())
  await does('opens the own page for new customers', () => page.getByRole('main').getByRole('link', { name: '打开推广页' }).click())
  await does('comes back', () => page.getByRole('navigation', { name: '快捷导航' }).getByRole('link', { name: '采购中心' }).click())
  await does('sees orders and commissions', () => menu.getByRole('link', { name: '推广订单' }).click())
  await does('sees what waits to be paid', async () => {
    await page.getByRole('tab', { name: '待结算' }).click()
    await page.waitForURL('**state=PAYABLE**')
  })
  await does('looks at the zinc market', () =>
    page
      .getByRole('link', { name: /^0#锌 上海均价/ })
      .first()
      .click(),
  )
  await does('finds goods for a customer', async () => {
    await page.getByLabel('搜索商品').fill('DN50 镀锌管')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/goods/list**')
  })
  await does('opens them', async () => {
    await page.locator('article.pc h3 a').first().click()
    await page.waitForURL('**/goods/detail/**')
  })
  await does('reads an article', async () => {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '行业资讯' }).click()
    await page.locator('main a[href*="informationId"]').first().click()
    await page.waitForURL('**informationId**')
  })
  await does('looks for a supplier', () => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '供应商' }).click())
  await does('writes to the service', () =>
    page.getByRole('complementary', { name: '快捷工具' }).getByRole('link', { name: '客服' }).click(),
  )
  await ends()
}, 180_000)
