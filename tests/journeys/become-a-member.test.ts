import { expect, test } from 'vitest'
import { aBrowser, aWindow, type Window } from '../fixtures/browser/browser.ts'
import { knownPicture, sentCode } from '../fixtures/server/entry.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const phone = '15912340001'

/** Fills phone and picture and asks for a code; answers the digits that were sent. */
async function askForCode({ page }: Window, mobile: string): Promise<string> {
  await page.getByPlaceholder('请输入手机号').fill(mobile)
  await page.getByPlaceholder('请输入图形验证码').fill('abcd')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /后重发/ }).waitFor()
  return sentCode(mall.address, mobile)
}

test('a visitor registers from the login, lands where they wanted to go', async () => {
  const person = await aWindow(browser)
  await knownPicture(person, mall, 'abcd')
  const { page, complaints } = person
  await page.goto(`${mall.address}/quickOrder`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: '免费注册' }).last().click()
  await page.getByRole('heading', { name: '免费注册' }).waitFor()
  const code = await askForCode(person, phone)
  await page.getByPlaceholder('6 位短信验证码').fill(code)
  await page.getByRole('button', { name: '注册并登录' }).click()
  await page.getByText('请输入会员名').waitFor()
  await page.getByPlaceholder('会员名（6～20 位）').fill('镀锌新会员')
  await page.getByPlaceholder('密码（6～20 位）').fill('Zinc@2026')
  await page.getByPlaceholder('请再次输入密码').fill('Zinc@2026')
  await page.getByRole('button', { name: '注册并登录' }).click()
  await page.getByText('会员名为6～20位').waitFor()
  await page.getByPlaceholder('会员名（6～20 位）').fill('镀锌新会员_01')
  await page.getByRole('button', { name: '注册并登录' }).click()
  await page.getByText('请阅读并同意协议').waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册并登录' }).click()
  await page.waitForURL('**/quickOrder')
  await page.getByRole('button', { name: '退出' }).waitFor()
  expect(complaints).toEqual([])
  await person.close()
})

test('a member who forgot the password sets a new one, is logged out elsewhere and logs in with it', async () => {
  const elsewhere = await aWindow(browser)
  await elsewhere.page.goto(`${mall.address}/login`, { waitUntil: 'networkidle' })
  await elsewhere.page.getByPlaceholder('请输入账号/手机号').fill(phone)
  await elsewhere.page.getByPlaceholder('请输入密码').fill('Zinc@2026')
  await elsewhere.page.getByRole('button', { name: '登录', exact: true }).click()
  await elsewhere.page.getByRole('button', { name: '退出' }).waitFor()

  const person = await aWindow(browser)
  await knownPicture(person, mall, 'abcd')
  const { page, complaints } = person
  // One text a minute goes to a number: this one got its last in the test before.
  await mall.database.connect().then((db) => db.query('DELETE FROM sms_number'))
  await page.goto(`${mall.address}/login`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: '忘记密码' }).click()
  const code = await askForCode(person, phone)
  await page.getByPlaceholder('6 位短信验证码').fill(code)
  await page.getByPlaceholder('密码（6～20 位）').fill('Neu-Zink-26')
  await page.getByPlaceholder('请再次输入密码').fill('Neu-Zink-26')
  await page.getByRole('button', { name: '设置新密码' }).click()
  await page.getByText('新密码已设置').waitFor()
  await page.getByRole('main').getByRole('link', { name: '去登录' }).last().click()
  await page.getByPlaceholder('请输入账号/手机号').fill(phone)
  await page.getByPlaceholder('请输入密码').fill('Neu-Zink-26')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('button', { name: '退出' }).waitFor()
  expect(complaints).toEqual([])

  await elsewhere.page.goto(`${mall.address}/quickOrder`)
  await elsewhere.page.waitForURL('**/login?redirectUrl=**')
  await person.close()
  await elsewhere.close()
})

test('before its script has come, a form that asks for a secret sends nothing, least of all in the address', async () => {
  for (const path of ['/login', '/register', '/pwd/forget', '/bindMobile?code=x']) {
    const html = await (await fetch(mall.address + path)).text()
    const forms = html.match(/<form[^>]*novalidate[^>]*>.*?<\/form>/gis) ?? []
    for (const form of forms) {
      expect([path, /^<form[^>]*method="post"/.test(form)]).toEqual([path, true])
      expect([path, /<button type="submit"[^>]* disabled=""/.test(form)]).toEqual([path, true])
    }
    if (path !== '/bindMobile?code=x') expect([path, forms.length > 0]).toEqual([path, true])
  }
})
