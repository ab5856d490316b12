import type { Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import { yuanNumber } from '../../../shared/money.ts'
import { quantityText } from '../../../shared/quantity.ts'
import { divideHalfUp } from '../../../shared/rounding.ts'
import { unitPriceNumber } from '../../../shared/unit-price.ts'
import { speak, type Language } from '../../../shared/words.ts'
import type { Comparison } from '../contract-choice.ts'
import type { QuotationView } from '../contract-shapes.ts'
import { mostRevisions } from '../rules/closing-rule.ts'
import { lowestOf, scenariosOf } from '../rules/compare-quotes.ts'
import { quotationMachine, standing } from '../rules/quotation-machine.ts'
import { rfqWords } from '../words.ts'
import { askedLines, chosenLines, landed, orderTotal } from './chosen-lines.ts'
import { headOf, isSealed, lineView, mayNow, storeNames, type StoreNames } from './inquiry-view.ts'
import { inquiryOf, linesOfInquiry, type Inquiry, type InquiryLine } from './inquiry-store.ts'
import { linesOfQuotations, quotationsOf, type Quotation, type QuotationLine } from './quotation-store.ts'
import { buyerOf } from './save-inquiry.ts'

/** A request with what a reader of its quotations needs beside them. */
export type Around = {
  readonly inquiry: Inquiry
  readonly asked: readonly InquiryLine[]
  readonly names: StoreNames
  readonly lang: Language
}

// Shares of freight have no end of decimals; from a yuan on people read fen.
const toFen = (price: bigint | undefined): bigint | undefined =>
  price === undefined || price < 10_000n ? price : divideHalfUp(price, 100n) * 100n

const priceOrNull = (price: QuotationLine['unitPrice'] | undefined): number | null =>
  price === null || price === undefined ? null : unitPriceNumber(BigInt(price))

export function quotationHeadOf(of: Quotation, lines: readonly QuotationLine[], { asked, names, lang }: Around) {
  return {
    quotationSn: of.quotationSn,
    inquirySn: of.inquirySn,
    storeId: of.storeId,
    storeName: names.get(of.storeId) ?? '',
    edition: of.edition,
    state: of.state,
    stateText: speak(lang, rfqWords)(`quote_${of.state}`),
    validUntil: of.validUntil,
    totalAmount: yuanNumber(landed(of, lines, asked).total),
    submitTime: of.submittedAt?.toISOString() ?? null,
    version: of.version,
  }
}

export function quotationViewOf(of: Quotation, lines: readonly QuotationLine[], around: Around): QuotationView {
  const ground = landed(of, lines, around.asked)
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
  const { read } = call.house
  const inquiry = await inquiryOf(read, buyerOf(call), inquirySn)
  if (!inquiry) return failure('rfq.gone')
  const asked = await linesOfInquiry(read, inquiry.id)
  const all = isSealed(inquiry) ? [] : (await quotationsOf(read, inquiry.id)).filter(readable)
  const lines = await linesOfQuotations(
    read,
    all.map((one) => one.id),
  )
  const names = await storeNames(call, [...all.map((one) => one.storeId), ...(inquiry.storeId === null ? [] : [inquiry.storeId])])
  const around: Around = { inquiry, asked, names, lang: call.lang }
  const latest = [...Map.groupBy(all, (one) => one.storeId).values()].flatMap((versions) => versions.at(-1) ?? [])
  const open = latest.filter((one) => standing.includes(one.state)).map((one) => landed(one, lines.get(one.id) ?? [], asked))
  return {
    ...headOf(inquiry, call.lang),
    storeName: names.get(inquiry.storeId ?? 0) ?? '',
    isSealed: isSealed(inquiry) ? 1 : 0,
    lines: asked.map((line) => ({ ...lineView(line, call.lang), lowestSn: lowestOf(open, line.lineNo) ?? '' })),
    quotations: latest.map((one) => ({
      ...quotationViewOf(one, lines.get(one.id) ?? [], around),
      can: buyerMay(inquiry, one),
      earlier: all
        .filter((old) => old.storeId === one.storeId && old.id !== one.id)
        .map((old) => quotationHeadOf(old, lines.get(old.id) ?? [], around)),
    })),
    scenarios: scenariosOf(askedLines(asked), open).map(({ key, total, isComplete, lines: chosen }) => ({
      key,
      totalAmount: yuanNumber(total),
      isComplete: isComplete ? 1 : 0,
      lines: [...chosen],
    })),
    orderTotal: mayOrder(inquiry) ? yuanOrNull(orderTotal(asked, chosenLines(asked, all, lines), lines)) : null,
    paySn: inquiry.paySn ?? '',
    orderSnList: [...inquiry.orderSns],
    can: mayNow(inquiry, 'buyer'),
  }
}

const mayOrder = ({ state }: Inquiry): boolean => state === 'AWARDED' || state === 'PARTIALLY_AWARDED'
const yuanOrNull = (amount: bigint | null): number | null => (amount === null ? null : yuanNumber(amount))

/** What a buyer may do with one quotation now; nothing once the request is decided. */
export function buyerMay(inquiry: Inquiry, of: Quotation): ('requestRevision' | 'reject')[] {
  if (isSealed(inquiry) || !['QUOTING', 'COMPARING'].includes(inquiry.state)) return []
  return quotationMachine
    .allowedActions(of.state, 'buyer')
    .filter((event) => event === 'reject' || (event === 'requestRevision' && of.rounds < mostRevisions))
    .map((event) => (event === 'reject' ? 'reject' : 'requestRevision'))
}
