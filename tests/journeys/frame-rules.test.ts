import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBrowser, aWindow, type Window } from '../fixtures/browser/browser.ts'
import { knownPicture } from '../fixtures/server/entry.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { shoppingAt } from '../fixtures/trade/shopping.ts'

// The specification's rules of the frame: floating sidebar, statistics, the 60 s of the code button.
const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit } = shoppingAt(mall, browser)

const sidebarOf = (page: Page) => page.getByRole('complementary', { name: '快捷工具' })

/** The sidebar of a page, awake: its code comes when somebody points at it. */
async function usedSidebar(page: Page) {
  const sidebar = sidebarOf(page)
  await sidebar.hover()
  return sidebar
}

/** Every report of a page view that this window sends: what it says and how old the page was, in milliseconds. */
function viewsOf({ page }: Window) {
  const views: { record: Record<string, unknown>; age: number }[] = []
  const begun = { at: Date.now() }
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/member/behavior/save')) return
    const u = new URLSearchParams(request.postData() ?? '').get('u') ?? ''
    views.push({ record: JSON.parse(decodeURIComponent(atob(u))), age: Date.now() - begun.at })
  })
  return { views, goto: (path: string) => ((begun.at = Date.now()), page.goto(`${mall.address}${path}`)) }
}

test('a visitor: every entry of the sidebar, the login for the account and for an enquiry, and the way to the top', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await visit(page, '/')
  const sidebar = await usedSidebar(page)
  for (const entry of ['账户', '采购车', '询价篮', '项目', '客服', '手机版']) await sidebar.getByText(entry, { exact: true }).waitFor()
  await sidebar.getByRole('button', { name: '手机版' }).focus()
  for (const phone of ['iPhone', 'Android']) await sidebar.getByRole('img', { name: phone }).waitFor()
  await sidebar.getByRole('button', { name: '顶部' }).waitFor({ state: 'hidden' })
  await page.evaluate(() => window.scrollTo(0, 640))
  await sidebar.getByRole('button', { name: '顶部' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await sidebar.getByRole('button', { name: '顶部' }).waitFor({ state: 'hidden' })
  await sidebar.getByRole('button', { name: '账户' }).click()
  await page.getByRole('dialog').getByPlaceholder('请输入账号/手机号').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await sidebar.getByRole('button', { name: '询价篮' }).click()
  await page.waitForURL(/\/login\?redirectUrl=%2Finquiry%2Fpurchaser%2Finit_inquiry$/)
  await sidebarOf(page).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await close()
})

test('a member without the conditions is told which are met; the sidebar stands in the member centre as well', async () => {
  const { page, complaints, close } = await asPerson('demo_personal')
  await visit(page, '/member/index')
  const sidebar = await usedSidebar(page)
  expect(await sidebar.getByRole('link', { name: '账户' }).getAttribute('href')).toBe('/member/index')
  expect(await sidebar.getByRole('link', { name: '客服' }).getAttribute('href')).toBe('/service?vid=0')
  await sidebar.getByRole('button', { name: '询价篮' }).click()
  const dialog = page.getByRole('dialog', { name: '提示' })
  await dialog.getByText('未满足').first().waitFor()
  expect(await dialog.getByText('已满足', { exact: true }).count()).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: '我已知晓' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.goto(`${mall.address}/service?vid=0`)
  await page.getByRole('main').waitFor()
  await sidebarOf(page).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await close()
})

test('a phone has no bar above: the other language and the way out stand before the footer', async () => {
  const { page, complaints, close } = await asPerson('demo_personal')
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/store/list')
  await page.getByRole('button', { name: 'EN', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '中文', exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('zb.session'))).toBeNull()
  expect(complaints).toEqual([])
  await close()
})

test('a page view is reported after three seconds, of goods at once, of the member centre too', async () => {
  const person = await asPerson('demo_buyer')
  const { views, goto } = viewsOf(person)
  await goto('/')
  await expect.poll(() => views.length, { timeout: 20_000 }).toBe(1)
  expect(views[0]?.record).toMatchObject({ behaviorType: 'view', path: '/', uuid: expect.any(String) })
  expect(views[0]?.age).toBeGreaterThan(3000)
  await goto('/goods/detail/100001')
  await expect.poll(() => views.length, { timeout: 20_000 }).toBe(2)
  expect(views[1]?.record).toMatchObject({ path: '/goods/detail/100001', productId: 100001 })
  await goto('/member/index')
  await expect.poll(() => views.length, { timeout: 20_000 }).toBe(3)
  expect([views[2]?.record['path'], (views[2]?.age ?? 0) > 3000]).toEqual(['/member/index', true])
  expect(person.complaints).toEqual([])
  await person.close()
})

test('the code button rests for sixty seconds and is blocked meanwhile', async () => {
  const person = await aWindow(browser)
  await knownPicture(person, mall, 'abcd')
  const { page } = person
  await page.clock.install()
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/commons/smsCode') && sent.push(request.url()))
  await page.goto(`${mall.address}/login`, { waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: '手机登录' }).click()
  await page.getByPlaceholder('请输入手机号').fill('13800000003')
  await page.getByRole('button', { name: '获取验证码' }).click()
  const resting = page.getByRole('button', { name: /后重发/ })
  await resting.waitFor()
  expect(await resting.isDisabled()).toBe(true)
  await page.clock.fastForward(30_000)
  await expect.poll(() => resting.innerText()).toMatch(/^([12]?\d|30) s/)
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: '获取验证码' }).waitFor()
  expect(await page.getByRole('button', { name: '获取验证码' }).isEnabled()).toBe(true)
  expect(sent).toHaveLength(1)
  await person.close()
})
