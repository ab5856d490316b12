import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, text, whole } from '../../api/fields.ts'
import { linkTypes } from './rules/link-target.ts'

const desk = { platform: 'platform.content' } as const
/** Places on the home page, and what opens over the mall: for everybody, and after a login (specification §3). */
export const bannerPlaces = ['homeMain', 'homeSide', 'homeBottom', 'openScreen', 'loginScreen'] as const
export const bannerDevices = ['all', 'desktop', 'phone'] as const
export const bannerLangs = ['all', 'zh', 'en'] as const

const numbers = z.object({
  defaultProductId: whole().optional(),
  categoryId: whole().optional(),
  grade: whole(3).optional(),
  pid: whole().optional(),
  decoId: whole().optional(),
  storeId: whole().optional(),
  informationId: whole().optional(),
})
const infoShape = z.object({
  defaultProductId: z.number().optional(),
  categoryId: z.number().optional(),
  grade: z.number().optional(),
  pid: z.number().optional(),
  decoId: z.number().optional(),
  storeId: z.number().optional(),
  informationId: z.number().optional(),
})

/** A link as banners and blocks store it. */
export const linkInput = z.object({ type: z.enum(linkTypes), value: text(80).default(''), info: numbers.default({}) })

/** A banner with its link as specification §3 names the parts; `address` is where it leads in this mall. */
export const bannerRow = z.object({
  bannerId: z.number(),
  title: z.string(),
  subtitle: z.string(),
  picture: z.string(),
  device: z.enum(bannerDevices),
  link_type: z.enum(linkTypes),
  link_value: z.string(),
  info: infoShape,
  storeId: z.number().nullable(),
  address: z.string(),
})
export type BannerRow = z.output<typeof bannerRow>

export const bannerList = endpoint({
  method: 'GET',
  path: 'v3/system/front/banner/list',
  summary: 'Banners that are shown now in this language, by place',
  guard: 'anyone',
  input: z.object({ place: z.enum(bannerPlaces).optional() }),
  output: z.array(bannerRow.extend({ place: z.enum(bannerPlaces) })),
  rate: 'read',
})

const period = {
  startsAt: z.iso.datetime({ offset: true }).or(z.literal('')).default(''),
  endsAt: z.iso.datetime({ offset: true }).or(z.literal('')).default(''),
}

export const adminBannerRow = bannerRow.extend({
  place: z.enum(bannerPlaces),
  lang: z.enum(bannerLangs),
  isOn: z.union([z.literal(0), z.literal(1)]),
  startsAt: z.string(),
  endsAt: z.string(),
  /** `shown` now, `waiting` for its begin, `ended`, or `off`. */
  state: z.enum(['shown', 'waiting', 'ended', 'off']),
  version: z.number(),
})

export const adminBannerList = endpoint({
  method: 'GET',
  path: 'v3/system/admin/banner/list',
  summary: 'Every banner in its order, by place',
  guard: desk,
  input: z.object({}),
  output: z.array(adminBannerRow),
  rate: 'read',
})

export const adminBannerSave = endpoint({
  method: 'POST',
  path: 'v3/system/admin/banner/save',
  summary: 'Save a banner; without a bannerId a new one, last in its place',
  guard: desk,
  input: z.object({
    bannerId: id.optional(),
    /** The version that the editor saw. */
    version: whole(2_147_483_647).default(0),
    place: z.enum(bannerPlaces),
    device: z.enum(bannerDevices).default('all'),
    lang: z.enum(bannerLangs).default('all'),
    title: text(40, 1),
    subtitle: text(80).default(''),
    picture: text(120).default(''),
    link: linkInput,
    isOn: oneOrZero.default(1),
    ...period,
  }),
  output: z.object({ bannerId: z.number() }),
  rate: 'write',
})

export const adminBannerMove = endpoint({
  method: 'POST',
  path: 'v3/system/admin/banner/move',
  summary: 'Move a banner one place up or down',
  guard: desk,
  input: z.object({ bannerId: id, direction: z.enum(['up', 'down']) }),
  output: z.null(),
  rate: 'write',
})

export const adminBannerDelete = endpoint({
  method: 'POST',
  path: 'v3/system/admin/banner/delete',
  summary: 'Delete a banner',
  guard: desk,
  input: z.object({ bannerId: id }),
  output: z.null(),
  rate: 'write',
})

export const linkTypeList = endpoint({
  method: 'GET',
  path: 'v3/system/front/banner/linkTypes',
  summary: 'Kinds of links whose page this mall has',
  guard: 'anyone',
  input: z.object({}),
  output: z.array(z.enum(linkTypes)),
  rate: 'read',
})
