import { handle, type Handler } from '../../../api/handler.ts'
import { adminBannerDelete, adminBannerList, adminBannerMove, adminBannerSave, bannerList, type BannerRow } from '../contract-banner.ts'
import { linkAddress } from '../rules/link-target.ts'
import { allBanners, shownBanners, type BannerRecord } from './banner-store.ts'
import { moveBanner, removeBanner, saveBanner } from './edit-banner.ts'

function present(banner: BannerRecord): BannerRow {
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

const momentOf = (text: string) => (text === '' ? null : new Date(text))

/** Banners, for everybody and for the platform's desk. */
export function bannerHandlers(): Handler[] {
  return [
    handle(bannerList, async ({ place }, call) => {
      const found = await shownBanners(call.house.read, call.lang, call.house.clock.now())
      return found.filter((one) => !place || one.place === place).map((one) => ({ ...present(one), place: one.place }))
    }),
    handle(adminBannerList, async (_input, call) => {
      const now = call.house.clock.now()
      return (await allBanners(call.house.read)).map((one) => ({
        ...present(one),
        place: one.place,
        lang: one.lang,
        isOn: one.isOn ? (1 as const) : (0 as const),
        startsAt: one.startsAt?.toISOString() ?? '',
        endsAt: one.endsAt?.toISOString() ?? '',
        state: stateOf(one, now),
        version: one.version,
      }))
    }),
    handle(adminBannerSave, ({ bannerId, version, ...input }, call) => {
      const banner = { ...input, isOn: input.isOn === 1, startsAt: momentOf(input.startsAt), endsAt: momentOf(input.endsAt) }
      return call.once((unit) => saveBanner(unit, call, banner, bannerId ? { bannerId, version } : null))
    }),
    handle(adminBannerMove, ({ bannerId, direction }, call) => call.once((unit) => moveBanner(unit, call, bannerId, direction))),
    handle(adminBannerDelete, ({ bannerId }, call) => call.once((unit) => removeBanner(unit, call, bannerId))),
  ]
}
