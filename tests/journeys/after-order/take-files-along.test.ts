import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { readSheet } from '../../../src/adapters/sheets/read-sheet.ts'
import { systemContext } from '../../../src/api/actor-context.ts'
import { inCapitals } from '../../../src/kernel/money/chinese-capitals.ts'
import { transferOrder } from '../../../src/modules/settlement/server/transfer-order.ts'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { pdfPages } from '../../fixtures/documents/pdf-text.ts'
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
  worthOf,
  yuan,
} from '../../fixtures/trade/weighed-order.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const shopping = shoppingAt(mall, browser)
const { asPerson, visit } = shopping
const client = await mall.database.connect()

type Taken = { readonly name: string; readonly bytes: Buffer }

/** The file that a button hands to the browser. */
async function taken(page: Page, button: string, press = () => page.getByRole('button', { name: button, exact: true }).first().click()) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}
/** What stands in a PDF, page by page, and that it has its name. */
async function printed({ name, bytes }: Taken, expected: RegExp): Promise<string[]> {
  expect(name).toMatch(expected)
  return pdfPages(bytes)
}
/** The rows of a spreadsheet that has its name. */
async function tabled({ name, bytes }: Taken, expected: RegExp) {
  expect(name).toMatch(expected)
  const read = await readSheet(bytes)
  if (read.kind !== 'rows') throw new Error(read.why)
  return read.rows.map((row) => row.map((cell) => (cell === null ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell))))
}
const amount = (fen: number) => String(fen / 100)

type People = { readonly page: Page; readonly store: Page; readonly admin: Page }
type Order = Awaited<ReturnType<typeof orderedMoney>> & { readonly netKg: number; readonly missed: number; readonly payable: number }

/** All of an order leaves on one truck that weighs 20 kg less; both sides settle it, and it is received. */
async function delivered({ page, store }: People, { orderSn, netKg }: Order): Promise<void> {
  await visit(store, `/seller/order/detail?orderSn=${orderSn}`)
  await shipByTruck(store, '湘B11111', 1)
  await certify(store, '湘B11111', 'L2611-01')
  await store
    .getByRole('button', { name: /^登记磅单/ })
    .first()
    .click()
  await fillTicket(store, { ticketNo: 'BD-1', netKg })
  await visit(page, `/member/order/detail?orderSn=${orderSn}`)
  await decide(page, 'BD-1', '确认磅单')
  await visit(store, `/seller/order/detail?orderSn=${orderSn}`)
  await decide(store, 'BD-1', '发起退款')
  await visit(page, `/member/order/detail?orderSn=${orderSn}`)
  await page.getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('button', { name: /^确\s?定$/ }).click()
  await page.getByRole('heading', { name: '待评价' }).waitFor()
}

/** Delivery note, certificate and weigh note of a shipment, and all of the order as one file. */
async function seePapers({ page }: People, money: Order): Promise<void> {
  const { orderSn, netKg, missed } = money
  const [note = ''] = await printed(await taken(page, '送货单 PDF'), /^送货单-.+\.pdf$/)
  for (const text of ['送货单', orderSn, '湘B11111', '王师傅']) expect(note).toContain(text)
  const [certificate = ''] = await printed(await taken(page, '质保书 PDF'), /^产品质量证明书-.+\.pdf$/)
  for (const text of ['产品质量证明书', 'L2611-01', '99.996', '株洲冶炼厂']) expect(certificate).toContain(text)
  const [ticket = ''] = await printed(await taken(page, '下载磅单'), /^磅单-.+\.pdf$/)
  for (const text of ['磅单', 'BD-1', '湘B11111', yuan(missed), inCapitals(BigInt(missed))]) expect(ticket).toContain(text)
  expect(ticket.replaceAll(',', '')).toContain(String(netKg))

  await visit(page, `/member/order/info?orderSn=${orderSn}`)
  const all = await printed(await taken(page, '全套单据 PDF'), /^订单全套单据-.+\.pdf$/)
  expect(all.length).toBeGreaterThan(3)
  for (const text of [orderSn, yuan(money.total), inCapitals(BigInt(money.total))]) expect(all[0]).toContain(text)
  for (const text of ['送货单', '产品质量证明书', '磅单']) expect(all.join('')).toContain(text)
}

