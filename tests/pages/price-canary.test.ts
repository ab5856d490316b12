import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unitOnClient } from '../../database/demo/demo-unit.ts'
import { pages } from '../../src/app/routing/pages.ts'
import { cartAdd, cartList } from '../../src/modules/basket/endpoints.ts'
import { enquiryCartAdd, enquiryCartList } from '../../src/modules/basket/endpoints-enquiry.ts'
import { goodsDetail } from '../../src/modules/catalog/endpoints-goods.ts'
import { goodsList } from '../../src/modules/search/endpoints.ts'
import { refreshGoods } from '../../src/modules/catalog/server/read-model/refresh-goods.ts'
import { addressList } from '../../src/modules/member/endpoints.ts'
import { checkoutPreview, orderSubmit } from '../../src/modules/order/endpoints.ts'
import { buyerOrderDetail, buyerOrderPrint } from '../../src/modules/order/endpoints-orders.ts'
import { dataOf } from '../fixtures/server/answer-data.ts'
import { declaredCalls, nameOfCall } from '../fixtures/server/declared-endpoints.ts'
import { aPageMall } from '../fixtures/server/running-server-with-pages.ts'
import { inputSchema, plausibleInput } from '../fixtures/inputs/plausible-input.ts'

type Marked = {
  readonly productId: number
  readonly goodsId: number
  readonly storeId: number
  readonly categoryId: number
  readonly brandId: number
  readonly name: string
  readonly least: number
}

// Prices that stand nowhere else: whoever reads one of them knows a business price. The end of a longer number is none.
const canary = /(?<!\d)(?:424[,.]?242|42424242|31337[.,]?99|3133799)/

const mall = await aPageMall()
const client = await mall.database.connect()
const { rows: marked } = await client.query<Marked>(
  `SELECT DISTINCT ON (store_id) product_id::int AS "productId", goods_id::int AS "goodsId", store_id::int AS "storeId", category_id::int AS "categoryId", brand_id::int AS "brandId", name_zh AS name, (min_buy / 10::numeric ^ unit_precision)::float AS least
   FROM sku JOIN goods USING (goods_id) WHERE goods.state = 'on_sale' AND NOT require_enquiry AND business_price IS NOT NULL AND retail_price IS NOT NULL ORDER BY store_id, product_id LIMIT 6`,
)
await client.query('BEGIN')
await client.query(
  'UPDATE sku SET business_price = 4242424200, business_sec_price = CASE WHEN business_sec_price IS NULL THEN NULL ELSE 313379917 END WHERE goods_id = ANY($1::bigint[])',
  [marked.map((one) => one.goodsId)],
)
await client.query(`UPDATE goods SET business_tiers = '[]' WHERE goods_id = ANY($1::bigint[])`, [marked.map((one) => one.goodsId)])
await refreshGoods(
  unitOnClient(client),
  marked.map((one) => one.goodsId),
)
await client.query('COMMIT')

const retail = ['visitor', 'demo_personal', 'demo_designer'] as const
const addresses = [
  ...pages.filter((row) => row.guard === 'anyone' && !row.path.includes(':')).map((row) => row.path),
  ...marked.flatMap(({ productId, storeId, categoryId, brandId, name }) => [
    `/goods/detail/${productId}`,
    `/goods/list?keyword=${encodeURIComponent(name)}`,
    `/goods/list?categoryId=${categoryId}&g=3`,
    `/goods/list?brandId=${brandId}&sort=price&order=desc`,
    `/goods/list?storeId=${storeId}&sort=price`,
    `/goods/list?low=400000&high=450000&storeId=${storeId}`,
    `/store/index?vid=${storeId}`,
    `/store/goods?vid=${storeId}`,
    `/store/goods?vid=${storeId}&keyword=${encodeURIComponent(name)}`,
    `/goods/contrast?productIds=${productId}`,
    `/goods/brand?brandId=${brandId}`,
  ]),
]

test('the canaries are in: a business member sees them in the list, on the page and in every price of it', async () => {
  expect(marked.length).toBeGreaterThan(3)
  for (const { productId, name } of marked) {
    expect((await mall.fetch(`/goods/detail/${productId}`, { as: 'demo_buyer' })).body, name).toMatch(/424,?242/)
    expect(JSON.stringify(await mall.ask(goodsDetail, { productId }, mall.cast.demo_company)), name).toMatch(canary)
    expect(JSON.stringify(await mall.ask(goodsList, { keyword: name }, mall.cast.demo_sub)), name).toMatch(canary)
  }
})

