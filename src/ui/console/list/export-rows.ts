import { csvText } from '../../../kernel/text/csv.ts'
import { saveFile } from '../../basic/save-file.ts'
import type { ListColumn } from './list-columns.ts'

export type FileFormat = 'xlsx' | 'csv'
export const fileFormats: readonly FileFormat[] = ['xlsx', 'csv']

type Lines = readonly (readonly (string | number | null)[])[]

/** The shown rows as lines of a table, the first its head; columns that say nothing in words are left out. */
export function linesOf<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): Lines {
  const said = columns.flatMap((column) => (column.text ? [{ title: column.title, text: column.text }] : []))
  return [said.map(({ title }) => title), ...rows.map((row) => said.map(({ text }) => text(row)))]
}

async function spreadsheet(lines: Lines, name: string): Promise<Blob> {
  // Fetched by whoever asks for the first file.
  const { default: write } = await import('write-excel-file/universal')
  const data = lines.map((line, at) =>
    line.map((value) =>
      typeof value === 'number'
        ? { value, type: Number }
        : // Text stays text: what begins like a formula calculates nothing.
          { value: value ?? '', type: String, ...(at === 0 ? { fontWeight: 'bold' as const } : {}) },
    ),
  )
  const columns = (lines[0] ?? []).map((head) => ({ width: Math.min(40, Math.max(12, String(head).length * 2 + 2)) }))
  // Names of sheets have 31 characters and none of these.
  const sheet = name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)
  return write(data, { sheet, columns, stickyRowsCount: 1 }).toBlob()
}

/** Hands lines to the browser to keep as a file called `name`. */
export async function saveLines(lines: Lines, format: FileFormat, name: string): Promise<void> {
  if (format === 'csv') return saveFile({ content: csvText(lines), type: 'text/csv;charset=utf-8', name: `${name}.csv` })
  const content = await spreadsheet(lines, name)
  return saveFile({ content, type: content.type, name: `${name}.xlsx` })
}
