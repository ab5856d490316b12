import { actorContext } from '../../../../api/actor-context.ts'
import type { Call } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { differencesOf, mergeDocument } from '../../rules/goods-difference.ts'
import type { RevisionScope } from './move-revision.ts'
import type { RevisionRecord } from './revision-repository.ts'
import { liveGoods } from './live-document.ts'
import { goodsChanged } from '../../../catalog/server/public.ts'
import { repriceIfFormula } from '../../../pricing/server/public.ts'
import { writeGoods } from './write-goods.ts'

/**
 * Writes a change into the live goods: what it touched, on top of what stands now. Answers the goods' id. New goods begin as a
 * draft. The audit row keeps every old and new value.
 */
export async function applyRevision(
  tx: Transaction,
  change: RevisionRecord,
  { call, desk }: { readonly call: Call; readonly desk: RevisionScope },
): Promise<number> {
  const live = change.goodsId === null ? undefined : await liveGoods(tx, change.goodsId, true)
  const document = live && change.base ? mergeDocument(change.base, change.document, live.document) : change.document
  const goodsId = await writeGoods(tx, document, {
    storeId: change.storeId,
    goodsId: change.goodsId,
    reference: `change:${change.changeId}`,
  })
  const differences = differencesOf(live?.document ?? null, document)
  await audit(tx, {
    ...actorContext(call, desk.kind),
    action: 'goods.change.write',
    entity: 'goods',
    entityId: goodsId,
    diff: Object.fromEntries(
      differences.map((difference) => [
        [difference.place, difference.field].filter((part) => part !== '').join(' '),
        [difference.from, difference.to],
      ]),
    ),
  })
  await repriceIfFormula(tx, goodsId, call.app.clock.now())
  await goodsChanged(tx, [goodsId])
  return goodsId
}
