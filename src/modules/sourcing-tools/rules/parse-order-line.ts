import {
  noUnitSigns,
  deliveryPhrases,
  joiningWords,
  looseUnitSpellings,
  measureUnits,
  unitSpellings,
} from './order-line-vocabulary-data.ts'
import { measuredBefore, noUnitBefore } from './order-line-signs-data.ts'

/** What somebody wrote on one line: goods or a code, how much, in which unit. Empty where it is not said. */
export type ParsedOrderLine = {
  readonly name: string
  /** Plain digits as typed, without separators of thousands; empty when no quantity is there, or more than one. */
  readonly number: string
  readonly unitCode: string | null
  /** The unit as typed; with `unitCode` null a word that is no unit of sale, and has to be asked for. */
  readonly unitText: string
}

const strict = unitSpellings.map(([spelling]) => spelling)
const loose = looseUnitSpellings.map(([spelling]) => spelling)
const anyUnit = [...strict, ...loose].join('|')
const figure = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`
const wholeUnit = new RegExp(`^(?:${anyUnit})$`, 'i')
const wholeQuantity = new RegExp(String.raw`^[×x*]?\s*${figure}\s*(${anyUnit})?$`, 'i')
const withUnit = new RegExp(
  String.raw`(?<![\d.a-z×*/=#-])(?<!(?:${measuredBefore})\s*[:：]?\s*)${figure}\s*(${anyUnit})(?![a-z0-9/${noUnitBefore}])`,
  'gi',
)
const bareAtEnd = new RegExp(String.raw`(?:\s+[×x*]?\s*|[:：]\s*)${figure}$`, 'i')
const unknownAtEnd = new RegExp(String.raw`(?<![\d.a-z×*/#-])${figure}\s*(?![${noUnitSigns}])(\p{Script=Han})$`, 'iu')

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

/** The unit behind a word; null for a word that is none, or that no goods are sold by. */
export function unitCodeOf(word: string): string | null {
  return codeIn(unitSpellings, word)
}

/** The unit of sale that a loose word such as 个 or 片 most likely means; null for any other word. */
export function looseUnitCodeOf(word: string): string | null {
  return codeIn(looseUnitSpellings, word)
}

const codeIn = (spellings: readonly (readonly [string, string])[], word: string): string | null =>
  spellings.find(([spelling]) => new RegExp(`^(?:${spelling})$`, 'i').test(word.trim()))?.[1] ?? null

function cellsOf(line: string): readonly string[] {
  const sign = line.includes('\t') ? /\t/ : /[;；]|,(?!\d{3}(?:\D|$))|[，、]/
  return line.split(sign).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

const quantityOf = (name: string, number: string, unitText: string): ParsedOrderLine => ({
  name,
  number: number.replaceAll(',', ''),
  unitCode: unitText === '' ? null : unitCodeOf(unitText),
  unitText,
})

/** The first cell is the code or the name; the first one after it that is a quantity is the quantity. */
function fromCells([first = '', ...rest]: readonly string[]): ParsedOrderLine | null {
  const at = rest.findIndex((cell) => wholeQuantity.test(cell))
  const [, number = '', unit = ''] = wholeQuantity.exec(rest[at] ?? '') ?? []
  if (first === '' || at < 0) return null
  const next = rest[at + 1] ?? ''
  // A word beside the quantity is its unit, known or not.
  const isUnit = wholeUnit.test(next) || /^\p{Script=Han}{1,2}$/u.test(next)
  return quantityOf(first, number, unit === '' && isUnit ? next : unit)
}

type Quantity = { readonly from: number; readonly to: number; readonly number: string; readonly unit: string }

/** The quantities of a line that may be what is ordered: lengths and weights of one piece step back behind the others. */
function quantitiesIn(line: string): readonly Quantity[] {
  const found = [...line.matchAll(withUnit)].map((match) => {
    const [whole, number = '', unit = ''] = match
    return { from: match.index, to: match.index + whole.length, number, unit }
  })
  const isMeasure = ({ unit, to }: Quantity) =>
    measureUnits.includes(unitCodeOf(unit) ?? '') || /^(?:\p{Script=Han}|\()/u.test(line.slice(to, to + 1))
  const counted = found.filter((one) => !isMeasure(one))
  return counted.length > 0 ? counted : found
}

function fromText(line: string): ParsedOrderLine {
  const found = quantitiesIn(line)
  const last = found.at(-1)
  if (last) {
    // Two quantities in two units: which one is meant is asked, not guessed.
    if (found.some((quantity) => unitCodeOf(quantity.unit) !== unitCodeOf(last.unit))) return quantityOf(nameIn(line), '', '')
    return quantityOf(nameIn(`${line.slice(0, last.from)} ${line.slice(last.to)}`), last.number, last.unit)
  }
  const unknown = unknownAtEnd.exec(line)
  if (unknown) return quantityOf(nameIn(line.slice(0, unknown.index)), unknown[1] ?? '', unknown[2] ?? '')
  const bare = bareAtEnd.exec(line)
  if (!bare) return quantityOf(nameIn(line), '', '')
  return quantityOf(nameIn(line.slice(0, bare.index)), bare[1] ?? '', '')
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
