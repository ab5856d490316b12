import type { LabelledDocument, PrintedProperty, PrintedParty } from '../../api/printed-document.ts'
import { body, bold, contentWidth, ink, ensureSpace, margin, pale, printable, regular, rule, type Sheet } from './sheet.ts'

/** Title in the middle, the document's number below at the right. */
export function drawTitle(sheet: Sheet, { title, number }: LabelledDocument): void {
  sheet.font(bold).fontSize(18).fillColor(ink)
  sheet.text(printable(title), margin, margin, { width: contentWidth(sheet), align: 'center' })
  sheet.font(regular).fontSize(body)
  sheet.text(`${printable(number.label)}  ${printable(number.value)}`, margin, sheet.y + 4, { width: contentWidth(sheet), align: 'right' })
  sheet.y += 4
  sheet
    .moveTo(margin, sheet.y)
    .lineTo(margin + contentWidth(sheet), sheet.y)
    .lineWidth(0.8)
    .stroke(rule)
  sheet.y += 8
}

/** `label  value`, the label pale. Answers how high it is when only measured. */
function drawFact(sheet: Sheet, fact: PrintedProperty, at: { x: number; y: number; width: number }): number {
  const label = printable(fact.label)
  sheet.font(regular).fontSize(body)
  const labelWidth = Math.min(sheet.widthOfString(label) + 8, at.width * 0.45)
  const value = printable(fact.value)
  const rest = { width: at.width - labelWidth }
  const height = Math.max(sheet.heightOfString(label, { width: labelWidth }), sheet.heightOfString(value, rest))
  sheet.fillColor(pale).text(label, at.x, at.y, { width: labelWidth })
  sheet.fillColor(ink).text(value, at.x + labelWidth, at.y, rest)
  return height + 3
}

/** Facts in two columns; empty ones are left out. */
export function drawProperties(sheet: Sheet, facts: readonly PrintedProperty[]): void {
  const said = facts.filter((fact) => fact.value !== '')
  const width = contentWidth(sheet) / 2
  for (let index = 0; index < said.length; index += 2) {
    ensureSpace(sheet, 30)
    const top = sheet.y
    const heights = said
      .slice(index, index + 2)
      .map((fact, side) => drawFact(sheet, fact, { x: margin + side * width, y: top, width: width - 12 }))
    sheet.x = margin
    sheet.y = top + Math.max(...heights)
  }
  if (said.length > 0) sheet.y += 6
}

function partyFacts(party: PrintedParty, taxLabel: string): PrintedProperty[] {
  return [{ label: taxLabel, value: party.taxNumber }, ...party.facts].filter((fact) => fact.value !== '')
}

/** The parties side by side, two in a row. */
export function drawParties(sheet: Sheet, { parties = [], labels }: LabelledDocument): void {
  const width = contentWidth(sheet) / 2
  for (let index = 0; index < parties.length; index += 2) {
    ensureSpace(sheet, 110)
    const top = sheet.y
    const ends = parties.slice(index, index + 2).map((party, side) => {
      const x = margin + side * width
      sheet.font(bold).fontSize(body).fillColor(ink)
      sheet.text(`${printable(party.role)}  ${printable(party.name)}`, x, top, { width: width - 12 })
      let y = sheet.y + 3
      for (const fact of partyFacts(party, labels.taxNumber)) y += drawFact(sheet, fact, { x, y, width: width - 12 })
      return y
    })
    sheet.x = margin
    sheet.y = Math.max(...ends) + 8
  }
}
