import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { demoVisitor } from '../../../database/demo/people/demo-caller.ts'
import { runDueTimers } from '../../../src/adapters/timers/run-timers.ts'
import { aftersaleApply, buyerCaseAct } from '../../../src/modules/aftersale/endpoints.ts'
import { sellerCaseAct } from '../../../src/modules/aftersale/endpoints-staff.ts'
import { aftersaleHandlers, aftersaleTimers } from '../../../src/modules/aftersale/server/public.ts'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, threeStores, putIntoCart, placeForPickup } = shoppingAt(mall, browser)
const [productId = 0] = await threeStores()
const client = await mall.database.connect()
const address = { receiver: '退货仓 赵师傅', phone: '13800000077', address: '湖南省株洲市石峰区清水塘 8 号' }

type Received = { readonly orderSn: string; readonly line: number; readonly goods: string; readonly half: string }

/** The goods of the only order have been fetched; how, other journeys show. */
async function received(): Promise<Received> {
  await client.query('UPDATE order_line SET shipped = number, received = number')
  await client.query(`UPDATE orders SET state = 'SHIPPED'`)
  await client.query(`UPDATE orders SET state = 'COMPLETED', finished_at = now()`)
  const { rows } = await client.query<Received>(
    `SELECT order_sn AS "orderSn", order_line_id::int AS line, goods_name_zh AS goods, trim_scale(number / 10::numeric ^ unit_decimals / 2)::text AS half
     FROM order_line JOIN orders USING (order_id)`,
  )
  if (!rows[0]) throw new Error('no order was placed')
  return rows[0]
}

/** Presses the button of an act, fills its dialog and sends it. */
async function act(page: Page, name: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}
const note = (text: string) => (dialog: Locator) => dialog.getByLabel('说明').fill(text)

async function payForOne(page: Page): Promise<void> {
  await putIntoCart(page, productId)
  await visit(page, '/buy/confirm')
  await placeForPickup(page)
  await page.locator('label.pick', { hasText: '支付宝' }).click()
  await payAtCashier(page, '前往支付宝付款')
  await page.locator('[data-outcome=paid]').waitFor()
}

/** Half of the goods is asked back in the browser; answers the number of the case. */
async function askBack(page: Page, { orderSn, goods, half }: Received): Promise<string> {
  await visit(page, `/member/order/detail?orderSn=${orderSn}`)
  await page.locator('a[href^="/member/order/refund/apply"]').first().click()
  await page.waitForURL('**/member/order/refund/apply?*')
  await page.getByRole('radio', { name: /^退货退款/ }).check()
  await page.getByRole('spinbutton', { name: `申请数量 ${goods}` }).fill(half)
  await page.getByLabel('原因').click()
  await page.locator('.ant-select-item-option', { hasText: '质量问题' }).click()
  await page.getByLabel('问题说明').fill('第三方检测含铅超标')
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.waitForURL('**/member/order/refund/detail?caseSn=*')
  return new URL(page.url()).searchParams.get('caseSn') ?? ''
}

const people = async () => ({
  buyer: await asPerson('demo_buyer'),
  store: await asPerson('demo_supplier'),
  admin: await asPerson('demo_admin'),
})
let of: Received | undefined

