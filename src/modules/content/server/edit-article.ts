import { transition } from '../../../kernel/state-machine/transition.ts'
import { actorContext } from '../../../api/actor-context.ts'
import type { TimerHandlers } from '../../../api/background.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { cleanRichText } from '../../../api/rich-text.ts'
import { audit, changesBetween, type AuditedWhat, type Changes } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { isPublicPicture } from '../../site/server/public.ts'
import type { ArticleContent, articleStates } from '../endpoints-admin.ts'
import { articleMachine } from '../rules/article-machine.ts'
import { articleCategoriesOf } from './article-category-repository.ts'
import { addArticle, changeArticle, deleteDraft, saveArticleVersion, lockedArticle, moveArticle } from './article-admin-repository.ts'

type ShownState = (typeof articleStates)[number]

/** What people see of a state: a published article of the future waits for its time. */
export function shownState(state: 'draft' | 'published' | 'withdrawn', publishedAt: Date, now: Date): ShownState {
  return state === 'published' && publishedAt > now ? 'scheduled' : state
}

async function traces(tx: Transaction, call: Call, action: string, articleId: number, more: AuditedWhat) {
  await audit(tx, {
    ...actorContext(call, 'platform'),
    action: `content.${action}`,
    entity: 'article',
    entityId: articleId,
    ...more,
  })
  await emit(tx, { event: 'content.changed', payload: { articleId } })
}

/** What changed; of the long texts only that they did, their versions are kept. */
function changesOfText(before: object, now: object): Changes {
  const changed = Object.entries(changesBetween({ ...before }, { ...now }))
  return Object.fromEntries(changed.map(([name, pair]) => [name, name.startsWith('body') ? (['…', '… *'] as const) : pair]))
}

/** Saves an article, cleaned. Refusals: `content.noCategory`, `content.noPicture`, `content.changed`, `api.notFound`. */
export async function saveArticle(
  tx: Transaction,
  call: Call,
  typed: ArticleContent,
  known: { readonly articleId: number; readonly version: number } | null,
): Promise<{ articleId: number; version: number } | Failure> {
  const categories = await articleCategoriesOf(tx)
  if (!categories.some((one) => one.code === typed.category && one.kind === typed.kind))
    return failure('content.noCategory', {}, { field: 'category' })
  if (typed.cover !== '' && !(await isPublicPicture(call.app.read, typed.cover)))
    return failure('content.noPicture', {}, { field: 'cover' })
  const text = { ...typed, bodyZh: cleanRichText(typed.bodyZh), bodyEn: cleanRichText(typed.bodyEn) }
  const at = call.app.clock.now()
  const by = memberOf(call).memberName
  if (!known) {
    const articleId = await addArticle(tx, text, at, by)
    await saveArticleVersion(tx, articleId, 1, text, at, by)
    await traces(tx, call, 'addArticle', articleId, { without: 'creation', to: 'draft' })
    return { articleId, version: 1 }
  }
  const old = await lockedArticle(tx, known.articleId)
  if (!old) return failure('api.notFound')
  // What was there before the desk has no version in the history yet.
  const { kind, category, titleZh, titleEn, bodyZh, bodyEn, author, authorEn, cover } = old
  const before = { kind, category, titleZh, titleEn, bodyZh, bodyEn, author, authorEn, cover }
  await saveArticleVersion(tx, known.articleId, old.version, before, old.updatedAt, old.updatedBy)
  if (!(await changeArticle(tx, known.articleId, known.version, text, at, by))) return failure('content.changed')
  const version = known.version + 1
  await saveArticleVersion(tx, known.articleId, version, text, at, by)
  await traces(tx, call, 'changeArticle', known.articleId, {
    diff: { version: [known.version, version], ...changesOfText(before, text) },
  })
  return { articleId: known.articleId, version }
}

/** Publishes, at once or from a moment of the future, or withdraws. Refusals: `kernel.moveNotNow`, `content.pastMoment`. */
export async function changeArticleState(
  tx: Transaction,
  call: Call,
  articleId: number,
  event: 'publish' | 'withdraw',
  publishAt: Date | null,
): Promise<{ state: ShownState } | Failure> {
  const article = await lockedArticle(tx, articleId)
  if (!article) return failure('api.notFound')
  const at = call.app.clock.now()
  if (publishAt && publishAt <= at && !isFailure(articleMachine.next(article.state, event, 'editor')))
    return failure('content.pastMoment', {}, { field: 'publishAt' })
  const publishedAt = event === 'publish' ? (publishAt ?? at) : article.publishedAt
  const timer = { entity: 'article', entityId: articleId } as const
  const done = await transition(tx, {
    machine: articleMachine,
    event,
    who: 'editor',
    from: article.state,
    update: (to, from) => moveArticle(tx, articleId, { to, publishedAt, at, by: memberOf(call).memberName, from }),
    audit: {
      act: actorContext(call, 'platform'),
      action: `content.${event}Article`,
      entity: 'article',
      entityId: articleId,
      diff: changesBetween({ publishedAt: article.publishedAt }, { publishedAt }),
    },
    // Cached pages must hear of the moment at which the article begins to be seen.
    timers: () =>
      publishedAt > at && event === 'publish' ? { set: [{ ...timer, event: 'show', dueAt: publishedAt }] } : { cancel: [timer] },
    events: () => [{ event: 'content.changed', payload: { articleId } }],
  })
  if (isFailure(done)) return done
  return { state: shownState(done.to, publishedAt, at) }
}

const tell: TimerHandlers[string] = (app, timed) => app.inTransaction((tx) => emit(tx, { event: 'content.changed', payload: { timed } }))

/** A scheduled article begins to be seen, or an agreement comes into force: pages that are kept show something old. */
export const contentTimers: TimerHandlers = { 'article/show': tell, 'agreement/effect': tell }

/** Deletes a draft. Refusals: `content.notDraft`, `api.notFound`. */
export async function deleteArticle(tx: Transaction, call: Call, articleId: number): Promise<null | Failure> {
  const article = await lockedArticle(tx, articleId)
  if (!article) return failure('api.notFound')
  if (!(await deleteDraft(tx, articleId))) return failure('content.notDraft')
  await traces(tx, call, 'deleteArticle', articleId, { from: 'draft', diff: changesBetween({ title: article.titleZh }, null) })
  return null
}
