import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import type { WeighNoteView } from '../endpoints.ts'
import { weighMoneyMachine, weighNoteMachine } from '../rules/weigh-note-machine.ts'
import { differencePpt, isWithinTolerance } from '../rules/weight-settlement.ts'
import { weighingMessages } from '../messages.ts'
import { supplementRefundsOfNotes } from './supplement/supplement-refund-repository.ts'
import { weighNoteLines, type WeighNote, type WeighNoteLine } from './weigh-note-repository.ts'

type Parts = { readonly lines: readonly WeighNoteLine[]; readonly refunded: bigint }
type Seen = { readonly viewer: 'buyer' | 'store'; readonly lang: Language; readonly now: Date }

function lineViewOf(line: WeighNoteLine, lang: Language): WeighNoteView['lines'][number] {
  const number = (quantity: bigint) => quantityNumber(quantity, line.decimals)
  const maybe = (quantity: bigint | null) => (quantity === null ? null : number(quantity))
  return {
    orderProductId: line.orderLineId,
    goodsName: lang === 'en' ? line.nameEn : line.nameZh,
    specText: lang === 'en' ? line.specEn : line.specZh,
    materialCode: line.materialCode,
    unitName: unitOf(line.unitCode)[lang],
    settleBy: line.settleBy,
    shipped: number(line.shipped),
    weighed: number(line.weighed),
    reweighed: maybe(line.reweighed),
    settled: maybe(line.settled),
    disputed: number(line.disputed),
    difference: differencePpt(line) / 1000,
  }
}

function supplementViewOf(note: WeighNote, refunded: bigint, { lang, now }: Seen): WeighNoteView['supplement'] {
  const { supplementDueAt, supplementWay: way, supplementPaidAt, voucherBank, voucherNo, voucherPicture } = note
  if (!supplementDueAt) return null
  const isOpen = note.moneyState === 'SUPPLEMENT_DUE'
  return {
    dueTime: supplementDueAt.toISOString(),
    isLate: isOpen && supplementDueAt <= now ? 1 : 0,
    way,
    wayText: way ? translate(lang, weighingMessages)(`way_${way}`) : '',
    payTime: supplementPaidAt?.toISOString() ?? null,
    refunded: yuanNumber(refunded),
    voucher: voucherNo === '' ? null : { bankName: voucherBank, documentNo: voucherNo, picture: voucherPicture },
  }
}

function weighNoteViewOf(note: WeighNote, { lines, refunded }: Parts, seen: Seen): WeighNoteView {
  const { viewer, lang } = seen
  const say = translate(lang, weighingMessages)
  const within = lines.every((line) => line.settleBy === 'THEORETICAL' || isWithinTolerance(line, note.tolerancePpm))
  const { reweighGrossKg, reweighTareKg } = note
  return {
    ...note,
    grossKg: Number(note.grossKg),
    tareKg: Number(note.tareKg),
    netKg: Number(note.grossKg) - Number(note.tareKg),
    stateText: say(note.state),
    weighTime: note.weighedAt.toISOString(),
    reweigh:
      reweighGrossKg === null || reweighTareKg === null
        ? null
        : {
            ticketNo: note.reweighNo,
            grossKg: Number(reweighGrossKg),
            tareKg: Number(reweighTareKg),
            netKg: Number(reweighGrossKg) - Number(reweighTareKg),
          },
    tolerance: note.tolerancePpm / 10_000,
    lines: lines.map((line) => lineViewOf(line, lang)),
    adjustment: yuanNumber(BigInt(note.adjustment)),
    moneyText: say(note.moneyState),
    settleTime: note.settledAt?.toISOString() ?? null,
    supplement: supplementViewOf(note, refunded, seen),
    can: [
      ...weighNoteMachine.allowedActions(note.state, viewer, within ? ['withinTolerance'] : []),
      ...weighMoneyMachine.allowedActions(note.moneyState, viewer),
    ],
  }
}

/** Weigh notes as their buyer and their store see them. */
export async function weighNoteViews(db: Queryable, notes: readonly WeighNote[], seen: Seen): Promise<WeighNoteView[]> {
  const ids = notes.map((note) => note.weighNoteId)
  const [lines, refunded] = [await weighNoteLines(db, ids), await supplementRefundsOfNotes(db, ids)]
  return notes.map((note) =>
    weighNoteViewOf(note, { lines: lines.get(note.weighNoteId) ?? [], refunded: refunded.get(note.weighNoteId) ?? 0n }, seen),
  )
}
