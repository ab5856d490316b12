import { expect, test } from 'vitest'
import { aBrowser, aWindow, type Window } from '../fixtures/browser/browser.ts'
import { sentCode } from '../fixtures/server/entry.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'

const mall = await aRunningMall()
const browser = await aBrowser()

/** A phone that is logged in; `wanted` is the address it was sent to. */
async function aPhoneAt(wanted: string): Promise<Window> {
  const phone = await aWindow(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await phone.page.goto(`${mall.address}${wanted}`, { waitUntil: 'networkidle' })
  await phone.page.getByPlaceholder('请输入账号/手机号').fill('demo_buyer')
  await phone.page.getByPlaceholder('请输入密码').fill('Zinc@2026')
  await phone.page.getByRole('button', { name: '登录', exact: true }).click()
  return phone
}

/** A computer that shows a QR code, and the code's address. */
async function aComputerWithCode(): Promise<{ computer: Window; path: string }> {
  const computer = await aWindow(browser)
  await computer.page.goto(`${mall.address}/login`, { waitUntil: 'networkidle' })
  const made = computer.page.waitForResponse('**/qr/login/createQr*')
  await computer.page.getByRole('button', { name: '扫码登录' }).first().click()
  const { data } = (await (await made).json()) as { data: { u: string } }
  return { computer, path: `/qr/${data.u}` }
}

test('a phone scans, logs in on the way, sees which browser asks, confirms, and the computer is logged in', async () => {
  const { computer, path } = await aComputerWithCode()
  const phone = await aPhoneAt(path)
  await phone.page.getByText('Chrome · Linux').waitFor()
  await phone.page.getByText('上海市').first().waitFor()
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await computer.page.getByText('已扫描，请在手机上确认').waitFor()
  await phone.page.getByRole('button', { name: '确认登录' }).click()
  await phone.page.getByText('已确认，电脑端即将登录').waitFor()
  await computer.page.getByRole('button', { name: '退出' }).waitFor()
  await phone.page.goto(`${mall.address}${path}`, { waitUntil: 'networkidle' })
  await phone.page.getByText('二维码已失效').waitFor()
  expect([...phone.complaints, ...computer.complaints]).toEqual([])
  await Promise.all([phone.close(), computer.close()])
})

test('a phone refuses: the computer says so and stays a visitor', async () => {
  const { computer, path } = await aComputerWithCode()
  const phone = await aPhoneAt(path)
  await phone.page.getByRole('button', { name: '取消', exact: true }).click()
  await phone.page.getByText('已取消本次登录').waitFor()
  await computer.page.getByText('已在手机上取消').waitFor()
  await computer.page.getByRole('button', { name: '点击刷新' }).waitFor()
  expect((await computer.page.context().cookies()).some((cookie) => cookie.name === 'zb_refresh')).toBe(false)
  await Promise.all([phone.close(), computer.close()])
})

test('a WeChat person binds a phone, goes on where the login began, and is let straight in the next time', async () => {
  const { page, complaints, close } = await aWindow(browser)
  const scan = async () => {
    await page.goto(`${mall.address}/quickOrder`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: '微信登录' }).click()
    await page.getByRole('link', { name: '演示微信用户 1' }).click()
  }
  await scan()
  await page.getByRole('heading', { name: '绑定手机号' }).waitFor()
  await page.waitForURL(`${mall.address}/bindMobile`)
  await page.getByPlaceholder('请输入手机号').fill('15912340009')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /后重发/ }).waitFor()
  await page.getByPlaceholder('6 位短信验证码').fill(await sentCode(mall.address, '15912340009'))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await page.waitForURL('**/quickOrder')
  await page.getByRole('button', { name: '退出' }).click()
  await page
    .getByRole('button', { name: '微信登录' })
    .or(page.getByRole('link', { name: '登录' }))
    .first()
    .waitFor()
  await scan()
  await page.waitForURL('**/quickOrder')
  await page.getByRole('button', { name: '退出' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
