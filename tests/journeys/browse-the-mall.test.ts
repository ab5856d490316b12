import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBrowser, aWindow } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
/** Welded pipe, sizes DN15 to DN200. */
const pipe = 100092

async function logIn(page: Page, name: string): Promise<void> {
  await page.goto(`${mall.address}/login`)
  await page.getByPlaceholder('请输入账号/手机号').fill(name)
  await page.getByPlaceholder('请输入密码').fill('Zinc@2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

const searches = [
  ['锌锭', '锌锭'],
  ['0#锌', '0#锌锭'],
  ['镀锌管 DN100', '管'],
  ['GB/T 3091', 'GB/T 3091'],
  ['xinding', '锌锭'],
] as const

for (const [words, name] of searches) {
  test(`a search for ${words} puts the right goods first`, async () => {
    const { page, complaints, close } = await aWindow(browser)
    await page.goto(mall.address)
    await page.getByRole('combobox', { name: '搜索商品' }).fill(words)
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    await page.waitForURL('**/goods/list?**')
    const first = page.locator('.lay article.pc').first()
    await first.waitFor()
    expect(await first.innerText()).toContain(name)
    expect(complaints).toEqual([])
    await close()
  })
}

test('a filter narrows the list in place, stands in the address and can be taken away again', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await page.goto(`${mall.address}/goods/list?categoryId=3`, { waitUntil: 'networkidle' })
  await page.evaluate(() => Reflect.set(window, 'stayed', true))
  const before = await page.locator('.tb [aria-live]').innerText()
  await page.getByRole('region', { name: '筛选' }).getByRole('checkbox', { name: 'Q235B', exact: true }).click()
  await page.waitForURL(/attrs=/)
  await page.getByRole('button', { name: /去掉“材质 Q235B”/ }).waitFor()
  await expect.poll(() => page.locator('.tb [aria-live]').innerText()).not.toBe(before)
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
  await page.getByRole('button', { name: /去掉“材质 Q235B”/ }).click()
  await expect.poll(() => page.locator('.tb [aria-live]').innerText()).toBe(before)
  expect(complaints).toEqual([])
  await close()
})

test('prices typed the wrong way round are swapped', async () => {
  const { page, close } = await aWindow(browser)
  await page.goto(`${mall.address}/goods/list`, { waitUntil: 'networkidle' })
  await page.getByLabel('最低价').fill('5000')
  await page.getByLabel('最高价').fill('100.567')
  await page.getByRole('button', { name: '确定' }).click()
  await page.waitForURL(/low=100.57/)
  expect(new URL(page.url()).searchParams.get('high')).toBe('5000')
  await close()
})

test('the table view is remembered for its category', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await page.goto(`${mall.address}/goods/list?categoryId=1`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '表格' }).click()
  await page.getByRole('table').waitFor()
  await page.goto(`${mall.address}/goods/list?categoryId=2`, { waitUntil: 'networkidle' })
  expect(await page.getByRole('table').count()).toBe(0)
  await page.goto(`${mall.address}/goods/list?categoryId=1`, { waitUntil: 'networkidle' })
  await page.getByRole('table').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('a search without result says so and leads on', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await page.goto(`${mall.address}/goods/list?keyword=qqqzzzxxx&inStock=1`, { waitUntil: 'networkidle' })
  await page.getByText('没有找到与“qqqzzzxxx”有关的商品').waitFor()
  await page.getByRole('button', { name: '清空筛选条件' }).waitFor()
  await page.getByRole('link', { name: '浏览全部分类' }).click()
  await page.waitForURL('**/goods/category')
  expect(complaints).toEqual([])
  await close()
})

test('a press on a card shows its goods at once, before the page has come; going back leads to the same place of the list', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await page.goto(`${mall.address}/goods/list`)
  // Written with the first report of a page view, by the part that also watches the cards.
  await page.waitForFunction(() => localStorage.getItem('zb.uuid') !== null)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/goods\/detail\/.*\.data/, async (route) => {
    await held
    await route.continue()
  })
  const card = page.locator('article.pc').nth(9)
  const [name, price] = [await card.locator('h3').innerText(), await card.locator('.pr').innerText()]
  await card.locator('h3 a').click()
  expect(await page.locator('.glance.seen h1').innerText()).toBe(name)
  expect(await page.locator('.glance.seen .pr').innerText()).toBe(price)
  release()
  await page.locator('main.dtp h1', { hasText: name }).waitFor()
  expect(await page.locator('.glance').count()).toBe(0)
  await page.goBack()
  await expect.poll(() => card.isVisible()).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await close()
})

