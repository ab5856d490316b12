import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBrowser, aWindow } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { enter } from '../fixtures/browser/walk.ts'

const mall = await aRunningMall()
const browser = await aBrowser()

async function person(name: 'demo_buyer' | 'demo_supplier'): Promise<{ page: Page; complaints: readonly string[] }> {
  const window = await aWindow(browser)
  await window.page.context().addCookies([{ name: 'zb_lang', value: 'zh', url: mall.address }])
  await enter(window.page.context(), mall.address, name)
  return window
}

test('a buyer asks for prices, a supplier quotes under seal, the buyer compares, chooses and orders at the quoted price', async () => {
  const [asks, answers] = [await person('demo_buyer'), await person('demo_supplier')]
  const [buyer, supplier] = [asks.page, answers.page]
  await buyer.goto(`${mall.address}/inquiry/purchaser/init_inquiry?productId=100001`)
  await buyer.locator('#rfq-title').fill('年前锌锭')
  await buyer.locator('#rfq-addressId').click()
  await buyer.locator('.ant-select-item-option').first().click()
  await buyer.getByLabel('数量 1').fill('5')
  await buyer.getByRole('button', { name: '发布询价' }).click()
  await buyer.waitForURL(/inquireOrder\/detail/)
  const inquirySn = new URL(buyer.url()).searchParams.get('inquirySn') ?? ''

  await supplier.goto(`${mall.address}/inquire/index`)
  await supplier.getByRole('link', { name: '年前锌锭' }).click()
  await supplier.locator('#rfq-validUntil').fill('2098-12-20')
  await supplier.getByLabel('单价（元） 1').fill('23111')
  await supplier.getByRole('button', { name: '提交报价' }).click()
  await supplier.getByText('本店报价').waitFor()

  await buyer.reload()
  await buyer.getByText('已收到 1 份报价').waitFor()
  expect(await buyer.getByText('23,111').count()).toBe(0)
  await buyer.getByRole('button', { name: '提前截止' }).click()
  await buyer.locator('.ant-modal').getByRole('button', { name: '提前截止' }).click()
  await buyer.getByRole('link', { name: '比较报价' }).click()
  await buyer.getByText('23,111').first().waitFor()
  await buyer.getByRole('button', { name: /采用 总价最低/ }).click()
  await buyer.getByRole('button', { name: '定标', exact: true }).click()
  await buyer.locator('.ant-modal').getByRole('button', { name: '定标' }).click()
  await buyer.getByRole('button', { name: '按报价下单' }).click()
  await buyer.locator('.ant-modal').getByRole('button', { name: '按报价下单' }).click()
  await buyer.waitForURL(/\/buy\/pay\?paySn=/)
  await buyer.getByText('115,555').first().waitFor()

  await supplier.goto(`${mall.address}/seller/quotation/edit?inquirySn=${inquirySn}`)
  await supplier.getByText('已中标').first().waitFor()
  expect([...asks.complaints, ...answers.complaints]).toEqual([])
})
