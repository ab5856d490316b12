import { unitCodeOf } from './read-quantity.ts'

const number = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/

/** A row of a table as one line: the name and its descriptions, then the quantity with its unit; numbers behind it are prices. */
export function lineOfCells(cells: readonly string[]): string {
  const texts = cells.map((cell) => cell.trim())
  // The first column counts the rows when a name follows it.
  const isCounted = /^\d{1,3}$/.test(texts[0] ?? '') && texts.slice(1).some((text) => /\p{L}/u.test(text) && unitCodeOf(text) === null)
  const rest = isCounted && texts.length > 2 ? texts.slice(1) : texts
  const unitAt = rest.findIndex((text, at) => at > 0 && text !== '' && unitCodeOf(text) !== null)
  const isNumber = (at: number) => at > 0 && number.test(rest[at] ?? '')
  const beside = unitAt < 0 ? -1 : isNumber(unitAt - 1) ? unitAt - 1 : isNumber(unitAt + 1) ? unitAt + 1 : -1
  const numberAt = beside >= 0 ? beside : rest.findIndex((_text, at) => isNumber(at))
  if (numberAt < 0) return rest.filter((text) => text !== '').join(' ')
  const words = rest.filter((text, at) => at !== numberAt && at !== unitAt && text !== '' && !(at > numberAt && number.test(text)))
  const next = rest[numberAt + 1] ?? ''
  // A word of one or two characters beside the quantity is its unit, known or not.
  const unknown = unitAt < 0 && /^\p{Script=Han}{1,2}$/u.test(next) ? next : ''
  const name = unknown === '' ? words : words.filter((word) => word !== unknown)
  return `${name.join(' ')} ¦ ${rest[numberAt] ?? ''}${unitAt < 0 ? unknown : (rest[unitAt] ?? '')}`
}

/** The cells of a pasted row; null for a line that is no row. */
export function cellsOf(line: string): readonly string[] | null {
  return line.includes('\t') ? line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')) : null
}

/** A line without the signs of a table. */
export function plainLine(line: string): string {
  const cells = cellsOf(line)
  return cells === null ? line : lineOfCells(cells)
}
