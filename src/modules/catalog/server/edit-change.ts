import { actorOf, memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../shared/audit.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { copyOf, type GoodsDocument } from '../rules/goods-document.ts'
import { goodsStoresOf, heldChange, ownDesk } from './change-desk.ts'
import { insertChange, openChangeOf, saveDocument, type HeldChange, type NewChange } from './change-store.ts'
import { liveGoods } from './live-document.ts'

/** Begins a change of own goods; when one is under way that one is answered, so nobody starts beside a colleague. */
export async function beginChange(unit: Unit, goodsId: number, call: Call): Promise<HeldChange | Failure> {
  const live = await liveGoods(unit, goodsId, true)
  if (!live || !goodsStoresOf(call).includes(live.storeId)) return failure('api.notFound')
  const { document } = live
  const begun = await keep(unit, { storeId: live.storeId, goodsId, document, base: document }, call)
  const open = begun ?? (await openChangeOf(unit, goodsId))
  return open ? { changeId: open.changeId, version: open.version } : failure('catalog.openElsewhere')
}

/** Begins new goods as a copy of own ones. */
export async function copyGoods(unit: Unit, goodsId: number, call: Call): Promise<HeldChange | Failure> {
  const live = await liveGoods(unit, goodsId)
  if (!live || !goodsStoresOf(call).includes(live.storeId)) return failure('api.notFound')
  const begun = await keep(unit, { storeId: live.storeId, goodsId: null, document: copyOf(live.document), base: null }, call)
  return begun ?? failure('catalog.openElsewhere')
}

/** Keeps the first words of new goods. SKUs that claim to be there already are new ones: a draft owns nothing. */
export async function createChange(
  unit: Unit,
  { storeId, document }: { storeId: number; document: GoodsDocument },
  call: Call,
): Promise<HeldChange | Failure> {
  if (!goodsStoresOf(call).includes(storeId)) return failure('api.notFound')
  const skus = document.skus.map((sku) => ({ ...sku, productId: null }))
  const begun = await keep(unit, { storeId, goodsId: null, document: { ...document, skus }, base: null }, call)
  return begun ?? failure('catalog.openElsewhere')
}

/** Keeps a draft as it stands. Refused when somebody else saved or moved it since the version that was seen. */
export async function saveChange(unit: Unit, held: HeldChange, document: GoodsDocument, call: Call): Promise<HeldChange | Failure> {
  const change = await heldChange(unit, held, ownDesk(call))
  if ('failed' in change) return change
  const own = new Set((change.base?.skus ?? []).map((sku) => sku.productId))
  // A SKU belongs to the goods that it was read from; an id from elsewhere makes it a new one.
  const skus = document.skus.map((sku) => (own.has(sku.productId) ? sku : { ...sku, productId: null }))
  const saved = await saveDocument(unit, held, { ...document, skus }, call.house.clock.now())
  return saved ?? failure('catalog.changeNotNow')
}

async function keep(unit: Unit, fresh: Omit<NewChange, 'memberId' | 'at'>, call: Call): Promise<HeldChange | undefined> {
  const begun = await insertChange(unit, { ...fresh, memberId: memberOf(call).memberId, at: call.house.clock.now() })
  if (!begun) return undefined
  await audit(unit, {
    actor: actorOf(call, 'store'),
    channel: 'seller',
    requestId: call.requestId,
    action: 'goods.change.begin',
    entity: 'goodsChange',
    entityId: begun.changeId,
    to: 'draft',
    without: 'creation',
    facts: { goodsId: fresh.goodsId, name: fresh.document.nameZh },
  })
  return begun
}
