import { actorContext } from '../../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { cleanRichText } from '../../../../api/rich-text.ts'
import { audit, changesBetween, type AuditedWhat, type Changes } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { linkAddress, linkRefusal } from '../../../site/rules/link-target.ts'
import { isPublicPicture } from '../../../site/server/public.ts'
import {
  sellerDecorDetail,
  sellerDecorSave,
  sellerPostDetail,
  sellerPostList,
  sellerPostMove,
  sellerPostSave,
  storeDecor,
} from '../../endpoints-seller-posts.ts'
import {
  addPost,
  changePost,
  decorOf,
  deletePost,
  sellerPost,
  sellerPosts,
  movePost,
  saveDecor,
  type Decor,
  type SellerPost,
  type PostText,
} from './seller-post-repository.ts'
import { decoratorMemberships, ownStoreMembership } from '../own-store-membership.ts'
import { openStore } from '../store-repository.ts'

const mine = (call: Call): readonly number[] => decoratorMemberships(call).map((seat) => seat.storeId)

type Traced = { readonly entity: string; readonly entityId: number; readonly storeId: number } & AuditedWhat

async function traces(tx: Transaction, call: Call, action: string, { storeId, ...what }: Traced) {
  await audit(tx, {
    ...actorContext(call, 'store'),
    action: `store.${action}`,
    ...what,
  })
  await emit(tx, { event: 'store.changed', payload: { storeId } })
}

const storeNameOf = (call: Call, storeId: number) =>
  decoratorMemberships(call).find((seat) => seat.storeId === Number(storeId))?.storeName ?? ''

const present =
  (call: Call) =>
  ({ newsId, storeId, kind, titleZh, titleEn, state, publishedAt, updatedAt, version }: SellerPost) => ({
    newsId: Number(newsId),
    storeName: storeNameOf(call, storeId),
    kind,
    titleZh,
    titleEn,
    state,
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    version,
  })

/** What is typed differently now; of long texts and pictures only that they changed. */
function changesOfText(before: object, now: object): Changes {
  const old = Object.fromEntries(Object.entries(before).filter(([name]) => name in now))
  const { version: _version, ...changes } = changesBetween(old, { ...now })
  const short = (name: string) => !/^(body|html|pictures)/.test(name)
  return Object.fromEntries(Object.entries(changes).map(([name, pair]) => [name, short(name) ? pair : (['…', '… *'] as const)]))
}

/** Saves a post of the own store, cleaned. Refusals: `api.notFound`, `store.changed`. */
async function savePost(
  tx: Transaction,
  call: Call,
  typed: PostText,
  known: { newsId: number; version: number } | null,
): Promise<{ newsId: number } | Failure> {
  const text = { ...typed, bodyZh: cleanRichText(typed.bodyZh), bodyEn: cleanRichText(typed.bodyEn) }
  const at = call.app.clock.now()
  if (!known) {
    const seat = ownStoreMembership(call)
    if (isFailure(seat)) return seat
    const { storeId } = seat
    const newsId = Number(await addPost(tx, storeId, text, at))
    await traces(tx, call, 'addPost', { entity: 'store_post', entityId: newsId, storeId, without: 'creation', to: 'draft' })
    return { newsId }
  }
  const old = await sellerPost(tx, mine(call), known.newsId)
  if (!old) return failure('api.notFound')
  if (!(await changePost(tx, known.newsId, known.version, text, at))) return failure('store.changed')
  await traces(tx, call, 'changePost', {
    entity: 'store_post',
    entityId: known.newsId,
    storeId: old.storeId,
    diff: changesOfText(old, text),
  })
  return { newsId: known.newsId }
}

const moves = { publish: { to: 'published', from: ['draft', 'withdrawn'] }, withdraw: { to: 'withdrawn', from: ['published'] } } as const