test('where a pointer rests a glance lies ready that nobody sees or reaches; the press lets it be seen', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await page.goto(`${mall.address}/goods/list`)
  await page.waitForFunction(() => localStorage.getItem('zb.uuid') !== null)
  await page.route(/\/goods\/detail\/.*\.data/, () => undefined)
  const linkOf = (place: number) => page.locator('article.pc').nth(place).locator('h3 a')
  await linkOf(1).hover()
  const glance = page.locator('.glance')
  await glance.waitFor({ state: 'attached' })
  expect(await glance.evaluate((one) => [one.hasAttribute('inert'), getComputedStyle(one).opacity])).toEqual([true, '0'])
  // What lies above the card unseen is in nobody's way.
  const [other, name] = [linkOf(2), await linkOf(2).innerText()]
  await other.hover()
  await page.waitForFunction((title) => document.querySelector('.glance h1')?.textContent === title, name)
  expect(await glance.count()).toBe(1)
  await other.click({ modifiers: ['Control'] })
  expect(await page.locator('.glance.seen').count()).toBe(0)
  await other.focus()
  await page.keyboard.press('Enter')
  expect(await page.locator('.glance.seen h1').innerText()).toBe(name)
  await expect.poll(() => glance.evaluate((one) => [one.hasAttribute('inert'), getComputedStyle(one).opacity])).toEqual([false, '1'])
  expect(await page.locator('main.dtp').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('lines ticked in the table go into the enquiry basket together', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await page.goto(`${mall.address}/goods/list?categoryId=3`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '表格' }).click()
  const rows = page.getByRole('table').getByRole('row')
  const names: string[] = []
  for (const place of [1, 2, 3]) {
    await rows.nth(place).getByRole('checkbox').check()
    names.push((await rows.nth(place).getByRole('link').allInnerTexts()).find((text) => text.trim() !== '') ?? '')
  }
  await page.getByText('已选 3 行').waitFor()
  await page.getByRole('status').getByRole('button', { name: '加入询价篮' }).click()
  await expect.poll(() => page.getByText('已选 3 行').count()).toBe(0)
  await page.goto(`${mall.address}/enquiry/index`, { waitUntil: 'networkidle' })
  for (const name of names) await page.getByText(name, { exact: true }).first().waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('a comparison begun before the login is the account’s afterwards, also in another browser', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await page.goto(`${mall.address}/goods/list?categoryId=3`, { waitUntil: 'networkidle' })
  const cards = page.locator('article.pc')
  const names = [await cards.nth(0).locator('h3').innerText(), await cards.nth(1).locator('h3').innerText()]
  for (const place of [0, 1]) await cards.nth(place).getByText('对比').click()
  await page.getByRole('link', { name: '对比 2 种' }).waitFor()
  await logIn(page, 'demo_buyer')
  // Taken over after the page stands: the visitor's own note of it is gone then.
  await page.waitForFunction(() => localStorage.getItem('zb_compare') === null)
  await close()
  const elsewhere = await aWindow(browser)
  await logIn(elsewhere.page, 'demo_buyer')
  await elsewhere.page.goto(`${mall.address}/goods/list?categoryId=1`, { waitUntil: 'networkidle' })
  await elsewhere.page.getByRole('link', { name: '对比 2 种' }).click()
  await elsewhere.page.waitForURL('**/goods/contrast?**')
  for (const name of names) await elsewhere.page.getByRole('main').getByText(name).first().waitFor()
  expect([...complaints, ...elsewhere.complaints]).toEqual([])
  await elsewhere.close()
})

test('the price chart can be zoomed and saved as a picture', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await page.goto(`${mall.address}/zinc`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '缩放查看' }).click()
  await page.locator('.zx canvas').waitFor()
  const [picture] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '保存图片' }).click()])
  expect(picture.suggestedFilename()).toMatch(/^ZN0-.*\.png$/)
  await page.getByRole('button', { name: '收起缩放' }).click()
  await page.locator('.zm svg.chart').first().waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('another size shows its price at once and has its own address', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await page.goto(`${mall.address}/goods/detail/${pipe}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => Reflect.set(window, 'stayed', true))
  const price = page.locator('.pbox .pr').first()
  const before = await price.innerText()
  await page.getByRole('radio', { name: 'DN100' }).click()
  await expect.poll(() => price.innerText()).not.toBe(before)
  await page.waitForURL((url) => url.pathname !== `/goods/detail/${pipe}`)
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
  await page.getByRole('group', { name: '计价单位' }).getByRole('button', { name: '按支' }).click()
  await expect.poll(() => price.innerText()).toContain('/支')
  expect(complaints).toEqual([])
  await close()
})

test('a visitor may ask for goods, but putting them into a cart asks for a login', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await page.goto(`${mall.address}/goods/detail/${pipe}`, { waitUntil: 'networkidle' })
  await page.locator('.buy').getByRole('button', { name: '加入询价篮' }).click()
  await page.getByText('已加入本机询价篮').waitFor()
  await page.locator('.buy').getByRole('button', { name: '加入采购车' }).click()
  await page.getByRole('dialog').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('on a phone the size is chosen in a sheet', async () => {
  const { page, complaints, close } = await aWindow(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.goto(`${mall.address}/goods/detail/${pipe}`, { waitUntil: 'networkidle' })
  await page.locator('.m-buy').getByRole('button', { name: '加入采购车' }).click()
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await sheet.getByRole('radio', { name: 'DN80' }).click()
  await expect.poll(() => sheet.innerText()).toContain('DN80')
  expect(complaints).toEqual([])
  await close()
})

test('goods that do not exist are not found', async () => {
  for (const path of [
    '/goods/detail/999999999',
    '/goods/detail/abc',
    '/goods/list?categoryId=99999',
    '/store/index?vid=99999',
    '/article?articleId=99999',
    '/agreement?key=nothing',
  ]) {
    expect([path, (await fetch(mall.address + path)).status]).toEqual([path, 404])
  }
})

test('no business price is in what a visitor is sent', async () => {
  const client = await mall.database.connect()
  const { rows } = await client.query<{ sku_id: string; business_price: string; retail_price: string }>(
    `SELECT product_id AS sku_id, business_price, retail_price FROM sku
     WHERE state = 'active' AND retail_price IS NOT NULL AND business_price > 10000000 AND business_price NOT IN (SELECT retail_price FROM sku WHERE retail_price IS NOT NULL)
     ORDER BY product_id LIMIT 12`,
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) {
    const html = await (await fetch(`${mall.address}/goods/detail/${row.sku_id}`)).text()
    const [business, retail] = [row.business_price, row.retail_price].map((price) => Number(price) / 10_000)
    if (!html.includes(String(retail))) continue // sold by enquiry alone
    for (const shape of [String(business), business?.toLocaleString('en-US') ?? ''])
      expect([row.sku_id, html.includes(shape)]).toEqual([row.sku_id, false])
  }
})

test('a store is searched among its own goods, and what it lacks is looked for in the whole mall', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await page.goto(`${mall.address}/store/index?vid=1001`)
  const box = page.getByRole('searchbox', { name: '在本店搜索规格、标准' })
  await box.fill('锌丝')
  await box.press('Enter')
  await page.getByText('“锌丝”在本店共').waitFor()
  const names = await page.locator('main article h3').allInnerTexts()
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).toContain('丝')
  await box.fill('锌丝 DN9999')
  await box.press('Enter')
  await page.getByText('本店没有与“锌丝 DN9999”完全相符的商品').waitFor()
  await box.fill('qwxyz')
  await box.press('Enter')
  await page.getByText('本店没有与“qwxyz”相符的商品').waitFor()
  expect(await page.getByRole('link', { name: '在全站搜索' }).getAttribute('href')).toContain('/goods/list?keyword=')
  await page.getByRole('link', { name: '查看全部商品' }).click()
  await page.waitForURL((url) => !url.searchParams.has('keyword'))
  expect(complaints).toEqual([])
  await close()
})
