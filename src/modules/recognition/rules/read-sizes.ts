import { centimetres, otherCount, metres, shortPieces, single, sizeTuple, tuplePart } from './data/size-signs-data.ts'
import type { Kind } from './data/kinds-data.ts'
import type { Feature } from './read-statement.ts'
import type { Remaining } from './remaining.ts'
import { besideNameSlot, diameterSlot, millimetreSlot, nominal, slotsOf, type Slots } from './size-slots.ts'

type Named = { readonly kind: Kind | null; readonly kindText: string }

const inMillimetres = (value: number, unit: string | undefined): number =>
  Math.round(value * (metres.has(unit ?? '') ? 1000 : centimetres.has(unit ?? '') ? 10 : 1) * 1000) / 1000

/** The sizes of a line, named as its kind names them. Numbers that stay are quantities or unknown. */
export function readSizes(remaining: Remaining, { kind }: Named, features: Feature[]): void {
  const shape = kind?.size ?? 'none'
  const add = (slots: Slots, typed: string) => {
    for (const [code, value] of Object.entries(slots))
      if (value !== undefined) features.push({ code, value: String(value), typed: typed.trim(), atLeast: false })
    return true
  }
  const lacks = (...codes: readonly string[]) => !features.some(({ code }) => codes.includes(code))
  if (shape === 'tray') remaining.take(single.strut, (match) => match[2] === undefined && add({ a: 41 }, match[0]))
  remaining.take(sizeTuple, (match) => {
    const [typed, rawPrefix = '', first = '', unit, tail = ''] = match
    const parts = [...tail.matchAll(tuplePart)].map(([, value = '', of]) => inMillimetres(Number(value), of))
    const numbers = [inMillimetres(Number(first), unit), ...parts]
    const prefix = rawPrefix.trim().replace(/^[-lcuzm]$/, '')
    const slots = slotsOf(shape, { prefix, numbers, typed })
    return slots === null ? false : add(slots, typed)
  })
  remaining.take(single.dn, (match) => add({ dn: Number(match[1] ?? match[2]) }, match[0]))
  if (shape === 'beam') remaining.take(single.beam, (match) => add({ series: match[1] ?? '', h: Number(match[2]) }, match[0]))
  if (shape === 'purlin') remaining.take(single.purlin, (match) => lacks('h') && add({ h: Number(match[1]) }, match[0]))
  const round = diameterSlot(shape)
  if (round !== null) remaining.take(single.diameter, (match) => add({ [round]: Number(match[1] ?? match[2] ?? match[3]) }, match[0]))
  if (shape === 'model') {
    remaining.take(single.model, (match) => add({ model: `${match[1] ?? ''}${match[2] ?? match[3] ?? match[4] ?? ''}` }, match[0]))
    if (lacks('model'))
      remaining.take(single.modelInBracket, (match) => lacks('model') && add({ model: match[1] ?? match[2] ?? match[3] ?? '' }, match[0]))
    if (lacks('model')) remaining.take(single.bareModel, (match) => add({ model: match[1] ?? match[2] ?? '' }, match[0]))
  }
  if (kind?.id === 'blackWire' || kind?.id === 'galvWire')
    remaining.take(single.wireNumber, (match) => add({ wire: match[1] ?? '' }, match[0]))
  if (shape === 'angle' && lacks('a')) {
    remaining.take(single.bareLeg, (match) => add({ a: Number(match[1] ?? match[2] ?? match[3]) }, match[0]))
    remaining.take(
      single.model,
      (match) => match[2] === undefined && match[3] === undefined && match[4] === undefined && add({ a: Number(match[1]) * 10 }, match[0]),
    )
  }
  const alone = besideNameSlot(shape)
  if (alone !== null && lacks(alone, 'wire', ...(alone === 'od' ? ['dn'] : [])))
    remaining.take(single.besideName, (match) => lacks(alone) && add(standingAlone(alone, Number(match[1] ?? match[2]), kind), match[0]))
  if (kind?.id === 'alProfile') remaining.take(single.fourDigit, (match) => add({ profile: match[1] ?? '' }, match[0]))
  readSingles(remaining, { shape, lacks, add, id: kind?.id ?? '' })
}

// 80方管 has two sides of 80, 80矩管 one; 114管 is its outer diameter, 100管 its nominal one.
const standingAlone = (slot: string, value: number, kind: Kind | null): Slots =>
  slot === 'od'
    ? { [nominal.has(value) ? 'dn' : 'od']: value }
    : kind?.size === 'box' && kind.id !== 'rectTube'
      ? { a: value, b: value }
      : { [slot]: value }

type Singles = {
  readonly shape: Kind['size']
  readonly id: string
  readonly lacks: (...codes: readonly string[]) => boolean
  readonly add: (slots: Slots, typed: string) => boolean
}

/** Single numbers with a unit of length, and bare decimals: a wall, a diameter or a length, where none was said. */
function readSingles(remaining: Remaining, { shape, lacks, add, id }: Singles): void {
  const slot = millimetreSlot(shape)
  remaining.take(single.meter, (match) => {
    const [typed, number = '', unit = ''] = match
    const value = inMillimetres(Number(number), unit)
    if (metres.has(unit) || centimetres.has(unit))
      return isPieceLength(value, { shape, id }) && lacks('l') && isCountedElsewhere(match) ? add({ l: value }, typed) : false
    if (slot !== null && lacks(slot) && value <= 60) return add({ [slot]: value }, typed)
    return shape === 'sheet' && lacks('w') && value >= 100
      ? add({ w: value }, typed)
      : lacks('l') && value >= 200
        ? add({ l: value }, typed)
        : false
  })
  if (slot !== null && lacks(slot))
    remaining.take(single.bareDecimal, (match) => lacks(slot) && add({ [slot]: Number(match[1]) }, match[0]))
}

/** Common lengths of one piece. More metres than these are ordered by the metre. */
function isPieceLength(millimetres: number, { shape, id }: { readonly shape: Kind['size']; readonly id: string }): boolean {
  if (shape === 'none') return shortPieces.test(id) && millimetres <= 10_000
  return ['pole', 'post', 'crossarm'].includes(shape) ? millimetres <= 20_000 : millimetres >= 1000 && millimetres <= 12_000
}

/** Metres are a length when something else is counted; alone they are the quantity. */
const isCountedElsewhere = ({ input, index, 0: typed }: RegExpExecArray): boolean =>
  otherCount.test(`${input.slice(0, index)} ¦ ${input.slice(index + typed.length)}`)