async function movePostOn(tx: Transaction, call: Call, newsId: number, event: 'publish' | 'withdraw' | 'delete'): Promise<null | Failure> {
  const post = await sellerPost(tx, mine(call), newsId)
  if (!post) return failure('api.notFound')
  const done =
    event === 'delete' ? await deletePost(tx, newsId) : await movePost(tx, newsId, moves[event].to, call.app.clock.now(), moves[event].from)
  if (!done) return failure('kernel.moveNotNow', { machine: 'post', state: post.state, event })
  const to = event === 'delete' ? 'deleted' : moves[event].to
  await traces(tx, call, `${event}Post`, { entity: 'store_post', entityId: newsId, storeId: post.storeId, from: post.state, to })
  return null
}

/** Decorates the own store's home. Refusals: `site.linkIncomplete`, `site.settingImage`, `store.changed`. */
async function decorate(tx: Transaction, call: Call, typed: Decor): Promise<{ version: number } | Failure> {
  for (const [index, { picture, link }] of typed.pictures.entries()) {
    const wrong = linkRefusal(link) ?? ((await isPublicPicture(call.app.read, picture)) ? null : 'site.settingImage')
    if (wrong) return failure(wrong, {}, { field: `pictures.${index}` })
  }
  const seat = ownStoreMembership(call)
  if (isFailure(seat)) return seat
  const { storeId } = seat
  const before = await decorOf(tx, storeId)
  const clean = { ...typed, htmlZh: cleanRichText(typed.htmlZh), htmlEn: cleanRichText(typed.htmlEn) }
  if (!(await saveDecor(tx, storeId, clean, call.app.clock.now()))) return failure('store.changed')
  const diff = { version: [typed.version, typed.version + 1], ...changesOfText(before ?? {}, clean) } as const
  await traces(tx, call, 'decorate', { entity: 'store_decor', entityId: storeId, storeId, diff })
  return { version: typed.version + 1 }
}

// What is absent is absent: the wire knows no undefined.
const known = (info: object) => Object.fromEntries(Object.entries(info).filter(([, value]) => typeof value === 'number'))

/** The supplier's desk for its store: posts and decoration; and the decoration for everybody. */
export function sellerPostHandlers(): Handler[] {
  return [
    handle(sellerPostList, async ({ kind }, call) => (await sellerPosts(call.app.read, mine(call), kind)).map(present(call))),
    handle(sellerPostDetail, async ({ newsId }, call) => {
      const post = await sellerPost(call.app.read, mine(call), newsId)
      return post ? { ...present(call)(post), bodyZh: post.bodyZh, bodyEn: post.bodyEn } : failure('api.notFound')
    }),
    handle(sellerPostSave, ({ newsId, version, ...text }, call) =>
      call.idempotent((tx) => savePost(tx, call, text, newsId ? { newsId, version } : null)),
    ),
    handle(sellerPostMove, ({ newsId, event }, call) => call.idempotent((tx) => movePostOn(tx, call, newsId, event))),
    handle(sellerDecorDetail, async (_input, call) => {
      const seat = ownStoreMembership(call)
      if (isFailure(seat)) return seat
      const { storeId, storeName } = seat
      const decor = await decorOf(call.app.read, storeId)
      const pictures = (decor?.pictures ?? []).map(({ picture, alt, link }) => ({
        picture,
        alt,
        link: { ...link, info: known(link.info) },
      }))
      return { storeId, storeName, version: decor?.version ?? 0, pictures, htmlZh: decor?.htmlZh ?? '', htmlEn: decor?.htmlEn ?? '' }
    }),
    handle(sellerDecorSave, (input, call) => call.idempotent((tx) => decorate(tx, call, input))),
    handle(storeDecor, async ({ vid }, call) => {
      const decor = (await openStore(call.app.visitorRead, vid)) && (await decorOf(call.app.visitorRead, vid))
      if (!decor) return { pictures: [], content: '' }
      const content = call.lang === 'en' && decor.htmlEn !== '' ? decor.htmlEn : decor.htmlZh
      return {
        pictures: decor.pictures.map(({ picture, alt, link }) => ({ picture, alt, address: linkAddress(link) })),
        content: cleanRichText(content),
      }
    }),
  ]
}
