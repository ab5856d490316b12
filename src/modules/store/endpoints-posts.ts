import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields } from '../../api/fields.ts'

const postRow = z.object({
  newsId: z.number(),
  kind: z.enum(['news', 'article']),
  title: z.string(),
  summary: z.string(),
  /** ISO 8601. */
  publishedAt: z.string(),
})

export const storePosts = endpoint({
  method: 'GET',
  path: 'v3/seller/front/store/newsList',
  summary: 'News or articles of an open store, newest first',
  guard: 'anyone',
  input: z.object({ vid: id, kind: z.enum(['news', 'article']).default('news'), ...pageFields }),
  output: z.object({ list: z.array(postRow), total: z.number() }),
  rate: 'read',
})

export const storePost = endpoint({
  method: 'GET',
  path: 'v3/seller/front/store/newsInfo',
  summary: 'One of a store’s news or articles',
  guard: 'anyone',
  input: z.object({ newsId: id }),
  output: postRow.extend({
    storeId: z.number(),
    /** Rich text, cleaned. */
    content: z.string(),
  }),
  rate: 'read',
})
