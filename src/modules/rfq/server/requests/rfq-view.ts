import type { Call } from '../../../../api/handler.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { quantityText } from '../../../../kernel/quantity/quantity.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { attachmentsOf, attachmentViewOf } from '../../../attachment/server/public.ts'
import { storesByIds } from '../../../store/server/public.ts'
import type { RequestedLineView, RfqHead } from '../../endpoints-schemas.ts'
import type { RfqDetail } from '../../endpoints.ts'
import { mostExtensions } from '../../rules/closing-rule.ts'
import { rfqMachine, type RfqEvent, type RfqWho } from '../../rules/rfq-machine.ts'
import { rfqMessages } from '../../messages.ts'
import { rfqOf, linesOfRfq, roundsAround, type Rfq, type RfqLine } from './rfq-repository.ts'
import { openingsOf, type Opening } from './open-rfq.ts'
import { buyerOf } from './save-rfq.ts'
import { clarificationsOf, type Clarification } from './clarification-repository.ts'

const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** A request in a list. `quotes` hides how many others quoted from suppliers. */
export function headOf(rfq: Rfq, lang: Language, quotes = rfq.quoteNum): RfqHead {
  return {
    inquirySn: rfq.inquirySn,
    kind: rfq.kind,
    title: rfq.title,
    state: rfq.state,
    stateText: translate(lang, rfqMessages)(`state_${rfq.state}`),
    round: rfq.round,
    lineNum: rfq.lineNum,
    quoteNum: quotes,
    regionName: rfq.regionName,
    closeTime: momentOf(rfq.closeAt),
    createTime: rfq.createdAt.toISOString(),
    publishTime: momentOf(rfq.publishedAt),
    version: rfq.version,
  }
}

export function lineView(line: RfqLine, lang: Language): RequestedLineView {
  return {
    lineNo: line.lineNo,
    productId: line.productId ?? 0,
    goodsName: lang === 'en' ? line.nameEn : line.nameZh,
    specText: lang === 'en' ? line.specEn : line.specZh,
    goodsImage: line.image,
    unitCode: line.unitCode,
    unitName: unitOf(line.unitCode)[lang],
    number: quantityText(BigInt(line.number), line.decimals),
    wantedPrice: line.wantedPrice === null ? null : unitPriceNumber(BigInt(line.wantedPrice)),
    wantedDate: line.wantedDate,
    remark: line.remark,
  }
}

/** An open request hides what was quoted until it is closed; a basket enquiry has one store, whose quotation shows at once. */
export function isSealed(rfq: Rfq): boolean {
  return rfq.kind === 'OPEN' && ['DRAFT', 'REVIEWING', 'REVIEW_REJECTED', 'QUOTING', 'NEED_INFO'].includes(rfq.state)
}

/** Moves whose meaning depends on more than the state. */
export function allowedRfqActions(rfq: Rfq, who: RfqWho): RfqEvent[] {
  return rfqMachine.allowedActions(rfq.state, who).filter((event) => {
    if (event === 'close') return rfq.quoteNum > 0
    if (event === 'extend') return rfq.extensions < mostExtensions && (rfq.state === 'QUOTING' || rfq.openedBy === 'buyer')
    if (event === 'award' || event === 'awardPart') return rfq.quoteNum > 0 && !isSealed(rfq)
    if (event === 'submitToReview') return false
    return true
  })
}

export type StoreNames = ReadonlyMap<number, string>

/** Stores' names in the reader's language. */
export async function storeNames(call: Call, storeIds: readonly number[]): Promise<StoreNames> {
  const stores = await storesByIds(call.app.read, [...new Set(storeIds)])
  return new Map(stores.map((store) => [store.storeId, call.lang === 'en' ? store.storeNameEn : store.storeName]))
}

export const openingViewOf = ({ openedAt, openedBy, resealedAt }: Opening) => ({
  openTime: openedAt.toISOString(),
  openedBy,
  resealTime: momentOf(resealedAt),
})

export const clarificationViewOf = (talk: Clarification, names: StoreNames) => ({
  talkId: talk.talkId,
  storeId: talk.storeId,
  storeName: names.get(talk.storeId) ?? '',
  question: talk.question,
  askTime: talk.askedAt.toISOString(),
  answer: talk.answer,
  answerTime: momentOf(talk.answeredAt),
})

/** One request as its buyer reads it. The refusal is `rfq.gone`. */
export async function showRfq(call: Call, inquirySn: string): Promise<RfqDetail | Failure> {
  const { read } = call.app
  const of = await rfqOf(read, buyerOf(call), inquirySn)
  if (!of) return failure('rfq.gone')
  const [lines, talks, around, openings, files] = await Promise.all([
    linesOfRfq(read, of.id),
    clarificationsOf(read, of.id, null),
    roundsAround(read, of.id),
    openingsOf(read, of.id),
    attachmentsOf(read, 'inquiry', of.id),
  ])
  const names = await storeNames(call, [...talks.map((talk) => talk.storeId), ...(of.storeId === null ? [] : [of.storeId])])
  return {
    ...headOf(of, call.lang),
    note: of.note,
    contactPublic: of.contactPublic ? 1 : 0,
    closeRule: of.closeRule,
    closeCount: of.closeCount,
    terms: of.terms,
    files: files.map(attachmentViewOf),
    addressId: of.addressId,
    storeId: of.storeId ?? 0,
    storeName: names.get(of.storeId ?? 0) ?? '',
    reason: of.reason,
    isSealed: isSealed(of) ? 1 : 0,
    extensionsLeft: Math.max(0, mostExtensions - of.extensions),
    ...around,
    openings: openings.map(openingViewOf),
    paySn: of.paySn ?? '',
    orderSnList: [...of.orderSns],
    lines: lines.map((line) => lineView(line, call.lang)),
    talks: talks.map((talk) => clarificationViewOf(talk, names)),
    can: allowedRfqActions(of, 'buyer'),
  }
}
