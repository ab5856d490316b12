import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cartAdd } from '../../src/modules/basket/contract.ts'
import { aRunningMall } from '../harness/running-mall.ts'
import { callsAt } from '../harness/served-house.ts'

const mall = await aRunningMall()
const house = callsAt(mall.address)
const buyer = await house.login('demo_buyer')
await house.ask(cartAdd, { productId: 100001, number: '10' }, buyer)
const scriptLimit = 130_000
const pageLimit = 40_000

async function weigh(address: string): Promise<number> {
  const answer = await fetch(new URL(address, mall.address), { headers: { 'accept-encoding': 'identity' } })
  expect([address, answer.status]).toEqual([address, 200])
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length
}

async function sum(addresses: readonly string[]): Promise<number> {
  return (await Promise.all(addresses.map(weigh))).reduce((total, size) => total + size, 0)
}

// What the browser fetches before anybody touches the page: every script that the document names, and its styles.
for (const path of [
  '/',
  '/goods/list',
  '/goods/list?categoryId=3',
  '/goods/detail/100001',
  '/goods/detail/100092',
  '/goods/category',
  '/store/index?vid=1001',
  '/store/list',
  '/article',
  '/zinc',
  '/cart/index',
  '/buy/confirm',
]) {
  test(`${path} keeps to 130 kB of script and 40 kB of document and styles`, async () => {
    // Cart and checkout are for members alone; the others are weighed as a visitor gets them.
    const cookie = /^\/(cart|buy)\//.test(path) ? `zb_page=${buyer.token}` : ''
    const html = await (await fetch(mall.address + path, { headers: { cookie } })).text()
    const scripts = [...new Set([...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href ?? ''))]
    const styles = [
      ...new Set([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href?.replace(/#.*/, '') ?? '')),
    ]
    expect(scripts.length).toBeGreaterThan(2)
    expect(await sum(scripts)).toBeLessThanOrEqual(scriptLimit)
    expect(gzipSync(html, { level: 9 }).length + (await sum(styles))).toBeLessThanOrEqual(pageLimit)
  })
}
