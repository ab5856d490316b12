import { handle, memberOf, type Call, type Handler } from '../../../../api/handler.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { formulaHistory, formulaLock, formulaSheet, formulaUnlock } from '../../endpoints-formulas.ts'
import { ownPriceLocks } from '../../endpoints-price-lock.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { priceHandle } from '../../../catalog/server/public.ts'
import { explainFormula } from './explain-formula.ts'
import { formulaHistoryOf, formulaPrices } from './formula-price-repository.ts'
import { withoutOffers } from '../../../catalog/rules/price-precedence.ts'
import { indexTerms, type IndexPrice } from '../../rules/sku-price.ts'
import { skusForBuyer } from '../buyer-prices.ts'
import { lockOf, lockPrices, unlockPrices } from '../price-locks.ts'
import type { SkuForSale } from '../sku-for-sale-repository.ts'
import { rows } from '../../../../kernel/database/transaction.ts'

const held = {
  name: 'catalog.ownLocks',
  text: `SELECT product_id AS id FROM price_lock WHERE member_id = $1 AND expires_at > $2 ORDER BY expires_at, product_id LIMIT 100`,
}

/** The member's locks that hold now, at the prices that orders would take; a lock of another price class holds nothing. */
async function listOwnPriceLocks(call: Call): Promise<OutputOf<typeof ownPriceLocks>> {
  const { read, clock } = call.app
  const found = await rows<{ id: number | string }>(read, held, [memberOf(call).memberId, clock.now()])
  const ids = found.map((row) => Number(row.id))
  const skus = ids.length === 0 ? new Map<number, never>() : await skusForBuyer(call, read, ids)
  return ids.flatMap((productId) => {
    const sku = skus.get(productId)
    const lock = sku && lockOf(sku)
    if (!sku?.onSale || !sku.storeOpen || !lock) return []
    const [goodsName, specText] = call.lang === 'en' ? [sku.nameEn, sku.specEn] : [sku.nameZh, sku.specZh]
    return {
      productId,
      goodsName,
      specText,
      price: unitPriceNumber(lock.unitPrice),
      priceUnit: unitOf(sku.unitCode)[call.lang],
      expiresAt: lock.until.toISOString(),
    }
  })
}

const perPage = 30
type Linked = SkuForSale & { readonly index: IndexPrice; readonly lock: ReturnType<typeof lockOf> }

/** An index-linked SKU that the caller sees with a price: by the caller's lock, or by the formula of now. */
async function linkedSku(call: Call, app: Parameters<typeof skusForBuyer>[1], productId: number): Promise<Linked | Failure> {
  const sku = (await skusForBuyer(call, app, [productId])).get(productId)
  if (!sku?.onSale || !sku.storeOpen) return failure('catalog.offSale')
  const basis = sku.basis && withoutOffers(sku.basis, ['fixed'])
  const index = basis && indexTerms({ ...sku, basis }, 0n)
  return index ? { ...sku, index, lock: lockOf(sku) } : failure('catalog.noFormula')
}

async function showSheet(productId: number, call: Call): Promise<OutputOf<typeof formulaSheet> | Failure> {
  const sku = await linkedSku(call, call.app.read, productId)
  if (isFailure(sku)) return sku
  const { lock, index } = sku
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
    lock: lock && { price: unitPriceNumber(lock.unitPrice), expiresAt: lock.until.toISOString() },
  }
}

async function showHistory(input: { productId: number; before?: number }, call: Call): Promise<OutputOf<typeof formulaHistory> | Failure> {
  const sku = await linkedSku(call, call.app.read, input.productId)
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
      call.app.inTransaction<OutputOf<typeof formulaLock> | Failure>(async (tx) => {
        const sku = await linkedSku(call, tx, productId)
        if (isFailure(sku)) return sku
        if (sku.index.isStale && sku.index.whenStale === 'refuse') return failure('catalog.priceStale', { date: sku.index.quoteDate ?? '' })
        const now = call.app.clock.now()
        await lockPrices(tx, [sku], { memberId: memberOf(call).memberId, priceClass: call.priceClass, now })
        const locked = await linkedSku(call, tx, productId)
        if (isFailure(locked)) return locked
        const { lock } = locked
        if (!lock) throw new Error('a price lock that was just made is not there')
        return { price: unitPriceNumber(lock.unitPrice), expiresAt: lock.until.toISOString() }
      }),
    ),
    handle(ownPriceLocks, (_input, call) => listOwnPriceLocks(call)),
    handle(formulaUnlock, async ({ productId }, call) => {
      await call.app.inTransaction((tx) => unlockPrices(tx, memberOf(call).memberId, [productId], call.app.clock.now()))
      return null
    }),
  ]
}
