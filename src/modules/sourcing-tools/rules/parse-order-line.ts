import { deliveryPhrases, joiningWords, unitSpellings } from './order-line-vocabulary-data.ts'

/** What somebody wrote on one line: goods or a code, how much, in which unit. Empty where it is not said. */
export type ParsedOrderLine = {
  readonly name: string
  /** Plain digits as typed, without separators of thousands; empty when no quantity is there. */
  readonly number: string
  readonly unitCode: string | null
}

const anyUnit = unitSpellings.map(([spelling]) => spelling).join('|')
const figure = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`
const wholeUnit = new RegExp(`^(?:${anyUnit})$`, 'i')
const wholeQuantity = new RegExp(String.raw`^[×x*]?\s*${figure}\s*(${anyUnit})?$`, 'i')
const withUnit = new RegExp(String.raw`(?<![\d.a-z×*/-])${figure}\s*(${anyUnit})(?![a-z0-9/])`, 'gi')
const bareAtEnd = new RegExp(String.raw`(?:\s+[×x*]?\s*|[:：]\s*)${figure}$`, 'i')

/** Reads a line as people write it or as a spreadsheet pastes it: `0#锌锭 20吨`, `MAT-01<tab>12.5<tab>t`, `20 t of zinc ingots`. */
export function parseOrderLine(text: string): ParsedOrderLine {
  const line = text.normalize('NFKC').trim()
  const cells = cellsOf(line)
  return (cells.length > 1 ? fromCells(cells) : null) ?? fromText(line)
}

/** The lines of a pasted text that hold something. */
export function linesOf(text: string, most: number): readonly string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, most)
}

/** The unit behind a word; null for a word that is none. */
export function unitCodeOf(word: string): string | null {
  return unitSpellings.find(([spelling]) => new RegExp(`^(?:${spelling})$`, 'i').test(word.trim()))?.[1] ?? null
}

function cellsOf(line: string): readonly string[] {
  const sign = line.includes('\t') ? /\t/ : /[;；]|,(?!\d{3}(?:\D|$))|[，、]/
  return line.split(sign).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

/** The first cell is the code or the name; the first one after it that is a quantity is the quantity. */
function fromCells([first = '', ...rest]: readonly string[]): ParsedOrderLine | null {
  const at = rest.findIndex((cell) => wholeQuantity.test(cell))
  const [, number = '', unit = ''] = wholeQuantity.exec(rest[at] ?? '') ?? []
  if (first === '' || at < 0) return null
  const next = rest[at + 1] ?? ''
  const said = unit === '' && wholeUnit.test(next) ? next : unit
  return { name: first, number: number.replaceAll(',', ''), unitCode: said === '' ? null : unitCodeOf(said) }
}

function fromText(line: string): ParsedOrderLine {
  const found = [...line.matchAll(withUnit)].at(-1)
  if (found) {
    const rest = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`
    return { name: nameIn(rest), number: (found[1] ?? '').replaceAll(',', ''), unitCode: unitCodeOf(found[2] ?? '') }
  }
  const bare = bareAtEnd.exec(line)
  if (!bare) return { name: nameIn(line), number: '', unitCode: null }
  return { name: nameIn(line.slice(0, bare.index)), number: (bare[1] ?? '').replaceAll(',', ''), unitCode: null }
}

/** Without the place of delivery and the words that join a quantity to its goods. */
function nameIn(text: string): string {
  return text
    .replace(deliveryPhrases.zh, ' ')
    .replace(deliveryPhrases.en, ' ')
    .replace(joiningWords, '')
    .replace(/\s+[×x*]\s*$/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^of\s+/i, '')
    .replace(/[,，;；:：]+$/, '')
    .slice(0, 100)
}
