import { z } from 'zod'
import { shanghaiParts } from '../kernel/time/clock.ts'
import { csvText } from '../kernel/text/csv.ts'

/** Rows of a table for a spreadsheet; the first is its head. */
export type SheetRows = readonly (readonly (string | number)[])[]
/** Writes rows as a spreadsheet; an adapter implements it. */
export type SheetWriter = (rows: SheetRows, name: string) => Promise<Buffer>

export const sheetFormats = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** The format that a list is asked for as a file. */
export const sheetFormat = z.enum(sheetFormats).default('xlsx')
/** A file in an answer, for the browser to keep. */
export const downloadFile = z.object({ fileName: z.string(), base64: z.string() })

/** The most rows that a list gives away as one file. */
export const mostSheetRows = 2000

/** For houses without an adapter, in tests: the same rows as text. */
export const noSheets: SheetWriter = (rows) => Promise.resolve(Buffer.from(csvText(rows)))

/** A table as a file of the asked format. `name` is the file's without its ending, and the sheet's. */
export async function sheetFile(write: SheetWriter, format: SheetFormat, { name, rows }: { name: string; rows: SheetRows }) {
  const bytes = format === 'csv' ? Buffer.from(csvText(rows)) : await write(rows, name)
  return { fileName: `${name}.${format}`, base64: bytes.toString('base64') }
}

/** `2026-11-21 09:05`, Asia/Shanghai: sorts as text, and spreadsheets read it as a time. Empty for nothing. */
export function sheetTime(moment: string | Date | null): string {
  if (moment === null) return ''
  const { year, month, day, hour, minute } = shanghaiParts(new Date(moment))
  return `${year}-${month}-${day} ${hour}:${minute}`
}

/** The name of a file that was made today: `title-20261121`. */
export function sheetName(title: string, now: Date): string {
  const { year, month, day } = shanghaiParts(now)
  return `${title}-${year}${month}${day}`
}
