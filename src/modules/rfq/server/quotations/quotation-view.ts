import type { Call } from '../../../../api/handler.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { quantityText } from '../../../../kernel/quantity/quantity.ts'
import { divideHalfUp } from '../../../../kernel/money/rounding.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import type { Comparison } from '../../endpoints-comparison.ts'
import type { QuotationView } from '../../endpoints-schemas.ts'
import { mostRevisions } from '../../rules/closing-rule.ts'
import { lowestByLine, paymentTermGain, scenariosOf } from '../../rules/compare-quotations.ts'
import { compareTerms } from '../../rules/trade-terms.ts'
import { quotationMachine, standingStates } from '../../rules/quotation-machine.ts'
import { rfqMessages } from '../../messages.ts'
import { liveOrdersOf } from '../../../order/server/public.ts'
import {
  awardedLines,
  hindranceOf,
  openLines,
  orderableLines,
  orderTotal,
  requestedLines,
  toLandedQuotation,
  type AwardedLine,
} from '../award/awarded-lines.ts'
import { headOf, isSealed, lineView, allowedRfqActions, storeNames, type StoreNames } from '../requests/rfq-view.ts'
import { rfqOf, linesOfRfq, type Rfq, type RfqLine } from '../requests/rfq-repository.ts'
import { marketPricesOf } from './market-prices.ts'
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

/** `ground` is the quotation on common ground where whoever calls has it: it is the dear part of a large one. */
export function quotationHeadOf(
  quotation: Quotation,
  lines: readonly QuotationLine[],
  { asked, names, lang }: QuotationContext,
  ground = toLandedQuotation(quotation, lines, asked),
) {
  return {
    quotationSn: quotation.quotationSn,
    inquirySn: quotation.inquirySn,
    storeId: quotation.storeId,
    storeName: quotation.storeId === 0 ? quotation.guestName : (names.get(quotation.storeId) ?? ''),
    edition: quotation.edition,
    state: quotation.state,
    stateText: translate(lang, rfqMessages)(`quote_${quotation.state}`),
    validUntil: quotation.validUntil,
    totalAmount: yuanNumber(ground.total),
    submitTime: quotation.submittedAt?.toISOString() ?? null,
    version: quotation.version,
  }
}

export function quotationViewOf(
  quotation: Quotation,
  lines: readonly QuotationLine[],
  around: QuotationContext,
  ground = toLandedQuotation(quotation, lines, around.asked),
): QuotationView {
  const decimals = new Map(around.asked.map((line) => [line.lineNo, line.decimals]))
  const landed = new Map(ground.lines.map((line) => [line.lineNo, line]))
  return {
    ...quotationHeadOf(quotation, lines, around, ground),
    goodsAmount: yuanNumber(ground.goods),
    freight: yuanNumber(BigInt(quotation.freight)),
    taxIncluded: quotation.taxIncluded ? 1 : 0,
    payTerms: quotation.payTerms,
    payDays: quotation.payDays,
    note: quotation.note,
    terms: quotation.terms,
    meets: compareTerms(around.inquiry.terms, quotation, validFrom(around.inquiry, quotation)),
    isOutdated: quotation.content < around.inquiry.content ? 1 : 0,
    wish: quotation.wish,
    reason: quotation.reason,
    lines: lines.map((line) => ({
      lineNo: line.lineNo,
      offer: line.offer,
      productId: line.productId ?? 0,
      goodsName: line.name,
      unitPrice: priceOrNull(line.unitPrice),
      landedPrice: priceOrNull(toFen(landed.get(line.lineNo)?.unitPrice)),
      amount: yuanOrNull(landed.get(line.lineNo)?.amount ?? null),
      minNumber: line.moq === null ? '' : quantityText(BigInt(line.moq), decimals.get(line.lineNo) ?? 0),
      allowIncrements: line.allowIncrements ? 1 : 0,
      deliveryDate: line.deliveryOn,
      remark: line.remark,
      targetPrice: priceOrNull(line.targetPrice),
      accepted: line.accepted ? 1 : 0,
    })),
  }
}

/** Validity counts from the closing, or from the quotation where the request has no closing time. */
const validFrom = ({ closeAt }: Rfq, { submittedAt, createdAt }: Quotation): string => dayOf(closeAt ?? submittedAt ?? createdAt)

// What the buyer reads of a supplier: what stands or has come to something, and the last that was handed in otherwise.
const readable = (quotation: Quotation): boolean => quotation.state !== 'DRAFT' && quotation.submittedAt !== null

/** Whose a quotation is: a store's, or a guest's. */
const quoterKey = ({ storeId, guestId }: Quotation): string => (storeId === 0 ? `guest ${guestId}` : `store ${storeId}`)

