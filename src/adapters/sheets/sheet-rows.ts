import { readSheet } from 'read-excel-file/node'
import type { SheetCell, SheetRead } from '../../modules/listing/server/ports.ts'
import { unzipGuarded } from './unzip-guarded.ts'

// reliability R-FILE
const zipLimits = { entries: 200, inflated: 32 * 1024 * 1024, ratio: 100 }
const mostRows = 5000
const mostCells = 200_000

/**
 * The rows of the first sheet of an XLSX file as text. Only called inside the worker: whatever this does with a hostile file, the
 * process goes on. Macros, document types and links to the outside are refused before the library sees the file.
 */
export async function sheetRows(bytes: Buffer): Promise<SheetRead> {
  const files = unzipGuarded(bytes, zipLimits)
  if (typeof files === 'string') return { kind: 'refused', why: files }
  if (!files.has('[Content_Types].xml') || !files.has('xl/workbook.xml')) return { kind: 'refused', why: 'fileNotSheet' }
  if (reachesOut(files)) return { kind: 'refused', why: 'sheetOutside' }
  const sheets = [...files].filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
  const cells = sheets.reduce((sum, [, xml]) => sum + count(xml, '<c '), 0)
  if (cells > mostCells) return { kind: 'refused', why: 'sheetTooManyCells' }
  if (sheets.some(([, xml]) => count(xml, '<row') > mostRows + 1 || hasFarCell(xml))) return { kind: 'refused', why: 'sheetTooManyRows' }
  const formulas = new Set(sheets.length === 1 ? formulaCells(sheets[0]?.[1]) : sheets.flatMap(([, xml]) => formulaCells(xml)))
  const found = await readSheet(bytes)
  const rows = found.map((row, line) => row.map((cell, column) => cellOf(cell, formulas.has(`${columnName(column)}${line + 1}`))))
  return { kind: 'rows', rows }
}

function reachesOut(files: ReadonlyMap<string, Buffer>): boolean {
  for (const [name, content] of files) {
    if (/vbaProject\.bin$|^xl\/(externalLinks|embeddings|activeX)\//i.test(name)) return true
    if (!/\.(xml|rels)$/i.test(name)) continue
    if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY')) return true
    if (name.endsWith('.rels') && /TargetMode\s*=\s*["']External/i.test(content.toString('latin1'))) return true
  }
  return false
}

function count(xml: Buffer, mark: string): number {
  let found = 0
  for (let at = xml.indexOf(mark); at !== -1; at = xml.indexOf(mark, at + mark.length)) found += 1
  return found
}

/** A cell far down makes the library fill everything above it. */
function hasFarCell(xml: Buffer): boolean {
  for (const match of xml.toString('latin1').matchAll(/\br="([A-Z]{0,4})(\d{1,9})"/g)) {
    if (Number(match[2]) > mostRows + 1 || (match[1] ?? '').length > 2) return true
  }
  return false
}

function formulaCells(xml: Buffer | undefined): string[] {
  const text = xml?.toString('latin1') ?? ''
  return [...text.matchAll(/<c\b[^>]*\br="([A-Z]+\d+)"[^>]*>\s*<f[\s>/]/g)].map((match) => match[1] ?? '')
}

function columnName(column: number): string {
  const first = Math.floor(column / 26)
  return (first > 0 ? String.fromCharCode(64 + first) : '') + String.fromCharCode(65 + (column % 26))
}

function cellOf(cell: unknown, isFormula: boolean): SheetCell {
  if (isFormula) return { formula: true }
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim().slice(0, 8000)
}
