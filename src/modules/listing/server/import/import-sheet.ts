import { languages, translate, type Language } from '../../../../kernel/i18n/translate.ts'
import {
  importColumns,
  missingColumns,
  placesOf,
  type ColumnNames,
  type ImportColumn,
  type ImportFields,
} from '../../rules/import-columns.ts'
import { catalogMessages } from '../../../catalog/messages.ts'
import type { LineProblem } from './import-repository.ts'
import type { SheetCell, SheetRead } from '../ports.ts'

/** One row of a sheet by column, with the line that the sheet shows for it. */
export type SheetLine = { readonly line: number; readonly fields: ImportFields; readonly problems: readonly LineProblem[] }
export type SheetRefused = { readonly code: string; readonly facts: Readonly<Record<string, string | number>> }
const limits: Readonly<Record<string, number>> = { sheetTooManyRows: 5000, sheetTooManyCells: 200_000 }

/** The head of a column in a language. */
export function columnHead(column: ImportColumn, lang: Language): string {
  return translate(lang, catalogMessages)(`column_${column}`)
}

/** The heads of all columns in every language. */
export function columnNames(): ColumnNames {
  const names = (column: ImportColumn) => languages.map((lang) => columnHead(column, lang))
  return Object.fromEntries(importColumns.map((column) => [column, names(column)])) as unknown as ColumnNames
}

/** The rows of a sheet by their columns, empty ones left out; or why the whole sheet is refused. */
export function linesOf(read: SheetRead, lang: Language): readonly SheetLine[] | SheetRefused {
  if (read.kind === 'refused') return { code: `catalog.${read.why}`, facts: { max: limits[read.why] ?? 0 } }
  const head = (read.rows[0] ?? []).map((cell) => (typeof cell === 'string' ? cell : ''))
  const places = placesOf(head, columnNames())
  const missing = missingColumns(places)
  if (missing.length > 0)
    return { code: 'catalog.sheetColumns', facts: { columns: missing.map((one) => columnHead(one, lang)).join(' / ') } }
  const lines = read.rows
    .slice(1)
    .map((row, at) => lineOf(row, at + 2, { places, lang }))
    .filter((sheetLine) => sheetLine.problems.length > 0 || Object.values(sheetLine.fields).some((value) => value !== ''))
  return lines.length === 0 ? { code: 'catalog.sheetEmpty', facts: {} } : lines
}

function lineOf(
  row: readonly SheetCell[],
  line: number,
  { places, lang }: { places: ReadonlyMap<ImportColumn, number>; lang: Language },
): SheetLine {
  const problems: LineProblem[] = []
  const fields: Partial<Record<ImportColumn, string>> = {}
  for (const [column, place] of places) {
    const cell = row[place] ?? ''
    if (typeof cell === 'string') fields[column] = cell
    // A formula says what somebody else's sheet calculated; only values are taken.
    else problems.push({ line, column, code: 'catalog.rowFormula', facts: { column: columnHead(column, lang) } })
  }
  return { line, fields, problems }
}
