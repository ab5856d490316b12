import { offsetOf } from '../../../kernel/database/paging.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { handle, memberOf, type Handler } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { accountsRefusingConsent } from '../../identity/server/public.ts'
import { footprintAdd, footprintClear, footprintList, savedItemChange, savedItemIds, savedItemList } from '../endpoints-saved-items.ts'
import { clearFootprints, footprintPage, addFootprint } from './footprint-repository.ts'
import { allSavedItems, unsaveItem, saveItem, savedItemsPage, countSavedItems, type SavedItemRef } from './saved-item-repository.ts'

const mostMarks = 500

/** What members keep, and what they looked at. */
export function savedItemHandlers(): Handler[] {
  return [
    handle(savedItemChange, async ({ isCollect, ...named }, call) => {
      const { memberId } = memberOf(call)
      const wishes = wishesOf(named)
      const done = await call.app.inTransaction(async (tx) => {
        for (const wish of wishes) {
          const refused = isCollect === 1 ? await keep(tx, memberId, wish) : void (await unsaveItem(tx, memberId, wish))
          if (refused) return refused
        }
        return null
      })
      return done ?? { isCollect }
    }),
    handle(savedItemIds, async (_input, call) => {
      const found = await allSavedItems(call.app.read, memberOf(call).memberId)
      const idsOf = (kind: SavedItemRef['kind']) => found.filter((one) => one.kind === kind).map((one) => one.id)
      return { goods: idsOf('goods'), store: idsOf('store'), article: idsOf('article') }
    }),
    handle(savedItemList, async ({ kind, current, pageSize }, call) => {
      const { memberId } = memberOf(call)
      const found = await savedItemsPage(call.app.read, memberId, kind, { limit: pageSize, offset: offsetOf({ current, pageSize }) })
      const total = await countSavedItems(call.app.read, memberId, kind)
      return { list: found.map((marked) => ({ id: marked.id, at: marked.at.toISOString() })), total }
    }),
    handle(footprintAdd, async ({ productId }, call) => {
      const { memberId } = memberOf(call)
      if ((await accountsRefusingConsent(call.app.read, [memberId], 'personalised')).has(memberId)) return null
      await call.app.inTransaction((tx) => addFootprint(tx, memberId, productId, call.app.clock.now()))
      return null
    }),
    handle(footprintList, async ({ current, pageSize }, call) => {
      const found = await footprintPage(call.app.read, memberOf(call).memberId, pageSize, offsetOf({ current, pageSize }))
      return {
        list: found.map(({ productId, day, at }) => ({ productId, day, at: at.toISOString() })),
        total: totalOf(found),
      }
    }),
    handle(footprintClear, async ({ productIds, day }, call) => {
      const cleared = await call.app.inTransaction((tx) => clearFootprints(tx, memberOf(call).memberId, productIds, day ?? null))
      return { cleared }
    }),
  ]
}

function wishesOf(named: {
  goodsId?: number | undefined
  storeId?: number | undefined
  articleId?: number | undefined
}): readonly SavedItemRef[] {
  return [
    ...(named.goodsId ? [{ kind: 'goods' as const, id: named.goodsId }] : []),
    ...(named.storeId ? [{ kind: 'store' as const, id: named.storeId }] : []),
    ...(named.articleId ? [{ kind: 'article' as const, id: named.articleId }] : []),
  ]
}

async function keep(tx: Transaction, memberId: number, wish: SavedItemRef): Promise<Failure | undefined> {
  if ((await countSavedItems(tx, memberId, wish.kind)) >= mostMarks) return failure('member.tooManyMarks', { max: mostMarks })
  await saveItem(tx, memberId, wish)
  return undefined
}
