import { offsetOf } from '../../../kernel/database/paging.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { handle, type Handler } from '../../../api/handler.ts'
import { audit, changesBetween } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import * as desk from '../endpoints-admin.ts'
import { articleMachine } from '../rules/article-machine.ts'
import { agreementVersions, allAgreementVersions, type AgreementRecord } from './agreement-repository.ts'
import { coverAddress, inLanguage } from './article-repository.ts'
import { articleCategoriesOf, deleteCategory, saveCategory } from './article-category-repository.ts'
import { articleVersion, articleVersions, adminArticle, adminArticles } from './article-admin-repository.ts'
import { removeAgreement, saveAgreement } from './edit-agreement.ts'
import { deleteArticle, changeArticleState, saveArticle, shownState } from './edit-article.ts'

const momentOf = (text: string) => (text === '' ? null : new Date(text))

/** The platform's desk for articles and their categories. */
function articleDesk(): Handler[] {
  return [
    handle(desk.adminArticleList, async ({ current, pageSize, ...filter }, call) => {
      const now = call.app.clock.now()
      const { articles, total } = await adminArticles(
        call.app.read,
        { ...filter, limit: pageSize, offset: offsetOf({ current, pageSize }) },
        now,
      )
      const list = articles.map((article) => ({
        articleId: article.articleId,
        kind: article.kind,
        category: article.category,
        title: inLanguage(call.lang, article.titleZh, article.titleEn),
        hasEnglish: article.bodyEn === '' ? (0 as const) : (1 as const),
        state: shownState(article.state, article.publishedAt, now),
        publishedAt: article.publishedAt.toISOString(),
        updatedAt: article.updatedAt.toISOString(),
        updatedBy: article.updatedBy,
      }))
      return { list, total }
    }),
    handle(desk.adminArticleDetail, async ({ articleId }, call) => {
      const article = await adminArticle(call.app.read, articleId)
      if (!article) return failure('api.notFound')
      const { kind, category, titleZh, titleEn, bodyZh, bodyEn, author, authorEn, cover, version, state, publishedAt } = article
      const history = await articleVersions(call.app.read, articleId)
      return {
        articleId,
        version,
        state: shownState(state, publishedAt, call.app.clock.now()),
        publishedAt: publishedAt.toISOString(),
        content: { kind, category, titleZh, titleEn, bodyZh, bodyEn, author, authorEn, cover: coverAddress(cover) },
        can: articleMachine.allowedActions(state, 'editor'),
        history: history.map((one) => ({ ...one, savedAt: one.savedAt.toISOString() })),
      }
    }),
    handle(desk.adminArticleVersion, async ({ articleId, version }, call) => {
      const found = await articleVersion(call.app.read, articleId, version)
      return found ? { ...found, cover: coverAddress(found.cover) } : failure('api.notFound')
    }),
    handle(desk.adminArticleSave, ({ articleId, version, ...text }, call) =>
      call.idempotent((tx) => saveArticle(tx, call, text, articleId ? { articleId, version } : null)),
    ),
    handle(desk.adminArticleMove, ({ articleId, event, publishAt }, call) =>
      call.idempotent((tx) => changeArticleState(tx, call, articleId, event, momentOf(publishAt))),
    ),
    handle(desk.adminArticleDelete, ({ articleId }, call) => call.idempotent((tx) => deleteArticle(tx, call, articleId))),
  ]
}

function categoryDesk(): Handler[] {
  return [
    handle(desk.adminArticleCategoryList, (_input, call) => articleCategoriesOf(call.app.read)),
    handle(desk.adminArticleCategorySave, (input, call) =>
      call.idempotent(async (tx) => {
        const old = (await articleCategoriesOf(tx)).find((articleCategory) => articleCategory.code === input.code)
        if (old && old.kind !== input.kind) return failure('content.categoryTaken', {}, { field: 'code' })
        await saveCategory(tx, input)
        await audit(tx, {
          ...actorContext(call, 'platform'),
          action: 'content.saveCategory',
          entity: 'article_category',
          entityId: input.code,
          diff: changesBetween(old ? { name: old.nameZh, nameEn: old.nameEn } : null, { name: input.nameZh, nameEn: input.nameEn }),
        })
        await emit(tx, { event: 'content.changed', payload: { category: input.code } })
        return null
      }),
    ),
    handle(desk.adminArticleCategoryDelete, ({ code }, call) =>
      call.idempotent(async (tx) => {
        const old = (await articleCategoriesOf(tx)).find((articleCategory) => articleCategory.code === code)
        if (!(await deleteCategory(tx, code))) return failure('content.categoryUsed')
        await audit(tx, {
          ...actorContext(call, 'platform'),
          action: 'content.deleteCategory',
          entity: 'article_category',
          entityId: code,
          diff: changesBetween(old ? { name: old.nameZh, nameEn: old.nameEn } : null, null),
        })
        return null
      }),
    ),
  ]
}

function presentVersion(agreementRecord: AgreementRecord, all: readonly AgreementRecord[], now: Date) {
  const newest = all.find((other) => other.publishedAt <= now)
  const state =
    agreementRecord.publishedAt > now
      ? ('waiting' as const)
      : agreementRecord.version === newest?.version
        ? ('inForce' as const)
        : ('past' as const)
  return {
    version: agreementRecord.version,
    titleZh: agreementRecord.titleZh,
    titleEn: agreementRecord.titleEn,
    effectiveAt: agreementRecord.publishedAt.toISOString(),
    state,
  }
}

function agreementDesk(): Handler[] {
  return [
    handle(desk.adminAgreementList, async (_input, call) => {
      const now = call.app.clock.now()
      const all = Map.groupBy(await allAgreementVersions(call.app.read), (one) => one.code)
      return [...all].map(([agreementCode, versions]) => ({
        agreementCode,
        versions: versions.map((version) => presentVersion(version, versions, now)),
      }))
    }),
    handle(desk.adminAgreementDetail, async ({ agreementCode, version }, call) => {
      const versions = await agreementVersions(call.app.read, agreementCode)
      const found = versions.find((one) => one.version === version)
      if (!found) return failure('api.notFound')
      return { ...presentVersion(found, versions, call.app.clock.now()), bodyZh: found.bodyZh, bodyEn: found.bodyEn }
    }),
    handle(desk.adminAgreementSave, ({ agreementCode, effectiveAt, ...text }, call) =>
      call.idempotent((tx) => saveAgreement(tx, call, { ...text, code: agreementCode, effectiveAt: momentOf(effectiveAt) })),
    ),
    handle(desk.adminAgreementDelete, ({ agreementCode, version }, call) =>
      call.idempotent((tx) => removeAgreement(tx, call, agreementCode, version)),
    ),
  ]
}

/** The platform's desk for what the mall says. */
export function adminContentHandlers(): Handler[] {
  return [...articleDesk(), ...categoryDesk(), ...agreementDesk()]
}
