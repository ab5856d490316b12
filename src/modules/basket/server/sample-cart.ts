import type { MemberType } from '../../../api/visitor.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { quantityNumber } from '../../../shared/quantity.ts'
import type { Unit } from '../../../shared/unit.ts'
import { speak, type Language } from '../../../shared/words.ts'
import type { SampleCartView } from '../contract-enquiry.ts'
import { precisionOf } from '../../catalog/rules/sale-quantity.ts'
import { basketWords } from '../words.ts'
import { numberIn, type Asked } from './add-to-cart.ts'
import { putLine, type BasketLine } from './basket-store.ts'
import type { Skus } from './cart-view.ts'
import type { SkuForSale } from '../../catalog/server/public.ts'
import { lineFields, isNotSold, problemOf, storeNameOf, unitNameOf } from './line-view.ts'

/** Most units of one sample (flows.md F8: a largest quantity per sample). */
const mostOfSample = 5

export type AddedSample = { readonly cartId: number; readonly buyNum: number; readonly availableSampleCartNum: number }

/** Puts a sample into the sample cart; only verified buyers (type 2) may (specification §2, flows.md F8). */
export async function addSample(
  unit: Unit,
  buyer: { memberId: number; memberType: MemberType },
  sku: SkuForSale | undefined,
  asked: Asked,
): Promise<AddedSample | Failure> {
  if (buyer.memberType !== 2) return failure('basket.samplesBuyersOnly', {}, { state: 259 })
  if (!sku?.onSale) return failure('basket.notForSale')
  if (sku.storePaused) return failure('basket.storeSuspended')
  if (!sku.storeOpen) return failure('basket.storeClosed')
  if (!sku.sampleAvailable) return failure('basket.noSample')
  const number = numberIn(sku, asked)
  if (isFailure(number)) return number
  const precision = precisionOf(sku, asked.unit)
  const line = await putLine(unit, buyer.memberId, 'SAMPLE', { productId: sku.productId, unit: asked.unit, number, shownPrice: null })
  if (line.number > BigInt(mostOfSample) * 10n ** BigInt(precision)) {
    return failure('basket.sampleTooMany', { max: mostOfSample, unit: unitNameOf(sku, asked.unit, asked.lang) }, { field: 'number' })
  }
  return { cartId: line.lineId, buyNum: quantityNumber(line.number, precision), availableSampleCartNum: line.lines }
}

/** The sample cart by store; what is no longer offered as a sample is in the invalid list. */
export function sampleViewOf(lines: readonly BasketLine[], skus: Skus, lang: Language): SampleCartView {
  const say = speak(lang, basketWords)
  const views = lines.map((line) => {
    const sku = skus.get(line.productId)
    const problem = problemOf(sku, line, lang)
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
