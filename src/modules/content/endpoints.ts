import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList, text, whole } from '../../api/fields.ts'

/** News and knowledge, or help. */
export const articleKinds = ['information', 'help'] as const

export const articleRow = z.object({
  articleId: z.number(),
  kind: z.enum(articleKinds),
  category: z.string(),
  categoryName: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  /** Address of a picture; empty without. */
  cover: z.string(),
  /** ISO 8601. */
  publishedAt: z.string(),
})

export const articleList = endpoint({
  method: 'GET',
  path: 'v3/cms/front/article/list',
  summary: 'Published articles, newest first, by category and words',
  guard: 'anyone',
  input: z.object({
    kind: z.enum(articleKinds).default('information'),
    category: text(40).default(''),
    keyword: text(60).default(''),
    current: whole(100, 1).default(1),
    pageSize: whole(50, 1).default(12),
  }),
  output: z.object({
    list: z.array(articleRow),
    categories: z.array(z.object({ category: z.string(), categoryName: z.string(), count: z.number() })),
    pagination: z.object({ current: z.number(), pageSize: z.number(), total: z.number(), pageCount: z.number() }),
  }),
  rate: 'search',
})

export const articlesByIds = endpoint({
  method: 'GET',
  path: 'v3/cms/front/article/listByIds',
  summary: 'Given articles in the order asked (saved articles); what is not published is left out',
  guard: 'anyone',
  input: z.object({ articleIds: idList(100) }),
  output: z.array(articleRow),
  rate: 'read',
})

export const articleDetail = endpoint({
  method: 'GET',
  path: 'v3/cms/front/article/detail',
  summary: 'One article with its neighbours',
  guard: 'anyone',
  input: z.object({ articleId: id }),
  output: articleRow.extend({
    /** Rich text, cleaned. */
    content: z.string(),
    updatedAt: z.string(),
    /** Goods that the text speaks of, on sale or not. */
    goodsIds: z.array(z.number()),
    previous: z.object({ articleId: z.number(), title: z.string() }).nullable(),
    next: z.object({ articleId: z.number(), title: z.string() }).nullable(),
  }),
  rate: 'read',
})

export const agreementDetail = endpoint({
  method: 'GET',
  path: 'v3/cms/front/agreement/detail',
  summary: 'An agreement by its key, in its newest version (register_agreement, privacy_policy …)',
  guard: 'anyone',
  input: z.object({ agreementCode: z.string().regex(/^[a-z0-9_]{1,40}$/) }),
  output: z.object({
    agreementCode: z.string(),
    title: z.string(),
    version: z.number(),
    publishedAt: z.string(),
    /** Rich text, cleaned. */
    content: z.string(),
  }),
  rate: 'read',
})

export const agreementList = endpoint({
  method: 'GET',
  path: 'v3/cms/front/agreement/list',
  summary: 'Keys and titles of the agreements in force',
  guard: 'anyone',
  input: z.object({}),
  output: z.array(z.object({ agreementCode: z.string(), title: z.string(), version: z.number() })),
  rate: 'read',
})
