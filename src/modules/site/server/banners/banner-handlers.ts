import { handle, type Handler } from '../../../../api/handler.ts'
import { failure } from '../../../../kernel/failure/failure.ts'
import {
  adminBannerDelete,
  adminBannerList,
  adminBannerMove,
  adminBannerSave,
  linkTypeList,
  bannerList,
  type BannerRow,
} from '../../endpoints-banners.ts'
import { linkAddress, linkRefusal, linkTypes, type LinkTarget, type LinkType } from '../../rules/link-target.ts'
import { allBanners, shownBanners, type BannerRecord } from './banner-repository.ts'
import { parseWireTimestamp, formatWireTimestamp } from '../wire-timestamps.ts'
import { moveBanner, removeBanner, saveBanner } from './edit-banner.ts'

/** Whether the mall has a page at an address: kinds of links may be known before their pages are built. */
export type Leads = (address: string) => boolean

// Any subject will do: only the page is asked for.
const anyTarget = (type: LinkType): LinkTarget => ({
  type,
  value: '1',
  info: { defaultProductId: 1, categoryId: 1, decoId: 1, storeId: 1 },
})

function presentBanner(banner: BannerRecord): BannerRow {
  const { bannerId, title, subtitle, picture, device, link } = banner
  return {
    bannerId,
    title,
    subtitle,
    picture,
    device,
    link_type: link.type,
    link_value: link.value,
    info: link.info,
    storeId: link.info.storeId ?? null,
    address: linkAddress(link),
  }
}

function stateOf(banner: BannerRecord, now: Date) {
  if (!banner.isOn) return 'off' as const
  if (banner.startsAt && banner.startsAt > now) return 'waiting' as const
  return banner.endsAt && banner.endsAt <= now ? ('ended' as const) : ('shown' as const)
}

/** Banners, for everybody and for the platform's desk. */
export function bannerHandlers(leads: Leads): Handler[] {
  const present = (banner: BannerRecord): BannerRow => {
    const shown = presentBanner(banner)
    return leads(shown.address) ? shown : { ...shown, address: '' }
  }
  return [
    handle(linkTypeList, () => linkTypes.filter((type) => type === 'none' || leads(linkAddress(anyTarget(type))))),
    handle(bannerList, async ({ place }, call) => {
      const found = await shownBanners(call.app.read, call.lang, call.app.clock.now())
      return found
        .filter((bannerRecord) => !place || bannerRecord.place === place)
        .map((bannerRecord) => ({ ...present(bannerRecord), place: bannerRecord.place }))
    }),
    handle(adminBannerList, async (_input, call) => {
      const now = call.app.clock.now()
      return (await allBanners(call.app.read)).map((bannerRecord) => ({
        ...present(bannerRecord),
        place: bannerRecord.place,
        lang: bannerRecord.lang,
        isOn: bannerRecord.isOn ? (1 as const) : (0 as const),
        startsAt: formatWireTimestamp(bannerRecord.startsAt),
        endsAt: formatWireTimestamp(bannerRecord.endsAt),
        state: stateOf(bannerRecord, now),
        version: bannerRecord.version,
      }))
    }),
    handle(adminBannerSave, ({ bannerId, version, ...input }, call) => {
      const banner = {
        ...input,
        isOn: input.isOn === 1,
        startsAt: parseWireTimestamp(input.startsAt),
        endsAt: parseWireTimestamp(input.endsAt),
      }
      if (banner.link.type !== 'none' && !leads(linkAddress(banner.link)) && linkRefusal(banner.link) === null)
        return failure('site.linkLater', {}, { field: 'link' })
      return call.idempotent((tx) => saveBanner(tx, call, banner, bannerId ? { bannerId, version } : null))
    }),
    handle(adminBannerMove, ({ bannerId, direction }, call) => call.idempotent((tx) => moveBanner(tx, call, bannerId, direction))),
    handle(adminBannerDelete, ({ bannerId }, call) => call.idempotent((tx) => removeBanner(tx, call, bannerId))),
  ]
}
