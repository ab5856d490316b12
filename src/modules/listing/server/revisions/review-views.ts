import { offsetOf } from '../../../../kernel/database/paging.ts'
import type { z } from 'zod'
import type { Call } from '../../../../api/handler.ts'
import { failure } from '../../../../kernel/failure/failure.ts'
import { storesByIds } from '../../../store/server/public.ts'
import { reviewStates, type reviewList, type ReviewRow } from '../../endpoints-review.ts'
import { differencesOf } from '../../rules/goods-difference.ts'
import { checkHazard } from '../../rules/hazard-gate.ts'
import { mediaPath } from '../../../catalog/server/public.ts'
import { isVisibleIn } from './move-revision.ts'
import { reviewQueue, takedownReasons, type ListedRevision } from './revision-list-repository.ts'
import { revisionById } from './revision-repository.ts'
import { presentDifferences } from './difference-view.ts'
import { categoriesBelow, taxonomyNames } from './taxonomy-names.ts'

type Asked = z.output<typeof reviewList.input>
type Around = {
  readonly stores: ReadonlyMap<number, string>
  readonly categories: ReadonlyMap<number, string>
  readonly takedowns: ReadonlyMap<number, string>
}

/** What stores proposed, with the gate's verdict on each. */
export async function listReview(input: Asked, call: Call) {
  const { read } = call.app
  const { current, pageSize, state, kind, keyword } = input
  const asked = { kind, keyword, state, storeId: input.storeId ?? null, limit: pageSize, offset: offsetOf({ current, pageSize }) }
  const { list, counts } = await reviewQueue(read, {
    ...asked,
    categoryIds: input.categoryId === undefined ? null : await categoriesBelow(read, input.categoryId),
  })
  const around = await aroundOf(list, call)
  const total = counts[state] ?? 0
  return {
    list: list.map((change) => reviewView(change, around)),
    pagination: { current, pageSize, total, pageCount: Math.max(1, Math.ceil(total / pageSize)) },
    counts: Object.fromEntries(reviewStates.map((reviewState) => [reviewState, counts[reviewState] ?? 0])),
  }
}

async function aroundOf(list: readonly Pick<ListedRevision, 'storeId' | 'goodsId'>[], call: Call): Promise<Around> {
  const stores = await storesByIds(call.app.read, [...new Set(list.map((pick) => pick.storeId))])
  return {
    stores: new Map(stores.map((store) => [Number(store.storeId), call.lang === 'en' ? store.storeNameEn : store.storeName])),
    categories: (await taxonomyNames(call.app.read, call.lang)).categories,
    takedowns: await takedownReasons(
      call.app.read,
      list.flatMap(({ goodsId }) => goodsId ?? []),
    ),
  }
}

function hazardOf(change: ListedRevision, around: Around) {
  return checkHazard([change.name, change.nameEn, around.categories.get(change.categoryId) ?? ''], change.hazardous === 1)
}

function reviewView(change: ListedRevision, around: Around): ReviewRow {
  return {
    changeId: change.changeId,
    goodsId: change.goodsId,
    name: change.name,
    image: change.image === null ? '' : mediaPath + change.image,
    storeId: change.storeId,
    storeName: around.stores.get(change.storeId) ?? '',
    categoryName: around.categories.get(change.categoryId) ?? '',
    state: change.state,
    listing: hazardOf(change, around).listing,
    reason: change.reason,
    takedownReason: around.takedowns.get(change.goodsId ?? 0) ?? '',
    skuNum: change.skuNum,
    proposedAt: change.proposedAt?.toISOString() ?? null,
    decidedAt: change.decidedAt?.toISOString() ?? null,
    version: change.version,
  }
}

/** One proposed change for the reviewer: old and new of every field, and what the gate says. */
export async function showReview(changeId: number, call: Call) {
  const change = await revisionById(call.app.read, changeId)
  if (!change || !isVisibleIn({ kind: 'platform' }, change)) return failure('api.notFound')
  const { document, base } = change
  const listed: ListedRevision = {
    ...change,
    name: document.nameZh,
    nameEn: document.nameEn,
    image: document.gallery[0] ?? null,
    categoryId: document.categoryId,
    hazardous: document.hazardous,
    skuNum: document.skus.length,
  }
  const around = await aroundOf([change], call)
  const hazard = hazardOf(listed, around)
  const can =
    change.state === 'proposed' ? (['confirm', 'return'] as const).filter((act) => act === 'return' || hazard.listing !== 'blocked') : []
  return {
    ...reviewView(listed, around),
    gateReason: call.lang === 'en' ? hazard.reasonEn : hazard.reason,
    differences: await presentDifferences(call.app.read, differencesOf(base, document), { lang: call.lang, base, document }),
    document,
    can: [...can],
  }
}
