import type { BrowserContext, Page } from 'playwright-core'
import type { Guard } from '../../src/api/guard.ts'
import type { PageRow } from '../../src/rendering/page/page.ts'
import { pages } from '../../src/app/routing/pages.ts'
import { demoPassword } from '../../database/demo/accounts.ts'
import { tokenCall } from '../../src/modules/identity/endpoints.ts'
import type { OwnedThings } from './owned-things.ts'
import type { RoleName } from './cast.ts'

/** Everybody to whom a page opens, one of each kind. */
export function peopleOf(guard: Guard): readonly RoleName[] {
  if (guard === 'anyone') return ['visitor', 'demo_buyer']
  if (guard === 'login') return ['demo_buyer', 'demo_personal']
  const byType = ['visitor', 'demo_personal', 'demo_buyer', 'demo_company', 'demo_designer', 'demo_sales', 'demo_sub'] as const
  if ('memberTypes' in guard) return guard.memberTypes.map((type) => byType[type])
  if ('company' in guard)
    return ['company.approve', 'company.codes'].includes(guard.company) ? ['demo_company'] : ['demo_company', 'demo_sub']
  return 'store' in guard ? ['demo_supplier'] : ['demo_admin']
}

export type Stop = { readonly row: PageRow; readonly address: string; readonly people: readonly RoleName[] }

/** Addresses that the demonstration has in every house. */
const sameInEveryHouse: Readonly<Record<string, readonly string[]>> = {
  '/prototype/replacement/search': [
    '/prototype/replacement/search',
    '/prototype/replacement/search?productId=100001',
    '/prototype/replacement/search?keyword=SUS304',
  ],
  '/quotation': ['/quotation', '/quotation?keyword=nothinglikethis'],
  '/quotation/detail': ['/quotation/detail?sheetSn=Q261120000001', '/quotation/detail?sheetSn=Q261120000001&edition=1'],
  '/seller/offer/edit': ['/seller/offer/edit', '/seller/offer/edit?offerSheetId=1'],
  '/seller/goods/formula/:goodsId': ['/seller/goods/formula/500008'],
}

/** Every address to walk, with the people to whom it opens. */
export function walkOf(things: OwnedThings): readonly Stop[] {
  return pages.flatMap((row) =>
    addressesOf(row, things).map((address) => ({ row, address, people: onlyFor[row.path] ?? peopleOf(row.guard) })),
  )
}

/** Pages about something that one person owns; and the login page, which leads on whoever is in. */
const onlyFor: Readonly<Record<string, readonly RoleName[]>> = {
  '/login': ['visitor'],
  '/register': ['visitor'],
  '/member/promotionCustomer': ['demo_sales', 'demo_personal'],
  '/member/promotionOrder': ['demo_sales', 'demo_personal'],
  '/cart/request': ['demo_sub'],
  '/buy/request': ['demo_sub'],
  '/member/request/info': ['demo_company', 'demo_sub'],
  '/buy/pay': ['demo_buyer'],
  '/member/project/detail': ['demo_buyer'],
  '/prototype/optimize/hisDetail': ['demo_buyer'],
  '/previewFile': ['demo_buyer'],
  '/inquiry/purchaser/init_inquiry': ['demo_buyer'],
  '/member/inquireOrder/detail': ['demo_buyer'],
  '/member/inquireOrder/quotation': ['demo_buyer'],
  '/member/enquiryOrder/detail': ['demo_buyer'],
  '/member/order/detail': ['demo_buyer'],
  '/member/order/evaluate': ['demo_buyer'],
}

