import type { SheetRead } from '../../modules/listing/server/ports.ts'
import { docxRows, isDocx } from './docx-rows.ts'
import { pdfRows } from './pdf-rows.ts'
import { sheetRows } from './sheet-rows.ts'
import { decodedText, textRows } from './text-rows.ts'

const refused: SheetRead = { kind: 'refused', why: 'fileNotSheet' }

/**
 * The rows of a list in whatever file it came: XLSX, DOCX, PDF with text, CSV or plain text, told apart by the content and
 * never by the name. Only called inside the worker.
 */
export async function documentRows(bytes: Buffer): Promise<SheetRead> {
  const head = bytes.subarray(0, 1024).toString('latin1')
  if (head.startsWith('PK')) {
    const rows = isDocx(bytes) ? docxRows(bytes) : null
    return rows ? { kind: 'rows', rows } : sheetRows(bytes)
  }
  if (head.includes('%PDF-')) {
    const rows = await pdfRows(bytes)
    return rows ? { kind: 'rows', rows } : refused
  }
  const text = decodedText(bytes)
  return text === null ? refused : { kind: 'rows', rows: textRows(text) }
}
