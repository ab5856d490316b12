import { actorContext } from '../../../../api/actor-context.ts'
import type { z } from 'zod'
import type { Call } from '../../../../api/handler.ts'
import { addBusinessDays, dayOf, endOfDay } from '../../../../kernel/time/clock.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../../kernel/time/timers.ts'
import { quantityText } from '../../../../kernel/quantity/quantity.ts'
import { parseUnitPrice } from '../../../../kernel/money/unit-price.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { skusInTransaction } from '../../../basket/server/public.ts'
import { stockNumberOf } from '../../../catalog/rules/sale-quantity.ts'
import { storesByIds } from '../../../store/server/public.ts'
import { workCalendar } from '../../../site/server/public.ts'
import type { awardSubmit } from '../../endpoints-award.ts'
import { revisionDays } from '../../rules/closing-rule.ts'
import { rejectOpenQuotations } from '../quotations/reject-open-quotations.ts'
import { isSealed } from '../requests/rfq-view.ts'
import { linesOfRfq, lockRfq, type Rfq, type RfqLine } from '../requests/rfq-repository.ts'
import { linesOfQuotations, quotationBySn, quotationsOf, type Quotation, type QuotationLine } from '../quotations/quotation-repository.ts'
import { buyerQuotationActions } from '../quotations/quotation-view.ts'
import { buyerOf } from '../requests/save-rfq.ts'
import { lockOwnRfq } from '../requests/buyer-commands.ts'
import { acceptLines, moveQuotation, setTargets } from '../quotations/write-quotation.ts'
import { moveRfq } from '../requests/write-rfq.ts'

type LockedQuotation = { readonly inquiry: Rfq; readonly quotation: Quotation }

/** A quotation of an own request, with the request locked. A sealed or foreign one is as absent as none: `rfq.quoteGone`. */
async function lockQuotation(
  call: Call,
  tx: Transaction,
  asked: { quotationSn: string; expectedVersion: number },
): Promise<LockedQuotation | Failure> {
  const named = await quotationBySn(tx, asked.quotationSn)
  const inquiry = named && (await lockRfq(tx, buyerOf(call), named.inquirySn))
  const quotation = inquiry && (await quotationBySn(tx, asked.quotationSn))
  if (!quotation || isSealed(inquiry) || quotation.submittedAt === null) return failure('rfq.quoteGone')
  return quotation.version === asked.expectedVersion ? { inquiry, quotation } : failure('api.stale')
}

const tellQuoter = (tx: Transaction, event: string, { inquirySn, storeId, guestId }: Quotation) =>
  storeId === 0
    ? emit(tx, { event: 'rfq.guestTold', key: inquirySn, payload: { inquirySn, guestId, what: event } })
    : emit(tx, { event, key: inquirySn, payload: { inquirySn, storeIds: [storeId] } })

type CommandInput = {
  readonly quotationSn: string
  readonly expectedVersion: number
  readonly wish: string
  readonly targets: readonly { readonly lineNo: number; readonly targetPrice: string }[]
}

/** Asks for another quotation; without an answer in three working days the old one stands. The refusal is `rfq.revisedOften`. */
export async function requestRevision(call: Call, tx: Transaction, asked: CommandInput): Promise<Quotation | Failure> {
  const locked = await lockQuotation(call, tx, asked)
  if (isFailure(locked)) return locked
  const { inquiry, quotation } = locked
  if (quotation.state === 'SUBMITTED' && !buyerQuotationActions(inquiry, quotation).includes('requestRevision'))
    return failure('rfq.revisedOften')
  const targets = asked.targets.flatMap(({ lineNo, targetPrice }) => {
    const price = parseUnitPrice(targetPrice)
    return price === undefined ? [] : [{ lineNo, price }]
  })
  if (targets.length < asked.targets.length) return failure('rfq.badPrice', {}, { field: 'targets' })
  const moved = await moveQuotation(tx, quotation, { event: 'requestRevision', who: 'buyer', wish: asked.wish }, actorContext(call))
  if (isFailure(moved)) return moved
  await setTargets(tx, quotation.id, targets)
  const day = addBusinessDays(dayOf(call.app.clock.now()), revisionDays, await workCalendar(tx))
  await schedule(tx, { entity: 'quotation', entityId: quotation.id, event: 'answer', dueAt: endOfDay(day) })
  await tellQuoter(tx, 'rfq.revisionAsked', quotation)
  return moved
}

/** Says to a supplier that the quotation is not taken. */
export async function rejectQuotation(
  call: Call,
  tx: Transaction,
  asked: { quotationSn: string; expectedVersion: number; reason: string },
): Promise<Quotation | Failure> {
  const locked = await lockQuotation(call, tx, asked)
  if (isFailure(locked)) return locked
  if (buyerQuotationActions(locked.inquiry, locked.quotation).length === 0) return failure('rfq.quoteGone')
  const moved = await moveQuotation(tx, locked.quotation, { event: 'reject', who: 'buyer', reason: asked.reason }, actorContext(call))
  if (!isFailure(moved)) await tellQuoter(tx, 'rfq.lost', locked.quotation)
  return moved
}

type Award = z.output<typeof awardSubmit.input>

/**
 * Awards each line to a supplier. The award is checked here and nowhere else (flows.md F3): the request is open to its buyer, every
 * quotation is the latest and as it was shown, valid until the end of its last day, its store is open, and goods of the mall are
 * there. Refusals: `rfq.stillSealed`, `quoteGone`, `api.stale`, `quoteExpired`, `storeClosed`, `lineNotOffered`, `lineTwice`, `belowMinimum`, `onlyMinimum`, `stockShort`.
 */
