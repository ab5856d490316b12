import { expect, test } from 'vitest'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aDay, type Day } from '../../fixtures/browser/day.ts'
import { pressesOn } from '../../fixtures/browser/presses.ts'
import { aMallWithPast } from '../../fixtures/server/running-server.ts'

const mall = await aMallWithPast()
const browser = await aBrowser()

/** What a clerk's hand finds on every page. */
function placesOf({ page }: Day) {
  const main = page.getByRole('main')
  const menu = page.getByRole('complementary', { name: '菜单' })
  return {
    main,
    menu,
    dialog: page.getByRole('dialog'),
    rows: main.locator('tr[data-row]'),
    home: menu.getByRole('link', { name: '工作台', exact: true }),
    todo: (name: RegExp) => main.getByRole('navigation', { name: '待处理' }).getByRole('link', { name }),
    said: (text: string | RegExp) => page.getByText(text).first().waitFor(),
    paste: pressesOn(page).paste,
  }
}

async function shipsAndQuotes(day: Day): Promise<void> {
  const { page, does, opens } = day
  const { main, dialog, home, todo, said } = placesOf(day)
  await opens('opens the console', page.getByRole('navigation', { name: '快捷导航' }).getByRole('link', { name: '供应商工作台' }))
  await opens('looks at what is to be shipped', todo(/^待发货订单/))
  await does('opens the shipping of the first order', async () => {
    await main.getByRole('button', { name: '发货', exact: true }).first().click()
    await dialog.getByText('运输方式').waitFor()
  })
  await does('ships it with a known driver', async () => {
    await dialog
      .getByRole('button', { name: /孙师傅/ })
      .first()
      .click()
    await dialog.getByRole('button', { name: '确认发货' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await said('已发货')
  })
  await opens('comes back to the to-dos', home)
  await opens('looks at requests without a quotation', todo(/^待报价询价/))
  await opens('opens one', main.getByRole('link', { name: '去报价' }).first())
  await does('quotes', async () => {
    await main.getByLabel('单价（元） 1').fill('23650')
    await main.getByLabel('有效期至').fill('2098-12-20')
    await main.getByLabel('有效期至').press('Enter')
    await main.getByRole('button', { name: '提交报价' }).click()
    await said('本店报价')
  })
  await opens('comes back to the to-dos', home)
}

async function answersPeople(day: Day): Promise<void> {
  const { does, opens } = day
  const { main, dialog, rows, home, todo } = placesOf(day)
  await opens('looks at questions', todo(/^待回答提问/))
  await does('answers one', async () => {
    const before = await rows.count()
    await main.getByRole('textbox', { name: '回答' }).first().fill('可以，两种牌号各整捆装车，请在订单备注写明。')
    await main.getByRole('button', { name: '回答', exact: true }).first().click()
    await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(before - 1)
  })
  await opens('comes back to the to-dos', home)
  await opens('looks at evaluations', todo(/^待回复评价/))
  await does('answers one', async () => {
    const before = await rows.count()
    await main.getByRole('textbox', { name: '回复' }).first().fill('感谢支持，质保书随车。')
    await main.getByRole('textbox', { name: '回复' }).first().press('Control+Enter')
    await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(before - 1)
  })
  await opens('comes back to the to-dos', home)
  await opens('looks at weigh notes', todo(/^磅单待处理/))
  await does('agrees to a second weighing', async () => {
    await main.getByRole('button', { name: '同意复磅' }).click()
    await dialog.getByRole('button', { name: '同意复磅' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })
}

async function keepsGoods(day: Day): Promise<void> {
  const { does, opens } = day
  const { main, menu, dialog, said, paste } = placesOf(day)
  await opens('goes to the goods', menu.getByRole('link', { name: '商品与规格' }))
  await opens('opens the prices', main.getByRole('link', { name: '批量改价' }))
  await does('pastes prices', async () => {
    await main.locator('tbody input').first().focus()
    await paste('36.50\t34.50\n35.20\t33.20')
    await main.getByRole('button', { name: '预览并保存' }).click()
    await dialog.getByRole('button', { name: '确认改价' }).click()
    await said('2 个规格已改价')
  })
  await opens('goes to the goods again', menu.getByRole('link', { name: '商品与规格' }))
  await does('pastes stock', async () => {
    await main.getByRole('checkbox', { name: '全选本页' }).check()
    await main.getByRole('button', { name: '改库存', exact: true }).click()
    await dialog
      .getByRole('textbox', { name: /调整后$/ })
      .first()
      .focus()
    await paste('1060\n235')
    await dialog.getByLabel('原因').fill('到货入库')
    await dialog.getByRole('button', { name: '保存 2 行' }).click()
    await said('已调整 2 行库存')
  })
  await opens('sees the movements of the stock', menu.getByRole('link', { name: '库存流水' }))
  await said('到货入库')
}

test('a supplier’s clerk works off what waits: ships, quotes, answers, settles a weigh note, changes prices and stock', async () => {
  const day = await aDay(browser, mall.address, 'demo_supplier')
  await shipsAndQuotes(day)
  await answersPeople(day)
  await keepsGoods(day)
  await day.ends()
}, 180_000)
