import type { RouterContextProvider } from 'react-router'
import { pageContextOf, type PageContext } from '../../rendering/page/page-context.ts'
import type { Caller } from '../../api/caller.ts'
import type { OwnStores } from '../../modules/store/ui/use-own-stores.ts'
import type { MenuCategory } from '../../modules/taxonomy/ui/use-category-panels.ts'
import { categoryTree } from '../../modules/taxonomy/endpoints-categories.ts'
import { hotWords } from '../../modules/search/endpoints.ts'
import { indexSeries } from '../../modules/market/endpoints.ts'
import { wechatOn } from '../../modules/identity/endpoints-wechat.ts'
import { bannerList } from '../../modules/site/endpoints-banners.ts'
import { cityInfo, getSettings } from '../../modules/site/endpoints.ts'
import type { Language } from '../../kernel/i18n/translate.ts'
import { entranceOf } from './console/console-entrance.ts'
import { layoutLinksFor } from './layout-links.ts'
import { screensOf, tickerOf, type Ticker } from './ticker.ts'
import type { OpenScreen } from './mall/screen-due.ts'
import { ttlCache } from '../http/ttl-cache.ts'
import { settingNames, siteOf, type Site } from './site-settings.ts'
import { layoutMessages } from './messages.ts'

/** What every page's frame shows. A visitor's frame holds nothing personal, so that it may be kept. */
export type ShellData = {
  readonly lang: Language
  /** The frame's own words in this language. */
  readonly words: Readonly<Record<string, string>>
  readonly cityCode: string
  readonly cityName: string
  readonly origin: string
  readonly site: Site
  readonly ticker: Ticker | null
  readonly categories: readonly MenuCategory[]
  readonly hotWords: readonly string[]
  /** What opens over the mall now, in the page's language. */
  readonly screens: readonly OpenScreen[]
  readonly member: { readonly memberId: number; readonly memberName: string; readonly memberType: number } | null
  /** Where the consoles begin for somebody with a seat: the first page that opens to them. */
  readonly supplierHome: string | null
  readonly platformHome: string | null
  /** Who staffs stores: all of them, and the one that is worked for. */
  readonly ownStores?: OwnStores
  readonly demonstration: boolean
  /** Addresses of the frame's links whose pages exist. */
  readonly links: readonly string[]
}

type Common = Pick<ShellData, 'screens' | 'site' | 'ticker' | 'categories' | 'hotWords'>
type ReadFrame = { readonly frame: Common; readonly isWhole: boolean }
const rememberCommon = ttlCache<ReadFrame>(10_000, Date.now)
const lastWhole = new Map<Language, Common>()
const rememberCity = ttlCache<string>(60_000, Date.now)

/** Forgets what was remembered of the frame; called in every process when settings or the catalogue changed. */
export function clearShellCache(): void {
  rememberCommon.forget()
  rememberCity.forget()
}

/** Loads the frame of a page for its visitor. */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<ShellData> {
  const here = pageContextOf(context)
  const { member } = here.caller
  const [common, cityName] = await Promise.all([frameOf(here), rememberCity(`${here.lang}${here.cityCode}`, () => cityNameOf(here))])
  return {
    ...common,
    lang: here.lang,
    words: layoutMessages[here.lang],
    cityCode: here.cityCode,
    cityName,
    origin: here.origin,
    member: member ? { memberId: member.memberId, memberName: member.memberName, memberType: member.memberType } : null,
    supplierHome: entranceOf('supplier', here.caller),
    platformHome: entranceOf('platform', here.caller),
    ...ownStoresOf(here.caller),
    demonstration: here.demonstration,
    links: layoutLinksFor(here.caller),
  }
}

function ownStoresOf({ stores, otherStores = [] }: Caller): Pick<ShellData, 'ownStores'> {
  const all = [...stores, ...otherStores]
    .map(({ storeId, storeName }) => ({ storeId, storeName }))
    .toSorted((a, b) => a.storeId - b.storeId)
  const isOne = otherStores.length > 0 || all.length === 1
  return all.length > 0 ? { ownStores: { all, chosen: isOne ? (stores[0]?.storeId ?? 0) : 0 } } : {}
}

/** A frame that could not be read whole is not remembered: the last whole one stands in for it. */
async function frameOf(here: PageContext): Promise<Common> {
  const { frame, isWhole } = await rememberCommon(here.lang, () => commonOf(here))
  if (isWhole) {
    lastWhole.set(here.lang, frame)
    return frame
  }
  rememberCommon.forget()
  return lastWhole.get(here.lang) ?? frame
}

async function commonOf(here: PageContext): Promise<ReadFrame> {
  const answers = await Promise.all([
    here.attempt(getSettings, { names: settingNames.join(',') }),
    here.attempt(wechatOn, {}),
    here.attempt(bannerList, {}),
    here.attempt(indexSeries, {}),
    here.attempt(categoryTree, {}),
    here.attempt(hotWords, {}),
  ])
  const [settings, wechat, banners, series, tree, words] = answers
  const frame = {
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
  return { frame, isWhole: answers.every((answer) => answer.code !== 'api.tooBusy') }
}

async function cityNameOf(here: PageContext): Promise<string> {
  const city = await here.attempt(cityInfo, { cityCode: here.cityCode })
  if (city.code === 'api.tooBusy') rememberCity.forget()
  return city.data?.cityName ?? ''
}
