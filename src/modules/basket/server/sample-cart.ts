import type { MemberType } from '../../../api/caller.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import type { Transaction, Queryable } from '../../../kernel/database/transaction.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import type { SampleCartView } from '../endpoints-enquiry.ts'
import { precisionOf } from '../../catalog/rules/sale-quantity.ts'
import { basketMessages } from '../messages.ts'
import { parseLineQuantity, type QuantityRequest } from './add-to-cart.ts'
import { addLine, type BasketLine, linesOf, removeLines } from './basket-repository.ts'
import type { SkusById } from './cart-view.ts'
import { type SkuForSale } from '../../pricing/server/public.ts'
import { lineFields, isNotSold, lineProblemOf, storeNameOf, unitNameOf } from './line-view.ts'

/** A member's sample cart, for whoever makes applications of it. */
export function sampleLinesOf(db: Queryable, memberId: number): Promise<BasketLine[]> {
  return linesOf(db, memberId, 'SAMPLE')
}

/** Takes lines out of the sample cart that have become an application. */
export async function removeSampleLines(tx: Transaction, memberId: number, lineIds: readonly number[]): Promise<void> {
  await removeLines(tx, memberId, 'SAMPLE', lineIds)
}

/** Most units of one sample (flows.md F8: a largest quantity per sample). */
const mostOfSample = 5

export type AddedSample = { readonly cartId: number; readonly buyNum: number; readonly availableSampleCartNum: number }

/** Puts a sample into the sample cart; only verified buyers (type 2) may (specification §2, flows.md F8). */
export async function addSample(
  tx: Transaction,
  buyer: { memberId: number; memberType: MemberType },
  sku: SkuForSale | undefined,
  quantityRequest: QuantityRequest,
): Promise<AddedSample | Failure> {
  if (buyer.memberType !== 2) return failure('basket.samplesBuyersOnly', {}, { state: 259 })
  if (!sku?.onSale) return failure('basket.notForSale')
  if (sku.storePaused) return failure('basket.storeSuspended')
  if (!sku.storeOpen) return failure('basket.storeClosed')
  if (!sku.sampleAvailable) return failure('basket.noSample')
  const number = parseLineQuantity(sku, quantityRequest)
  if (isFailure(number)) return number
  const precision = precisionOf(sku, quantityRequest.unit)
  const line = await addLine(tx, buyer.memberId, 'SAMPLE', {
    productId: sku.productId,
    unit: quantityRequest.unit,
    number,
    shownPrice: null,
  })
  if (line.number > BigInt(mostOfSample) * 10n ** BigInt(precision)) {
    return failure(
      'basket.sampleTooMany',
      { max: mostOfSample, unit: unitNameOf(sku, quantityRequest.unit, quantityRequest.lang) },
      { field: 'number' },
    )
  }
  return { cartId: line.lineId, buyNum: quantityNumber(line.number, precision), availableSampleCartNum: line.lines }
}

/** The sample cart by store; what is no longer offered as a sample is in the invalid list. */
export function sampleViewOf(lines: readonly BasketLine[], skus: SkusById, lang: Language): SampleCartView {
  const say = translate(lang, basketMessages)
  const views = lines.map((line) => {
    const sku = skus.get(line.productId)
    const problem = lineProblemOf(sku, line, lang)
    const closed = problem && isNotSold(problem) ? problem : null
    const gone = sku && !sku.sampleAvailable ? { code: 'offSale' as const, text: say('noSample'), suggest: [] } : null
    return { ...lineFields(line, sku, lang), sampleNote: sku?.sampleNote ?? '', problem: closed ?? gone }
  })
  const valid = views.filter((view) => view.problem === null)
  return {
    storeSampleCartGroupList: [...Map.groupBy(valid, (view) => view.storeId)].map(([storeId, storeSampleCartList]) => ({
      storeId,
      storeName: storeNameOf(skus.get(storeSampleCartList[0]?.productId ?? 0), lang),
      storeSampleCartList,
    })),
    invalidList: views.filter((view) => view.problem !== null),
    availableSampleCartNum: valid.length,
  }
}
