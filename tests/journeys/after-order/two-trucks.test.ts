import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { demoVisitor } from '../../../database/demo/people/demo-caller.ts'
import { systemContext } from '../../../src/api/actor-context.ts'
import { invoiceAddressSave, invoiceTitleSave } from '../../../src/modules/invoice/endpoints-titles.ts'
import { invoiceTitleHandlers } from '../../../src/modules/invoice/server/title-handlers.ts'
import { transferOrder } from '../../../src/modules/settlement/server/transfer-order.ts'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, putIntoCart, placeForPickup } = shoppingAt(mall, browser)
const client = await mall.database.connect()

/** An ordinary SKU of the first supplier that is sold by the tonne. */
async function soldByTheTonne(): Promise<number> {
  const { rows } = await client.query<{ productId: number }>(
    `SELECT min(sku.product_id)::int AS "productId" FROM sku JOIN goods USING (goods_id) JOIN freight_template USING (freight_template_id)
     WHERE goods.store_id = 1001 AND goods.state = 'on_sale' AND goods.price_unit = 't' AND NOT goods.require_enquiry AND freight_template.self_pickup
       AND (SELECT sum(available) FROM sku_stock WHERE sku_stock.product_id = sku.product_id) > 4 * goods.min_buy
     GROUP BY goods.goods_id ORDER BY goods.goods_id LIMIT 1`,
  )
  return rows[0]?.productId ?? 0
}

/** Invoice title and receiver of the buyer; how they are entered, another journey shows. */
async function enterInvoiceParties(): Promise<void> {
  const ask = asker(aHouse(mall.database), invoiceTitleHandlers())
  const by = { visitor: demoVisitor('demo_buyer'), idempotencyKey: randomUUID() }
  dataOf(await ask(invoiceTitleSave, { kind: 'company', title: '天津北辰镀锌有限公司', taxNumber: '91350211M000100Y46' }, by))
  dataOf(await ask(invoiceAddressSave, { receiver: '李工', phone: '13900000000', email: 'li@example.com' }, by))
}

