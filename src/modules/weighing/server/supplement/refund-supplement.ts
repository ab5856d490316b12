import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { allocate } from '../../../../kernel/money/allocate.ts'
import { sumFen } from '../../../../kernel/money/money.ts'
import type { Queryable, Transaction } from '../../../../kernel/database/transaction.ts'
import { closeSubjectPayments } from '../../../payment/server/public.ts'
import { refundToBalance } from '../../../wallet/server/public.ts'
import type { SupplementShare } from '../../rules/supplement-refund.ts'
import { lineAdjustment } from '../../rules/weight-settlement.ts'
import { moveWeighMoney } from '../move-weigh-money.ts'
import type { LineGivenBack } from '../ports.ts'
import {
  setAdjustment,
  setWeighNoteLines,
  weighNoteLines,
  weighNotesOfOrder,
  type WeighNote,
  type WeighNoteLine,
} from '../weigh-note-repository.ts'
import { addSupplementRefund, paidSupplements } from './supplement-refund-repository.ts'

/** Fen by order line that paid supplements of an order made it dearer by; below zero where a line of such a note weighed less. */
export async function paidForWeight(db: Queryable, orderSn: string): Promise<ReadonlyMap<number, bigint>> {
  const paid = new Map<number, bigint>()
  for (const { lines } of await paidSupplements(db, orderSn))
    for (const { orderLineId, fen } of lines) paid.set(orderLineId, (paid.get(orderLineId) ?? 0n) + fen)
  return paid
}

/** What can still go back of the supplements of an order. */
export async function supplementsLeft(db: Queryable, orderSn: string): Promise<bigint> {
  return sumFen((await paidSupplements(db, orderSn)).map(({ fen, refunded }) => fen - refunded))
}

type Back = { readonly orderSn: string; readonly memberId: number; readonly storeId: number; readonly reference: string } & {
  readonly shares: readonly SupplementShare[]
  readonly act: ActorContext
}

/**
 * Gives shares of paid supplements back to the balance of their buyer, once per reference; the latest supplement first. The payment that
 * brought one is over. The caller holds the order and asks for no more than is left.
 */
export async function refundSupplements(tx: Transaction, { orderSn, memberId, storeId, reference, shares, act }: Back): Promise<void> {
  let wanted = shares
  for (const note of await paidSupplements(tx, orderSn)) {
    const left = note.fen - note.refunded
    const whole = sumFen(wanted.map((share) => share.fen))
    const fen = left < whole ? left : whole
    if (fen <= 0n) continue
    const parts = allocate(
      fen,
      wanted.map((share) => share.fen),
    )
    for (const [place, { orderLineId }] of wanted.entries()) {
      const part = { weighNoteId: note.weighNoteId, orderLineId, reference, fen: parts[place] ?? 0n, at: act.now }
      if (part.fen > 0n && !(await addSupplementRefund(tx, part))) throw new Error(`more would go back of ${note.weighNoteSn} than came`)
    }
    await payOut(tx, { memberId, fen, weighNoteSn: note.weighNoteSn, orderSn, reference, act })
    wanted = wanted.map((share, place) => ({ ...share, fen: share.fen - (parts[place] ?? 0n) }))
  }
  if (wanted.some((share) => share.fen > 0n)) throw new Error(`the supplements of ${orderSn} do not cover what ${reference} gives back`)
  await emit(tx, { event: 'weighNote.supplementRefunded', key: reference, payload: { reference, orderSn, memberId, storeId } })
}

type Payout = { readonly memberId: number; readonly fen: bigint; readonly weighNoteSn: string; readonly orderSn: string } & {
  readonly reference: string
  readonly act: ActorContext
}

async function payOut(tx: Transaction, { memberId, fen, weighNoteSn, orderSn, reference, act }: Payout): Promise<void> {
  const posted = await refundToBalance(tx, { memberId, fen, reference: `${weighNoteSn} ${reference}`, note: orderSn, act })
  if (isFailure(posted)) throw new Error(`${weighNoteSn} was not given back: ${posted.code}`)
  const entity = { entity: 'weighNote', entityId: weighNoteSn, without: 'note' } as const
  await audit(tx, { ...act, action: 'weighNote.refundSupplement', ...entity, facts: { fen: String(fen), order: orderSn, reference } })
}

/**
 * Goods of an order went back whose supplement is not paid yet: it is for what is kept. Payments that are open over the former amount
 * close. What is handed in as a transfer already stays as it is.
 */
export async function lowerSupplements(
  tx: Transaction,
  orderSn: string,
  { givenBack, act }: { readonly givenBack: ReadonlyMap<number, LineGivenBack>; readonly act: ActorContext },
): Promise<void> {
  const due = (await weighNotesOfOrder(tx, orderSn, { anyone: true })).filter((note) => note.moneyState === 'SUPPLEMENT_DUE')
  const lines = await weighNoteLines(
    tx,
    due.map((note) => note.weighNoteId),
  )
  for (const note of due)
    await lower(
      tx,
      note,
      (lines.get(note.weighNoteId) ?? []).map((line) => lowered(line, givenBack)),
      act,
    )
}

function lowered(line: WeighNoteLine, givenBack: ReadonlyMap<number, LineGivenBack>): WeighNoteLine {
  return { ...line, adjustment: lineAdjustment(line, line.settled ?? line.shipped, givenBack.get(line.orderLineId)?.fen ?? 0n) }
}

async function lower(tx: Transaction, note: WeighNote, lines: readonly WeighNoteLine[], act: ActorContext): Promise<void> {
  const sum = sumFen(lines.map((line) => line.adjustment ?? 0n))
  const fen = sum > 0n ? sum : 0n
  if (fen >= BigInt(note.adjustment)) return
  await setWeighNoteLines(tx, note, lines)
  await setAdjustment(tx, note, fen)
  await closeSubjectPayments(tx, { kind: 'weighSupplement', subjectSn: note.weighNoteSn, now: act.now })
  if (fen > 0n) {
    const facts = { fromFen: String(note.adjustment), toFen: String(fen) }
    await audit(tx, {
      ...act,
      action: 'weighNote.lowerSupplement',
      entity: 'weighNote',
      entityId: note.weighNoteSn,
      from: note.moneyState,
      to: note.moneyState,
      facts,
    })
    return
  }
  const moved = await moveWeighMoney(tx, { ...note, adjustment: 0n }, { event: 'lapse', who: 'system', act })
  if (isFailure(moved)) throw new Error(`the supplement of ${note.weighNoteSn} did not end: ${moved.code}`)
}
