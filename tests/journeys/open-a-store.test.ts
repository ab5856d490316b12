import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aBrowser } from '../fixtures/browser/browser.ts'
import { handIn } from '../fixtures/inputs/documents.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { shoppingAt } from '../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const client = await mall.database.connect()
const { asPerson, visit } = shoppingAt(mall, browser)

const company = '江阴旅程（演示）锌业有限公司'

/** What the bank told the account's owner: the amount of the small transfer. */
async function amountReceived(): Promise<string> {
  const { rows } = await client.query<{ body: string }>(`SELECT body FROM captured_message ORDER BY id DESC LIMIT 1`)
  return /0\.\d\d/.exec(rows[0]?.body ?? '')?.[0] ?? 'no amount in the message'
}

const confirmIn = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name }).click()

test('a company proves who it is and that the account is its own, and is verified', async () => {
  const member = await asPerson('demo_personal')
  const { page } = member
  await visit(page, '/member/authen')
  await page.getByRole('radio', { name: /认证企业/ }).check()
  for (const [name, text] of [
    ['enterpriseName', company],
    ['creditCode', '91320281DEM000301B'],
    ['legalPerson', '许国梁'],
    ['agentName', '许静'],
    ['idNumber', '11010519491231002X'],
    ['bankName', '中国银行江阴支行'],
    ['bankAccount', '6222021234567890128'],
  ] as const)
    await page.locator(`input[name=${name}]`).fill(text)
  for (const title of ['营业执照', '身份证人像面', '身份证国徽面', '授权书（加盖公章）']) await handIn(page, title)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByText('填写到账金额').first().waitFor()
  await page.getByLabel('到账金额（元）').fill(await amountReceived())
  await page.getByRole('button', { name: '确认金额' }).click()
  await page.getByText('资料审核中，通常 1 个工作日内完成').waitFor()
  const desk = await asPerson('demo_admin')
  await visit(desk.page, '/admin/authen/list')
  const row = desk.page.getByRole('row', { name: new RegExp(company.slice(0, 4)) })
  await row.getByRole('link', { name: '审核' }).click()
  await desk.page.getByRole('button', { name: '通过认证' }).click()
  await confirmIn(desk.page, /通过认证/)
  await desk.page.getByText('已认证', { exact: true }).first().waitFor()
  await visit(page, '/member/account')
  await page.getByText(company).first().waitFor()
  expect([...member.complaints, ...desk.complaints]).toEqual([])
  await Promise.all([member.close(), desk.close()])
})

test('it applies for a store, the platform approves and opens it, and its owner enters the console', async () => {
  const member = await asPerson('demo_personal')
  const { page } = member
  await visit(page, '/isp_register')
  await page.getByRole('link', { name: '开始申请' }).click()
  await page.getByLabel('店铺名称').fill('旅程锌业旗舰店')
  await page.getByLabel('联系电话').fill('0510-80000000')
  const district = page.getByRole('group', { name: /所在区县/ }).getByRole('combobox')
  for (const place of [0, 1, 2]) {
    await district.nth(place).locator('option').nth(1).waitFor({ state: 'attached' })
    await district.nth(place).selectOption({ index: 1 })
  }
  await page
    .getByRole('group', { name: /经营品类/ })
    .getByRole('checkbox')
    .first()
    .check()
  await page.getByLabel('店铺介绍').fill('锌锭与锌合金的现货供应')
  await handIn(page, '营业执照')
  await page.getByRole('checkbox', { name: /入驻协议/ }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByText('申请已提交').waitFor()
  const desk = await asPerson('demo_admin')
  await visit(desk.page, '/admin/store/list')
  const row = desk.page.getByRole('row', { name: /旅程锌业旗舰店/ })
  await row.getByRole('button', { name: '通过资质' }).click()
  await desk.page.getByRole('dialog').getByLabel('保证金（元），0 为免缴').fill('20000')
  await confirmIn(desk.page, /通过资质/)
  await row.getByRole('button', { name: '确认保证金并开店' }).click()
  await confirmIn(desk.page, /确认保证金并开店/)
  await row.getByRole('button', { name: '确认保证金并开店' }).waitFor({ state: 'hidden' })
  await visit(page, '/seller')
  await page.getByRole('heading', { name: '经营数据' }).waitFor()
  const { rows } = await client.query<{ storeId: number }>(`SELECT max(store_id)::int AS "storeId" FROM store`)
  await visit(page, `/store/index?vid=${rows[0]?.storeId}`)
  await page.getByText('旅程锌业旗舰店').first().waitFor()
  expect([...member.complaints, ...desk.complaints]).toEqual([])
  await Promise.all([member.close(), desk.close()])
})
