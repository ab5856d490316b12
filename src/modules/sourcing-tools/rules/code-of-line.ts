import { cellsOf, plainLine } from '../../recognition/rules/table-line.ts'
import { Remaining } from '../../recognition/rules/remaining.ts'
import { readQuantity, type Quantity } from '../../recognition/rules/read-quantity.ts'

/** The first word or cell of a line as a material code or a goods number, with the quantity behind it. */
export function codeOfLine(typed: string): { readonly name: string; readonly quantity: Quantity } {
  const line = typed.normalize('NFKC').trim()
  const cells = cellsOf(typed.trim()) ?? line.split(/[;；]|,(?!\d{3}(?:\D|$))|[，、]/).map((cell) => cell.trim())
  const isTable = cells.length > 1
  const name = isTable ? (cells[0] ?? '') : withoutQuantity(line)
  const rest = isTable ? plainLine(['', ...cells.slice(1)].join('\t')) : line.slice(name.length)
  return { name, quantity: readQuantity(new Remaining(` \u00a6 ${rest.toLowerCase()}`), null) }
}

/** The line before its last quantity: a code may hold spaces. */
function withoutQuantity(line: string): string {
  return line.replace(/(?<=\S)(?:\s+|[:\uff1a]\s*)[\d.,]+\s*[\p{L}\d\u00b2]{0,7}$/u, '').trim()
}
