import { offsetOf } from '../../../kernel/database/paging.ts'
import { handle, type Handler } from '../../../api/handler.ts'
import { cleanRichText } from '../../../api/rich-text.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { richSummary } from '../../../kernel/text/rich-text.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { agreementDetail, agreementList, articleDetail, articleList, articlesByIds } from '../endpoints.ts'
import { articleCategoriesOf } from './article-category-repository.ts'
import { adminContentHandlers } from './admin-handlers.ts'
import { agreementInForce, agreementsInForce } from './agreement-repository.ts'
import {
  articleById,
  articleCategories,
  articlesOf,
  coverAddress,
  inLanguage,
  listArticles,
  neighboursOf,
  type ArticleRecord,
} from './article-repository.ts'

type NameOf = (category: string) => string

/** Names of the categories in a language; one that is unknown shows its code. */
async function categoryNames(reader: Queryable, lang: Language): Promise<NameOf> {
  const names = new Map(
    (await articleCategoriesOf(reader)).map((articleCategory) => [
      articleCategory.code,
      inLanguage(lang, articleCategory.nameZh, articleCategory.nameEn),
    ]),
  )
  return (category) => names.get(category) ?? category
}

function presentRow(article: ArticleRecord, lang: Language, nameOf: NameOf) {
  return {
    articleId: article.articleId,
    kind: article.kind,
    category: article.category,
    categoryName: nameOf(article.category),
    title: inLanguage(lang, article.titleZh, article.titleEn),
    summary: richSummary(inLanguage(lang, article.bodyZh, article.bodyEn), lang),
    author: inLanguage(lang, article.author, article.authorEn),
    cover: coverAddress(article.cover),
    publishedAt: article.publishedAt.toISOString(),
  }
}

/** Articles and agreements. */
export function contentHandlers(): Handler[] {
  return [
    ...adminContentHandlers(),
    handle(articleList, async (input, call) => {
      const { kind, category, keyword, current, pageSize } = input
      const { articles, total } = await listArticles(call.app.read, {
        kind,
        category,
        keyword,
        limit: pageSize,
        offset: offsetOf({ current, pageSize }),
      })
      const categories = await articleCategories(call.app.read, kind)
      const nameOf = await categoryNames(call.app.read, call.lang)
      return {
        list: articles.map((article) => presentRow(article, call.lang, nameOf)),
        categories: categories.map((one) => ({ ...one, categoryName: nameOf(one.category) })),
        pagination: { current, pageSize, total, pageCount: Math.ceil(total / pageSize) },
      }
    }),
    handle(articlesByIds, async (input, call) => {
      const nameOf = await categoryNames(call.app.read, call.lang)
      return (await articlesOf(call.app.read, input.articleIds)).map((article) => presentRow(article, call.lang, nameOf))
    }),
    handle(articleDetail, async (input, call) => {
      const article = await articleById(call.app.read, input.articleId)
      if (!article) return failure('api.notFound')
      const neighbours = await neighboursOf(call.app.read, article)
      const nameOf = await categoryNames(call.app.read, call.lang)
      const neighbour = (side: 'previous' | 'next') => {
        const found = neighbours.find((one) => one.side === side)
        return found ? { articleId: found.articleId, title: inLanguage(call.lang, found.titleZh, found.titleEn) } : null
      }
      return {
        ...presentRow(article, call.lang, nameOf),
        content: cleanRichText(inLanguage(call.lang, article.bodyZh, article.bodyEn)),
        updatedAt: article.updatedAt.toISOString(),
        goodsIds: article.goodsIds.map(Number),
        previous: neighbour('previous'),
        next: neighbour('next'),
      }
    }),
    handle(agreementDetail, async (input, call) => {
      const found = await agreementInForce(call.app.read, input.agreementCode)
      if (!found) return failure('api.notFound')
      return {
        agreementCode: found.code,
        title: inLanguage(call.lang, found.titleZh, found.titleEn),
        version: found.version,
        publishedAt: found.publishedAt.toISOString(),
        content: cleanRichText(inLanguage(call.lang, found.bodyZh, found.bodyEn)),
      }
    }),
    handle(agreementList, async (_input, call) => {
      const found = await agreementsInForce(call.app.read)
      return found.map((agreementRecord) => ({
        agreementCode: agreementRecord.code,
        title: inLanguage(call.lang, agreementRecord.titleZh, agreementRecord.titleEn),
        version: agreementRecord.version,
      }))
    }),
  ]
}
