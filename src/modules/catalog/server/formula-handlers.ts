import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { unitPriceNumber } from '../../../shared/unit-price.ts'
import { formulaHistory, formulaLock, formulaSheet, formulaUnlock } from '../contract-formula.ts'
import { ownLocks } from '../../market/contract-lock.ts'
import { unitOf } from '../rules/units.ts'
import { priceHandle } from './card-store.ts'
import { explainFormula } from './explain-formula.ts'
import { formulaHistoryOf, formulaPrices } from './formula-price-store.ts'
import { listOwnLocks } from './own-locks.ts'
import { lockPrices, skusForCall, unlockPrices } from './price-locks.ts'
import type { IndexPrice, SkuForSale } from './sale-store.ts'

const perPage = 30
type Linked = SkuForSale & { readonly index: IndexPrice; readonly basis: NonNullable<SkuForSale['basis']> }

/** An index-linked SKU that the caller sees with a price. */
async function linkedSku(call: Call, app: Parameters<typeof skusForCall>[1], productId: number): Promise<Linked | Failure> {
  const sku = (await skusForCall(call, app, [productId])).get(productId)
  if (!sku?.onSale || !sku.storeOpen) return failure('catalog.offSale')
  const { index, basis } = sku
  return index && basis ? { ...sku, index, basis } : failure('catalog.noFormula')
}

async function showSheet(productId: number, call: Call): Promise<OutputOf<typeof formulaSheet> | Failure> {
  const sku = await linkedSku(call, call.house.read, productId)
  if (isFailure(sku)) return sku
  const { index, basis } = sku
  const [made] = await formulaPrices(priceHandle(call), [index.formulaPriceId], call.priceClass)
  const told = made && explainFormula(made, productId, call.lang)
  if (!told) return failure('catalog.noFormula')
  const second = sku.saleUnitState === 2 ? sku.secUnitCode : null
  return {
    ...told,
    productId,
    priceUnit: unitOf(sku.unitCode)[call.lang],
    secPriceUnit: second === null ? null : unitOf(second)[call.lang],
    freshUntil: index.freshUntil ?? '',
    isStale: index.isStale ? 1 : 0,
    whenStale: index.whenStale,
    lockMinutes: index.lockMinutes,
    lock: index.lockedUntil && { price: unitPriceNumber(basis.unitPrice), expiresAt: index.lockedUntil.toISOString() },
  }
}

async function showHistory(input: { productId: number; before?: number }, call: Call): Promise<OutputOf<typeof formulaHistory> | Failure> {
  const sku = await linkedSku(call, call.house.read, input.productId)
  if (isFailure(sku)) return sku
  const page = { side: call.priceClass, before: input.before ?? null, most: perPage + 1 }
  const found = await formulaHistoryOf(priceHandle(call), sku.goodsId, page)
  const list = found.slice(0, perPage).flatMap((made) => {
    const own = made.side.skus[String(input.productId)]
    if (!own) return []
    const { formulaPriceId, quoteDate, cause } = made
    const [average, price] = [unitPriceNumber(BigInt(made.inputs.average)), unitPriceNumber(BigInt(own.price))]
    return [{ formulaPriceId, quoteDate, pricedAt: made.pricedAt.toISOString(), cause, average, price }]
  })
  return { list, nextBefore: found.length > perPage ? (found[perPage - 1]?.formulaPriceId ?? null) : null }
}

/** What buyers see of index-linked prices: how they were made, what they were, and holding one. */
export function formulaHandlers(): Handler[] {
  return [
    handle(formulaSheet, (input, call) => showSheet(input.productId, call)),
    handle(formulaHistory, (input, call) => showHistory(input, call)),
    handle(formulaLock, ({ productId }, call) =>
      call.house.inUnit<OutputOf<typeof formulaLock> | Failure>(async (unit) => {
        const sku = await linkedSku(call, unit, productId)
        if (isFailure(sku)) return sku
        if (sku.index.isStale && sku.index.whenStale === 'refuse') return failure('catalog.priceStale', { date: sku.index.quoteDate ?? '' })
        const now = call.house.clock.now()
        await lockPrices(unit, [sku], { memberId: memberOf(call).memberId, priceClass: call.priceClass, now })
        const locked = await linkedSku(call, unit, productId)
        if (isFailure(locked)) return locked
        const { lockedUntil } = locked.index
        if (!lockedUntil) throw new Error('a price lock that was just made is not there')
        return { price: unitPriceNumber(locked.basis.unitPrice), expiresAt: lockedUntil.toISOString() }
      }),
    ),
    handle(ownLocks, (_input, call) => listOwnLocks(call)),
    handle(formulaUnlock, async ({ productId }, call) => {
      await call.house.inUnit((unit) => unlockPrices(unit, memberOf(call).memberId, [productId], call.house.clock.now()))
      return null
    }),
  ]
}
