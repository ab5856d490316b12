import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { copyOf, type GoodsDocument } from '../../rules/goods-document.ts'
import { editableStoresOf, lockRevisionAt, ownRevisionScope } from './move-revision.ts'
import { addRevision, openRevisionOf, saveDocument, type RevisionRef, type NewRevision } from './revision-repository.ts'
import { liveGoods } from './live-document.ts'

/** Begins a change of own goods; when one is under way that one is answered, so nobody starts beside a colleague. */
export async function beginRevision(tx: Transaction, goodsId: number, call: Call): Promise<RevisionRef | Failure> {
  const live = await liveGoods(tx, goodsId, true)
  if (!live || !editableStoresOf(call).includes(live.storeId)) return failure('api.notFound')
  const { document } = live
  const begun = await keep(tx, { storeId: live.storeId, goodsId, document, base: document }, call)
  const open = begun ?? (await openRevisionOf(tx, goodsId))
  return open ? { changeId: open.changeId, version: open.version } : failure('catalog.openElsewhere')
}

/** Begins new goods as a copy of own ones. */
export async function copyGoods(tx: Transaction, goodsId: number, call: Call): Promise<RevisionRef | Failure> {
  const live = await liveGoods(tx, goodsId)
  if (!live || !editableStoresOf(call).includes(live.storeId)) return failure('api.notFound')
  const begun = await keep(tx, { storeId: live.storeId, goodsId: null, document: copyOf(live.document), base: null }, call)
  return begun ?? failure('catalog.openElsewhere')
}

/** Keeps the first words of new goods. SKUs that claim to be there already are new ones: a draft owns nothing. */
export async function createRevision(
  tx: Transaction,
  { storeId, document }: { storeId: number; document: GoodsDocument },
  call: Call,
): Promise<RevisionRef | Failure> {
  if (!editableStoresOf(call).includes(storeId)) return failure('api.notFound')
  const skus = document.skus.map((sku) => ({ ...sku, productId: null }))
  const begun = await keep(tx, { storeId, goodsId: null, document: { ...document, skus }, base: null }, call)
  return begun ?? failure('catalog.openElsewhere')
}

/** Keeps a draft as it stands. Refused when somebody else saved or moved it since the version that was seen. */
export async function saveRevision(
  tx: Transaction,
  revisionRef: RevisionRef,
  document: GoodsDocument,
  call: Call,
): Promise<RevisionRef | Failure> {
  const change = await lockRevisionAt(tx, revisionRef, ownRevisionScope(call))
  if ('failed' in change) return change
  const own = new Set((change.base?.skus ?? []).map((sku) => sku.productId))
  // A SKU belongs to the goods that it was read from; an id from elsewhere makes it a new one.
  const skus = document.skus.map((sku) => (own.has(sku.productId) ? sku : { ...sku, productId: null }))
  const saved = await saveDocument(tx, revisionRef, { ...document, skus }, call.app.clock.now())
  return saved ?? failure('catalog.changeNotNow')
}

async function keep(tx: Transaction, fresh: Omit<NewRevision, 'memberId' | 'at'>, call: Call): Promise<RevisionRef | undefined> {
  const begun = await addRevision(tx, { ...fresh, memberId: memberOf(call).memberId, at: call.app.clock.now() })
  if (!begun) return undefined
  await audit(tx, {
    ...actorContext(call, 'store'),
    action: 'goods.change.begin',
    entity: 'goodsChange',
    entityId: begun.changeId,
    to: 'draft',
    without: 'creation',
    facts: { goodsId: fresh.goodsId, name: fresh.document.nameZh },
  })
  return begun
}
