import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, text, whole } from '../../api/fields.ts'
import { linkInput } from '../site/endpoints-banners.ts'

const desk = { store: 'store.decorate' } as const
const body = z.string().max(100_000)
export const postKinds = ['news', 'article'] as const
export const postStates = ['draft', 'published', 'withdrawn'] as const
const post = z.object({
  newsId: z.number(),
  storeName: z.string(),
  kind: z.enum(postKinds),
  titleZh: z.string(),
  titleEn: z.string(),
  state: z.enum(postStates),
  publishedAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
})

export const sellerPostList = endpoint({
  method: 'GET',
  path: 'v3/seller/seller/news/list',
  summary: 'News and articles of the own store in every state, last changed first',
  guard: desk,
  input: z.object({ kind: z.enum(postKinds).default('news') }),
  output: z.array(post),
  rate: 'read',
})

export const sellerPostDetail = endpoint({
  method: 'GET',
  path: 'v3/seller/seller/news/detail',
  summary: 'One of the own store’s news or articles to edit',
  guard: desk,
  input: z.object({ newsId: id }),
  output: post.extend({ bodyZh: z.string(), bodyEn: z.string() }),
  rate: 'read',
})

export const sellerPostSave = endpoint({
  method: 'POST',
  path: 'v3/seller/seller/news/save',
  summary: 'Save a post; without a newsId a new draft. Texts are cleaned',
  guard: desk,
  input: z.object({
    newsId: id.optional(),
    version: whole().default(0),
    kind: z.enum(postKinds),
    titleZh: text(80, 1),
    titleEn: text(160).default(''),
    bodyZh: body.min(1),
    bodyEn: body.default(''),
  }),
  output: z.object({ newsId: z.number() }),
  rate: 'write',
})

export const sellerPostMove = endpoint({
  method: 'POST',
  path: 'v3/seller/seller/news/move',
  summary: 'Publish a post, withdraw it, or delete a draft',
  guard: desk,
  input: z.object({ newsId: id, event: z.enum(['publish', 'withdraw', 'delete']) }),
  output: z.null(),
  rate: 'write',
})

const picture = z.object({ picture: text(120, 1), alt: text(80).default(''), link: linkInput })

export const sellerDecorDetail = endpoint({
  method: 'GET',
  path: 'v3/seller/seller/decor/detail',
  summary: 'What decorates the own store’s home',
  guard: desk,
  input: z.object({}),
  output: z.object({
    storeId: z.number(),
    storeName: z.string(),
    version: z.number(),
    pictures: z.array(
      z.object({
        picture: z.string(),
        alt: z.string(),
        link: z.object({ type: z.string(), value: z.string(), info: z.record(z.string(), z.number()) }),
      }),
    ),
    htmlZh: z.string(),
    htmlEn: z.string(),
  }),
  rate: 'read',
})

export const sellerDecorSave = endpoint({
  method: 'POST',
  path: 'v3/seller/seller/decor/save',
  summary: 'Decorate the own store’s home; shown within a second',
  guard: desk,
  input: z.object({ version: whole(), pictures: z.array(picture).max(6), htmlZh: body.default(''), htmlEn: body.default('') }),
  output: z.object({ version: z.number() }),
  rate: 'write',
})

export const storeDecor = endpoint({
  method: 'GET',
  path: 'v3/seller/front/store/decor',
  summary: 'What decorates the home of an open store',
  guard: 'anyone',
  input: z.object({ vid: id }),
  output: z.object({ pictures: z.array(z.object({ picture: z.string(), alt: z.string(), address: z.string() })), content: z.string() }),
  rate: 'read',
})
