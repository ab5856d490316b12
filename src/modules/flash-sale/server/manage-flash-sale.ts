import { actorContext } from '../../../api/actor-context.ts'
import type { z } from 'zod'
import type { Call } from '../../../api/handler.ts'
import { audit, changesBetween, type AuditedWhat } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { sellerFlashSave } from '../endpoints-consoles.ts'
import { flashSaleMachine, type FlashSaleEvent } from '../rules/flash-sale-machine.ts'
import { readLines, readPeriod } from '../rules/read-flash-sale.ts'
import {
  addFlashSale,
  flashSaleItems,
  lockFlashSale,
  overlappingSale,
  updateFlashSale,
  type FlashSale,
  type FlashSaleText,
} from './flash-sale-repository.ts'
import { moveFlashSale, type FlashSaleChange } from './move-flash-sale.ts'
import { sellableSkus } from './sellable-skus.ts'

/** Whose desk: that of some stores, or the platform's. */
export type FlashSaleAdmin = { readonly kind: 'store'; readonly storeIds: readonly number[] } | { readonly kind: 'platform' }
type Form = Omit<z.output<typeof sellerFlashSave.input>, 'ownFlashSaleId' | 'storeId'>
type Save = { readonly flashSaleId: number; readonly storeId: number | undefined; readonly form: Form }
type Move = { readonly flashSaleId: number; readonly expectedVersion: number; readonly reason?: string }

// A draft is nobody's business but its writer's.
function maySee(desk: FlashSaleAdmin, sale: FlashSale): boolean {
  const isOwn = desk.kind === 'platform' ? sale.origin === 'PLATFORM' : sale.origin === 'STORE'
  if (desk.kind === 'store' && !desk.storeIds.includes(sale.storeId)) return false
  return isOwn || !['DRAFT', 'REJECTED'].includes(sale.state)
}

async function lockOf(
  tx: Transaction,
  desk: FlashSaleAdmin,
  asked: Pick<Move, 'flashSaleId' | 'expectedVersion'>,
): Promise<FlashSale | Failure> {
  const sale = await lockFlashSale(tx, asked.flashSaleId)
  if (!sale || !maySee(desk, sale)) return failure('flashSale.gone')
  return sale.version === asked.expectedVersion ? sale : failure('api.stale')
}

/**
 * Writes a draft, or a rejected sale again; nothing of it is public. Refusals: fields by name, `flashSale.gone`,
 * `flashSale.notEditable`, `api.stale`.
 */
export function saveFlashSale(call: Call, desk: FlashSaleAdmin, { flashSaleId, storeId, form }: Save): Promise<FlashSaleChange | Failure> {
  return call.app.inTransaction<FlashSaleChange | Failure>(async (tx) => {
    const before = flashSaleId === 0 ? null : await lockOf(tx, desk, { flashSaleId, expectedVersion: form.expectedVersion })
    if (before && isFailure(before)) return before
    if (before && !['DRAFT', 'REJECTED'].includes(before.state)) return failure('flashSale.notEditable')
    const ofStore = before?.storeId ?? storeFor(desk, storeId)
    if (ofStore === undefined) return failure('flashSale.gone')
    const to = await readForm(tx, form, ofStore, call.app.clock.now())
    if (isFailure(to)) return to
    if (!before) {
      const origin = desk.kind === 'store' ? 'STORE' : 'PLATFORM'
      const id = await addFlashSale(tx, { storeId: ofStore, origin }, to, call.app.clock.now())
      await trace(call, tx, {
        desk,
        action: 'flashSale.create',
        id,
        what: { without: 'creation', to: 'DRAFT', facts: { name: to.nameZh } },
      })
      return { flashSaleId: id, state: 'DRAFT', version: 1 }
    }
    const old = { ...before, items: await flashSaleItems(tx, before.flashSaleId) }
    if (!(await updateFlashSale(tx, before, to))) return failure('api.stale')
    await trace(call, tx, { desk, action: 'flashSale.edit', id: before.flashSaleId, what: { diff: changesBetween(told(old), told(to)) } })
    return { flashSaleId: before.flashSaleId, state: before.state, version: before.version + 1 }
  })
}

