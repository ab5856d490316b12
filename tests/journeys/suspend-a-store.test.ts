import { expect, test } from 'vitest'
import { aBrowser, aWindow } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { shoppingAt } from '../fixtures/trade/shopping.ts'
import { settled } from '../fixtures/browser/walk.ts'

// A store says when it works; the platform suspends it and lifts that again. Visitors look through the other process.
const mall = await aRunningMall(2)
const browser = await aBrowser()
const { asPerson, visit, threeStores, putIntoCart } = shoppingAt(mall, browser)
const other = mall.addresses[1] ?? ''
const [productId = 0] = await threeStores()
const client = await mall.database.connect()
const { rows } = await client.query<{ goodsId: number; name: string; store: string }>(
  `SELECT g.goods_id::int AS "goodsId", g.name_zh AS name, store_name AS store FROM goods g JOIN sku USING (goods_id) JOIN store USING (store_id) WHERE product_id = $1`,
  [productId],
)
const { goodsId, name, store } = rows[0] ?? { goodsId: 0, name: '', store: '' }

test('the hours that a supplier writes stand on the store’s page', async () => {
  const { page, complaints, close } = await asPerson('demo_supplier')
  await visit(page, '/seller/closure')
  await page.getByLabel('周一 1 开始').fill('07:35')
  await page.getByRole('button', { name: '周一的时间用于周二至周五' }).click()
  await page.getByRole('button', { name: '保存营业时间' }).click()
  await page.getByText('已保存').first().waitFor()
  const visitor = await aWindow(browser)
  await visitor.page.goto(`${other}/store/index?vid=1001`)
  await settled(visitor.page)
  await visitor.page.getByRole('status').filter({ hasText: '营业时间' }).filter({ hasText: '07:35' }).first().waitFor()
  expect([...complaints, ...visitor.complaints]).toEqual([])
  await Promise.all([close(), visitor.close()])
})

test('goods of a suspended store are gone for visitors, named for who kept them, and back when it is lifted', async () => {
  const [buyer, admin, visitor] = [await asPerson('demo_buyer'), await asPerson('demo_admin'), await aWindow(browser)]
  const status = async () => (await visitor.page.goto(`${other}/goods/detail/${productId}`))?.status()
  expect(await status()).toBe(200)
  await putIntoCart(buyer.page, productId)
  await client.query(
    `INSERT INTO member_mark (member_id, kind, target_id) SELECT id, 'goods', $1 FROM account WHERE member_name = 'demo_buyer' ON CONFLICT DO NOTHING`,
    [goodsId],
  )
  const turn = async (act: '暂停营业' | '恢复营业') => {
    await visit(admin.page, `/admin/store/list?tab=stores&keyword=${encodeURIComponent(store)}`)
    await admin.page.getByRole('row').filter({ hasText: store }).getByRole('button', { name: act }).click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByLabel('原因或说明').fill('营业执照待换发')
    await dialog.getByRole('button', { name: act }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await turn('暂停营业')
  await expect.poll(status, { timeout: 15_000 }).toBe(404)
  await visitor.page.getByText('店铺暂停营业，商品暂不展示').waitFor()
  await visitor.page.getByText('同类在售商品').waitFor()
  expect(await visitor.page.getByText('营业执照').count()).toBe(0)
  await visit(buyer.page, '/cart/index')
  await buyer.page.getByText('店铺已被平台暂停营业，暂不能购买').first().waitFor()
  await visit(buyer.page, '/member/collect')
  await buyer.page.getByRole('listitem').filter({ hasText: name }).getByText('店铺暂停营业').waitFor()
  await turn('恢复营业')
  await expect.poll(status, { timeout: 15_000 }).toBe(200)
  await visit(buyer.page, '/cart/index')
  await buyer.page.getByText(name).first().waitFor()
  expect(await buyer.page.getByText('店铺已被平台暂停营业').count()).toBe(0)
  expect([...buyer.complaints, ...admin.complaints]).toEqual([])
  await Promise.all([buyer.close(), admin.close(), visitor.close()])
})
