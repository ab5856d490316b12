import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, text, whole } from '../../api/fields.ts'
import { blockInput, blockShape, pageDraftShape, pageHistoryShape } from '../site/endpoints-pages.ts'

const desk = { store: 'store.decorate' } as const
const lang = z.enum(['zh', 'en'])
const most = 2_147_483_647

export const storePage = endpoint({
  method: 'GET',
  path: 'v3/seller/front/store/page',
  summary: 'The built home of an open store in the language of the request, or of the other one; version 0 without one',
  guard: 'anyone',
  input: z.object({ vid: id }),
  output: z.object({ version: z.number(), blocks: z.array(blockShape) }),
  rate: 'read',
})

export const sellerPageDraft = endpoint({
  method: 'GET',
  path: 'v3/seller/seller/page/draft',
  summary: 'The draft of the own store’s home; without one the blocks that are shown now',
  guard: desk,
  input: z.object({ lang }),
  output: pageDraftShape.extend({ storeId: z.number(), storeName: z.string() }),
  rate: 'read',
})

export const sellerPageSave = endpoint({
  method: 'POST',
  path: 'v3/seller/seller/page/save',
  summary: 'Save the draft of the own store’s home',
  guard: desk,
  input: z.object({ lang, draftVersion: whole(most), blocks: z.array(blockInput).min(1).max(30) }),
  output: z.object({ draftVersion: z.number() }),
  rate: 'write',
})

export const sellerPagePublish = endpoint({
  method: 'POST',
  path: 'v3/seller/seller/page/publish',
  summary: 'Publish the draft in the version that was seen; shown within a second instead of the plain decoration',
  guard: desk,
  input: z.object({ lang, draftVersion: whole(most), note: text(100).default('') }),
  output: z.object({ version: z.number() }),
  rate: 'write',
})

export const sellerPageHistory = endpoint({
  method: 'GET',
  path: 'v3/seller/seller/page/history',
  summary: 'Published versions of the own store’s home, newest first',
  guard: desk,
  input: z.object({ lang }),
  output: pageHistoryShape,
  rate: 'read',
})

export const sellerPageRestore = endpoint({
  method: 'POST',
  path: 'v3/seller/seller/page/restore',
  summary: 'Take a published version, or 0 for an empty page, back into the draft',
  guard: desk,
  input: z.object({ lang, draftVersion: whole(most), version: whole(most) }),
  output: z.object({ draftVersion: z.number() }),
  rate: 'write',
})
