import { expect, test } from 'vitest'
import { aBrowser, aWindow, type Window } from '../fixtures/browser/browser.ts'
import { aPdf } from '../fixtures/inputs/pdf.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'

const mall = await aRunningMall()
const browser = await aBrowser()

async function at(wanted: string, who: string): Promise<Window> {
  const window = await aWindow(browser)
  await window.page.goto(`${mall.address}${wanted}`, { waitUntil: 'networkidle' })
  await window.page.getByPlaceholder('请输入账号/手机号').fill(who)
  await window.page.getByPlaceholder('请输入密码').fill('Zinc@2026')
  await window.page.getByRole('button', { name: '登录', exact: true }).click()
  return window
}

test('a buyer asks a store, its desk answers, both see it without reloading, and the end is rated', async () => {
  const buyer = await at('/service?vid=1001', 'demo_buyer')
  const write = buyer.page.getByRole('textbox', { name: '输入消息' })
  await write.fill('0#锌锭 20 吨送天津，有现货吗？')
  await write.press('Enter')
  await buyer.page.getByText('自动回复').waitFor()
  const desk = await at('/seller/chat?filter=waiting', 'demo_supplier')
  await desk.page.getByRole('button', { name: /李采购/ }).click()
  await desk.page.getByRole('log').getByText('0#锌锭 20 吨送天津，有现货吗？').waitFor()
  const answer = desk.page.getByRole('textbox', { name: '输入消息' })
  await answer.pressSequentially('有，今天可发')
  await buyer.page.getByText('对方正在输入…').waitFor()
  await answer.press('Enter')
  await buyer.page.getByRole('log').getByText('有，今天可发').waitFor()
  await desk.page.getByText('已读', { exact: true }).waitFor()
  await desk.page.getByRole('button', { name: '结束会话' }).click()
  await desk.page.getByRole('dialog').getByRole('button', { name: '结束会话' }).click()
  await buyer.page.getByRole('radio', { name: '4 分' }).click()
  await buyer.page.getByRole('button', { name: '提交评价' }).click()
  await buyer.page.getByText('谢谢您的评价').waitFor()
  expect([...buyer.complaints, ...desk.complaints]).toEqual([])
  await Promise.all([buyer.close(), desk.close()])
})

test('a PDF that was sent is read inside the page', async () => {
  const buyer = await at('/service?vid=1002', 'demo_buyer')
  const buffer = aPdf(['Mill certificate', 'Delivery terms'])
  await buyer.page.locator('input[type=file]').setInputFiles({ name: '质保书.pdf', mimeType: 'application/pdf', buffer })
  const opening = buyer.page.context().waitForEvent('page')
  await buyer.page.getByRole('log').getByRole('link', { name: '预览' }).click()
  const reader = await opening
  await reader.getByText('Mill certificate').waitFor()
  await reader.getByRole('region', { name: 'PDF 页面' }).press('PageDown')
  await reader.getByText('Delivery terms').waitFor()
  expect(await reader.getByRole('textbox', { name: '页码' }).inputValue()).toBe('2')
  expect(buyer.complaints).toEqual([])
  await buyer.close()
})
