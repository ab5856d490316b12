import { expect, test } from 'vitest'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../../fixtures/trade/shopping.ts'
import {
  buyByTheTonne,
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

test('a truck is heavier: both confirm, the buyer pays the supplement, the invoice and the bill of the store follow it', async () => {
  const [buyer, store] = [await asPerson('demo_buyer'), await asPerson('demo_supplier')]
  await buyByTheTonne(buyer.page, client, shopping)
  await enterInvoiceParties(mall.database)
  const money = await orderedMoney(client)
  const { orderSn } = money
  const more = worthOf(money, 30)

  await visit(store.page, `/seller/order/detail?orderSn=${orderSn}`)
  await shipByTruck(store.page, '湘B33333', 1)
  await store.page
    .getByRole('button', { name: /^登记磅单/ })
    .first()
    .click()
  await fillTicket(store.page, { ticketNo: 'BD-3', netKg: money.number * 1000 + 30 })

  await visit(buyer.page, '/member/order/logistics')
  await decide(buyer.page, 'BD-3', '确认磅单')
  await buyer.page.getByText(`应补款 ¥${yuan(more)}`).waitFor()
  await visit(buyer.page, '/member/index')
  await buyer.page.getByRole('link', { name: /补款/ }).first().waitFor()
  await visit(buyer.page, '/member/order/logistics')
  await buyer.page.getByRole('link', { name: '去补款' }).first().click()
  await buyer.page
    .getByText(`¥${yuan(more)}`)
    .first()
    .waitFor()
  await buyer.page.getByRole('button', { name: '微信支付' }).click()
  await payAtCashier(buyer.page, '打开演示收银台')
  await buyer.page.getByText('补款已付清').waitFor({ timeout: 20_000 })

  await visit(buyer.page, `/member/order/detail?orderSn=${orderSn}`)
  await buyer.page.getByRole('button', { name: '确认收货' }).click()
  await buyer.page.getByRole('button', { name: /^确\s?定$/ }).click()
  await buyer.page.getByRole('heading', { name: '待评价' }).waitFor()
  await invoiceAll({ buyer: buyer.page, store: store.page, visit }, orderSn, yuan(money.total + more))

  const share = `SELECT kind, received::int, payable::int FROM settlement_entry WHERE order_sn = $1`
  await expect
    .poll(async () => (await client.query(share, [orderSn])).rows, { timeout: 20_000 })
    .toMatchObject([{ kind: 'supplement', received: more }])
  const { rows } = await client.query<{ payable: number }>(share, [orderSn])
  await visit(store.page, '/seller/bill/list')
  await store.page
    .getByText(`¥${yuan(rows[0]?.payable ?? 0)}`)
    .first()
    .waitFor()
  expect([...buyer.complaints, ...store.complaints]).toEqual([])
  await Promise.all([buyer.close(), store.close()])
})
