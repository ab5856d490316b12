import { handle, memberOf, type Handler } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { refusersOf } from '../../identity/server/public.ts'
import { footprintAdd, footprintClear, footprintList, markChange, markIds, markList } from '../contract-mark.ts'
import { clearFootprints, footprintPage, noteFootprint } from './footprint-store.ts'
import { allMarks, dropMark, keepMark, markPage, marksOf, type Wish } from './mark-store.ts'

const mostMarks = 500

/** What members keep, and what they looked at. */
export function markHandlers(): Handler[] {
  return [
    handle(markChange, async ({ isCollect, ...named }, call) => {
      const { memberId } = memberOf(call)
      const wishes = wishesOf(named)
      const done = await call.house.inUnit(async (unit) => {
        for (const wish of wishes) {
          const refused = isCollect === 1 ? await keep(unit, memberId, wish) : void (await dropMark(unit, memberId, wish))
          if (refused) return refused
        }
        return null
      })
      return done ?? { isCollect }
    }),
    handle(markIds, async (_input, call) => {
      const found = await allMarks(call.house.read, memberOf(call).memberId)
      const idsOf = (kind: Wish['kind']) => found.filter((one) => one.kind === kind).map((one) => one.id)
      return { goods: idsOf('goods'), store: idsOf('store'), article: idsOf('article') }
    }),
    handle(markList, async ({ kind, current, pageSize }, call) => {
      const { memberId } = memberOf(call)
      const found = await markPage(call.house.read, memberId, kind, { limit: pageSize, offset: (current - 1) * pageSize })
      const total = await marksOf(call.house.read, memberId, kind)
      return { list: found.map((one) => ({ id: one.id, at: one.at.toISOString() })), total }
    }),
    handle(footprintAdd, async ({ productId }, call) => {
      const { memberId } = memberOf(call)
      if ((await refusersOf(call.house.read, [memberId], 'personalised')).has(memberId)) return null
      await call.house.inUnit((unit) => noteFootprint(unit, memberId, productId, call.house.clock.now()))
      return null
    }),
    handle(footprintList, async ({ current, pageSize }, call) => {
      const found = await footprintPage(call.house.read, memberOf(call).memberId, pageSize, (current - 1) * pageSize)
      return {
        list: found.map(({ productId, day, at }) => ({ productId, day, at: at.toISOString() })),
        total: found[0]?.total ?? 0,
      }
    }),
    handle(footprintClear, async ({ productIds, day }, call) => {
      const cleared = await call.house.inUnit((unit) => clearFootprints(unit, memberOf(call).memberId, productIds, day ?? null))
      return { cleared }
    }),
  ]
}

function wishesOf(named: { goodsId?: number | undefined; storeId?: number | undefined; articleId?: number | undefined }): readonly Wish[] {
  return [
    ...(named.goodsId ? [{ kind: 'goods' as const, id: named.goodsId }] : []),
    ...(named.storeId ? [{ kind: 'store' as const, id: named.storeId }] : []),
    ...(named.articleId ? [{ kind: 'article' as const, id: named.articleId }] : []),
  ]
}

async function keep(unit: Unit, memberId: number, wish: Wish): Promise<Failure | undefined> {
  if ((await marksOf(unit, memberId, wish.kind)) >= mostMarks) return failure('member.tooManyMarks', { max: mostMarks })
  await keepMark(unit, memberId, wish)
  return undefined
}
