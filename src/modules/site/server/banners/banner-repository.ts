import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { bannerDevices, bannerLangs, bannerPlaces } from '../../endpoints-banners.ts'
import type { LinkTarget } from '../../rules/link-target.ts'

export type Banner = {
  readonly place: (typeof bannerPlaces)[number]
  readonly device: (typeof bannerDevices)[number]
  readonly lang: (typeof bannerLangs)[number]
  readonly title: string
  readonly subtitle: string
  readonly picture: string
  readonly link: LinkTarget
  readonly isOn: boolean
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}
export type BannerRecord = Banner & { readonly bannerId: number; readonly version: number }

const columns = `banner_id AS "bannerId", place, device, lang, title, subtitle, picture, link, is_on AS "isOn", starts_at AS "startsAt", ends_at AS "endsAt", version`
const all = { name: 'site.banners', text: `SELECT ${columns} FROM banner ORDER BY place, position, banner_id` }
const shown = {
  name: 'site.shownBanners',
  text: `SELECT ${columns} FROM banner
         WHERE is_on AND lang IN ('all', $1) AND (starts_at IS NULL OR starts_at <= $2) AND (ends_at IS NULL OR ends_at > $2)
         ORDER BY place, position, banner_id`,
}
const locked = { name: 'site.lockedBanner', text: `SELECT ${columns} FROM banner WHERE banner_id = $1 FOR UPDATE` }
const insert = {
  name: 'site.addBanner',
  text: `INSERT INTO banner (place, device, lang, title, subtitle, picture, link, is_on, starts_at, ends_at, updated_at, position)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, (SELECT coalesce(max(position), 0) + 1 FROM banner WHERE place = $1))
         RETURNING banner_id AS "bannerId"`,
}
const update = {
  name: 'site.changeBanner',
  text: `UPDATE banner SET place = $1, device = $2, lang = $3, title = $4, subtitle = $5, picture = $6, link = $7, is_on = $8, starts_at = $9,
         ends_at = $10, updated_at = $11, version = version + 1 WHERE banner_id = $12 AND version = $13`,
}
const remove = { name: 'site.deleteBanner', text: 'DELETE FROM banner WHERE banner_id = $1' }
const inPlace = {
  name: 'site.bannersOfPlace',
  text: 'SELECT banner_id AS "bannerId" FROM banner WHERE place = $1 ORDER BY position, banner_id FOR UPDATE',
}
const place = { name: 'site.placeBanner', text: 'UPDATE banner SET position = $2 WHERE banner_id = $1 AND position <> $2' }

export function allBanners(db: Queryable): Promise<BannerRecord[]> {
  return rows<BannerRecord>(db, all, [])
}

/** Banners that are on, in their time, for a language. */
export function shownBanners(db: Queryable, lang: string, at: Date): Promise<BannerRecord[]> {
  return rows<BannerRecord>(db, shown, [lang, at])
}

/** One banner that nobody else changes before the transaction ends. */
export async function lockedBanner(tx: Transaction, bannerId: number): Promise<BannerRecord | undefined> {
  return (await rows<BannerRecord>(tx, locked, [bannerId]))[0]
}

const valuesOf = (banner: Banner, at: Date) => [
  banner.place,
  banner.device,
  banner.lang,
  banner.title,
  banner.subtitle,
  banner.picture,
  JSON.stringify(banner.link),
  banner.isOn,
  banner.startsAt,
  banner.endsAt,
  at,
]

/** A new banner, last in its place. */
export async function addBanner(tx: Transaction, banner: Banner, at: Date): Promise<number> {
  return (await rows<{ bannerId: number }>(tx, insert, valuesOf(banner, at)))[0]?.bannerId ?? 0
}

/** Changes a banner in the version that was seen; false when it has another. */
export async function changeBanner(tx: Transaction, bannerId: number, version: number, banner: Banner, at: Date): Promise<boolean> {
  return (await execute(tx, update, [...valuesOf(banner, at), bannerId, version])) === 1
}

export async function deleteBanner(tx: Transaction, bannerId: number): Promise<void> {
  await execute(tx, remove, [bannerId])
}

/** The banners of a place in their order; nobody else orders them before the transaction ends. */
export async function bannersOfPlace(tx: Transaction, of: Banner['place']): Promise<number[]> {
  return (await rows<{ bannerId: number }>(tx, inPlace, [of])).map((row) => row.bannerId)
}

export async function orderBanners(tx: Transaction, bannerIds: readonly number[]): Promise<void> {
  for (const [index, bannerId] of bannerIds.entries()) await execute(tx, place, [bannerId, index + 1])
}
