import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { aBrowser } from '../../fixtures/browser/browser.ts'
import { settled } from '../../fixtures/browser/walk.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { payAtCashier, shoppingAt } from '../../fixtures/trade/shopping.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, putIntoCart, placeForPickup } = shoppingAt(mall, browser)

/** Goods of the demonstration's first store that are sold by the tonne, any whole number of them. */
async function byTheTonne(): Promise<number> {
  const database = await mall.database.connect()
  const { rows } = await database.query(
    `SELECT min(sku.product_id)::int AS "productId" FROM sku JOIN goods USING (goods_id) JOIN freight_template USING (freight_template_id)
     WHERE goods.store_id = 1001 AND goods.state = 'on_sale' AND NOT goods.require_enquiry AND freight_template.self_pickup
       AND goods.price_unit = 't' AND goods.min_buy <= 10000 AND 1000 % goods.buy_step = 0 AND goods.buy_limit IS NULL
       AND (SELECT sum(available) FROM sku_stock WHERE sku_stock.product_id = sku.product_id) > 20000`,
  )
  return rows[0].productId
}

/** A paid order of ten tonnes, for a yard with a crane. That it is delivered and not fetched is written by hand: freight is no matter here. */
async function tenTonnes(): Promise<string> {
  const buyer = await asPerson('demo_buyer')
  const { page } = buyer
  await putIntoCart(page, await byTheTonne())
  await visit(page, '/cart/index')
  const quantity = page.getByLabel('数量', { exact: true }).first()
  await quantity.fill('10')
  await quantity.press('Tab')
  await settled(page)
  await visit(page, '/buy/confirm')
  await placeForPickup(page)
  const orderSn = (await page.locator('main tbody tr td:first-child').first().innerText()).trim()
  await payAtCashier(page, '打开演示收银台')
  await page.locator('[data-outcome=paid]').waitFor()
  await buyer.close()
  const database = await mall.database.connect()
  const receiver = {
    addressId: 1,
    receiverName: '李明',
    mobile: '13700001111',
    regionCode: '120113',
    regionText: '天津市 北辰区',
    detail: '镀锌路1号',
  }
  await database.query('UPDATE orders SET delivery = $2, receiver = $3, purchase_data = $4 WHERE order_sn = $1', [
    orderSn,
    'DELIVERY',
    receiver,
    { unloading: 'CRANE', unloadingNote: '下午三点前到' },
  ])
  return orderSn
}

/** Presses keys and counts them. */
function counting(page: Page) {
  let presses = 0
  return {
    press: async (key: string, on?: Locator) => {
      presses += 1
      await (on ? on.press(key) : page.keyboard.press(key))
    },
    presses: () => presses,
  }
}

const openDialog = async (page: Page, orderSn: string): Promise<Locator> => {
  await visit(page, `/seller/order/list?keyword=${orderSn}`)
  return page.getByRole('button', { name: '发货', exact: true })
}

test('twelve of ten tonnes stay twelve, with everything that is wrong told at once; five presses ship a part with a known driver', async () => {
  const orderSn = await tenTonnes()
  const supplier = await asPerson('demo_supplier')
  const { page } = supplier
  await (await openDialog(page, orderSn)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('行车/吊车卸货').waitFor()
  await dialog.getByText('下午三点前到').waitFor()
  await dialog.getByText('天津市 北辰区 镀锌路1号').waitFor()
  await dialog.getByRole('link', { name: '13700001111' }).waitFor()
  const quantity = dialog.getByLabel(/^本次发货/)
  await dialog.getByText('最多可发 10 吨', { exact: false }).waitFor()
  await quantity.fill('12')
  await dialog.getByText('超出待发数量，最多可发 10 吨').waitFor()
  await dialog.getByText('专车').click()
  await dialog.getByLabel('司机电话').fill('12345')
  await dialog.getByRole('button', { name: '确认发货' }).click()
  await dialog.getByText('有 4 处需要修改').waitFor()
  const told = await dialog.getByRole('listitem').allInnerTexts()
  expect(told.map((line) => line.split(' · ').at(-1))).toEqual([
    '超出待发数量，最多可发 10 吨',
    '请填写车牌号',
    '请填写司机姓名',
    '请填写有效的司机电话',
  ])
  expect(await quantity.inputValue()).toBe('12')
  await quantity.fill('3')
  await dialog.getByLabel('车牌号').fill('津C12345')
  await dialog.getByLabel('司机姓名').fill('王师傅')
  await dialog.getByLabel('司机电话').fill('13800001234')
  await dialog.getByRole('button', { name: '确认发货' }).click()
  await dialog.waitFor({ state: 'hidden' })

  const ship = await openDialog(page, orderSn)
  const keys = counting(page)
  await keys.press('Enter', ship)
  await dialog.getByRole('button', { name: /津C12345 王师傅/ }).waitFor()
  await settled(page)
  await keys.press('4')
  await keys.press('Tab')
  await keys.press('Enter')
  await keys.press('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })
  expect(keys.presses()).toBeLessThanOrEqual(5)

  const database = await mall.database.connect()
  const { rows } = await database.query(
    `SELECT s.plate_no AS plate, s.driver_name AS driver, s.driver_phone AS phone, l.number::int AS steps
     FROM shipment s JOIN shipment_line l USING (shipment_id) WHERE s.order_sn = $1 ORDER BY s.shipment_id`,
    [orderSn],
  )
  const truck = { plate: '津C12345', driver: '王师傅', phone: '13800001234' }
  expect(rows).toEqual([
    { ...truck, steps: 3000 },
    { ...truck, steps: 4000 },
  ])
  expect(supplier.complaints).toEqual([])
  await supplier.close()
})
