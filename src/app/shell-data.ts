import type { RouterContextProvider } from 'react-router'
import type { OutputOf } from '../api/endpoint.ts'
import { admit } from '../api/guard.ts'
import { visit, type Visit } from '../api/visit.ts'
import type { Visitor } from '../api/visitor.ts'
import type { OwnStores } from '../modules/store/web/public.ts'
import type { MenuCategory } from '../modules/catalog/web/public.ts'
import { categoryTree } from '../modules/catalog/contract-category.ts'
import { hotWords } from '../modules/catalog/contract-search.ts'
import { indexSeries } from '../modules/market/contract.ts'
import { wechatOnCall } from '../modules/identity/contract-wechat.ts'
import { bannerList } from '../modules/site/contract-banner.ts'
import { cityInfo, getSettings } from '../modules/site/contract.ts'
import { shanghaiParts } from '../shared/clock.ts'
import { pack, type Packed } from '../api/packed.ts'
import type { Language } from '../shared/words.ts'
import type { BrandNames } from '../ui/shell/header-model.ts'
import { entranceOf } from './console/entrance.ts'
import { menuPaths } from './console/menus.ts'
import type { OpenScreen } from './frame/screen-due.ts'
import { pageOfPattern } from './pages.ts'
import { remember } from './remember.ts'
import { appWords } from './words.ts'

/** What the settings say about the frame. */
type Site = {
  /** In the page's language. */
  readonly name: string
  readonly phone: string
  /** Copyright, licences, technical support: what is there. */
  readonly legal: readonly string[]
  readonly wechatLogin: boolean
  readonly brand: BrandNames
  readonly memberLogo: string
  readonly consoleLogo: string
  /** Pictures of codes in the footer. */
  readonly codes: readonly string[]
  /** Backgrounds of the entry pages by address. */
  readonly backgrounds: Readonly<Record<string, string>>
}

type TickerQuote = { readonly name: string; readonly price: number; readonly percent: number }

/** What every page's frame shows. A visitor's frame holds nothing personal, so that it may be kept. */
export type ShellData = {
  readonly lang: Language
  /** The frame's own words in this language. */
  readonly words: Packed<Readonly<Record<string, string>>>
  readonly cityCode: string
  readonly cityName: string
  readonly origin: string
  readonly site: Site
  readonly ticker: { readonly quotes: readonly TickerQuote[]; readonly asOf: string; readonly synthetic: boolean } | null
  readonly categories: readonly MenuCategory[]
  readonly hotWords: readonly string[]
  /** What opens over the mall now, in the page's language. */
  readonly screens: readonly OpenScreen[]
  readonly member: { readonly memberId: number; readonly memberName: string; readonly memberType: number } | null
  /** Where the consoles begin for somebody with a seat: the first page that opens to them. */
  readonly supplierHome: string | null
  readonly platformHome: string | null
  /** Who staffs several stores: all of them, and the one that was chosen to work for. */
  readonly ownStores?: OwnStores
  readonly demonstration: boolean
  /** Addresses of the frame's links whose pages exist. */
  readonly links: readonly string[]
}

type Common = Pick<ShellData, 'screens' | 'site' | 'ticker' | 'categories' | 'hotWords'>
const frameWords = { zh: pack(appWords.zh), en: pack(appWords.en) }
const rememberCommon = remember<Common>(10_000, Date.now)
const rememberCity = remember<string>(60_000, Date.now)

// Links of the frame; one whose page comes with a later feature is not shown.
const frameLinks = [
  '/',
  '/goods/list',
  '/goods/category',
  '/goods/brand',
  '/goods/new',
  '/rank',
  '/zinc',
  '/quotation',
  '/topic',
  '/zincFactory',
  '/activity',
  '/store/list',
  '/article',
  '/information',
  '/vc',
  '/agreement',
  '/login',
  '/register',
  '/isp_register',
  '/cart/index',
  '/enquiry/index',
  '/member/index',
  '/member/order/list',
  '/member/project/list',
  '/service',
  '/seller',
  '/admin',
  '/inquiry/purchaser/init_inquiry',
]
// A visitor sees no console, so the frame of public pages is spared their addresses.
const allLinks = [...frameLinks, ...menuPaths]

function linksFor(visitor: Visitor): readonly string[] {
  return (visitor.member ? allLinks : frameLinks).filter((path) => {
    const row = pageOfPattern(path)
    // A public page behind a login is still worth a link; a console's page only to whom it opens.
    return row !== null && (row.guard === 'login' || admit(row.guard, visitor) === null)
  })
}

const settingNames = [
  'basic_site_name',
  'basic_site_name_en',
  'basic_site_phone',
  'basic_site_copyright',
  'basic_site_icp',
  'basic_site_public_security',
  'basic_site_license',
  'basic_site_technical_support',
  'main_site_logo',
  'main_user_center_logo',
  'main_admin_top_logo',
  'main_user_logon_bg',
  'main_user_register_bg',
  'main_user_forget_password_bg',
  'mall_foot_QR_code_image1',
  'mall_foot_QR_code_image2',
] as const

