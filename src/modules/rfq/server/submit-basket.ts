import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../shared/audit.ts'
import { addDays, dayOf, endOfDay } from '../../../shared/clock.ts'
import { emit } from '../../../shared/events.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { schedule } from '../../../shared/timers.ts'
import type { Unit } from '../../../shared/unit.ts'
import { skusInUnit, takeEnquiryLines, type BasketLine, type SkuForSale } from '../../basket/server/public.ts'
import { addressesOf, addressOf } from '../../member/server/public.ts'
import { basketDays } from '../rules/closing-rule.ts'
import { ofGoods } from './draft-lines.ts'
import type { InquiryLine } from './inquiry-store.ts'
import { buyerOf, buyerTitleOf } from './save-inquiry.ts'
import { addInquiry, doingOf, type InquiryDraft } from './write-inquiry.ts'

type Asked = { readonly cartIds: readonly number[]; readonly note: string; readonly addressId?: number | undefined }

/**
 * Sends lines of the enquiry basket to their stores: one enquiry for each, private to it; the lines leave the basket in the same
 * transaction. Refusals: `rfq.linesMissing`, `rfq.basketChanged` when a line is gone or no store sells it now, `rfq.addressGone`.
 */
export async function submitBasket(call: Call, unit: Unit, asked: Asked): Promise<{ inquirySnList: string[] } | Failure> {
  const { memberId } = memberOf(call)
  if (asked.cartIds.length === 0) return failure('rfq.linesMissing')
  const place = await placeOf(unit, memberId, asked.addressId)
  if (isFailure(place)) return place
  const taken = await takeEnquiryLines(unit, memberId, asked.cartIds)
  const skus = await skusInUnit(
    call,
    unit,
    taken.map((line) => line.productId),
  )
  const isWhole = taken.length === new Set(asked.cartIds).size
  const sells = ({ productId }: BasketLine) => Boolean(skus.get(productId)?.onSale && skus.get(productId)?.storeOpen)
  if (!isWhole || !taken.every(sells)) return failure('rfq.basketChanged')
  const now = call.house.clock.now()
  const closeAt = endOfDay(addDays(dayOf(now), basketDays))
  const draft = { note: asked.note, contactPublic: false, closeRule: 'TIME', closeAt, closeCount: null, ...place } as const
  const inquirySnList: string[] = []
  for (const [storeId, lines] of Map.groupBy(taken, (line) => skus.get(line.productId)?.storeId ?? 0))
    inquirySnList.push(await sendTo(call, unit, { storeId, draft, lines: lines.map((line, index) => askedOf(line, skus, index)) }))
  return { inquirySnList }
}

async function sendTo(
  call: Call,
  unit: Unit,
  { storeId, draft, lines }: { storeId: number; draft: Omit<InquiryDraft, 'title' | 'lines'>; lines: readonly InquiryLine[] },
): Promise<string> {
  const buyer = buyerOf(call)
  const buyerTitle = await buyerTitleOf(unit, buyer.memberId)
  const title = (call.lang === 'en' ? lines[0]?.nameEn : lines[0]?.nameZh) ?? ''
  const made = { ...draft, ...buyer, buyerTitle, kind: 'BASKET', storeId, state: 'QUOTING', round: 1, prevId: null } as const
  const of = await addInquiry(unit, { ...made, title: title.slice(0, 80), lines }, call.house.clock.now())
  if (of.closeAt) await schedule(unit, { entity: 'inquiry', entityId: of.id, event: 'close', dueAt: of.closeAt })
  await audit(unit, { ...doingOf(call), action: 'rfq.send', entity: 'inquiry', entityId: of.inquirySn, without: 'creation', to: 'QUOTING' })
  await emit(unit, { event: 'rfq.sent', key: of.inquirySn, payload: { inquirySn: of.inquirySn, storeIds: [storeId] } })
  return of.inquirySn
}

function askedOf(line: BasketLine, skus: ReadonlyMap<number, SkuForSale>, index: number): InquiryLine {
  const sku = skus.get(line.productId)
  const goods = ofGoods(sku, { unitCode: (line.unit === 'second' ? sku?.secUnitCode : sku?.unitCode) ?? '' })
  if (isFailure(goods)) throw new Error('goods that were just found are gone')
  return {
    lineNo: index + 1,
    ...goods,
    number: line.number,
    wantedPrice: line.wantedPrice,
    wantedDate: line.wantedDate,
    remark: line.remark,
  }
}

/** Where it would go: the named address, or the usual one; a member without any asks all the same. */
async function placeOf(
  unit: Unit,
  memberId: number,
  addressId: number | undefined,
): Promise<{ addressId: number | null; regionName: string } | Failure> {
  const address = addressId === undefined ? (await addressesOf(unit, memberId))[0] : await addressOf(unit, memberId, addressId)
  if (addressId !== undefined && !address) return failure('rfq.addressGone', {}, { field: 'addressId' })
  return { addressId: address?.id ?? null, regionName: address?.regionName ?? '' }
}