test('a refused return is decided for the buyer: the goods go back, a part is written off, the money comes back', async () => {
  const { buyer, store, admin } = await people()
  await payForOne(buyer.page)
  of = await received()
  const caseSn = await askBack(buyer.page, of)
  const asked = await buyer.page
    .getByText(/^¥[\d,.]+$/)
    .first()
    .innerText()

  await visit(store.page, '/seller/aftersale/list?tab=waiting')
  await store.page.getByRole('link', { name: caseSn }).click()
  await act(store.page, '拒绝', note('出厂检测合格'))
  await buyer.page.reload()
  await act(buyer.page, '申请平台介入', note('附第三方检测报告'))
  await visit(admin.page, '/admin/aftersale/list?tab=disputed')
  await admin.page.getByRole('link', { name: caseSn }).click()
  await admin.page.getByRole('button', { name: '受理', exact: true }).click()
  await admin.page.getByText('待供应商申诉').waitFor()
  await visit(store.page, '/seller')
  await store.page.getByRole('link', { name: /待申诉的平台介入/ }).click()
  await store.page.getByRole('link', { name: caseSn }).click()
  await act(store.page, '申诉', note('请核对送检样品'))
  await buyer.page.reload()
  await act(buyer.page, '申请裁决', note('请平台裁决'))
  await admin.page.reload()
  await act(admin.page, '支持买家，退货后退款', async (dialog) => {
    await dialog.getByLabel('退货收件人').fill(address.receiver)
    await dialog.getByLabel('联系电话').fill(address.phone)
    await dialog.getByLabel('退货地址').fill(address.address)
    await dialog.getByLabel('说明').fill('检测报告有效，支持退货')
  })

  await buyer.page.reload()
  await buyer.page.getByText(`请将货物退回：${address.receiver}`).waitFor()
  await act(buyer.page, '填写退货物流', async (dialog) => {
    await dialog.getByLabel('物流公司').fill('安达物流')
    await dialog.getByLabel('运单号').fill('AD20260001')
  })
  await store.page.reload()
  await act(store.page, '确认收到退货', async (dialog) => {
    await dialog.getByRole('spinbutton').fill(String(Number(of?.half) / 2))
    await dialog.getByLabel('报损原因').fill('受潮氧化')
  })
  await store.page.getByText(/已报损.*受潮氧化/).waitFor()
  await admin.page.reload()
  await admin.page.getByRole('button', { name: '确认退款' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: '确认退款' }).click()
  await expect
    .poll(async () => (await client.query('SELECT state FROM aftersale_case WHERE case_sn = $1', [caseSn])).rows[0]?.state, {
      timeout: 20_000,
    })
    .toBe('REFUNDED')
  await buyer.page.reload()
  await buyer.page.getByRole('heading', { name: '已退款' }).waitFor()
  expect(await buyer.page.getByText(asked, { exact: true }).count()).toBeGreaterThan(0)
  expect(await buyer.page.getByText(/已报损/).count()).toBe(0)
  await visit(buyer.page, `/member/order/detail?orderSn=${of.orderSn}`)
  await buyer.page.getByText('退货退款 · 已退款').waitFor()
  expect([...buyer.complaints, ...store.complaints, ...admin.complaints]).toEqual([])
  await Promise.all([buyer.close(), store.close(), admin.close()])
})

test('goods that count as received by themselves wait in the to-do list until the store sorts them', async () => {
  if (!of) throw new Error('the first test placed the order')
  let moment = Date.now()
  const house = aHouse(mall.database, { now: () => new Date(moment) })
  const ask = asker(house, aftersaleHandlers())
  const by = (name: string) => ({ visitor: demoVisitor(name), idempotencyKey: randomUUID() })
  const lines = [{ orderProductId: of.line, number: of.half }]
  const wish = { orderSn: of.orderSn, kind: 'return', goodsState: 'received', reason: 'quality', explanation: '', lines } as const
  const { caseSn, version } = dataOf(await ask(aftersaleApply, wish, by('demo_buyer')))
  const agreed = dataOf(
    await ask(sellerCaseAct, { caseSn, expectedVersion: version, action: 'agree', returnAddress: address }, by('demo_supplier')),
  )
  const sent = { action: 'sendBack', carrier: '安达物流', trackingNo: 'AD2' } as const
  dataOf(await ask(buyerCaseAct, { caseSn, expectedVersion: agreed.version, ...sent }, by('demo_buyer')))
  moment += 11 * 86_400_000
  await runDueTimers(house, aftersaleTimers, (error) => {
    throw error
  })
  const store = await asPerson('demo_supplier')
  const { page } = store
  await visit(page, '/seller')
  await page.getByRole('link', { name: /退货待入库/ }).click()
  await page.getByRole('link', { name: caseSn }).click()
  await act(page, '处理退货库存', async (dialog) => {
    await dialog.getByRole('spinbutton').fill('0')
    await dialog.getByRole('button', { name: '处理退货库存', exact: true }).click()
    await dialog.getByText('部分退货将报损、不再入库，请填写报损原因').first().waitFor()
    await dialog.getByLabel('报损原因').fill('包装破损')
  })
  await page.getByText(/已报损.*包装破损/).waitFor()
  await visit(page, '/seller/aftersale/list?tab=returned')
  await page.getByText('没有售后单').waitFor()
  const { rows } = await client.query('SELECT sum(written_off)::int AS lost FROM aftersale_line')
  expect(rows[0].lost).toBeGreaterThan(0)
  await expect
    .poll(async () => (await client.query(`SELECT FROM site_message WHERE template = 'aftersaleReturned'`)).rowCount, { timeout: 15_000 })
    .toBeGreaterThan(0)
  expect(store.complaints).toEqual([])
  await store.close()
})
