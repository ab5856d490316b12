import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { unprovedAccounts } from '../../../src/modules/credit/server/ledger/operation-repository.ts'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aHouse } from '../../fixtures/server/calls.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit } = shoppingAt(mall, browser)
const client = await mall.database.connect()

/** The company bought for ¥50,000 on credit of the platform two hundred days ago and never paid. How it came to that, another journey shows. */
async function anOldDebt(): Promise<string> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO credit_account (enterprise_id, company_name, store_id, term_days, due_basis, expires_on, opened_at, state)
     SELECT enterprise_id, '示范镀锌厂', 0, 30, 'STATEMENT', '2099-12-31', now() - interval '300 days', 'FROZEN_OVERDUE' FROM member JOIN account USING (id) WHERE member_name = 'demo_company'
     RETURNING account_id::int AS id`,
  )
  const accountId = rows[0]?.id ?? 0
  await client.query(
    `INSERT INTO credit_operation (account_id, kind, reference, limit_change, drawn_change, actor_kind, actor_name, at)
     VALUES ($1, 'ALLOCATED', 'OLD-1', 10000000, 0, 'platform', 'x', now()), ($1, 'DRAWN', 'OLD-2', 0, 5000000, 'system', 'x', now())`,
    [accountId],
  )
  await client.query(
    `WITH made AS (INSERT INTO credit_statement (statement_sn, account_id, period, state, issue_no, due_on, opened_at, issued_at, confirmed_at)
       VALUES ('ZDOLD0001', $1, '2026-01', 'OVERDUE', 1, current_date - 200, now(), now(), now()) RETURNING statement_id)
     INSERT INTO credit_line (statement_id, account_id, kind, reference, amount, due_on, at) SELECT statement_id, $1, 'DRAWN', 'OLD-2', 5000000, current_date - 200, now() FROM made`,
    [accountId],
  )
  return 'ZDOLD0001'
}

/** A second person of the platform's finance. */
const hireAnAccountant = () =>
  client.query(
    `INSERT INTO platform_seat (member_id, role, capabilities) SELECT id, 'finance', '{platform.payments,platform.finance}' FROM account WHERE member_name = 'demo_sales'`,
  )

/** Presses a button of the page, fills the dialog that it opens and answers it. */
async function answer(page: Page, act: string, words: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries(words)) await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: act, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('finance proposes to write off a debt, a second person approves, the company reads it, and what comes later is a recovery', async () => {
  const statementSn = await anOldDebt()
  await hireAnAccountant()
  const [admin, second, company] = [await asPerson('demo_admin'), await asPerson('demo_sales'), await asPerson('demo_company')]
  const page = `/admin/credit/statement?statementSn=${statementSn}`
  await visit(admin.page, page)
  await answer(admin.page, '核销坏账', { 原因: '企业已进入破产清算' })
  await admin.page.getByText('待复核').waitFor()
  expect(await admin.page.getByRole('button', { name: '复核通过' }).count()).toBe(0)

  await visit(second.page, page)
  await answer(second.page, '复核通过', { 复核意见: '清算公告已核对' })
  await second.page.getByText('已核销').first().waitFor()
  await visit(company.page, `/member/credit/statement?statementSn=${statementSn}`)
  await company.page.getByTestId('written-off').getByText('¥50,000.00').waitFor()
  expect(await company.page.getByText('企业已进入破产清算').count()).toBe(0)
  await visit(company.page, '/member/credit/index')
  await company.page.getByText('已冻结').first().waitFor()

  await visit(admin.page, page)
  await answer(admin.page, '登记收回', { '收回金额（元）': '12000', 银行流水号: 'LS-2026-0088' })
  await admin.page.getByTestId('recovered').getByText('¥12,000.00').waitFor()
  expect(await unprovedAccounts(aHouse(mall.database).read)).toEqual([])
  const { rows } = await client.query('SELECT state, drawn::int FROM credit_account')
  expect(rows).toEqual([{ state: 'FROZEN_MANUAL', drawn: 0 }])
  expect([...admin.complaints, ...second.complaints, ...company.complaints]).toEqual([])
  await Promise.all([admin.close(), second.close(), company.close()])
})