/** Forgets what was remembered of the frame; called in every process when settings or the catalogue changed. */
export function forgetShell(): void {
  rememberCommon.forget()
  rememberCity.forget()
}

/** Loads the frame of a page for its visitor. */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<ShellData> {
  const here = visit(context)
  const { member } = here.visitor
  const [common, cityName] = await Promise.all([
    rememberCommon(here.lang, () => commonOf(here)),
    rememberCity(`${here.lang}${here.cityCode}`, () => cityNameOf(here)),
  ])
  return {
    ...common,
    lang: here.lang,
    words: frameWords[here.lang],
    cityCode: here.cityCode,
    cityName,
    origin: here.origin,
    member: member ? { memberId: member.memberId, memberName: member.memberName, memberType: member.memberType } : null,
    supplierHome: entranceOf('supplier', here.visitor),
    platformHome: entranceOf('platform', here.visitor),
    ...ownStoresOf(here.visitor),
    demonstration: here.demonstration,
    links: linksFor(here.visitor),
  }
}

function ownStoresOf({ stores, otherStores = [] }: Visitor): Pick<ShellData, 'ownStores'> {
  const all = [...stores, ...otherStores]
    .map(({ storeId, storeName }) => ({ storeId, storeName }))
    .toSorted((a, b) => a.storeId - b.storeId)
  return all.length > 1 ? { ownStores: { all, chosen: otherStores.length > 0 ? (stores[0]?.storeId ?? 0) : 0 } } : {}
}

async function commonOf(here: Visit): Promise<Common> {
  const [settings, wechat, banners, series, tree, words] = await Promise.all([
    here.call(getSettings, { names: settingNames.join(',') }),
    here.call(wechatOnCall, {}),
    here.call(bannerList, {}),
    here.call(indexSeries, {}),
    here.call(categoryTree, {}),
    here.call(hotWords, {}),
  ])
  return {
    site: { ...siteOf(here.lang, settings.data ?? []), wechatLogin: wechat.data?.isOn ?? false },
    screens: screensOf(banners.data ?? []),
    ticker: tickerOf(series.data ?? []),
    categories: (tree.data ?? []).map((top) => ({
      id: top.categoryId,
      name: top.categoryName,
      leaves: top.children
        .flatMap((group) => group.children)
        .slice(0, 3)
        .map((leaf) => ({ id: leaf.categoryId, name: leaf.categoryName, pid: leaf.pid })),
    })),
    hotWords: words.data ?? [],
  }
}

function siteOf(lang: Language, values: readonly string[]): Omit<Site, 'wechatLogin'> {
  const valueOf = (name: (typeof settingNames)[number]) => values[settingNames.indexOf(name)] ?? ''
  const some = (...names: readonly (typeof settingNames)[number][]) => names.map(valueOf).filter((value) => value !== '')
  const [zh, en] = [valueOf('basic_site_name') || 'ZincBridge', valueOf('basic_site_name_en') || 'ZincBridge']
  const backgrounds = {
    '/login': valueOf('main_user_logon_bg'),
    '/register': valueOf('main_user_register_bg'),
    '/pwd/forget': valueOf('main_user_forget_password_bg'),
  }
  return {
    name: lang === 'zh' ? zh : en,
    phone: valueOf('basic_site_phone'),
    legal: some(
      'basic_site_copyright',
      'basic_site_icp',
      'basic_site_public_security',
      'basic_site_license',
      'basic_site_technical_support',
    ),
    brand: {
      name: lang === 'zh' ? zh : en,
      latin: lang === 'zh' ? en : undefined,
      picture: valueOf('main_site_logo') || undefined,
    },
    memberLogo: valueOf('main_user_center_logo'),
    consoleLogo: valueOf('main_admin_top_logo'),
    codes: some('mall_foot_QR_code_image1', 'mall_foot_QR_code_image2'),
    backgrounds: Object.fromEntries(Object.entries(backgrounds).filter(([, picture]) => picture !== '')),
  }
}

function screensOf(banners: OutputOf<typeof bannerList>): readonly OpenScreen[] {
  return banners.flatMap(({ bannerId, place, device, title, subtitle, picture, address }) =>
    place === 'openScreen' || place === 'loginScreen' ? [{ bannerId, place, device, title, subtitle, picture, address }] : [],
  )
}

function tickerOf(series: OutputOf<typeof indexSeries>): ShellData['ticker'] {
  const quoted = series.flatMap((one) => (one.latest ? [{ one, latest: one.latest }] : [])).slice(0, 3)
  const first = quoted[0]
  if (!first) return null
  return {
    quotes: quoted.map(({ one, latest }) => ({ name: one.seriesName, price: latest.price, percent: latest.changePercent })),
    asOf: shortMoment(first.latest.publishedAt),
    synthetic: first.one.synthetic,
  }
}

/** `11-20 15:00`, Asia/Shanghai: what a narrow bar has room for. */
function shortMoment(moment: string): string {
  const { month, day, hour, minute } = shanghaiParts(new Date(moment))
  return `${month}-${day} ${hour}:${minute}`
}

async function cityNameOf(here: Visit): Promise<string> {
  const city = await here.call(cityInfo, { cityCode: here.cityCode })
  return city.data?.cityName ?? ''
}