for (const as of retail) {
  test(`no page for ${as} has a business price in any byte: documents, navigations, heads`, async () => {
    const leaks: string[] = []
    for (const address of addresses) {
      const [path = '', query] = address.split('?')
      for (const asked of [address, `${path === '/' ? '/_' : path}.data${query ? `?${query}` : ''}`]) {
        const { body, headers, status } = await mall.fetch(asked, { as })
        if (status >= 500) leaks.push(`${asked}: ${status}`)
        const found = canary.exec(JSON.stringify(headers) + body)
        if (found) leaks.push(`${asked}: …${(JSON.stringify(headers) + body).slice(Math.max(0, found.index - 80), found.index + 40)}…`)
      }
    }
    expect(leaks).toEqual([])
  })

  test(`no call tells ${as} a business price`, async () => {
    const leaks: string[] = []
    for (const call of declaredCalls.filter((declaredCall) => declaredCall.method === 'GET')) {
      for (const one of marked) {
        const given = {
          ...one,
          productIds: marked.map((each) => each.productId).join(','),
          keyword: one.name,
          vid: one.storeId,
          brandId: String(one.brandId),
          storeId: String(one.storeId),
        }
        for (const fields of [given, { ...given, low: 400_000, high: 450_000, sort: 'price' }, { ...given, number: '1000' }]) {
          const { body } = await mall.askRaw(call, plausibleInput(inputSchema(call), fields), mall.cast[as])
          if (canary.test(body))
            leaks.push(`${nameOfCall(call)}: ${body.slice(Math.max(0, body.search(canary) - 80), body.search(canary) + 40)}`)
        }
      }
    }
    expect(leaks.slice(0, 10)).toEqual([])
  })

  test(`neither filter nor order tells ${as} where a business price stands`, async () => {
    const caller = mall.cast[as]
    for (const { goodsId, name } of marked) {
      const between = async (low: number, high: number) =>
        (dataOf(await mall.ask(goodsList, { keyword: name, low, high }, caller)).list ?? []).some((card) => card.goodsId === goodsId)
      const all = dataOf(await mall.ask(goodsList, { keyword: name }, caller))
      const shown = all.list.find((card) => card.goodsId === goodsId)?.goodsPrice ?? null
      expect(await between(424_242, 424_243), name).toBe(false)
      expect(await between(300_000, 999_999), name).toBe(false)
      if (shown !== null) expect(await between(shown, shown), name).toBe(true)
      expect(all.price.max ?? 0, name).toBeLessThan(300_000)
      const dearest = dataOf(await mall.ask(goodsList, { keyword: name, sort: 'price', order: 'desc' }, caller)).list.map(
        (card) => card.goodsPrice ?? -1,
      )
      expect(
        dearest.filter((price) => price >= 0),
        name,
      ).toEqual(dearest.filter((price) => price >= 0).toSorted((a, b) => b - a))
    }
  })
}

test('a personal member buys at the retail price: no business price in basket, checkout, order, print or enquiry', async () => {
  const buyer = mall.cast.demo_personal
  const { productId, least } = marked[0] ?? { productId: 0, least: 0 }
  const said: unknown[] = [
    await mall.ask(cartAdd, { productId, number: String(least) }, buyer),
    await mall.ask(enquiryCartAdd, { productId, number: String(least) }, buyer),
  ]
  said.push(await mall.ask(cartList, {}, buyer), await mall.ask(enquiryCartList, {}, buyer))
  const addressId = dataOf(await mall.ask(addressList, {}, buyer)).list[0]?.addressId ?? 0
  const preview = dataOf(await mall.ask(checkoutPreview, { addressId }, buyer))
  const placed = dataOf(await mall.ask(orderSubmit, { addressId, expectedTotal: preview.totalAmount }, buyer))
  const orderSn = placed.orderSnList[0] ?? ''
  said.push(preview, placed, await mall.ask(buyerOrderDetail, { orderSn }, buyer), await mall.ask(buyerOrderPrint, { orderSn }, buyer))
  expect(JSON.stringify(said)).not.toMatch(canary)
  const { rows } = await client.query('SELECT unit_price::text AS price FROM order_line ORDER BY order_line_id DESC LIMIT 1')
  expect(rows[0].price).not.toBe('4242424200')
})

test('files that anybody may load have none: scripts, styles, robots, site map, reference', async () => {
  const root = join(import.meta.dirname, '../../build/client')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css|html|json|xml|txt|map)$/.test(file))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => canary.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  for (const path of ['/robots.txt', '/sitemap.xml', '/docs/json', '/healthz', '/readyz', '/metrics', '/dev/outbox'])
    expect((await mall.fetch(path)).body, path).not.toMatch(canary)
})

test('the visitors’ role of the database may not select a business price, whatever asks', async () => {
  await client.query('SET ROLE zb_visitor')
  for (const column of ['sku.business_price', 'sku.business_sec_price', 'goods.business_tiers', 'goods_page.business_doc']) {
    const [table = '', name = ''] = column.split('.')
    await expect(client.query(`SELECT ${name} FROM ${table} LIMIT 1`), column).rejects.toThrow('permission denied')
    await expect(client.query(`SELECT count(*) FROM ${table} WHERE ${name} IS NOT NULL`), column).rejects.toThrow('permission denied')
  }
  await client.query('RESET ROLE')
})
