import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { addDays, dayOf, endOfDay } from '../../../../kernel/time/clock.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { skusInTransaction, removeEnquiryLines, type BasketLine } from '../../../basket/server/public.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import { addressesOf, addressOf, type Address } from '../../../member/server/public.ts'
import type { Receiver } from '../../../order/endpoints-schemas.ts'
import { receiverOf } from '../../../order/server/public.ts'
import { basketDays } from '../../rules/closing-rule.ts'
import { lineOfSku } from '../requests/requested-lines.ts'
import type { RfqLine } from '../requests/rfq-repository.ts'
import { buyerOf, buyerTitleOf } from '../requests/save-rfq.ts'
import { addRfq, type RfqDraft } from '../requests/write-rfq.ts'

type Asked = { readonly cartIds: readonly number[]; readonly note: string; readonly addressId?: number | undefined }

/**
 * Sends lines of the enquiry basket to their stores: one enquiry for each, private to it; the lines leave the basket in the same
 * transaction. Refusals: `rfq.linesMissing`, `rfq.basketChanged` when a line is gone or no store sells it now, `rfq.addressGone`.
 */
export async function submitEnquiryBasket(call: Call, tx: Transaction, asked: Asked): Promise<{ inquirySnList: string[] } | Failure> {
  const { memberId } = memberOf(call)
  if (asked.cartIds.length === 0) return failure('rfq.linesMissing')
  const address = await placeOf(tx, memberId, asked.addressId)
  if (isFailure(address)) return address
  const place = { addressId: address?.id ?? null, regionName: address?.regionName ?? '', receiver: address && receiverOf(address) }
  const taken = await removeEnquiryLines(tx, memberId, asked.cartIds)
  const skus = await skusInTransaction(
    call,
    tx,
    taken.map((line) => line.productId),
  )
  const isWhole = taken.length === new Set(asked.cartIds).size
  const sells = ({ productId }: BasketLine) => Boolean(skus.get(productId)?.onSale && skus.get(productId)?.storeOpen)
  if (!isWhole || !taken.every(sells)) return failure('rfq.basketChanged')
  const now = call.app.clock.now()
  const closeAt = endOfDay(addDays(dayOf(now), basketDays))
  const draft = { note: asked.note, contactPublic: false, closeRule: 'TIME', closeAt, closeCount: null, terms: {}, ...place } as const
  const inquirySnList: string[] = []
  for (const [storeId, lines] of Map.groupBy(taken, (line) => skus.get(line.productId)?.storeId ?? 0))
    inquirySnList.push(await sendTo(call, tx, { storeId, draft, lines: lines.map((line, index) => askedOf(line, skus, index)) }))
  return { inquirySnList }
}

async function sendTo(
  call: Call,
  tx: Transaction,
  {
    storeId,
    draft,
    lines,
  }: { storeId: number; draft: Omit<RfqDraft, 'title' | 'lines'> & { readonly receiver: Receiver | null }; lines: readonly RfqLine[] },
): Promise<string> {
  const buyer = buyerOf(call)
  const buyerTitle = await buyerTitleOf(tx, buyer.memberId)
  const title = (call.lang === 'en' ? lines[0]?.nameEn : lines[0]?.nameZh) ?? ''
  const made = { ...draft, ...buyer, buyerTitle, kind: 'BASKET', storeId, state: 'QUOTING', round: 1, prevId: null } as const
  const of = await addRfq(tx, { ...made, title: title.slice(0, 80), lines }, call.app.clock.now())
  if (of.closeAt) await schedule(tx, { entity: 'inquiry', entityId: of.id, event: 'close', dueAt: of.closeAt })
  await audit(tx, {
    ...actorContext(call),
    action: 'rfq.send',
    entity: 'inquiry',
    entityId: of.inquirySn,
    without: 'creation',
    to: 'QUOTING',
  })
  await emit(tx, { event: 'rfq.sent', key: of.inquirySn, payload: { inquirySn: of.inquirySn, storeIds: [storeId] } })
  return of.inquirySn
}

function askedOf(line: BasketLine, skus: ReadonlyMap<number, SkuForSale>, index: number): RfqLine {
  const sku = skus.get(line.productId)
  const goods = lineOfSku(sku, { unitCode: (line.unit === 'second' ? sku?.secUnitCode : sku?.unitCode) ?? '' })
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
async function placeOf(tx: Transaction, memberId: number, addressId: number | undefined): Promise<Address | null | Failure> {
  if (addressId === undefined) return (await addressesOf(tx, memberId))[0] ?? null
  return (await addressOf(tx, memberId, addressId)) ?? failure('rfq.addressGone', {}, { field: 'addressId' })
}
