import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '../../database/demo/people/accounts.ts'
import { tokenIssue } from '../../src/modules/identity/endpoints.ts'
import { adminBannerSave, bannerPlaces } from '../../src/modules/site/endpoints-banners.ts'
import { aBrowser, aWindow } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { enter, settled } from '../fixtures/browser/walk.ts'

const mall = await aRunningMall(2)
const [first = '', second = ''] = mall.addresses
const browser = await aBrowser()
const window = await aWindow(browser)
await enter(window.page.context(), first, 'demo_admin')
const { page } = window

async function visit(path: string): Promise<Page> {
  await page.goto(first + path)
  await settled(page)
  return page
}

/** The text of a page that another process gives to a visitor; asked for until it says so, for at most a second. */
async function heardElsewhere(path: string, what: string): Promise<boolean> {
  const until = Date.now() + 1_000
  while (Date.now() < until) {
    if ((await (await fetch(second + path)).text()).includes(what)) return true
  }
  return false
}

test('a setting is changed in the console and heard in the other process within a second', async () => {
  // Kept there before, so that the change has something to drop.
  expect(await (await fetch(second)).text()).toContain('400-000-0000')
  await visit('/admin/setting/list')
  await page.getByLabel('客服电话', { exact: true }).fill('12345')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('请输入正确的客服电话').waitFor()
  expect(await page.getByLabel('客服电话', { exact: true }).inputValue()).toBe('12345')
  await page.getByLabel('客服电话', { exact: true }).fill('400-820-1234')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('没有未保存的修改').waitFor()
  expect(await heardElsewhere('/', '400-820-1234')).toBe(true)
  await page.getByRole('button', { name: '修改记录 客服电话' }).click()
  await page.getByText('400-000-0000').waitFor()
})

test('a banner gets its goods by search and is shown', async () => {
  await visit('/admin/banner/list')
  await page.getByRole('button', { name: '新增广告' }).nth(bannerPlaces.indexOf('homeBottom')).click()
  await page.getByLabel('标题', { exact: true }).fill('年末集采')
  await page.getByLabel('链接类型').click()
  await page.getByTitle('商品详情').click()
  await page.getByLabel('商品', { exact: true }).fill('锌锭')
  await page.locator('.ant-select-item-option').filter({ hasText: '锌锭' }).first().click()
  await page.getByText(/^\/goods\/detail\/\d+$/).waitFor()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('年末集采').first().waitFor()
  expect(await heardElsewhere('/', '年末集采')).toBe(true)
})

test('a block is added to the home page, previewed, published, and taken back', async () => {
  await visit('/admin/page/builder')
  await page.getByLabel('添加板块').click()
  await page.locator('.ant-select-item-option').filter({ hasText: '图文' }).click()
  await page.getByRole('textbox', { name: '正文' }).fill('全场锌锭满百吨减息')
  await page.getByText('有未保存的修改').waitFor()
  const [draft] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: '预览' }).click()])
  await draft.getByText('全场锌锭满百吨减息').first().waitFor()
  await draft.close()
  expect(await (await fetch(second)).text()).not.toContain('满百吨减息')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^发\s?布$/ })
    .click()
  await page.getByText('线上版本 1').waitFor()
  expect(await heardElsewhere('/', '满百吨减息')).toBe(true)
  await page.getByRole('button', { name: '历史版本' }).click()
  await page.getByRole('button', { name: '恢复到草稿' }).last().click()
  await page
    .locator('.ant-popconfirm')
    .getByRole('button', { name: /恢复到草稿/ })
    .click()
  await page.getByText('草稿未发布').waitFor({ timeout: 8_000 })
})

test('nothing complained', () => {
  expect(window.complaints.filter((complaint) => !complaint.includes('/v3/'))).toEqual([])
})

test('what opens over the mall opens once a day; what follows a login opens for the member', async () => {
  const admin = await page.context().request.post(`${first}/${tokenIssue.path}`, {
    data: { username: 'demo_admin', password: demoPassword, loginType: 1 },
    headers: { authorization: `Basic ${btoa('front:front')}` },
  })
  const { access_token: token } = (await admin.json()).data
  const save = async (place: string, title: string, link: object) => {
    const data = { place, title, device: 'all', lang: 'all', link, isOn: 1 }
    const saved = await page
      .context()
      .request.post(`${first}/${adminBannerSave.path}`, { data, headers: { authorization: `Bearer ${token}` } })
    expect((await saved.json()).state).toBe(200)
  }
  await save('openScreen', '年末备料季开始', { type: 'goods', info: { defaultProductId: 100_001 } })
  await save('loginScreen', '选择通知方式吧', { type: 'none' })
  const guest = await aWindow(browser)
  // Both came by then: they are told in their order.
  expect(await heardElsewhere('/goods/list', '选择通知方式吧')).toBe(true)
  await guest.page.goto(`${second}/goods/list`)
  const opened = guest.page.getByRole('dialog', { name: '年末备料季开始' })
  // It leads to goods of one store: it is an advertisement, and says so.
  await opened.getByText('广告', { exact: true }).waitFor()
  await opened.getByRole('button', { name: '关闭' }).click()
  await opened.waitFor({ state: 'hidden' })
  await enter(guest.page.context(), second, 'demo_buyer')
  await guest.page.goto(`${second}/goods/list`)
  const afterLogin = guest.page.getByRole('dialog', { name: '选择通知方式吧' })
  await afterLogin.waitFor()
  expect(await afterLogin.getByText('广告', { exact: true }).count()).toBe(0)
  await afterLogin.getByRole('button', { name: '关闭' }).click()
  await guest.page.goto(`${second}/goods/brand`)
  await settled(guest.page)
  await guest.page.getByText('消息', { exact: false }).first().waitFor()
  expect(await guest.page.getByRole('dialog').count()).toBe(0)
  expect(guest.complaints).toEqual([])
  await guest.close()
})