/** Addresses that show a page with something on it; a page that needs nothing is shown at its own path. */
function addressesOf(row: PageRow, things: OwnedThings): readonly string[] {
  const [unpaid, , shipped, done] = things['orderSn'] ?? []
  const known: Readonly<Record<string, readonly string[]>> = {
    ...sameInEveryHouse,
    '/goods/detail/:productId': [`/goods/detail/${things.ware[0]}`],
    '/goods/list': ['/goods/list', '/goods/list?keyword=GB%2FT%203091', '/goods/list?keyword=nothinglikethis'],
    '/store/index': ['/store/index?vid=1001', '/store/index?vid=1005'],
    '/seller/decor': ['/seller/decor', '/seller/decor?page=plain'],
    '/vc': ['/vc', '/vc?code=DEMO-QMS-1001'],
    '/admin/sales/list': ['/admin/sales/list', '/admin/sales/list?tab=customers&salespersonId=5', '/admin/sales/list?tab=statements'],
    '/store/goods': ['/store/goods?vid=1001', '/store/goods?vid=1001&categoryId=111&sort=price'],
    '/store/product': ['/store/product?productId=100001'],
    '/store/new': ['/store/new?vid=1001'],
    '/store/news': ['/store/news?vid=1001'],
    '/store/article/list': ['/store/article/list?vid=1001'],
    '/store/news/info': ['/store/news/info?newsId=1'],
    '/store/introduce': ['/store/introduce?vid=1001'],
    '/goods/series': ['/goods/series', '/goods/series?categoryId=111'],
    '/goods/branddetail': ['/goods/branddetail?brandId=1'],
    '/zincFactory': ['/zincFactory', '/zincFactory?grade=1&place=99'],
    '/previewFile': [`/previewFile?chatFile=${things['fileId']?.[0]}`],
    '/topic': ['/topic', '/topic?topicId=1', '/topic?topicId=2'],
    '/admin/page/builder': ['/admin/page/builder', '/admin/page/builder?topicId=1'],
    '/article': ['/article', '/article?articleId=21'],
    '/information/list': ['/information/list', '/information/list?keyword=nothinglikethis'],
    '/information/detail': ['/information/detail?informationId=1'],
    '/promotion/:pageid': ['/promotion/SALES005', '/promotion/NOBODY'],
    '/member/desApp/detail': [`/member/desApp/detail?desAppId=${things['desAppId']?.[1]}`],
    '/member/project/detail': [`/member/project/detail?projectId=${things['projectId']?.[0]}`],
    '/member/design/detail': (things['desAppId'] ?? []).map((id) => `/member/design/detail?desAppId=${id}`),
    '/inquiry/purchaser/init_inquiry': [
      '/inquiry/purchaser/init_inquiry',
      `/inquiry/purchaser/init_inquiry?inquirySn=${things['inquirySn']?.[1]}`,
    ],
    '/member/inquireOrder/detail': [`/member/inquireOrder/detail?inquirySn=${things['inquirySn']?.[1]}`],
    '/member/inquireOrder/quotation': [`/member/inquireOrder/quotation?inquirySn=${things['inquirySn']?.[0]}`],
    '/member/enquiryOrder/detail': [`/member/enquiryOrder/detail?inquirySn=${things['inquirySn']?.[0]}`],
    '/seller/quotation/edit': [`/seller/quotation/edit?inquirySn=${things['inquirySn']?.[0]}`],
    '/qr/:u': [`/qr/${'A'.repeat(43)}`],
    '/login': ['/login?redirectUrl=%2Fcart%2Findex'],
    '/bindMobile': ['/bindMobile', `/bindMobile?code=${'A'.repeat(43)}`],
    '/buy/pay': (things['paySn'] ?? []).map((sn) => `/buy/pay?paySn=${sn}`),
    '/member/order/detail': [unpaid, shipped, done].map((sn) => `/member/order/detail?orderSn=${sn}`),
    '/member/order/evaluate': [`/member/order/evaluate?orderSn=${done}`],
    '/seller/order/detail': [unpaid, shipped].map((sn) => `/seller/order/detail?orderSn=${sn}`),
    '/seller/shipment/print': [`/seller/shipment/print?orderSn=${shipped}&shipmentSn=${things['shipmentSn']?.[1]}`],
    '/member/request/info': [`/member/request/info?requestSn=${things['requestSn']?.[0]}`],
    '/admin/member/detail': ['/admin/member/detail?memberId=3'],
    '/admin/support': ['/admin/support?keyword=demo_company'],
    '/admin/support/look': (things['lookId'] ?? []).map((id) => `/admin/support/look?lookId=${id}`),
    '/seller/goods/edit': ['/seller/goods/edit', ...(things['changeId'] ?? []).map((id) => `/seller/goods/edit?changeId=${id}`)],
    '/prototype/optimize/index': ['/prototype/optimize/index?productId=100001'],
    '/prototype/optimize/hisDetail': [`/prototype/optimize/hisDetail?runId=${things['runId']?.[0]}`],
    '/member/regular/detail': (things['projectId'] ?? []).map((id) => `/member/regular/detail?projectId=${id}`),
    '/member/sample/applyInfo': (things['sampleId'] ?? []).map((id) => `/member/sample/applyInfo?sampleId=${id}`),
    '/admin/goods/review': [`/admin/goods/review?changeId=${things['changeId']?.[1]}`],
    '/admin/notice/list': ['/admin/notice/list', '/admin/notice/list?template=shipped&channel=sms'],
    '/admin/order/detail': [`/admin/order/detail?orderSn=${shipped}`],
  }
  const own = known[row.path] ?? [row.path]
  if (own.some((address) => address.includes(':'))) throw new Error(`say in walk.ts at which address ${row.path} can be seen`)
  return own
}

/** Logs a browser in as its page would: cookies for the server, the access token for calls. */
export async function enter(context: BrowserContext, mall: string, name: RoleName): Promise<void> {
  if (name === 'visitor') return
  const answer = await context.request.post(`${mall}/${tokenCall.path}`, {
    data: { username: name, password: demoPassword, loginType: 1 },
    headers: { 'x-client': 'web' },
  })
  const { data } = await answer.json()
  await context.addInitScript(
    ([accessToken]) => localStorage.setItem('zb.session', JSON.stringify({ accessToken, since: Date.now() })),
    [data.access_token as string],
  )
}

/** Waits until a page has its data and has come to rest: nothing on the way, nothing that says it is loading, no colour half changed. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .ant-spin-spinning, .ant-skeleton'), undefined, {
    timeout: 15_000,
  })
  // A button that was just allowed again fades from grey to ink: axe must see the ink.
  await page.waitForFunction(
    () => document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
    undefined,
    {
      timeout: 15_000,
    },
  )
}

const sayings = /\{\{|\}\}|\[object Object\]|\bundefined\b|\bNaN\b/

/** What a reader should never find in a page's text: keys of words, braces of templates, values that are none. */
export function oddText(text: string, wordNames: readonly string[]): readonly string[] {
  const key = new RegExp(`\\b(${wordNames.join('|')})\\.[a-z][a-zA-Z_]+\\b`, 'g')
  const odd = sayings.exec(text)
  return [...(text.match(key) ?? []), ...(odd ? [text.slice(Math.max(0, odd.index - 30), odd.index + 30)] : [])]
}
