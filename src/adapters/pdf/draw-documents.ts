import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'
import type { LabelledDocument } from '../../api/printed-document.ts'
import { drawParties, drawTitle, drawProperties } from './draw-head.ts'
import { drawParagraphs, drawSignatures, drawTotals, drawVerification } from './draw-foot.ts'
import { drawTable } from './draw-table.ts'
import { body, bold, ink, margin, pageBottom, regular, type Sheet } from './sheet.ts'

const fontFile = (weight: 'Regular' | 'Bold') =>
  fileURLToPath(new URL(`../fonts/NotoSansHans-${weight}.otf`, import.meta.resolve('@embedpdf/fonts-sc')))

function openSheet(first: LabelledDocument | undefined): Sheet {
  const sheet = new Pdf({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    autoFirstPage: false,
    bufferPages: true,
    // Otherwise the library loads Helvetica, which knows no Chinese.
    font: fontFile('Regular'),
    lang: first?.lang === 'en' ? 'en' : 'zh-CN',
    displayTitle: true,
    info: {
      Title: first ? `${first.title} ${first.number.value}` : '',
      Producer: 'ZincBridge',
      Creator: 'ZincBridge',
      CreationDate: first?.issuedAt ?? new Date(0),
      ModDate: first?.issuedAt ?? new Date(0),
    },
  })
  sheet.registerFont(regular, fontFile('Regular'))
  sheet.registerFont(bold, fontFile('Bold'))
  return sheet
}

async function drawOne(sheet: Sheet, document: LabelledDocument): Promise<void> {
  const from = sheet.bufferedPageRange().count
  sheet.addPage()
  sheet.font(regular).fontSize(body).fillColor(ink)
  drawTitle(sheet, document)
  drawProperties(sheet, document.facts ?? [])
  drawParties(sheet, document)
  for (const table of document.tables ?? []) drawTable(sheet, table)
  drawTotals(sheet, document)
  drawParagraphs(sheet, document.paragraphs ?? [])
  drawSignatures(sheet, document)
  await drawVerification(sheet, document)
  drawPageNumbers(sheet, document, from)
}

/** `n/m` of each document's own pages, its number beside it, so that a loose page can be put back. */
function drawPageNumbers(sheet: Sheet, document: LabelledDocument, from: number): void {
  const until = sheet.bufferedPageRange().count
  for (let page = from; page < until; page += 1) {
    sheet.switchToPage(page)
    const words = document.labels.page.replace('{page}', String(page - from + 1)).replace('{pages}', String(until - from))
    const at = pageBottom(sheet) + 14
    const width = sheet.page.width - 2 * margin
    const oneLine = { width, lineBreak: false, height: 12 }
    sheet.font(regular).fontSize(8).fillColor('#555555')
    sheet.text(`${document.title}  ${document.number.value}`, margin, at, { ...oneLine, align: 'left', ellipsis: true })
    sheet.text(words, margin, at, { ...oneLine, align: 'right' })
  }
}

/** The documents as the bytes of one PDF. */
export async function drawDocuments(documents: readonly LabelledDocument[]): Promise<Uint8Array> {
  const sheet = openSheet(documents[0])
  const pieces: Buffer[] = []
  sheet.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise<void>((resolve) => void sheet.once('end', resolve))
  for (const document of documents) await drawOne(sheet, document)
  sheet.end()
  await ended
  return Buffer.concat(pieces)
}
