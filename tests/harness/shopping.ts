import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { aWindow, type Window } from './browser.ts'
import type { RoleName } from './cast.ts'
import type { RunningMall } from './running-mall.ts'
import { enter, settled } from './walk.ts'

export type Shopping = {
  /** A window in which somebody is logged in. */
  readonly asPerson: (name: RoleName) => Promise<Window>
  readonly visit: (page: Page, path: string) => Promise<void>
  /** One ordinary SKU of each of three stores, the first supplier's among them. */
  readonly threeStores: () => Promise<number[]>
  readonly putIntoCart: (page: Page, productId: number) => Promise<void>
  /** Chooses the first store's self-pickup at checkout, places the order and waits for its payment page. */
  readonly placeForPickup: (page: Page) => Promise<void>
}

/** What the journeys through the trade share: windows with people in them, and the steps up to the payment page. */
export function shoppingAt(mall: RunningMall, browser: Browser): Shopping {
  const visit = async (page: Page, path: string) => {
    await page.goto(`${mall.address}${path}`)
    await settled(page)
  }
  return {
    visit,
    asPerson: async (name) => {
      const person = await aWindow(browser)
      await enter(person.page.context(), mall.address, name)
      return person
    },
    threeStores: async () => {
      const database = await mall.database.connect()
      const { rows } = await database.query(
        `SELECT min(sku.product_id)::int AS "productId" FROM sku JOIN goods USING (goods_id) JOIN freight_template USING (freight_template_id)
         WHERE goods.state = 'on_sale' AND NOT goods.require_enquiry AND freight_template.self_pickup
           AND (SELECT sum(available) FROM sku_stock WHERE sku_stock.product_id = sku.product_id) > 4 * goods.min_buy
         GROUP BY goods.store_id ORDER BY goods.store_id LIMIT 3`,
      )
      return rows.map((row) => row.productId)
    },
    putIntoCart: async (page, productId) => {
      await visit(page, `/goods/detail/${productId}`)
      await page.getByRole('button', { name: '加入采购车' }).first().click()
      await page.getByText('已加入采购车').waitFor()
    },
    placeForPickup: async (page) => {
      await page.locator('.stbox').getByText('到库自提').click()
      await page.getByText('到仓库自提，免运费').waitFor()
      await page.getByRole('button', { name: '提交订单' }).click()
      await page.waitForURL('**/buy/pay**')
    },
  }
}

/** Opens the local cashier by the link of that name and pays there. */
export async function payAtCashier(page: Page, link: string): Promise<void> {
  const [cashier] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('link', { name: link }).click()])
  await cashier.locator('button.main').click()
  await cashier.getByRole('status').waitFor()
  await cashier.close()
}

/** Tells of a bank transfer with a picture, as a buyer does on the payment page. */
export async function sendVoucher(page: Page, bankSerial: string): Promise<void> {
  await page.getByLabel('付款账户名').fill('天津某镀锌有限公司')
  await page.getByLabel('付款银行').fill('中国某银行')
  await page.getByLabel('银行流水号').fill(bankSerial)
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'voucher.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: '移除图片' }).waitFor()
  await page.getByRole('button', { name: '提交凭证' }).click()
}
