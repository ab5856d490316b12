import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { systemContext } from '../../../src/api/actor-context.ts'
import { transferOrder } from '../../../src/modules/settlement/server/transfer-order.ts'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aHouse } from '../../fixtures/server/calls.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { shoppingAt } from '../../fixtures/trade/shopping.ts'
import {
  buyByTheTonne,
  certify,
  decide,
  enterInvoiceParties,
  fillTicket,
  invoiceAll,
  orderedMoney,
  shipByTruck,
  weighNoteCard,
  worthOf,
  yuan,
} from '../../fixtures/trade/weighed-order.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const shopping = shoppingAt(mall, browser)
const { asPerson, visit } = shopping
const client = await mall.database.connect()

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
  await buyByTheTonne(buyer.page, client, shopping)
  await enterInvoiceParties(mall.database)
  const money = await orderedMoney(client)
  const { orderSn } = money
  const half = (money.number * 1000) / 2

  await visit(store.page, `/seller/order/detail?orderSn=${orderSn}`)
  await shipByTruck(store.page, '湘B11111', 0.5)
  await shipByTruck(store.page, '湘B22222', 1)
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
  await weighNoteCard(buyer.page, 'BD-2').getByRole('button', { name: '填写复磅' }).click()
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

  await invoiceAll({ buyer: buyer.page, store: store.page, visit }, orderSn, yuan(money.total - missed))
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
