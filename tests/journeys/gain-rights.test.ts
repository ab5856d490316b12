import { expect, test } from 'vitest'
import { aBrowser } from '../fixtures/browser/browser.ts'
import { handIn } from '../fixtures/inputs/documents.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { shoppingAt } from '../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const client = await mall.database.connect()
const { asPerson, visit } = shoppingAt(mall, browser)

test('a member applies as a buyer, the platform confirms, and the business price is theirs', async () => {
  const { rows } = await client.query(
    `SELECT product_id AS "productId", to_char(business_price / 10000.0, 'FM999,999,990.00') AS business, to_char(retail_price / 10000.0, 'FM999,999,990.00') AS retail
     FROM sku JOIN goods USING (goods_id) WHERE goods.state = 'on_sale' AND NOT require_enquiry AND business_price < retail_price ORDER BY product_id LIMIT 1`,
  )
  const { productId, business, retail } = rows[0]
  const member = await asPerson('demo_personal')
  const { page } = member
  const said = () => page.locator('main').textContent()
  await visit(page, `/goods/detail/${productId}`)
  await page.getByText('零售价（含 13% 税）').first().waitFor()
  expect(await said()).toContain(`零售价（含 13% 税）¥${retail}`)
  await visit(page, '/member/authen')
  for (const [name, text] of [
    ['enterpriseName', '江阴旅程（演示）钢构有限公司'],
    ['creditCode', '91320281DEM000301B'],
    ['legalPerson', '许国梁'],
    ['agentName', '许静'],
    ['idNumber', '11010519491231002X'],
  ] as const)
    await page.locator(`input[name=${name}]`).fill(text)
  for (const title of ['营业执照', '身份证人像面', '身份证国徽面', '授权书（加盖公章）']) await handIn(page, title)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByText('资料审核中，通常 1 个工作日内完成').waitFor()
  const desk = await asPerson('demo_admin')
  await visit(desk.page, '/admin/authen/list')
  await desk.page
    .getByRole('row', { name: /江阴旅程/ })
    .getByRole('link', { name: '审核' })
    .click()
  await desk.page.getByRole('button', { name: '通过认证' }).click()
  await desk.page.getByRole('dialog').getByRole('button', { name: '通过认证' }).click()
  await desk.page.getByText('已认证', { exact: true }).first().waitFor()
  await visit(page, `/goods/detail/${productId}`)
  await page.getByText('企业会员价（含 13% 税）').first().waitFor()
  expect(await said()).toContain(`企业会员价（含 13% 税）¥${business}`)
  expect([...member.complaints, ...desk.complaints]).toEqual([])
  await Promise.all([member.close(), desk.close()])
})

/** `demo_sub` hands in a purchase above its limit where it would have ordered: in the checkout; the number of the request. */
async function aRequest(): Promise<string> {
  const { rows } = await client.query(
    `SELECT product_id::int AS "productId" FROM sku JOIN goods USING (goods_id)
     WHERE store_id = 1001 AND goods.state = 'on_sale' AND NOT require_enquiry AND price_unit = 't' AND business_price BETWEEN 200000000 AND 300000000
     ORDER BY product_id LIMIT 1`,
  )
  const sub = await asPerson('demo_sub')
  const { page } = sub
  await visit(page, `/buy/confirm?productId=${rows[0].productId}&number=3`)
  const approval = page.getByRole('region', { name: '企业审批' })
  await approval.getByText('超过单笔限额 ¥50,000.00').waitFor()
  await approval.getByLabel('申请说明').fill('二厂补锌')
  await page.getByText('增值税普通发票').click()
  await page.getByLabel('发票抬头').fill('江阴演示镀锌有限公司')
  await page.getByRole('button', { name: '提交审批' }).click()
  await page.waitForURL('**/member/request/info?requestSn=**')
  await page.getByText('增值税普通发票 · 江阴演示镀锌有限公司').waitFor()
  expect(sub.complaints).toEqual([])
  const requestSn = new URL(page.url()).searchParams.get('requestSn') ?? ''
  await sub.close()
  return requestSn
}

test('a company approves the request of its sub-account, and the order follows by itself', async () => {
  const requestSn = await aRequest()
  const approver = await asPerson('demo_company')
  const { page } = approver
  await visit(page, '/member/request/list?scope=toApprove')
  await page.getByRole('link', { name: requestSn }).click()
  await page.getByText('审批中', { exact: true }).waitFor()
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /通\s?过/ })
    .click()
  await page.getByText('审批中', { exact: true }).waitFor({ state: 'hidden' })
  const { rows } = await client.query(`SELECT state, cardinality(order_sns) AS orders FROM purchase_request WHERE request_sn = $1`, [
    requestSn,
  ])
  expect(rows).toEqual([{ state: 'APPROVED', orders: 1 }])
  expect(approver.complaints).toEqual([])
  await approver.close()
})
