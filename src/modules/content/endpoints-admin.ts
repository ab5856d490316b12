import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, text, whole } from '../../api/fields.ts'
import { articleKinds } from './endpoints.ts'

const desk = { platform: 'platform.content' } as const
export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
const moment = z.iso.datetime({ offset: true })
const body = z.string().max(200_000)
const code = z.string().regex(/^[a-z][a-z0-9_]{1,39}$/)

const content = z.object({
  kind: z.enum(articleKinds),
  category: z.string(),
  titleZh: z.string(),
  titleEn: z.string(),
  bodyZh: z.string(),
  bodyEn: z.string(),
  author: z.string(),
  /** For readers of English; empty for the same. */
  authorEn: z.string(),
  /** Address of a picture; empty without. */
  cover: z.string(),
})
export type ArticleContent = z.output<typeof content>

export const adminArticleList = endpoint({
  method: 'GET',
  path: 'v3/cms/admin/article/list',
  summary: 'Articles in every state, last changed first',
  guard: desk,
  input: z.object({
    kind: z.enum(['', ...articleKinds]).default(''),
    state: z.enum(['', ...articleStates]).default(''),
    keyword: text(60).default(''),
    current: whole(500, 1).default(1),
    pageSize: whole(50, 1).default(20),
  }),
  output: z.object({
    list: z.array(
      z.object({
        articleId: z.number(),
        kind: z.enum(articleKinds),
        category: z.string(),
        title: z.string(),
        /** 0 where the English text is missing. */
        hasEnglish: z.union([z.literal(0), z.literal(1)]),
        state: z.enum(articleStates),
        publishedAt: z.string(),
        updatedAt: z.string(),
        updatedBy: z.string(),
      }),
    ),
    total: z.number(),
  }),
  rate: 'search',
})

export const adminArticleDetail = endpoint({
  method: 'GET',
  path: 'v3/cms/admin/article/detail',
  summary: 'One article to edit, with the versions that were saved',
  guard: desk,
  input: z.object({ articleId: id }),
  output: z.object({
    articleId: z.number(),
    version: z.number(),
    state: z.enum(articleStates),
    publishedAt: z.string(),
    content,
    can: z.array(z.enum(['publish', 'withdraw'])),
    history: z.array(z.object({ version: z.number(), savedBy: z.string(), savedAt: z.string() })),
  }),
  rate: 'read',
})

export const adminArticleVersion = endpoint({
  method: 'GET',
  path: 'v3/cms/admin/article/version',
  summary: 'An article as it was saved in a version',
  guard: desk,
  input: z.object({ articleId: id, version: whole(2_147_483_647) }),
  output: content,
  rate: 'read',
})

export const adminArticleSave = endpoint({
  method: 'POST',
  path: 'v3/cms/admin/article/save',
  summary: 'Save an article; without an articleId a new draft. Texts are cleaned; a published one changes at once',
  guard: desk,
  input: z.object({
    articleId: id.optional(),
    /** The version that the editor saw. */
    version: whole(2_147_483_647).default(0),
    kind: z.enum(articleKinds),
    category: code,
    titleZh: text(80, 1),
    titleEn: text(160).default(''),
    bodyZh: body.min(1),
    bodyEn: body.default(''),
    author: text(40, 1),
    authorEn: text(80).default(''),
    cover: text(120).default(''),
  }),
  output: z.object({ articleId: z.number(), version: z.number() }),
  rate: 'write',
})

export const adminArticleMove = endpoint({
  method: 'POST',
  path: 'v3/cms/admin/article/move',
  summary: 'Publish an article, at once or from a moment of the future, or withdraw it',
  guard: desk,
  input: z.object({ articleId: id, event: z.enum(['publish', 'withdraw']), publishAt: moment.or(z.literal('')).default('') }),
  output: z.object({ state: z.enum(articleStates) }),
  rate: 'write',
})

export const adminArticleDelete = endpoint({
  method: 'POST',
  path: 'v3/cms/admin/article/delete',
  summary: 'Delete a draft; what was shown is withdrawn instead',
  guard: desk,
  input: z.object({ articleId: id }),
  output: z.null(),
  rate: 'write',
})

export const categoryShape = z.object({
  code: z.string(),
  kind: z.enum(articleKinds),
  nameZh: z.string(),
  nameEn: z.string(),
  count: z.number(),
})

export const adminArticleCategoryList = endpoint({
  method: 'GET',
  path: 'v3/cms/admin/category/list',
  summary: 'Categories of articles in their order, with how many articles each has',
  guard: desk,
  input: z.object({}),
  output: z.array(categoryShape),
  rate: 'read',
})

export const adminArticleCategorySave = endpoint({
  method: 'POST',
  path: 'v3/cms/admin/category/save',
  summary: 'Add a category or change its names; the code stays',
  guard: desk,
  input: z.object({ code, kind: z.enum(articleKinds), nameZh: text(20, 1), nameEn: text(40, 1) }),
  output: z.null(),
  rate: 'write',
})

export const adminArticleCategoryDelete = endpoint({
  method: 'POST',
  path: 'v3/cms/admin/category/delete',
  summary: 'Delete a category that no article has',
  guard: desk,
  input: z.object({ code }),
  output: z.null(),
  rate: 'write',
})

export const agreementVersionRow = z.object({
  version: z.number(),
  titleZh: z.string(),
  titleEn: z.string(),
  effectiveAt: z.string(),
  /** `inForce`: what people consent to now; `waiting` for its day; `past`. */
  state: z.enum(['inForce', 'waiting', 'past']),
})

export const adminAgreementList = endpoint({
  method: 'GET',
  path: 'v3/cms/admin/agreement/list',
  summary: 'Every agreement with all its versions, newest first',
  guard: desk,
  input: z.object({}),
  output: z.array(z.object({ agreementCode: z.string(), versions: z.array(agreementVersionRow) })),
  rate: 'read',
})

export const adminAgreementDetail = endpoint({
  method: 'GET',
  path: 'v3/cms/admin/agreement/detail',
  summary: 'One version of an agreement',
  guard: desk,
  input: z.object({ agreementCode: code, version: whole(10_000) }),
  output: agreementVersionRow.extend({ bodyZh: z.string(), bodyEn: z.string() }),
  rate: 'read',
})

export const adminAgreementSave = endpoint({
  method: 'POST',
  path: 'v3/cms/admin/agreement/save',
  summary: 'Write a version: the next number, or one that still waits for its day. What is or was in force never changes',
  guard: desk,
  input: z.object({
    agreementCode: code,
    version: whole(10_000, 1),
    titleZh: text(60, 1),
    titleEn: text(120, 1),
    bodyZh: body.min(1),
    bodyEn: body.default(''),
    /** Empty for at once. */
    effectiveAt: moment.or(z.literal('')).default(''),
  }),
  output: z.object({ version: z.number() }),
  rate: 'write',
  note: 'Consent names a version, so a new version asks for consent again.',
})

export const adminAgreementDelete = endpoint({
  method: 'POST',
  path: 'v3/cms/admin/agreement/delete',
  summary: 'Delete a version that still waits for its day',
  guard: desk,
  input: z.object({ agreementCode: code, version: whole(10_000, 1) }),
  output: z.null(),
  rate: 'write',
})
