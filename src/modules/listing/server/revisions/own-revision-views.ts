import { offsetOf } from '../../../../kernel/database/paging.ts'
import type { z } from 'zod'
import type { Call } from '../../../../api/handler.ts'
import { failure } from '../../../../kernel/failure/failure.ts'
import type { revisionList, RevisionRow } from '../../endpoints-revisions.ts'
import { revisionMachine } from '../../rules/revision-machine.ts'
import { differencesOf, scopeOf } from '../../rules/goods-difference.ts'
import { mediaPath } from '../../../catalog/server/public.ts'
import { editableStoresOf, isVisibleIn, ownRevisionScope } from './move-revision.ts'
import { ownRevisions, type ListedRevision } from './revision-list-repository.ts'
import { revisionById } from './revision-repository.ts'
import { presentDifferences } from './difference-view.ts'
import { liveGoods } from './live-document.ts'

type Asked = z.output<typeof revisionList.input>

const listStates = ['draft', 'proposed', 'returned', 'confirmed'] as const

/** Drafts and changes of the caller's stores. */
export async function listOwnRevisions(input: Asked, call: Call) {
  const { current, pageSize, state, keyword } = input
  const asked = { storeIds: editableStoresOf(call), keyword, state, limit: pageSize, offset: offsetOf({ current, pageSize }) }
  const { list, counts } = await ownRevisions(call.app.read, asked)
  const known = Object.fromEntries(listStates.map((listState) => [listState, counts[listState] ?? 0]))
  const all = Object.values(known).reduce((sum, count) => sum + count, 0)
  const total = state === '' ? all : (known[state] ?? 0)
  return {
    list: list.map(changeView),
    pagination: { current, pageSize, total, pageCount: Math.max(1, Math.ceil(total / pageSize)) },
    counts: { all, ...known },
  }
}

function changeView(change: ListedRevision): RevisionRow {
  return {
    changeId: change.changeId,
    goodsId: change.goodsId,
    name: change.name,
    image: change.image === null ? '' : mediaPath + change.image,
    state: change.state,
    reason: change.reason,
    skuNum: change.skuNum,
    changedAt: change.changedAt.toISOString(),
    version: change.version,
  }
}

/** One change of the caller's stores with everything that the editor needs. */
export async function showOwnRevision(changeId: number, call: Call) {
  const change = await revisionById(call.app.read, changeId)
  if (!change || !isVisibleIn(ownRevisionScope(call), change)) return failure('api.notFound')
  const { document, base } = change
  const live = change.goodsId === null ? undefined : await liveGoods(call.app.read, change.goodsId)
  const differences = differencesOf(base, document)
  const wasConfirmed = live?.state === 'on_sale' || live?.state === 'off_shelf'
  const can = revisionMachine.allowedActions(change.state, 'store').filter((event) => event !== 'apply')
  return {
    ...changeView({
      ...change,
      name: document.nameZh,
      nameEn: document.nameEn,
      image: document.gallery[0] ?? null,
      categoryId: document.categoryId,
      hazardous: document.hazardous,
      skuNum: document.skus.length,
    }),
    storeId: change.storeId,
    document,
    differences: base === null ? [] : await presentDifferences(call.app.read, differences, { lang: call.lang, base, document }),
    scope: wasConfirmed ? scopeOf(differences) : ('review' as const),
    can: [...(can.includes('submit') ? (['save'] as const) : []), ...can.filter(isStoreAct)],
  }
}

const isStoreAct = (event: string): event is 'submit' | 'withdraw' | 'discard' => ['submit', 'withdraw', 'discard'].includes(event)
