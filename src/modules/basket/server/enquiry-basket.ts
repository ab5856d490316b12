import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { parseUnitPrice, unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import type { EnquiryCartView } from '../endpoints-enquiry.ts'
import type { EnquiryLine } from '../endpoints-schemas.ts'
import { precisionOf, type UnitKind } from '../../catalog/rules/sale-quantity.ts'
import { parseLineQuantity, type AddedLine } from './add-to-cart.ts'
import { changeLine, lockLine, maxBasketLines, addLine, type BasketLine } from './basket-repository.ts'
import type { SkusById } from './cart-view.ts'
import type { FindSku } from './change-cart.ts'
import { type SkuForSale } from '../../pricing/server/public.ts'
import { lineFields, isNotSold, lineProblemOf, storeNameOf } from './line-view.ts'

export type EnquiryPreferences = { readonly wantedPrice?: string; readonly wantedDate?: string; readonly remark?: string }
export type EnquiryLineInput = EnquiryPreferences & { readonly number: string; readonly unit: UnitKind; readonly lang: Language }

function wishesOf(enquiryWishes: EnquiryPreferences) {
  const wantedPrice = enquiryWishes.wantedPrice === undefined ? null : parseUnitPrice(enquiryWishes.wantedPrice)
  if (wantedPrice === undefined) return failure('basket.badPrice', {}, { field: 'wantedPrice' })
  return { wantedPrice, wantedDate: enquiryWishes.wantedDate ?? null, remark: enquiryWishes.remark ?? null }
}

/** Puts goods into the enquiry basket: no minimum, no stock, no price needed, but it must be on sale in an open store. */
export async function addToEnquiry(
  tx: Transaction,
  memberId: number,
  sku: SkuForSale | undefined,
  enquiryLineInput: EnquiryLineInput,
): Promise<AddedLine | Failure> {
  if (!sku?.onSale) return failure('basket.notForSale')
  if (sku.storePaused) return failure('basket.storeSuspended')
  if (!sku.storeOpen) return failure('basket.storeClosed')
  const number = parseLineQuantity(sku, enquiryLineInput)
  if (isFailure(number)) return number
  const wishes = wishesOf(enquiryLineInput)
  if (isFailure(wishes)) return wishes
  const line = await addLine(tx, memberId, 'ENQUIRY', {
    productId: sku.productId,
    unit: enquiryLineInput.unit,
    number,
    shownPrice: null,
    ...wishes,
  })
  if (line.lines > maxBasketLines) return failure('basket.full', { max: maxBasketLines })
  return { cartId: line.lineId, buyNum: quantityNumber(line.number, precisionOf(sku, enquiryLineInput.unit)), availableCartNum: line.lines }
}

/** Changes quantity and wishes of an enquiry line. */
export async function changeEnquiryLine(
  tx: Transaction,
  change: { memberId: number; cartId: number; asked: Omit<EnquiryLineInput, 'unit'> & { unit?: UnitKind } },
  findSku: FindSku,
): Promise<true | Failure> {
  const line = await lockLine(tx, change.memberId, 'ENQUIRY', change.cartId)
  if (!line) return failure('basket.lineGone')
  const sku = await findSku(line.productId)
  if (!sku) return failure('basket.notForSale')
  const asked = { ...change.asked, unit: change.asked.unit ?? line.unit }
  const number = parseLineQuantity(sku, asked)
  if (isFailure(number)) return number
  const wishes = wishesOf(asked)
  if (isFailure(wishes)) return wishes
  await changeLine(tx, change.memberId, 'ENQUIRY', {
    line,
    productId: sku.productId,
    unit: asked.unit,
    number,
    shownPrice: null,
    ...wishes,
  })
  return true
}

/** The enquiry basket by store. */
export function enquiryViewOf(lines: readonly BasketLine[], skus: SkusById, lang: Language): EnquiryCartView {
  const views = lines.map((line) => enquiryLineOf(line, skus.get(line.productId), lang))
  const valid = views.filter((view) => view.problem === null)
  const groups = Map.groupBy(valid, (view) => view.storeId)
  return {
    storeEnquiryCartGroupList: [...groups].map(([storeId, storeEnquiryCartList]) => ({
      storeId,
      storeName: storeNameOf(skus.get(storeEnquiryCartList[0]?.productId ?? 0), lang),
      storeEnquiryCartList,
    })),
    invalidList: views.filter((view) => view.problem !== null),
    availableCartNum: valid.length,
  }
}

function enquiryLineOf(line: BasketLine, sku: SkuForSale | undefined, lang: Language): EnquiryLine {
  const problem = lineProblemOf(sku, line, lang)
  const stands = problem && isNotSold(problem) ? problem : null
  return {
    ...lineFields(line, sku, lang),
    wantedPrice: line.wantedPrice === null ? null : unitPriceNumber(line.wantedPrice),
    wantedDate: line.wantedDate,
    remark: line.remark,
    problem: stands,
  }
}
