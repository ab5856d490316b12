import { verificationAddress, type PrintedDocument, type PrintedProperty } from '../../../api/printed-document.ts'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { quantityText } from '../../../kernel/quantity/quantity.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanGrouped } from '../../../kernel/money/money.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { partiesOf, type ShipmentDocuments } from '../../fulfilment/server/public.ts'
import { weighingMessages } from '../messages.ts'
import { weighNoteLines, weighNotesOfOrder, type WeighNote, type WeighNoteLine } from './weigh-note-repository.ts'

type Seen = Parameters<ShipmentDocuments>[2]
type Order = Parameters<ShipmentDocuments>[1]['order']

/** Both weighings as rows of gross, tare and net. */
function weighings(note: WeighNote, seen: Seen): string[][] {
  const say = translate(seen.lang, weighingMessages)
  const row = (who: string, ticketNo: string, gross: number, tare: number) => [
    who,
    ticketNo,
    String(gross),
    String(tare),
    String(gross - tare),
  ]
  const first = row(say('supplierTicket'), note.ticketNo, Number(note.grossKg), Number(note.tareKg))
  const { reweighGrossKg, reweighTareKg } = note
  if (reweighGrossKg === null || reweighTareKg === null) return [first]
  return [first, row(say('reweighed'), note.reweighNo, Number(reweighGrossKg), Number(reweighTareKg))]
}

/** What a settled weight moves: nothing is printed before both sides agree. */
function moneyOf(note: WeighNote, seen: Seen): { totals: PrintedProperty[]; inWords: bigint | null } {
  const say = translate(seen.lang, weighingMessages)
  const fen = BigInt(note.adjustment)
  if (note.state !== 'SETTLED' || fen === 0n) return { totals: [], inWords: null }
  const amount = fen < 0n ? -fen : fen
  return { totals: [{ label: say(fen < 0n ? 'backAmount' : 'supplementAmount'), value: `¥${yuanGrouped(amount)}` }], inWords: amount }
}

/** A weigh note of one truck: both weighings, the lines and what they are settled at. */
function weighNoteDocument(order: Order, note: WeighNote, lines: readonly WeighNoteLine[], seen: Seen): PrintedDocument {
  const { lang } = seen
  const say = translate(lang, weighingMessages)
  const quantity = (value: bigint | null, line: WeighNoteLine) => (value === null ? '—' : quantityText(value, line.decimals))
  return {
    lang,
    title: say('title'),
    number: { label: say('noteNo'), value: note.weighNoteSn },
    issuedAt: note.weighedAt,
    facts: [
      { label: say('orderNo'), value: order.orderSn },
      { label: say('shipmentNo'), value: note.shipmentSn },
      { label: say('plateNo'), value: note.plateNo },
      { label: say('driver'), value: `${note.driverName} ${note.driverPhone}`.trim() },
      { label: say('pickupNo'), value: note.pickupNo },
      { label: say('weighTime'), value: formatTimestamp(note.weighedAt, lang) },
      { label: say('allowedDifference'), value: `${note.tolerancePpm / 10_000}%` },
      { label: say('stateLabel'), value: say(note.state) },
    ],
    parties: partiesOf(order, seen),
    tables: [
      {
        columns: [
          { heading: say('weighing'), share: 2.4 },
          { heading: say('ticketNo'), share: 3 },
          { heading: say('gross'), share: 2, align: 'right' },
          { heading: say('tare'), share: 2, align: 'right' },
          { heading: say('net'), share: 2, align: 'right' },
        ],
        rows: weighings(note, seen),
      },
      {
        columns: [
          { heading: say('goods'), share: 4 },
          { heading: say('spec'), share: 3 },
          { heading: say('settleBy'), share: 1.7, align: 'center' },
          { heading: say('shipped'), share: 1.7, align: 'right' },
          { heading: say('weighed'), share: 1.7, align: 'right' },
          { heading: say('reweighed'), share: 1.9, align: 'right' },
          { heading: say('settled'), share: 1.7, align: 'right' },
          { heading: say('disputed'), share: 1.7, align: 'right' },
          { heading: say('unit'), share: 1.1, align: 'center' },
        ],
        rows: lines.map((line) => [
          lang === 'en' ? line.nameEn : line.nameZh,
          lang === 'en' ? line.specEn : line.specZh,
          say(line.settleBy),
          quantity(line.shipped, line),
          quantity(line.weighed, line),
          quantity(line.reweighed, line),
          quantity(line.settled, line),
          quantity(line.disputed, line),
          unitOf(line.unitCode)[lang],
        ]),
      },
    ],
    ...moneyOf(note, seen),
    signatures: partiesOf(order, seen).map(({ role }) => role),
    verification: { code: note.weighNoteSn, address: verificationAddress(seen.siteUrl, note.weighNoteSn) },
  }
}

/** The weigh notes that stand, by shipment, for the documents of an order. The caller has checked whose order it is. */
export const weighNoteDocuments: ShipmentDocuments = async (db, { order, shipmentIds }, seen) => {
  const notes = (await weighNotesOfOrder(db, order.orderSn, { anyone: true })).filter(
    (note) => note.state !== 'VOID' && shipmentIds.includes(note.shipmentId),
  )
  const lines = await weighNoteLines(
    db,
    notes.map((note) => note.weighNoteId),
  )
  const printed = notes.map((note) => [note.shipmentId, [weighNoteDocument(order, note, lines.get(note.weighNoteId) ?? [], seen)]] as const)
  return new Map(printed)
}
