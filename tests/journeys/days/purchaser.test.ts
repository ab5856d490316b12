import { expect, test } from 'vitest'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aDay, type Day } from '../../fixtures/browser/day.ts'
import { aMallWithPast } from '../../fixtures/server/running-server.ts'
import { payAtCashier } from '../../fixtures/trade/shopping.ts'

const mall = await aMallWithPast()
const browser = await aBrowser()

/** What a purchaser's hand finds on every page. */
function placesOf({ page }: Day) {
  return {
    main: page.getByRole('main'),
    dialog: page.getByRole('dialog'),
    menu: page.getByRole('complementary', { name: '菜单' }),
    cards: page.locator('article.pc'),
    centre: page.getByRole('navigation', { name: '快捷导航' }).getByRole('link', { name: '采购中心' }),
    said: (text: string | RegExp) => page.getByText(text).first().waitFor(),
  }
}

async function findsAndEnquires(day: Day): Promise<void> {
  const { page, does, opens } = day
  const { main, cards, said } = placesOf(day)
  await does('searches', async () => {
    await page.getByLabel('搜索商品').fill('0#锌锭')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/goods/list**')
    await cards.first().waitFor()
  })
  await does('chooses two to compare', async () => {
    await cards.nth(0).getByRole('checkbox', { name: '对比' }).check()
    await cards.nth(1).getByRole('checkbox', { name: '对比' }).check()
  })
  await opens('compares them', page.locator('a[href^="/goods/contrast"]').first())
  await does('puts one into the cart', async () => {
    await main.getByRole('button', { name: '加入采购车' }).first().click()
    await said('已加入采购车')
  })
  await opens('looks at its page', main.locator('a[href^="/goods/detail/"]').first())
  await does('puts it into the enquiry basket', async () => {
    await main.getByRole('button', { name: '加入询价篮' }).first().click()
    await said('已加入询价篮')
  })
  await opens('opens the enquiry basket', page.getByRole('banner').getByRole('link', { name: '询价篮' }))
  await does('asks for a better price', async () => {
    await main
      .getByLabel(/^目标价（元）/)
      .first()
      .fill('23400')
    await main.getByRole('button', { name: '提交询价' }).first().click()
    await page.waitForURL('**/member/enquiryOrder/list**')
  })
  await opens('looks at what was asked', main.getByRole('link', { name: '查看' }).first())
}

async function ordersAndPays(day: Day): Promise<void> {
  const { page, does, opens } = day
  const { main, said } = placesOf(day)
  await opens('opens the cart', page.getByRole('banner').getByRole('link', { name: /^采购车/ }))
  await does('goes to the checkout', async () => {
    await main
      .getByRole('button', { name: /去结算/ })
      .first()
      .click()
    await page.waitForURL('**/buy/confirm**')
  })
  await does('orders', async () => {
    await page.locator('.stbox').first().getByText('到库自提').click()
    await said('到仓库自提，免运费')
    await page.getByRole('button', { name: '提交订单' }).click()
    await page.waitForURL('**/buy/pay**')
  })
  await does('pays', async () => {
    await payAtCashier(page, '打开演示收银台')
    await page.locator('[data-outcome=paid]').waitFor()
  })
  await opens('goes on to the order', page.getByRole('link', { name: '查看订单' }).first())
}

async function receivesAndEvaluates(day: Day): Promise<void> {
  const { page, does, opens } = day
  const { main, dialog, menu, centre } = placesOf(day)
  await opens('opens the centre', centre)
  await opens('follows what is on its way', main.getByRole('link', { name: /^待收货订单/ }))
  await does('receives goods', async () => {
    const waiting = await main.getByRole('article').count()
    await main.getByRole('button', { name: '确认收货' }).first().click()
    await dialog.getByRole('button', { name: /^确\s?定$/ }).click()
    await expect.poll(() => main.getByRole('article').count(), { timeout: 20_000 }).toBeLessThan(waiting)
  })
  await does('sees what is to be evaluated', () => main.getByRole('tab', { name: /^待评价/ }).click())
  await opens('opens an evaluation', main.getByRole('link', { name: '评价', exact: true }).first())
  await does('evaluates', async () => {
    const ratings = page.getByRole('group').filter({ has: page.getByRole('radio') })
    await ratings.first().waitFor()
    for (const rating of await ratings.all()) await rating.getByRole('radio').last().click()
    await page
      .getByLabel(/^评价内容/)
      .first()
      .fill('锌液流动性好，质保书随车')
    await page.getByRole('button', { name: '提交评价' }).click()
    await page.waitForURL('**/member/order/detail**')
  })
  await opens('looks at the invoices', menu.getByRole('link', { name: '我的发票' }))
  await opens('wants one for all that was received', main.getByRole('link', { name: '申请开票' }))
  await does('applies for it', async () => {
    await main.getByRole('button', { name: '提交申请' }).click()
    await page.waitForURL('**/member/invoice/info**')
  })
  await opens('sees all invoices', menu.getByRole('link', { name: '我的发票' }))
}

test('a purchaser searches, compares, enquires, orders, pays, tracks, receives, evaluates and asks for an invoice', async () => {
  const day = await aDay(browser, mall.address, 'demo_buyer')
  await findsAndEnquires(day)
  await ordersAndPays(day)
  await receivesAndEvaluates(day)
  await day.ends()
}, 180_000)
