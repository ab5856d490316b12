import type { Call } from '../../../../api/handler.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { quantityText } from '../../../../kernel/quantity/quantity.ts'
import { divideHalfUp } from '../../../../kernel/money/rounding.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import type { Comparison } from '../../endpoints-quotation.ts'
import type { QuotationView } from '../../endpoints-schemas.ts'
import { mostRevisions } from '../../rules/closing-rule.ts'
import { lowestOf, scenariosOf } from '../../rules/compare-quotations.ts'
import { quotationMachine, standingStates } from '../../rules/quotation-machine.ts'
import { rfqMessages } from '../../messages.ts'
import { liveOrdersOf } from '../../../order/server/public.ts'
import { requestedLines, awardedLines, linesToOrder, toLandedQuotation, orderTotal } from '../award/awarded-lines.ts'
import { headOf, isSealed, lineView, allowedRfqActions, storeNames, type StoreNames } from '../requests/rfq-view.ts'
import { rfqOf, linesOfRfq, type Rfq, type RfqLine } from '../requests/rfq-repository.ts'
import { linesOfQuotations, quotationsOf, type Quotation, type QuotationLine } from './quotation-repository.ts'
import { buyerOf } from '../requests/save-rfq.ts'

/** A request with what a reader of its quotations needs beside them. */
export type QuotationContext = {
  readonly inquiry: Rfq
  readonly asked: readonly RfqLine[]
  readonly names: StoreNames
  readonly lang: Language
}

// Shares of freight have no end of decimals; from a yuan on people read fen.
const toFen = (price: bigint | undefined): bigint | undefined =>
  price === undefined || price < 10_000n ? price : divideHalfUp(price, 100n) * 100n

const priceOrNull = (price: QuotationLine['unitPrice'] | undefined): number | null =>
  price === null || price === undefined ? null : unitPriceNumber(BigInt(price))

export function quotationHeadOf(of: Quotation, lines: readonly QuotationLine[], { asked, names, lang }: QuotationContext) {
  return {
    quotationSn: of.quotationSn,
    inquirySn: of.inquirySn,
    storeId: of.storeId,
    storeName: names.get(of.storeId) ?? '',
    edition: of.edition,
    state: of.state,
    stateText: translate(lang, rfqMessages)(`quote_${of.state}`),
    validUntil: of.validUntil,
    totalAmount: yuanNumber(toLandedQuotation(of, lines, asked).total),
    submitTime: of.submittedAt?.toISOString() ?? null,
    version: of.version,
  }
}

export function quotationViewOf(of: Quotation, lines: readonly QuotationLine[], around: QuotationContext): QuotationView {
  const ground = toLandedQuotation(of, lines, around.asked)
  const decimals = new Map(around.asked.map((line) => [line.lineNo, line.decimals]))
  return {
    ...quotationHeadOf(of, lines, around),
    goodsAmount: yuanNumber(ground.goods),
    freight: yuanNumber(BigInt(of.freight)),
    taxIncluded: of.taxIncluded ? 1 : 0,
    payTerms: of.payTerms,
    note: of.note,
    isOutdated: of.content < around.inquiry.content ? 1 : 0,
    wish: of.wish,
    reason: of.reason,
    lines: lines.map((line) => ({
      lineNo: line.lineNo,
      offer: line.offer,
      productId: line.productId ?? 0,
      goodsName: line.name,
      unitPrice: priceOrNull(line.unitPrice),
      landedPrice: priceOrNull(toFen(ground.lines.find((one) => one.lineNo === line.lineNo)?.unitPrice)),
      minNumber: line.moq === null ? '' : quantityText(BigInt(line.moq), decimals.get(line.lineNo) ?? 0),
      allowIncrements: line.allowIncrements ? 1 : 0,
      deliveryDate: line.deliveryOn,
      remark: line.remark,
      targetPrice: priceOrNull(line.targetPrice),
      accepted: line.accepted ? 1 : 0,
    })),
  }
}

// What the buyer reads of a supplier: what stands or has come to something, and the last that was handed in otherwise.
const readable = (of: Quotation): boolean => of.state !== 'DRAFT' && of.submittedAt !== null

/** What was quoted for a request, on a common ground; nothing of it while the request is sealed. The refusal is `rfq.gone`. */
export async function compareQuotations(call: Call, inquirySn: string): Promise<Comparison | Failure> {
  const { read } = call.app
  const inquiry = await rfqOf(read, buyerOf(call), inquirySn)
  if (!inquiry) return failure('rfq.gone')
  const asked = await linesOfRfq(read, inquiry.id)
  const all = isSealed(inquiry) ? [] : (await quotationsOf(read, inquiry.id)).filter(readable)
  const lines = await linesOfQuotations(
    read,
    all.map((one) => one.id),
  )
  const names = await storeNames(call, [...all.map((one) => one.storeId), ...(inquiry.storeId === null ? [] : [inquiry.storeId])])
  const around: QuotationContext = { inquiry, asked, names, lang: call.lang }
  const latest = [...Map.groupBy(all, (one) => one.storeId).values()].flatMap((versions) => versions.at(-1) ?? [])
  const live = await liveOrdersOf(read, inquiry.orderSns)
  const open = latest
    .filter((one) => standingStates.includes(one.state))
    .map((one) => toLandedQuotation(one, lines.get(one.id) ?? [], asked))
  return {
    ...headOf(inquiry, call.lang),
    storeName: names.get(inquiry.storeId ?? 0) ?? '',
    isSealed: isSealed(inquiry) ? 1 : 0,
    lines: asked.map((line) => ({ ...lineView(line, call.lang), lowestSn: lowestOf(open, line.lineNo) ?? '' })),
    quotations: latest.map((one) => ({
      ...quotationViewOf(one, lines.get(one.id) ?? [], around),
      can: buyerQuotationActions(inquiry, one),
      earlier: all
        .filter((old) => old.storeId === one.storeId && old.id !== one.id)
        .map((old) => quotationHeadOf(old, lines.get(old.id) ?? [], around)),
    })),
    scenarios: scenariosOf(requestedLines(asked), open).map(({ key, total, isComplete, lines: chosen }) => ({
      key,
      totalAmount: yuanNumber(total),
      isComplete: isComplete ? 1 : 0,
      lines: [...chosen],
    })),
    orderTotal: mayOrder(inquiry) ? yuanOrNull(orderTotal(asked, linesToOrder(awardedLines(asked, all, lines), live), lines)) : null,
    paySn: inquiry.paySn ?? '',
    orderSnList: [...inquiry.orderSns],
    can: allowedRfqActions(inquiry, 'buyer'),
  }
}

const mayOrder = ({ state }: Rfq): boolean => state === 'AWARDED' || state === 'PARTIALLY_AWARDED'
const yuanOrNull = (amount: bigint | null): number | null => (amount === null ? null : yuanNumber(amount))

/** What a buyer may do with one quotation now; nothing once the request is decided. */
export function buyerQuotationActions(inquiry: Rfq, of: Quotation): ('requestRevision' | 'reject')[] {
  if (isSealed(inquiry) || !['QUOTING', 'COMPARING'].includes(inquiry.state)) return []
  return quotationMachine
    .allowedActions(of.state, 'buyer')
    .filter((event) => event === 'reject' || (event === 'requestRevision' && of.rounds < mostRevisions))
    .map((event) => (event === 'reject' ? 'reject' : 'requestRevision'))
}