/** The invoice follows the weight. */
async function seeInvoice({ page, store }: People, { orderSn, payable }: Order): Promise<void> {
  await invoiceAll({ buyer: page, store: store, visit }, orderSn, yuan(payable))
  const { rows } = await client.query<{ number: string; net: string }>(`SELECT number, (total - tax)::text AS net FROM invoice`)
  const [invoice] = rows
  if (!invoice) throw new Error('no invoice was issued')
  const [sheet = ''] = await printed(await taken(page, '下载 PDF'), /^电子发票-\d{20}\.pdf$/)
  for (const text of [invoice.number, yuan(payable), yuan(Number(invoice.net)), inCapitals(BigInt(payable)), '91350211M000100Y46'])
    expect(sheet).toContain(text)
  const xml = await taken(page, '下载 XML')
  expect(xml.name).toBe(`电子发票-${invoice.number}.xml`)
  for (const text of [invoice.number, amount(payable), '天津北辰镀锌有限公司']) expect(xml.bytes.toString()).toContain(text)
}

/** The statement of the month. */
async function seeStatement({ page }: People, money: Order): Promise<void> {
  const { missed, payable } = money
  await visit(page, '/member/statement/ledger')
  await page.getByRole('button', { name: '导出账表' }).click()
  const press = () => page.getByRole('menuitem', { name: 'Excel 表格（XLSX）' }).first().click()
  const ledger = await tabled(await taken(page, '', press), /^往来对账单-\d{4}-\d{2}-\d{8}\.xlsx$/)
  const entries = (kind: string) => ledger.filter((row) => row[1] === kind).map((row) => row[5])
  expect(entries('订单')).toEqual([amount(money.total), amount(money.total)])
  expect(entries('磅差结算')).toEqual([amount(-missed), amount(-missed)])
  expect(entries('发票')).toEqual([amount(payable), amount(payable)])
}

/** The bill of the supplier. */
async function seeBill({ store, admin }: People, { orderSn, payable }: Order): Promise<void> {
  const house = aHouse(mall.database, { now: () => new Date(Date.now() - 33 * 86_400_000) })
  const act = systemContext('journey', house.clock.now())
  expect(await house.inTransaction((tx) => transferOrder(tx, orderSn, act))).toBe('done')
  await visit(admin, '/admin/bill/list')
  await admin.getByRole('button', { name: /^生成 / }).click()
  await admin.getByText(/1 家店铺、1 条明细已生成/).waitFor({ timeout: 30_000 })
  await visit(store, '/seller/bill/list')
  await store.getByRole('link', { name: '结算单详情' }).click()
  await store.getByText('与结算单一致').waitFor()
  const bill = await tabled(await taken(store, '导出 XLSX'), /^结算单-.+\.xlsx$/)
  const [head = [], line = [], sum = []] = bill
  const { rows: billed } = await client.query<{ total: number; commission: number; coupon: number }>(
    'SELECT total::int, commission::int, platform_part::int AS coupon FROM settlement_bill',
  )
  const [due] = billed
  expect([head[1], line[1], sum[0]]).toEqual(['订单号', orderSn, '合计'])
  for (const row of [line, sum]) expect([row[5], row[8], row[9]]).toEqual([payable, due?.commission ?? 0, due?.total ?? 0].map(amount))
  // The platform's coupon is paid to the store in the place of the buyer.
  expect((due?.total ?? 0) + (due?.commission ?? 0)).toBe(payable + (due?.coupon ?? 0))
}

const [buyer, store, admin] = [await asPerson('demo_buyer'), await asPerson('demo_supplier'), await asPerson('demo_admin')]
const people = { page: buyer.page, store: store.page, admin: admin.page }
afterAll(() => Promise.all([buyer.close(), store.close(), admin.close()]))
let order: Order

test('every paper of an order comes as a file with its Chinese name, opens, and says the right amounts', async () => {
  await buyByTheTonne(buyer.page, client, shopping)
  await enterInvoiceParties(mall.database)
  const money = await orderedMoney(client)
  const missed = worthOf(money, 20)
  order = { ...money, missed, netKg: money.number * 1000 - 20, payable: money.total - missed }
  await delivered(people, order)
  await seePapers(people, order)
})

test('so do its invoice, as PDF and XML, and the statement of the month', async () => {
  await seeInvoice(people, order)
  await seeStatement(people, order)
})

test('and the bill of its supplier', async () => {
  await seeBill(people, order)
  expect([...buyer.complaints, ...store.complaints, ...admin.complaints]).toEqual([])
})
