import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isConsole } from '../../src/rendering/page/page.ts'
import { pages } from '../../src/app/routing/pages.ts'
import { cartAdd } from '../../src/modules/basket/endpoints.ts'
import { scriptsOf } from '../fixtures/browser/page-scripts.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { callsAt } from '../fixtures/server/calls-server.ts'

const mall = await aRunningMall()
const house = callsAt(mall.address)
const buyer = await house.login('demo_buyer')
await house.ask(cartAdd, { productId: 100001, number: '10' }, buyer)
const scriptLimit = 145_000
const pageLimit = 45_000

const zipped = (bytes: string | Uint8Array): number => gzipSync(bytes, { level: 9 }).length

async function weigh(address: string): Promise<number> {
  const answer = await fetch(new URL(address, mall.address), { headers: { 'accept-encoding': 'identity' } })
  expect([address, answer.status]).toEqual([address, 200])
  return zipped(new Uint8Array(await answer.arrayBuffer()))
}

async function sum(addresses: readonly string[]): Promise<number> {
  return (await Promise.all(addresses.map(weigh))).reduce((total, size) => total + size, 0)
}

const found = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, href]) => href?.replace(/#.*/, '') ?? '')),
]

test('no public page loads more than 145 kB of script', () => {
  const weights = pages
    .filter((row) => !isConsole(row))
    .map((row) => [row.path, scriptsOf(row.path).reduce((total, file) => total + zipped(readFileSync(file)), 0)] as const)
  expect(weights.length).toBeGreaterThan(30)
  expect(weights.filter(([, weight]) => weight > scriptLimit)).toEqual([])
})

// What the browser fetches before anybody touches the page: every script that the document names, and its styles.
for (const path of [
  '/',
  '/goods/list',
  '/goods/list?categoryId=3',
  '/goods/detail/100001',
  '/goods/detail/100092',
  '/goods/category',
  '/goods/brand',
  '/goods/branddetail?brandId=1',
  '/goods/series?categoryId=111',
  '/goods/new',
  '/goods/contrast?productIds=100001,100092',
  '/rank',
  '/store/index?vid=1001',
  '/store/index?vid=1005',
  '/topic?topicId=1',
  '/activity',
  '/zincFactory',
  '/store/goods?vid=1001',
  '/store/product?productId=100001',
  '/store/new?vid=1001',
  '/store/news?vid=1001',
  '/store/introduce?vid=1001',
  '/store/list',
  '/article',
  '/agreement?key=user',
  '/information',
  '/information/list',
  '/information/detail?informationId=1',
  '/quotation',
  '/quotation/detail?sheetSn=Q261120000001',
  '/zinc',
  '/zinc/calculator',
  '/vc?code=DEMO-QMS-1001',
  '/enquiry/index',
  '/login',
  '/register',
  '/pwd/forget',
  '/cart/index',
  '/buy/confirm',
]) {
  test(`${path} keeps to 145 kB of script and 45 kB of document and styles`, async () => {
    // Cart and checkout are for members alone; the others are weighed as a visitor gets them.
    const cookie = /^\/(cart|buy)\//.test(path) ? `zb_page=${buyer.token}` : ''
    const answer = await fetch(mall.address + path, { headers: { cookie } })
    const html = await answer.text()
    expect([path, answer.status, answer.redirected]).toEqual([path, 200, false])
    // Fetched and run after the first screen has been painted (decision 063), so no link of the head names them.
    const scripts = found(/for\(const href of \[(.*?)\]/.exec(html)?.[1] ?? '', /"([^"]+)"/g)
    expect(scripts.length).toBeGreaterThan(2)
    expect(html).not.toMatch(/modulepreload" href|import \* as route/)
    expect(await sum(scripts)).toBeLessThanOrEqual(scriptLimit)
    expect(zipped(html) + (await sum(found(html, /<link rel="stylesheet" href="([^"]+)"/g)))).toBeLessThanOrEqual(pageLimit)
  })
}