/** What was quoted for a request, on a common ground; nothing of it while the request is sealed. The refusal is `rfq.gone`. */
export async function compareQuotations(call: Call, inquirySn: string): Promise<Comparison | Failure> {
  const { read } = call.app
  const inquiry = await rfqOf(read, buyerOf(call), inquirySn)
  if (!inquiry) return failure('rfq.gone')
  const asked = await linesOfRfq(read, inquiry.id)
  const all = isSealed(inquiry) ? [] : (await quotationsOf(read, inquiry.id)).filter(readable)
  const lines = await linesOfQuotations(
    read,
    all.map((quotation) => quotation.id),
  )
  const names = await storeNames(call, [
    ...all.map((quotation) => quotation.storeId),
    ...(inquiry.storeId === null ? [] : [inquiry.storeId]),
  ])
  const around: QuotationContext = { inquiry, asked, names, lang: call.lang }
  const latest = [...Map.groupBy(all, quoterKey).values()].flatMap((versions) => versions.at(-1) ?? [])
  const bought = { contractedStores: inquiry.contractedStores, live: await liveOrdersOf(read, inquiry.orderSns) }
  const toBuy = mayOrder(inquiry) ? openLines(awardedLines(asked, all, lines), bought) : []
  const grounds = new Map(latest.map((one) => [one.id, toLandedQuotation(one, lines.get(one.id) ?? [], asked)]))
  const open = latest.flatMap((quotation) => (standingStates.includes(quotation.state) ? (grounds.get(quotation.id) ?? []) : []))
  const lowest = lowestByLine(open)
  const market = await marketPricesOf(call, asked)
  return {
    ...headOf(inquiry, call.lang),
    storeName: names.get(inquiry.storeId ?? 0) ?? '',
    isSealed: isSealed(inquiry) ? 1 : 0,
    terms: inquiry.terms,
    lines: asked.map((line) => ({
      ...lineView(line, call.lang),
      lowestSn: lowest.get(line.lineNo) ?? '',
      ...market.ofLine(line.lineNo),
    })),
    zinc: market.zinc,
    yearlyRate: market.yearlyRate / 100,
    quotations: latest.map((quotation) => ({
      ...quotationViewOf(quotation, lines.get(quotation.id) ?? [], around, grounds.get(quotation.id)),
      can: buyerQuotationActions(inquiry, quotation),
      coverNum: grounds.get(quotation.id)?.lines.length ?? 0,
      cashTotal: yuanNumber(cashTotalOf(grounds.get(quotation.id)?.total ?? 0n, quotation.payDays, market.yearlyRate)),
      earlier: all
        .filter((old) => quoterKey(old) === quoterKey(quotation) && old.id !== quotation.id)
        .map((old) => ({ ...quotationHeadOf(old, lines.get(old.id) ?? [], around), wish: old.wish })),
    })),
    scenarios: scenariosOf(requestedLines(asked), open).map(({ key, total, isComplete, lines: chosen }) => ({
      key,
      totalAmount: yuanNumber(total),
      isComplete: isComplete ? 1 : 0,
      lines: [...chosen],
    })),
    orderTotal: yuanOrNull(orderTotal(asked, orderableLines(toBuy), lines)),
    orderLineNum: orderableLines(toBuy).length,
    waiting: toBuy
      .toSorted((one, other) => one.line.lineNo - other.line.lineNo)
      .flatMap((one) => {
        const why = hindranceOf(one, toBuy)
        return why === null
          ? []
          : [{ lineNo: one.line.lineNo, storeName: one.quotation.guestName || (names.get(one.quotation.storeId ?? 0) ?? ''), why }]
      }),
    paySn: inquiry.paySn ?? '',
    orderSnList: [...inquiry.orderSns],
    contractSnList: [...inquiry.contractSns],
    contractable: inquiry.enterpriseId === null ? [] : storesOf(toBuy, names),
    can: allowedRfqActions(inquiry, 'buyer'),
  }
}

const cashTotalOf = (total: bigint, days: number | null, rate: number): bigint => total - paymentTermGain(total, days, rate)

function storesOf(lines: readonly AwardedLine[], names: StoreNames) {
  const storeIds = [...new Set(lines.flatMap(({ quotation }) => quotation.storeId || []))]
  return storeIds.map((storeId) => ({ storeId: Number(storeId), storeName: names.get(storeId) ?? '' }))
}

const mayOrder = ({ state }: Rfq): boolean => state === 'AWARDED' || state === 'PARTIALLY_AWARDED'
const yuanOrNull = (amount: bigint | null): number | null => (amount === null ? null : yuanNumber(amount))

/** What a buyer may do with one quotation now; nothing once the request is decided. */
export function buyerQuotationActions(inquiry: Rfq, quotation: Quotation): ('requestRevision' | 'reject')[] {
  if (isSealed(inquiry) || !['QUOTING', 'COMPARING'].includes(inquiry.state)) return []
  return quotationMachine
    .allowedActions(quotation.state, 'buyer')
    .filter((event) => event === 'reject' || (event === 'requestRevision' && quotation.rounds < mostRevisions))
    .map((event) => (event === 'reject' ? 'reject' : 'requestRevision'))
}
