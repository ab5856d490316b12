import type { SheetWriter } from '../../api/sheet-file.ts'

/**
 * Writes rows as an XLSX file. Text stays text: a cell that begins like a formula is typed as a string and nothing calculates it
 * (reliability R-FILE).
 */
export const writeSheet: SheetWriter = async (rows, name) => {
  const data = rows.map((row, line) =>
    row.map((value) =>
      typeof value === 'number'
        ? { value, type: Number }
        : { value, type: String, ...(line === 0 ? { fontWeight: 'bold' as const, backgroundColor: '#E8F0F6' } : {}) },
    ),
  )
  const columns = (rows[0] ?? []).map((head) => ({ width: Math.min(40, Math.max(12, String(head).length * 2 + 2)) }))
  // Read at the first table: a process that writes none does not carry its code.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  return writeXlsxFile(data, { sheet: name, columns, stickyRowsCount: 1 }).toBuffer()
}