export async function awardQuotations(call: Call, tx: Transaction, award: Award): Promise<Rfq | Failure> {
  const rfq = await lockOwnRfq(call, tx, award)
  if (isFailure(rfq)) return rfq
  if (isSealed(rfq)) return failure('rfq.stillSealed')
  const [lines, all] = [await linesOfRfq(tx, rfq.id), await quotationsOf(tx, rfq.id)]
  if (new Set(award.lines.map((line) => line.lineNo)).size < award.lines.length) return failure('rfq.lineTwice', {}, { field: 'lines' })
  const chosen = Map.groupBy(award.lines, (line) => line.quotationSn)
  const offered = await linesOfQuotations(
    tx,
    all.map((quotation) => quotation.id),
  )
  const winners: { quotation: Quotation; lineNos: number[] }[] = []
  for (const [quotationSn, picks] of chosen) {
    const quotation = all.find((one) => one.quotationSn === quotationSn)
    const refused = quotation
      ? await awardRefusal(call, tx, { quotation, picks, lines, offered: offered.get(quotation.id) ?? [] })
      : failure('rfq.quoteGone')
    if (refused || !quotation) return refused ?? failure('rfq.quoteGone')
    winners.push({ quotation, lineNos: picks.map((pick) => pick.lineNo) })
  }
  return applyAward(call, tx, rfq, { winners, isAll: award.lines.length === lines.length })
}

type ChosenQuotation = {
  readonly quotation: Quotation
  readonly picks: Award['lines']
  readonly lines: readonly RfqLine[]
  readonly offered: readonly QuotationLine[]
}

/** Why the chosen lines of a quotation cannot be awarded; null when they can. */
async function awardRefusal(call: Call, tx: Transaction, { quotation, picks, lines, offered }: ChosenQuotation): Promise<Failure | null> {
  if (quotation.state !== 'SUBMITTED' || picks.some((pick) => pick.expectedVersion !== quotation.version))
    return failure('rfq.quoteChanged')
  if (quotation.validUntil === null || endOfDay(quotation.validUntil) <= call.app.clock.now()) return failure('rfq.quoteExpired')
  const [store] = quotation.storeId === 0 ? [] : await storesByIds(tx, [quotation.storeId])
  if (quotation.storeId !== 0 && store?.state !== 'open') return failure('rfq.storeClosed')
  const taken = offered.filter((line) => picks.some((pick) => pick.lineNo === line.lineNo))
  if (taken.length < picks.length || taken.some((line) => line.unitPrice === null)) return failure('rfq.lineNotOffered')
  const few = minimumRefusal(taken, lines)
  if (few) return few
  const skus = await skusInTransaction(
    call,
    tx,
    taken.flatMap((line) => line.productId ?? []),
  )
  for (const line of taken) {
    const asked = lines.find((one) => one.lineNo === line.lineNo)
    const sku = skus.get(line.productId ?? 0)
    if (line.productId === null || !asked) continue
    const kind = sku && asked.unitCode === sku.secUnitCode && asked.unitCode !== sku.unitCode ? 'second' : 'primary'
    if (!sku?.onSale || stockNumberOf(sku, BigInt(asked.number), kind) > sku.available)
      return failure('rfq.stockShort', { line: line.lineNo })
  }
  return null
}

/** Why a supplier need not deliver what was asked for: less than the least quantity, or another one where only that is offered. */
export function minimumRefusal(taken: readonly QuotationLine[], lines: readonly RfqLine[]): Failure | null {
  for (const { lineNo, moq, allowIncrements } of taken) {
    const asked = lines.find((line) => line.lineNo === lineNo)
    if (moq === null || !asked) continue
    const [number, least] = [BigInt(asked.number), BigInt(moq)]
    const facts = { line: lineNo, min: quantityText(least, asked.decimals), unit: asked.unitCode }
    if (number < least) return failure('rfq.belowMinimum', facts, { field: 'lines' })
    if (number > least && !allowIncrements) return failure('rfq.onlyMinimum', facts, { field: 'lines' })
  }
  return null
}

type ValidAward = { readonly winners: readonly { quotation: Quotation; lineNos: number[] }[]; readonly isAll: boolean }

async function applyAward(call: Call, tx: Transaction, rfq: Rfq, { winners, isAll }: ValidAward): Promise<Rfq | Failure> {
  const [now, doing] = [call.app.clock.now(), actorContext(call)]
  for (const { quotation, lineNos } of winners) {
    const offered = (await linesOfQuotations(tx, [quotation.id])).get(quotation.id) ?? []
    const isWhole = offered.filter((line) => line.unitPrice !== null).length === lineNos.length
    const moved = await moveQuotation(tx, quotation, { event: isWhole ? 'accept' : 'acceptPart', who: 'buyer' }, doing)
    if (isFailure(moved)) return moved
    await acceptLines(tx, quotation.id, lineNos)
    await tellQuoter(tx, 'rfq.awarded', quotation)
  }
  const losers = await rejectOpenQuotations(tx, rfq, 'othersChosen', doing)
  for (const loser of losers) await tellQuoter(tx, 'rfq.lost', loser)
  const moved = await moveRfq(tx, rfq, { event: isAll ? 'award' : 'awardPart', who: 'buyer', at: now }, doing)
  if (isFailure(moved)) return moved
  await cancelTimers(tx, { entity: 'inquiry', entityId: rfq.id })
  const [first] = winners.flatMap(({ quotation }) => quotation.validUntil ?? []).toSorted()
  if (first) await schedule(tx, { entity: 'inquiry', entityId: rfq.id, event: 'expire', dueAt: endOfDay(first) })
  return moved
}