/** Half of what is left, or all of it, on a truck of the supplier. */
async function ship(page: Page, plateNo: string, share: number): Promise<void> {
  await page.getByRole('button', { name: '发货', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('专车').click()
  await dialog.getByLabel('车牌号').fill(plateNo)
  await dialog.getByLabel('司机姓名').fill('王师傅')
  await dialog.getByLabel('司机电话').fill('13800001234')
  const quantity = dialog.getByLabel(/^本次发货/).first()
  await quantity.fill(String(Number(await quantity.inputValue()) * share))
  await dialog.getByRole('button', { name: '确认发货' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(`车牌 ${plateNo}`).first().waitFor()
}

const truck = (page: Page, plateNo: string) => page.getByRole('article', { name: /^发货单/ }).filter({ hasText: `车牌 ${plateNo}` })

async function certify(page: Page, plateNo: string, heatNo: string): Promise<void> {
  await truck(page, plateNo).getByRole('button', { name: '开具质保书' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('炉批号').fill(heatNo)
  await dialog.getByLabel('生产厂').fill('株洲冶炼厂')
  await dialog.getByLabel('检验员').fill('周检')
  await dialog.getByLabel('Zn').fill('99.996')
  await dialog.getByRole('button', { name: /^开\s?具$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
}

type Weighing = { readonly ticketNo: string; readonly netKg: number }

async function fillTicket(page: Page, { ticketNo, netKg }: Weighing): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('磅单号').fill(ticketNo)
  await dialog.getByLabel('毛重（kg）').fill(String(netKg + 15_000))
  await dialog.getByLabel('皮重（kg）').fill('15000')
  await dialog.getByLabel(/^过磅（/).fill(String(netKg / 1000))
  await dialog.getByRole('button', { name: /^提\s?交$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const note = (page: Page, ticketNo: string) => page.getByRole('article', { name: /^磅单/ }).filter({ hasText: `磅单号 ${ticketNo}` })

/** Presses a button of a weigh note and answers its question. */
async function decide(page: Page, ticketNo: string, act: string): Promise<void> {
  await note(page, ticketNo).getByRole('button', { name: act, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const yuan = (fen: number) => (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
type Money = { readonly total: number; readonly line: number; readonly number: number; readonly orderSn: string }

async function moneyOf(): Promise<Money> {
  const { rows } = await client.query<Money>(
    `SELECT order_sn AS "orderSn", total::int, (subtotal - l.discount)::int AS line, (number / 10::numeric ^ unit_decimals)::float AS number
     FROM orders JOIN order_line l USING (order_id)`,
  )
  if (!rows[0]) throw new Error('no order was placed')
  return rows[0]
}

/** What the tonnes that the weighbridge missed are worth, rounded per truck as weigh notes are. */
const worthOf = ({ line, number }: Money, kg: number) => Math.round((line * kg) / (number * 1000))

async function buy(page: Page): Promise<void> {
  await putIntoCart(page, await soldByTheTonne())
  await visit(page, '/buy/confirm')
  await placeForPickup(page)
  await page.locator('label.pick', { hasText: '支付宝' }).click()
  await payAtCashier(page, '前往支付宝付款')
  await page.locator('[data-outcome=paid]').waitFor()
}

async function invoiceAll(buyer: Page, store: Page, orderSn: string, worth: string): Promise<void> {
  await visit(buyer, `/member/order/detail?orderSn=${orderSn}`)
  await buyer.getByRole('link', { name: '申请开票' }).click()
  await buyer.waitForURL('**/member/invoice/add?order=*')
  await buyer.getByText(worth).first().waitFor()
  await buyer.getByRole('button', { name: '提交申请' }).click()
  await buyer.waitForURL('**/member/invoice/info?invoiceId=*')
  await visit(store, '/seller/invoice/list?tab=open')
  await store.getByRole('checkbox').first().check()
  await store.getByRole('button', { name: /^批量开票/ }).click()
  await buyer
    .getByRole('button', { name: '下载 PDF' })
    .waitFor({ timeout: 30_000 })
    .catch(() => buyer.reload())
}

/** Order, weight and invoice stand side by side to the fen, and the vouchers of the month balance. */
async function seeStatement(
  page: Page,
  of: { readonly ordered: number; readonly payable: number; readonly invoiced: number },
): Promise<void> {
  await visit(page, '/member/statement/match')
  const sumIs = (key: string, fen: number) => page.locator(`[data-sum=${key}]`, { hasText: `¥${yuan(fen)}` }).waitFor()
  await sumIs('sumOrdered', of.ordered)
  await sumIs('sumPayable', of.payable)
  await sumIs('sumInvoiced', of.invoiced)
  await sumIs('sumUninvoiced', of.payable - of.invoiced)
  await page.getByRole('tab', { name: /^磅差/ }).click()
  await page
    .getByRole('link', { name: /^磅单 / })
    .first()
    .waitFor()
  await page.getByRole('link', { name: '月度对账单' }).click()
  await page.locator('[data-sum=entry_red]', { hasText: '¥10.00' }).waitFor()
  await page.getByRole('button', { name: '导出账表' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV 文件' }).nth(1).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split(/\r?\n/).slice(1)
  const left = lines
    .map((line) => line.split(','))
    .reduce((sum, line) => sum + Math.round(Number(line[8]) * 100) - Math.round(Number(line[9]) * 100), 0)
  expect([lines.length > 4, left]).toEqual([true, 0])
}

test('two trucks with heats, a weight that differs, its money back, an invoice reddened in part, a statement that matches, and a bill that is right to the fen', async () => {
  const [buyer, store, admin] = [await asPerson('demo_buyer'), await asPerson('demo_supplier'), await asPerson('demo_admin')]
  await buy(buyer.page)
  await enterInvoiceParties()
  const money = await moneyOf()
  const { orderSn } = money
  const half = (money.number * 1000) / 2

  await visit(store.page, `/seller/order/detail?orderSn=${orderSn}`)
  await ship(store.page, '湘B11111', 0.5)
  await ship(store.page, '湘B22222', 1)
  await certify(store.page, '湘B11111', 'L2611-01')
  await certify(store.page, '湘B22222', 'L2611-02')
  await store.page
    .getByRole('button', { name: /^登记磅单/ })
    .first()
    .click()
  await fillTicket(store.page, { ticketNo: 'BD-1', netKg: half - 20 })
  await store.page
    .getByRole('button', { name: /^登记磅单/ })
    .first()
    .click()
  await fillTicket(store.page, { ticketNo: 'BD-2', netKg: half })

  await visit(buyer.page, '/member/order/logistics')
  const waiting = buyer.page.locator('section.pan', { hasText: '磅单待确认' })
  await waiting.getByRole('article').nth(1).waitFor()
  await visit(buyer.page, `/member/order/detail?orderSn=${orderSn}`)
  await decide(buyer.page, 'BD-1', '确认磅单')
  await note(buyer.page, 'BD-2').getByRole('button', { name: '填写复磅' }).click()
  await fillTicket(buyer.page, { ticketNo: 'FB-2', netKg: half - 10 })
  await visit(store.page, '/seller')
  await store.page.getByRole('link', { name: /磅单待处理/ }).click()
  await decide(store.page, 'BD-2', '同意复磅')
  const missed = worthOf(money, 20) + worthOf(money, 10)
  for (const ticketNo of ['BD-1', 'BD-2']) await decide(store.page, ticketNo, '发起退款')
  await store.page.getByText('没有待处理的磅单').waitFor()
  await visit(buyer.page, `/member/order/detail?orderSn=${orderSn}`)
  await buyer.page.getByRole('button', { name: '确认收货' }).click()
  await buyer.page.getByRole('button', { name: /^确\s?定$/ }).click()
  await buyer.page.getByRole('heading', { name: '待评价' }).waitFor()

  await invoiceAll(buyer.page, store.page, orderSn, yuan(money.total - missed))
  await buyer.page.getByRole('button', { name: '申请红冲' }).click()
  const dialog = buyer.page.getByRole('dialog')
  await dialog.getByText('部分红冲').click()
  await dialog.getByRole('spinbutton').first().fill('10')
  await dialog.getByRole('button', { name: '申请红冲' }).click()
  await buyer.page.getByText('红字发票已开具').waitFor({ timeout: 30_000 })

  const refunded = 'SELECT coalesce(sum(amount), 0)::int AS fen FROM payment_refund WHERE state = $1'
  await expect.poll(async () => (await client.query(refunded, ['DONE'])).rows[0].fen, { timeout: 20_000 }).toBe(missed)
  const payable = money.total - missed
  await seeStatement(buyer.page, { ordered: money.total, payable, invoiced: payable - 1000 })
  const house = aHouse(mall.database, { now: () => new Date(Date.now() - 33 * 86_400_000) })
  const act = systemContext('journey', house.clock.now())
  expect(await house.inTransaction((tx) => transferOrder(tx, orderSn, act))).toBe('done')
  await visit(admin.page, '/admin/bill/list')
  await admin.page.getByRole('button', { name: /^生成 / }).click()
  await admin.page.getByText(/1 家店铺、1 条明细已生成/).waitFor({ timeout: 30_000 })
  await visit(store.page, '/seller/bill/list')
  await store.page.getByRole('link', { name: '结算单详情' }).click()
  await store.page.getByText('与结算单一致').waitFor()
  await store.page
    .getByText(yuan(money.total - missed))
    .first()
    .waitFor()
  expect([...buyer.complaints, ...store.complaints, ...admin.complaints]).toEqual([])
  await Promise.all([buyer.close(), store.close(), admin.close()])
})
