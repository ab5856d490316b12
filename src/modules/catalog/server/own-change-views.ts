import type { z } from 'zod'
import type { Call } from '../../../api/handler.ts'
import { failure } from '../../../shared/failure.ts'
import type { changeList, ChangeRow } from '../contract-goods-change.ts'
import { changeMachine } from '../rules/goods-change-machine.ts'
import { differencesOf, scopeOf } from '../rules/goods-difference.ts'
import { mediaPath } from './card-document.ts'
import { goodsStoresOf, isOn, ownDesk } from './change-desk.ts'
import { ownChanges, type ListedChange } from './change-list-store.ts'
import { changeById } from './change-store.ts'
import { presentDifferences } from './difference-view.ts'
import { liveGoods } from './live-document.ts'

type Asked = z.output<typeof changeList.input>

const listStates = ['draft', 'proposed', 'returned', 'confirmed'] as const

/** Drafts and changes of the caller's stores. */
export async function listOwnChanges(input: Asked, call: Call) {
  const { current, pageSize, state, keyword } = input
  const asked = { storeIds: goodsStoresOf(call), keyword, state, limit: pageSize, offset: (current - 1) * pageSize }
  const { list, counts } = await ownChanges(call.house.read, asked)
  const known = Object.fromEntries(listStates.map((one) => [one, counts[one] ?? 0]))
  const all = Object.values(known).reduce((sum, count) => sum + count, 0)
  const total = state === '' ? all : (known[state] ?? 0)
  return {
    list: list.map(changeView),
    pagination: { current, pageSize, total, pageCount: Math.max(1, Math.ceil(total / pageSize)) },
    counts: { all, ...known },
  }
}

function changeView(change: ListedChange): ChangeRow {
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
export async function showOwnChange(changeId: number, call: Call) {
  const change = await changeById(call.house.read, changeId)
  if (!change || !isOn(ownDesk(call), change)) return failure('api.notFound')
  const { document, base } = change
  const live = change.goodsId === null ? undefined : await liveGoods(call.house.read, change.goodsId)
  const differences = differencesOf(base, document)
  const wasConfirmed = live?.state === 'on_sale' || live?.state === 'off_shelf'
  const can = changeMachine.allowedActions(change.state, 'store').filter((event) => event !== 'apply')
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
    differences: base === null ? [] : await presentDifferences(call.house.read, differences, { lang: call.lang, base, document }),
    scope: wasConfirmed ? scopeOf(differences) : ('review' as const),
    can: [...(can.includes('submit') ? (['save'] as const) : []), ...can.filter(isStoreAct)],
  }
}

const isStoreAct = (event: string): event is 'submit' | 'withdraw' | 'discard' => ['submit', 'withdraw', 'discard'].includes(event)
