import { create } from 'qrcode'
import type { LabelledDocument, PrintedParagraph } from '../../api/printed-document.ts'
import { body, bold, contentWidth, ink, makeRoom, margin, pale, printable, printableLines, regular, rule, type Sheet } from './sheet.ts'

/** Totals at the right, the amount in Chinese capitals below them. */
export function drawTotals(sheet: Sheet, { totals = [], capitals, labels }: LabelledDocument): void {
  const width = contentWidth(sheet) / 2
  for (const [index, total] of totals.entries()) {
    makeRoom(sheet, 20)
    const isLast = index === totals.length - 1
    const top = sheet.y
    sheet.font(isLast ? bold : regular).fontSize(isLast ? body + 1 : body)
    sheet.fillColor(pale).text(printable(total.label), margin + width, top, { width: width / 2 })
    const below = sheet.y
    sheet.fillColor(ink).text(printable(total.value), margin + width * 1.5, top, { width: width / 2, align: 'right' })
    sheet.x = margin
    sheet.y = Math.max(below, sheet.y) + 2
  }
  if (capitals !== '') {
    makeRoom(sheet, 24)
    sheet
      .font(bold)
      .fontSize(body + 0.5)
      .fillColor(ink)
    sheet.text(`${labels.capitals}  ${capitals}`, margin, sheet.y + 2, { width: contentWidth(sheet), align: 'right' })
  }
  if (totals.length > 0 || capitals !== '') sheet.y += 10
}

/** Clauses and remarks; long ones run on over the pages line by line. */
export function drawParagraphs(sheet: Sheet, paragraphs: readonly PrintedParagraph[]): void {
  const width = contentWidth(sheet)
  for (const { heading, text } of paragraphs) {
    makeRoom(sheet, 36)
    if (heading) sheet.font(bold).fontSize(body).fillColor(ink).text(printable(heading), margin, sheet.y, { width })
    sheet.font(regular).fontSize(body).fillColor(ink)
    for (const line of printableLines(text).split('\n')) drawLongLine(sheet, line, width)
    sheet.y += 6
  }
}

// A paragraph that fits on no page is written in pieces that do.
const piece = 600

function drawLongLine(sheet: Sheet, line: string, width: number): void {
  const letters = [...line]
  for (let from = 0; from === 0 || from < letters.length; from += piece) {
    const part = letters.slice(from, from + piece).join('')
    makeRoom(sheet, sheet.heightOfString(part, { width }))
    sheet.text(part === '' ? ' ' : part, margin, sheet.y, { width, lineGap: 1.5 })
  }
}

const boxHeight = 92

/** A box for each party that signs: room for the seal, a line for the name, one for the date. */
export function drawSignatures(sheet: Sheet, { signatures = [], labels }: LabelledDocument): void {
  if (signatures.length === 0) return
  const gap = 14
  const width = (contentWidth(sheet) - gap) / 2
  for (let index = 0; index < signatures.length; index += 2) {
    makeRoom(sheet, boxHeight + 8)
    const top = sheet.y
    for (const [side, role] of signatures.slice(index, index + 2).entries()) {
      const x = margin + side * (width + gap)
      sheet.rect(x, top, width, boxHeight).lineWidth(0.6).stroke(rule)
      sheet
        .font(bold)
        .fontSize(body)
        .fillColor(ink)
        .text(printable(role), x + 8, top + 7, { width: width - 16 })
      sheet
        .font(regular)
        .fillColor(pale)
        .text(labels.seal, x + 8, top + 34, { width: width - 16, align: 'center' })
      sheet.fillColor(ink)
      sheet.text(`${labels.signature}: `, x + 8, top + boxHeight - 22, { width: width / 2 - 8 })
      sheet.text(`${labels.date}: `, x + width / 2, top + boxHeight - 22, { width: width / 2 - 8 })
    }
    sheet.x = margin
    sheet.y = top + boxHeight + 10
  }
}

/** The verification code and, as a QR code, the address that checks it. */
export async function drawVerification(sheet: Sheet, { verification, labels }: LabelledDocument): Promise<void> {
  if (!verification) return
  const size = 74
  makeRoom(sheet, size + 6)
  const top = sheet.y
  drawQr(sheet, verification.address, { x: margin, y: top, size })
  const width = contentWidth(sheet) - size - 12
  sheet.font(bold).fontSize(body).fillColor(ink)
  sheet.text(`${labels.code}  ${printable(verification.code)}`, margin + size + 12, top + 12, { width })
  sheet.font(regular).fontSize(8).fillColor(pale)
  sheet.text(labels.verifyHelp, margin + size + 12, sheet.y + 3, { width })
  sheet.text(printable(verification.address), margin + size + 12, sheet.y + 3, { width })
  sheet.x = margin
  sheet.y = top + size + 6
}

function drawQr(sheet: Sheet, address: string, at: { x: number; y: number; size: number }): void {
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  const step = at.size / modules.size
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) sheet.rect(at.x + column * step, at.y + row * step, step + 0.05, step + 0.05)
    }
  }
  sheet.fill('#000000')
}
