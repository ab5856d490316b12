import { expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aDay } from '../../fixtures/browser/day.ts'
import { aMallWithPast } from '../../fixtures/server/running-server.ts'

const mall = await aMallWithPast()
const browser = await aBrowser()

test('the platform’s reviewer works off goods, verification, voucher, withdrawal, complaint and evaluations', async () => {
  const { page, does, opens, ends } = await aDay(browser, mall.address, 'demo_admin')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const rows = main.locator('tr[data-row]')
  const menu = page.getByRole('complementary', { name: '菜单' })
  const home = menu.getByRole('link', { name: '概览', exact: true })
  const todo = (name: RegExp) => main.getByRole('navigation', { name: '待处理' }).getByRole('link', { name })
  const said = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const confirmed = async (button: Locator, name: RegExp, fill: () => Promise<unknown> = async () => undefined) => {
    await button.click()
    await fill()
    await dialog.getByRole('button', { name }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  await opens('opens the console', page.getByRole('navigation', { name: '快捷导航' }).getByRole('link', { name: '平台后台' }))
  await opens('looks at goods to review', todo(/^待审核商品/))
  await opens('opens goods that may be published', main.getByRole('link', { name: '锌粒 3-8mm 电镀用' }))
  await does('approves them', async () => {
    await confirmed(main.getByRole('button', { name: '通过', exact: true }), /^通\s?过$/)
    await said('已通过')
  })
  await opens('comes back to the to-dos', home)
  await opens('looks at verifications', todo(/^待审核认证/))
  await opens('opens the first', main.getByRole('link', { name: '审核', exact: true }).first())
  await does('verifies the buyer', async () => {
    await confirmed(main.getByRole('button', { name: '通过认证' }), /^通过认证$/)
    await said(/已认证|已通过/)
  })
  await opens('comes back to the to-dos', home)
  await opens('looks at vouchers', todo(/^待审核转账凭证/))
  await does('confirms a transfer, then a second', async () => {
    const before = await rows.count()
    await confirmed(rows.first().getByRole('button', { name: '确认到账' }), /^确认到账$/)
    await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(before - 1)
    await confirmed(rows.first().getByRole('button', { name: '确认到账' }), /^确认到账$/)
    await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(before - 2)
  })
  await opens('comes back to the to-dos', home)
  await opens('looks at withdrawals', todo(/^待处理提现/))
  await does('approves one', async () => {
    await confirmed(main.getByRole('button', { name: '通过', exact: true }).first(), /^通\s?过$/)
    await said('待打款')
  })
  await opens('comes back to the to-dos', home)
  await opens('looks at complaints', todo(/^待裁决的平台介入/))
  await opens('opens one', main.getByRole('link', { name: /^SH/ }).first())
  await does('decides for the buyer', async () => {
    await confirmed(main.getByRole('button', { name: '支持买家' }), /^支持买家$/, () =>
      dialog.getByLabel('说明').fill('磅单与过磅记录一致，支持买家'),
    )
    await said('磅单与过磅记录一致，支持买家')
  })
  await opens('looks at evaluations', menu.getByRole('link', { name: '评价管理' }))
  await does('hides one with a reason', async () => {
    await main.getByRole('textbox', { name: '隐藏原因' }).first().fill('含有联系方式')
    await main.getByRole('button', { name: '隐藏', exact: true }).first().click()
    await said('已隐藏')
  })
  await ends()
}, 180_000)
