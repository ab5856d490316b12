import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoVisitor } from '../../../database/demo/people/demo-caller.ts'
import { runDueTimers } from '../../../src/adapters/timers/run-timers.ts'
import { adminCreditCalls } from '../../../src/modules/credit/endpoints-staff.ts'
import { creditHandlers, creditTimers } from '../../../src/modules/credit/server/public.ts'
import { sellerDeliver } from '../../../src/modules/fulfilment/endpoints.ts'
import { fulfilmentHandlers } from '../../../src/modules/fulfilment/server/handlers.ts'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, threeStores, putIntoCart, placeForPickup } = shoppingAt(mall, browser)
const [productId = 0] = await threeStores()
const day = 86_400_000
let moment = Date.now()
const house = aHouse(mall.database, { now: () => new Date(moment) })
const client = await mall.database.connect()
const ask = asker(house, [...creditHandlers(() => Promise.resolve(null)), ...fulfilmentHandlers()])
const by = (name: string) => ({ visitor: demoVisitor(name), idempotencyKey: randomUUID() })

/** The platform's finance approves what the company asked for. */
async function approve(): Promise<void> {
  const { list } = dataOf(await ask(adminCreditCalls.applicationList, {}, by('demo_admin')))
  const creditApplicationId = list[0]?.applicationId ?? 0
  dataOf(await ask(adminCreditCalls.applicationReview, { creditApplicationId, event: 'review' }, by('demo_admin')))
  const terms = { limit: 900_000, termDays: 30, expiresOn: '2099-12-31' }
  dataOf(await ask(adminCreditCalls.applicationReview, { creditApplicationId, event: 'approve', ...terms }, by('demo_admin')))
}

/** All goods of the only order are fetched. */
async function ship(): Promise<void> {
  const { rows } = await client.query<{ sn: string; id: number; number: string }>(
    `SELECT order_sn AS sn, order_line_id::int AS id, (number / 10 ^ unit_decimals)::text AS number FROM order_line JOIN orders USING (order_id)`,
  )
  const lines = rows.map(({ id, number }) => ({ orderProductId: id, number: String(Number(number)) }))
  dataOf(await ask(sellerDeliver, { orderSn: rows[0]?.sn ?? '', kind: 'PICKUP' as const, lines }, by('demo_supplier')))
}

const stateOf = async (table: 'credit_statement' | 'credit_account') => (await client.query(`SELECT state FROM ${table}`)).rows[0]?.state

/** Days pass until the only statement or line stands so. */
async function until(table: 'credit_statement' | 'credit_account', state: string): Promise<void> {
  for (let days = 0; days < 120 && (await stateOf(table)) !== state; days += 1) {
    moment += day
    await runDueTimers(house, creditTimers, (error) => {
      throw error
    })
  }
  expect(await stateOf(table)).toBe(state)
}

test('a company asks for credit, buys on it, is billed, is late and frozen, repays a part online, then a chosen line, and is free again', async () => {
  const [company, admin] = [await asPerson('demo_company'), await asPerson('demo_admin')]
  const { page } = company
  await visit(page, '/member/credit/apply')
  await page.getByLabel('申请额度（元）').fill('900000')
  await page.getByLabel('用途与采购计划').fill('锌锭月度采购')
  await page.getByLabel('联系人').fill('周海')
  await page.getByLabel('联系电话').fill('13800000003')
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.waitForURL('**/member/credit/index')
  await page.getByText('待审核').waitFor()
  await approve()

  await putIntoCart(page, productId)
  await visit(page, '/buy/confirm')
  await page.locator('label.pick', { hasText: '账期支付' }).click()
  await page.getByTestId('checkout-credit').getByText('900,000.00').waitFor()
  await placeForPickup(page)
  await ship()
  await visit(page, '/member/credit/index')
  await page.getByText('本期未出账').first().waitFor()

  await until('credit_statement', 'OVERDUE')
  await until('credit_account', 'FROZEN_OVERDUE')
  await page.reload()
  await page.getByText('逾期冻结').waitFor()
  await page.getByText('已逾期').first().waitFor()
  await putIntoCart(page, productId)
  await visit(page, '/buy/confirm')
  await page.locator('label.pick', { hasText: '账期支付' }).click()
  await page
    .getByTestId('checkout-credit')
    .getByText(/已逾期/)
    .waitFor()

  const { rows } = await client.query<{ sn: string }>('SELECT statement_sn AS sn FROM credit_statement')
  const repayPage = `/member/credit/pay?statementSn=${rows[0]?.sn}`
  await visit(page, repayPage)
  await page.getByText('在线支付').click()
  await page.getByLabel('还款金额（元）').fill('1000')
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '微信支付' }).click()
  await payAtCashier(page, '打开演示收银台')
  await page.getByText('支付成功，已核销账单').waitFor()
  expect(await stateOf('credit_statement')).toBe('OVERDUE')
  await visit(page, repayPage)
  await page.getByRole('checkbox').first().check()
  await page.getByLabel('付款银行').fill('中国农业银行')
  await page.getByLabel('银行流水号').fill('20261201-000018')
  const white = { width: 60, height: 40, channels: 3, background: 'white' } as const
  const buffer = await sharp({ create: white }).png().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'voucher.png', mimeType: 'image/png', buffer })
  await page.locator('form img').first().waitFor()
  await page.getByRole('button', { name: '提交还款' }).click()
  await page.getByText('当前没有应还账单').waitFor()

  await visit(admin.page, '/admin/credit/list?view=repayments')
  await admin.page.getByRole('button', { name: '确认到账' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: '确认到账' }).click()
  await admin.page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await stateOf('credit_statement')).toBe('SETTLED')
  expect(await stateOf('credit_account')).toBe('ACTIVE')
  await visit(page, '/member/credit/index')
  await page.getByText('已结清').last().waitFor()
  await page.getByText('900,000.00').first().waitFor()
  expect([...company.complaints, ...admin.complaints]).toEqual([])
  await company.close()
  await admin.close()
})
