import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBrowser } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { shoppingAt } from '../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit } = shoppingAt(mall, browser)
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: /网络已断开|You are offline/ })
/** What the browser itself says of requests that did not go out. */
const ofNetwork = (complaint: string) =>
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch|Error loading route module/.test(complaint)

test.for([
  { name: 'demo_buyer', path: '/goods/list?categoryId=111', seen: 'article.pc', way: '.pc-n a' },
  { name: 'demo_company', path: '/member/index', seen: 'main h1, main h2', way: 'nav a[href^="/member/"]' },
  { name: 'demo_supplier', path: '/seller/goods/list', seen: 'tr[data-row]', way: 'nav a[href^="/seller/"]' },
  { name: 'demo_admin', path: '/admin/goods/list', seen: 'tr[data-row]', way: 'nav a[href^="/admin/"]' },
] as const)(
  'without a network $path keeps what it shows and says so; it goes on by itself afterwards',
  async ({ name, path, seen, way }) => {
    const { page, complaints, close } = await asPerson(name)
    await visit(page, path)
    await page.locator(seen).first().waitFor()
    const address = page.url()
    await page.context().setOffline(true)
    await notice(page).waitFor()
    await page.locator(way).filter({ visible: true }).last().click()
    await page.getByText('已填写的内容不会丢失').waitFor()
    expect(page.url()).toBe(address)
    expect(await page.locator(seen).first().isVisible()).toBe(true)
    await page.context().setOffline(false)
    await notice(page).waitFor({ state: 'detached' })
    await page.locator(way).filter({ visible: true }).last().click()
    await expect.poll(() => page.url()).not.toBe(address)
    expect(complaints.filter((one) => !ofNetwork(one))).toEqual([])
    await close()
  },
)

test('a server that does not answer takes no page away: not from who points at a link, nor from who presses it', async () => {
  const { page, complaints, close } = await asPerson('demo_buyer')
  await visit(page, '/goods/list?categoryId=111')
  await page.locator('article.pc').first().waitFor()
  const address = page.url()
  // The browser holds itself to be online: nothing tells it but what it asks for.
  await page.context().route('**/*', (route) => route.abort('connectionrefused'))
  const way = page.locator('.pc-n a').filter({ visible: true }).last()
  await way.hover()
  await notice(page).waitFor()
  await way.click()
  await page.getByText('已填写的内容不会丢失').waitFor()
  expect([page.url(), await page.locator('article.pc').first().isVisible()]).toEqual([address, true])
  await page.context().unroute('**/*')
  await notice(page).waitFor({ state: 'detached' })
  await way.click()
  await page.waitForURL(/\/goods\/detail\//)
  expect(complaints.filter((one) => !ofNetwork(one))).toEqual([])
  await close()
})

test('what was typed without a network is sent when it is back, and a list that was asked for meanwhile comes by itself', async () => {
  const { page, complaints, close } = await asPerson('demo_buyer')
  await page.context().addCookies([{ name: 'zb_lang', value: 'en', url: mall.address }])
  await visit(page, '/member/address/list')
  await page.context().setOffline(true)
  await page.getByText('You are offline. This is the page as last loaded').waitFor()
  await page.context().setOffline(false)
  await notice(page).waitFor({ state: 'detached' })
  await visit(page, '/goods/list')
  await page.context().setOffline(true)
  await notice(page).waitFor()
  const before = page.url()
  await page.getByRole('combobox').first().fill('zinc')
  await page.getByRole('combobox').first().press('Enter')
  await page.getByText('what you have typed is kept').waitFor()
  expect(page.url()).toBe(before)
  await page.context().setOffline(false)
  await notice(page).waitFor({ state: 'detached' })
  await page.getByRole('combobox').first().press('Enter')
  await page.waitForURL(/keyword=zinc/)
  expect(complaints.filter((one) => !ofNetwork(one))).toEqual([])
  await close()
})

test('without a network a dialog opens, what was typed in it is not sent and stays, and is saved when the network is back', async () => {
  const { page, complaints, close } = await asPerson('demo_supplier')
  await visit(page, '/seller/stock/list')
  await page.locator('tr[data-row]').first().waitFor()
  await page.context().setOffline(true)
  await notice(page).waitFor()
  await page.getByRole('button', { name: '调整库存' }).first().click()
  const dialog = page.getByRole('dialog')
  const quantity = dialog.getByRole('textbox').first()
  await quantity.fill('777')
  await dialog.getByLabel('原因').fill('盘点')
  await dialog.getByRole('button', { name: /^保\s?存$/ }).click()
  await page.getByText('本次操作未提交').first().waitFor()
  expect(await quantity.inputValue()).toBe('777')
  await page.context().setOffline(false)
  await notice(page).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: /^保\s?存$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  const { rows } = await (await mall.database.connect()).query(`SELECT FROM stock_ledger WHERE movement = 'adjust' AND note = '盘点'`)
  expect(rows.length).toBeGreaterThan(0)
  expect(complaints.filter((one) => !ofNetwork(one))).toEqual([])
  await close()
})

test('a part whose script cannot be fetched stays as it was drawn, and comes to life when the network is back', async () => {
  const { page, complaints, close } = await asPerson('demo_buyer')
  await visit(page, '/goods/detail/100001')
  await page.context().setOffline(true)
  await notice(page).waitFor()
  const dialogs = page.getByRole('dialog')
  await page.getByRole('button', { name: '分享' }).click()
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await page.context().setOffline(false)
  await dialogs.first().waitFor()
  expect(complaints.filter((one) => !ofNetwork(one))).toEqual([])
  await close()
})
