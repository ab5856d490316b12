import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idList, text, whole } from '../../api/fields.ts'
import { linkInput } from './endpoints-banners.ts'
import { floorLayouts, goodsBlockSorts } from './rules/page-blocks.ts'

const desk = { platform: 'platform.content' } as const
const blockId = z.string().regex(/^[A-Za-z0-9-]{1,60}$/)
const title = text(40).default('')
const severalOf = (step: number, least: number, most: number) => whole(most, least).refine((count) => count % step === 0)

/** A block as it comes in; specification §9: products 3–12 in threes, suppliers 5–20 in fives. */
export const blockInput = z.discriminatedUnion('type', [
  z.object({ id: blockId, type: z.literal('hero') }),
  z.object({ id: blockId, type: z.literal('figures') }),
  z.object({ id: blockId, type: z.literal('market'), title }),
  z.object({
    id: blockId,
    type: z.literal('floor'),
    title,
    categoryId: whole(Number.MAX_SAFE_INTEGER, 1),
    layout: z.enum(floorLayouts),
    count: severalOf(3, 3, 12),
  }),
  z.object({ id: blockId, type: z.literal('goods'), title, productIds: idList(12) }),
  z.object({ id: blockId, type: z.literal('stores'), title, count: severalOf(5, 5, 20), withBrands: z.boolean().default(true) }),
  z.object({ id: blockId, type: z.literal('articles'), title, category: text(40).default(''), count: severalOf(2, 2, 6) }),
  z.object({
    id: blockId,
    type: z.literal('images'),
    title,
    columns: whole(4, 1),
    pictures: z.array(z.object({ picture: text(120, 1), alt: text(80).default(''), link: linkInput })).max(12),
  }),
  z.object({ id: blockId, type: z.literal('text'), html: z.string().max(40_000) }),
  z.object({ id: blockId, type: z.literal('banner') }),
  z.object({
    id: blockId,
    type: z.literal('shelf'),
    title,
    categoryId: whole().default(0),
    sort: z.enum(goodsBlockSorts),
    count: severalOf(3, 3, 12),
  }),
  z.object({ id: blockId, type: z.literal('news'), title, kind: z.enum(['news', 'article']), count: severalOf(2, 2, 6) }),
  z.object({ id: blockId, type: z.literal('about'), title }),
])

/** A block as it goes out. */
const linkShape = z.object({ type: z.string(), value: z.string(), info: z.record(z.string(), z.number()) })
export const blockShape = z.discriminatedUnion('type', [
  z.object({ id: z.string(), type: z.literal('hero') }),
  z.object({ id: z.string(), type: z.literal('figures') }),
  z.object({ id: z.string(), type: z.literal('market'), title: z.string() }),
  z.object({
    id: z.string(),
    type: z.literal('floor'),
    title: z.string(),
    categoryId: z.number(),
    layout: z.enum(floorLayouts),
    count: z.number(),
  }),
  z.object({ id: z.string(), type: z.literal('goods'), title: z.string(), productIds: z.array(z.number()) }),
  z.object({ id: z.string(), type: z.literal('stores'), title: z.string(), count: z.number(), withBrands: z.boolean() }),
  z.object({ id: z.string(), type: z.literal('articles'), title: z.string(), category: z.string(), count: z.number() }),
  z.object({
    id: z.string(),
    type: z.literal('images'),
    title: z.string(),
    columns: z.number(),
    /** `address` is where the picture leads; empty for nowhere. */
    pictures: z.array(z.object({ picture: z.string(), alt: z.string(), link: linkShape, address: z.string() })),
  }),
  z.object({ id: z.string(), type: z.literal('text'), html: z.string() }),
  z.object({ id: z.string(), type: z.literal('banner') }),
  z.object({
    id: z.string(),
    type: z.literal('shelf'),
    title: z.string(),
    categoryId: z.number(),
    sort: z.enum(goodsBlockSorts),
    count: z.number(),
  }),
  z.object({
    id: z.string(),
    type: z.literal('news'),
    title: z.string(),
    kind: z.enum(['news', 'article']),
    count: z.number(),
  }),
  z.object({ id: z.string(), type: z.literal('about'), title: z.string() }),
])
export type BlockShape = z.output<typeof blockShape>

export const pageKeys = ['home'] as const
/** The home page, or the page of a topic. */
const which = { pageKey: z.string().regex(/^(home|topic-[1-9][0-9]{0,9})$/), lang: z.enum(['zh', 'en']) }

export const builtPage = endpoint({
  method: 'GET',
  path: 'v3/system/front/page/detail',
  summary: 'The published blocks of a built page in the language of the request; version 0 is the one that comes with the mall',
  guard: 'anyone',
  input: z.object({ pageKey: z.enum(pageKeys) }),
  output: z.object({ version: z.number(), blocks: z.array(blockShape) }),
  rate: 'read',
})

/** What a page builder opens with. */
export const pageDraftShape = z.object({
  draftVersion: z.number(),
  blocks: z.array(blockShape),
  /** 1 when the draft differs from what is shown. */
  isChanged: z.union([z.literal(0), z.literal(1)]),
  shownVersion: z.number(),
})
export const pageHistoryShape = z.array(
  z.object({ version: z.number(), note: z.string(), publishedBy: z.string(), publishedAt: z.string(), blockTypes: z.array(z.string()) }),
)

export const adminPageDraft = endpoint({
  method: 'GET',
  path: 'v3/system/admin/page/draft',
  summary: 'The draft of a built page; without one the blocks that are shown now',
  guard: desk,
  input: z.object(which),
  output: pageDraftShape,
  rate: 'read',
})

export const adminPageSave = endpoint({
  method: 'POST',
  path: 'v3/system/admin/page/save',
  summary: 'Save the draft of a built page',
  guard: desk,
  input: z.object({ ...which, draftVersion: whole(), blocks: z.array(blockInput).min(1).max(40) }),
  output: z.object({ draftVersion: z.number() }),
  rate: 'write',
})

export const adminPagePublish = endpoint({
  method: 'POST',
  path: 'v3/system/admin/page/publish',
  summary: 'Publish the draft in the version that was seen; shown everywhere within a second',
  guard: desk,
  input: z.object({ ...which, draftVersion: whole(), note: text(100).default('') }),
  output: z.object({ version: z.number() }),
  rate: 'write',
})

export const adminPageHistory = endpoint({
  method: 'GET',
  path: 'v3/system/admin/page/history',
  summary: 'Published versions of a built page, newest first',
  guard: desk,
  input: z.object(which),
  output: pageHistoryShape,
  rate: 'read',
})

export const adminPageRestore = endpoint({
  method: 'POST',
  path: 'v3/system/admin/page/restore',
  summary: 'Take a published version, or 0 for the one that comes with the mall, back into the draft',
  guard: desk,
  input: z.object({ ...which, draftVersion: whole(2_147_483_647), version: whole(2_147_483_647) }),
  output: z.object({ draftVersion: z.number() }),
  rate: 'write',
})