function storeFor(desk: FlashSaleAdmin, wanted: number | undefined): number | undefined {
  if (desk.kind === 'platform') return wanted
  const storeId = wanted ?? desk.storeIds[0]
  return storeId !== undefined && desk.storeIds.includes(storeId) ? storeId : undefined
}

async function readForm(tx: Transaction, form: Form, storeId: number, now: Date): Promise<FlashSaleText | Failure> {
  if (form.nameZh === '') return failure('flashSale.nameNeeded', {}, { field: 'nameZh' })
  const period = readPeriod(form, now)
  if (isFailure(period)) return period
  const skus = await sellableSkus(
    tx,
    form.items.map((item) => item.productId),
  )
  const items = readLines(form.items, (productId) => {
    const sku = skus.get(productId)
    return sku?.storeId === storeId ? sku : undefined
  })
  return isFailure(items) ? items : { nameZh: form.nameZh, nameEn: form.nameEn, ...period, items }
}

/** What of a sale is told to the audit log when it changes; prices in 1/10000 yuan and quantities in steps, as text. */
function told({ nameZh, nameEn, startsAt, endsAt, items }: FlashSaleText): Record<string, unknown> {
  const lines = items.map(
    (item) => `${item.productId}: ${item.retailPrice} / ${item.businessPrice} × ${item.number} (${item.perBuyer ?? '–'})`,
  )
  return { nameZh, nameEn, startsAt, endsAt, flashItems: lines }
}

/**
 * Moves a sale. Refusals: `flashSale.gone`, `api.stale`, the machine's; before it is scheduled `flashSale.periodOver`,
 * `flashSale.overlaps` where a SKU is in another sale of the same time, `flashSale.listPriceMoved`; `flashSale.reasonNeeded`.
 */
export function changeFlashSale(
  call: Call,
  desk: FlashSaleAdmin,
  { reason, ...asked }: Move,
  event: Exclude<FlashSaleEvent, 'start' | 'end'>,
): Promise<FlashSaleChange | Failure> {
  if ((event === 'reject' || event === 'void') && !reason)
    return Promise.resolve(failure('flashSale.reasonNeeded', {}, { field: 'reason' }))
  return call.app.inTransaction<FlashSaleChange | Failure>(async (tx) => {
    const sale = await lockOf(tx, desk, asked)
    if (isFailure(sale)) return sale
    const isSchedule = ['submit', 'approve', 'publish'].includes(event)
    const isMove = !isFailure(flashSaleMachine.next(sale.state, event, desk.kind))
    const refused = isSchedule && isMove ? await scheduleRefusal(tx, sale, call.app.clock.now()) : null
    if (refused) return refused
    return moveFlashSale(tx, sale, { event, who: desk.kind, act: actorContext(call, desk.kind), ...(reason ? { reason } : {}) })
  })
}

/** What was written may be out of date when it is to be scheduled. */
async function scheduleRefusal(tx: Transaction, sale: FlashSale, now: Date): Promise<Failure | null> {
  if (sale.endsAt <= now) return failure('flashSale.periodOver')
  const items = await flashSaleItems(tx, sale.flashSaleId)
  const productIds = items.map((item) => item.productId)
  const other = await overlappingSale(tx, sale, productIds)
  if (other) return failure('flashSale.overlaps', { name: other.nameZh })
  const skus = await sellableSkus(tx, productIds)
  const isLower = items.every((item) => {
    const sku = skus.get(item.productId)
    return sku !== undefined && item.retailPrice < sku.retail && item.businessPrice < sku.business
  })
  return isLower ? null : failure('flashSale.listPriceMoved')
}

type Traced = { readonly desk: FlashSaleAdmin; readonly action: string; readonly id: number; readonly what: AuditedWhat }

async function trace(call: Call, tx: Transaction, { desk, action, id, what }: Traced): Promise<void> {
  await audit(tx, { ...actorContext(call, desk.kind), action, entity: 'flashSale', entityId: id, ...what })
}
