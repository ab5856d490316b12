/** One cell of a CSV file: quoted where it must be, and never a formula for a spreadsheet. */
function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

// Written as a number: bundlers print the character itself, and tools on the way lose it.
const byteOrderMark = String.fromCharCode(0xfeff)

/** Lines as the text of a CSV file, with a byte-order mark, so that spreadsheets read Chinese. */
export function csvText(lines: readonly (readonly (string | number | null)[])[]): string {
  return `${byteOrderMark}${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/**
 * The rows of separated text: quotation marks hold separators, line ends and doubled quotation marks (RFC 4180). Cells are
 * trimmed, empty rows left out; at most `most` rows are read.
 */
export function csvRows(text: string, separator = ',', most = 5000): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let open = ''
  let isQuoted = false
  const endCell = () => {
    cells.push(open.trim())
    open = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one !== '')) rows.push(cells)
    cells = []
  }
  for (let at = 0; at < text.length && rows.length < most; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') open += sign
      else if (text[at + 1] === '"') {
        open += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && open.trim() === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') endRow()
    else open += sign
  }
  if (rows.length < most) endRow()
  return rows
}
