import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { plainPasswordHash } from '../../../src/modules/identity/server/security/password-hasher.ts'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit } = shoppingAt(mall, browser)

async function recharge(page: Page): Promise<void> {
  await visit(page, '/member/recharge')
  await page.getByLabel('充值金额').fill('50')
  await page.getByRole('button', { name: '去付款' }).click()
  await payAtCashier(page, '打开演示收银台')
  await page.locator('[data-outcome=credited]').waitFor()
}

async function apply(page: Page, amount: string): Promise<void> {
  await visit(page, '/member/withdrawal')
  await page.getByLabel('提现金额').fill(amount)
  await page.getByLabel('收款户名').fill('天津北辰镀锌有限公司')
  await page.getByLabel('开户行').fill('中国银行天津津南支行')
  await page.getByLabel('收款账号').fill('6217 0001 2345 6789 012')
  await page.getByLabel('支付密码').fill('205817')
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByText('待审核').first().waitFor()
}

/** A word of two characters is set apart on a button of a dialog. */
const said = (name: string) => new RegExp(`^${[...name].join('\\s?')}$`)

/** Takes one step of the only withdrawal that waits. */
async function step(page: Page, name: string, fill: (dialog: Locator) => Promise<void> = async () => undefined): Promise<void> {
  await page
    .getByRole('button', { name: said(name) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name: said(name) }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('balance goes to a bank account with a voucher; what is refused is available again', async () => {
  const client = await mall.database.connect()
  await client.query(`UPDATE account SET pay_password_hash = $1 WHERE member_name = 'demo_buyer'`, [await plainPasswordHash('205817')])
  const [buyer, admin] = [await asPerson('demo_buyer'), await asPerson('demo_admin')]
  await recharge(buyer.page)
  await apply(buyer.page, '30')
  await visit(admin.page, '/admin')
  await admin.page.getByRole('link', { name: /待处理提现/ }).click()
  await step(admin.page, '通过', async (dialog) => {
    await dialog.getByRole('button', { name: '查看完整账号' }).click()
    await dialog.getByText('6217 0001 2345 6789 012').waitFor()
  })
  await step(admin.page, '开始打款')
  await step(admin.page, '登记到账', async (dialog) => {
    await dialog.getByLabel('银行流水号').fill('ZH20261126001')
    const white = { width: 60, height: 40, channels: 3, background: 'white' } as const
    const buffer = await sharp({ create: white }).png().toBuffer()
    await dialog.locator('input[type=file]').setInputFiles({ name: 'voucher.png', mimeType: 'image/png', buffer })
    await dialog.locator('img').first().waitFor()
  })
  await admin.page.getByText('ZH20261126001').waitFor()

  await apply(buyer.page, '20')
  await admin.page.reload()
  await step(admin.page, '驳回', async (dialog) => {
    await dialog.getByRole('button', { name: said('驳回') }).click()
    await dialog.getByText('请填写').first().waitFor()
    await dialog.getByRole('textbox').fill('户名与开户行不一致')
  })
  await buyer.page.reload()
  await buyer.page.getByText('户名与开户行不一致').waitFor()
  await buyer.page.getByText('可提现 ¥20.00').waitFor()
  const { rows } = await client.query('SELECT state FROM withdrawal ORDER BY withdrawal_id')
  expect(rows).toEqual([{ state: 'SUCCESS' }, { state: 'REJECTED' }])
  expect([...buyer.complaints, ...admin.complaints]).toEqual([])
  await Promise.all([buyer.close(), admin.close()])
})
