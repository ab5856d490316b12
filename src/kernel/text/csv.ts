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
