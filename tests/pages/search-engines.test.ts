import { expect, test } from 'vitest'
import { unitOnClient } from '../../database/demo/demo-unit.ts'
import { refreshGoods } from '../../src/modules/catalog/server/read-model/refresh-goods.ts'
import { linkTypeList } from '../../src/modules/site/endpoints-banners.ts'
import { linkAddress, type linkTypes } from '../../src/modules/site/rules/link-target.ts'
import { aPageMall } from '../fixtures/server/running-server-with-pages.ts'

const mall = await aPageMall()
const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search
const linksOf = (html: string, rel: string) =>
  [...html.matchAll(/<link ([^>]+)>/g)].flatMap(([, text = '']) =>
    text.includes(`rel="${rel}"`) ? [(/href="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&')] : [],
  )
const structuredOf = (html: string): { '@type': string; offers?: unknown }[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => JSON.parse(text))

test('robots.txt names the sitemap, its parts name pages that exist, in both languages', async () => {
  const robots = (await mall.fetch('/robots.txt')).body
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  const parts = locationsOf((await mall.fetch(pathOf(index))).body)
  expect(parts.map((part) => part.split('/').at(-1))).toEqual(expect.arrayContaining(['pages.xml', 'stores.xml', 'goods-1.xml']))
  for (const part of parts) {
    const answer = await mall.fetch(pathOf(part))
    expect([part, answer.status, answer.headers['content-type']]).toEqual([part, 200, 'application/xml; charset=utf-8'])
    const places = locationsOf(answer.body)
    expect(places.length, part).toBeGreaterThan(0)
    for (const place of part.includes('pages') ? places : places.slice(0, 2))
      expect([place, (await mall.fetch(pathOf(place))).status]).toEqual([place, 200])
  }
  expect((await mall.fetch('/sitemap/goods-2.xml')).status).toBe(404)
  expect((await mall.fetch('/sitemap/constructor.xml')).status).toBe(404)
})

test('a page has one address per language and names the others', async () => {
  const chinese = await mall.fetch('/goods/detail/100001')
  const english = await mall.fetch('/goods/detail/100001?lang=en')
  expect(chinese.body).toContain('<html lang="zh-CN"')
  expect(english.body).toContain('<html lang="en"')
  expect(linksOf(chinese.body, 'canonical').map(pathOf)).toEqual(['/goods/detail/100001'])
  expect(linksOf(english.body, 'canonical').map(pathOf)).toEqual(['/goods/detail/100001?lang=en'])
  for (const { body } of [chinese, english])
    expect(linksOf(body, 'alternate').map(pathOf)).toEqual(['/goods/detail/100001', '/goods/detail/100001?lang=en', '/goods/detail/100001'])
  expect([english.headers['set-cookie']].flat()).toEqual(['zb_lang=en; Path=/; Max-Age=31536000; SameSite=Lax'])
  expect(chinese.headers['set-cookie']).toBeUndefined()
})

test('only the retail offer is told, and none to whom business prices are shown', async () => {
  const retail = structuredOf((await mall.fetch('/goods/detail/100001')).body)
  expect(retail.map((one) => one['@type'])).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']))
  expect(retail.find((one) => one['@type'] === 'Product')?.offers).toMatchObject({ '@type': 'Offer', price: 23710, priceCurrency: 'CNY' })
  const business = structuredOf((await mall.fetch('/goods/detail/100001', { as: 'demo_buyer' })).body)
  expect(business.find((one) => one['@type'] === 'Product')?.offers).toBeUndefined()
})

test('pages say what they are', async () => {
  const typesAt = async (path: string) => structuredOf((await mall.fetch(path)).body).map((one) => one['@type'])
  expect(await typesAt('/')).toEqual(expect.arrayContaining(['WebSite', 'Organization']))
  expect(await typesAt('/goods/list?categoryId=3')).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']))
  expect(await typesAt('/goods/brand')).toContain('ItemList')
  expect(await typesAt('/store/index?vid=1001')).toEqual(expect.arrayContaining(['Organization', 'BreadcrumbList']))
})

test('goods that were taken down say so with 410 and similar goods; unknown ones are a helpful 404', async () => {
  const client = await mall.database.connect()
  await client.query(`UPDATE goods SET state = 'off_shelf' WHERE goods_id = 500020`)
  await refreshGoods(unitOnClient(client), [500020])
  const { rows } = await client.query<{ id: number }>('SELECT min(product_id)::int AS id FROM sku WHERE goods_id = 500020')
  const gone = await mall.fetch(`/goods/detail/${rows[0]?.id}`)
  expect(gone.status).toBe(410)
  expect(gone.body).toContain('该商品已下架')
  expect(gone.body).toContain('同类在售商品')
  expect(gone.body.match(/href="\/goods\/detail\/\d+"/g)?.length).toBeGreaterThan(4)
  expect(gone.body).toContain('content="noindex"')
  const subjects = [
    '/information/detail?informationId=99999',
    '/store/index?vid=99999',
    '/store/news/info?newsId=99999',
    '/goods/branddetail?brandId=99999',
    '/quotation/detail?sheetSn=NONE',
    '/quotation/detail',
  ]
  for (const path of ['/goods/detail/99999999', '/goods/detail/abc', '/404', '/no/such/page', ...subjects]) {
    const answer = await mall.fetch(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.body.match(/href="\/goods\/detail\/\d+"/g)?.length, path).toBeGreaterThan(4)
  }
})

test('the feed carries the newest articles, escaped', async () => {
  const feed = await mall.fetch('/information/rss.xml')
  expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(feed.body.match(/<item>/g)?.length).toBeGreaterThan(5)
  expect(feed.body.replace(/&(amp|lt|gt|quot);/g, '')).not.toContain('&')
})

test('every kind of link that banners are offered leads to a page', async () => {
  const offered: (typeof linkTypes)[number][] = JSON.parse((await mall.fetch(`/${linkTypeList.path}`)).body).data
  expect(offered).toEqual(expect.arrayContaining(['goods', 'topic', 'brand', 'storeProduct', 'information']))
  const info = { defaultProductId: 100001, categoryId: 1, grade: 1, pid: 0, decoId: 1, storeId: 1001, informationId: 1 }
  for (const type of offered.filter((one) => one !== 'none')) {
    const address = linkAddress({ type, value: '1', info })
    const { status, headers } = await mall.fetch(address)
    // Some lead on: to the page's own address, or to the login before it.
    expect([address, status === 200 || (status < 400 && String(headers['location']).startsWith('/'))]).toEqual([address, true])
  }
})
