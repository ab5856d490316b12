import type { SizeShape } from './data/kinds-data.ts'

/** A size as numbers in millimetres behind a prefix such as dn, φ, l, hw. */
export type Size = { readonly prefix: string; readonly numbers: readonly number[]; readonly typed: string }
/** Values by code, as compared: `t` thickness or wall, `l` length, `a`/`b` sides, `d` diameter. */
export type Slots = Readonly<Record<string, number | string | undefined>>

/** The nominal diameters of pipes. */
export const nominal: ReadonlySet<number> = new Set([15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300, 350, 400, 500, 600])
const isLength = (value: number | undefined): boolean => value !== undefined && value >= 1000

/** What the numbers of a size mean for a kind; null when they cannot be read. */
export function slotsOf(shape: SizeShape, { prefix, numbers }: Size): Slots | null {
  const last = numbers.at(-1)
  const [rest, tail]: [readonly number[], Slots] =
    shapesWithTail.has(shape) && numbers.length > 2 && isLength(last) ? [numbers.slice(0, -1), { l: last ?? 0 }] : [numbers, {}]
  const read = readers[shape]?.(rest, prefix) ?? null
  return read && { ...read, ...tail }
}

const shapesWithTail: ReadonlySet<SizeShape> = new Set([
  'angle',
  'flat',
  'box',
  'pipe',
  'tube',
  'post',
  'crossarm',
  'beam',
  'purlin',
  'model',
])

type Reader = (numbers: readonly number[], prefix: string) => Slots | null

const pairOr =
  (first: string, second: string): Reader =>
  ([a, b, c]) =>
    a === undefined || b === undefined || c !== undefined ? null : { [first]: a, [second]: b }

const pipe: Reader = ([a, b, c], prefix) => {
  if (a === undefined || c !== undefined) return null
  const size: Slots = prefix === 'dn' || (prefix !== 'φ' && nominal.has(a)) ? { dn: a } : { od: a }
  if (b === undefined) return size
  // 6000 behind a diameter is a length, 3.5 a wall.
  return b >= 1000 ? { ...size, l: b } : b <= 30 ? { ...size, t: b } : null
}

const readers: Partial<Record<SizeShape, Reader>> = {
  angle: ([a, b, c, d]) => {
    if (a === undefined || b === undefined || d !== undefined) return null
    if (c !== undefined) return { a, b, t: c }
    return b >= 1000 ? { a, l: b } : { a: Math.max(a, b), b: Math.max(a, b), t: Math.min(a, b) }
  },
  flat: ([a, b, c]) => (a === undefined || b === undefined || c !== undefined ? null : { w: Math.max(a, b), t: Math.min(a, b) }),
  round: ([a, b, c]) =>
    a === undefined || c !== undefined ? null : b === undefined ? { d: a } : b >= 500 ? { d: a, l: b } : { d: a, s: b },
  model: ([a, b, c, d]) =>
    a === undefined || b === undefined || d !== undefined ? null : { model: String(a / 10), b, ...(c === undefined ? {} : { web: c }) },
  beam: ([h, b, web, flange], prefix) =>
    h === undefined || b === undefined
      ? null
      : {
          h,
          b,
          ...(/^h[wnm]/.test(prefix) ? { series: prefix } : {}),
          ...(web === undefined ? {} : { web }),
          ...(flange === undefined ? {} : { flange }),
        },
  box: ([a, b, c, d]) => {
    if (a === undefined || b === undefined || d !== undefined) return null
    if (c !== undefined) return { a: Math.max(a, b), b: Math.min(a, b), t: c }
    return b <= 12 && b < a / 2 ? { a, b: a, t: b } : { a: Math.max(a, b), b: Math.min(a, b) }
  },
  pipe,
  tube: ([a, b, c]) => (a === undefined || c !== undefined ? null : b === undefined ? { od: a } : { od: a, t: b }),
  sheet: (numbers) => {
    const [t, w, l, more] = numbers.toSorted((one, other) => one - other)
    if (t === undefined || w === undefined || more !== undefined) return null
    // 600x1200 behind a thickness.
    if (t >= 100 && l === undefined) return { w: t, l: w }
    return { t, w, ...(l === undefined ? {} : { l }) }
  },
  bolt: ([a, b, c]) => (a === undefined || b === undefined || c !== undefined ? null : { thread: a, l: b }),
  ubolt: pairOr('d', 'span'),
  wave: ([l, w, depth, t, more]) =>
    l === undefined || w === undefined || depth === undefined || more !== undefined
      ? null
      : { l, w, depth, ...(t === undefined ? {} : { t }) },
  post: ([od, t, l, more]) =>
    od === undefined || t === undefined || more !== undefined
      ? null
      : t >= 500
        ? { od, l: t }
        : { od, t, ...(l === undefined ? {} : { l }) },
  tray: ([a, b, t, l]) =>
    a === undefined || b === undefined ? null : { a, b, ...(t === undefined ? {} : { t }), ...(l === undefined ? {} : { l }) },
  purlin: ([h, b, lip, t, more]) => {
    if (h === undefined || b === undefined || more !== undefined) return null
    if (t !== undefined && lip !== undefined) return { h, b, lip, t }
    return lip === undefined ? { h, b } : lip < 6 ? { h, b, t: lip } : { h, b, lip }
  },
  grating: pairOr('panelW', 'panelL'),
  tread: ([a, b, t]) => (a === undefined || b === undefined || t !== undefined ? null : { a: Math.max(a, b), b: Math.min(a, b) }),
  crossarm: ([a, b, c, d]) => {
    if (a === undefined || b === undefined || d !== undefined) return null
    return c === undefined ? { a, b: a, t: b } : { a, b, t: c }
  },
  strand: () => null,
  block: ([a, b, c, d]) =>
    a === undefined || b === undefined || d !== undefined ? null : { a, b, ...(c === undefined ? {} : c <= 12 ? { t: c } : { depth: c }) },
  hook: pairOr('d', 'l'),
  pole: () => null,
}

/** What one number means that stands alone behind a diameter sign. */
export function diameterSlot(shape: SizeShape): string | null {
  if (shape === 'pipe' || shape === 'tube' || shape === 'post') return 'od'
  return shape === 'round' || shape === 'strand' || shape === 'hook' ? 'd' : null
}

/** What a number means that stands alone right before or behind the name: 63角钢, 80方管, 16圆钢. */
export function besideNameSlot(shape: SizeShape): string | null {
  return shape === 'angle' || shape === 'box' ? 'a' : shape === 'round' ? 'd' : shape === 'pipe' ? 'od' : null
}

/** What a single number in millimetres without a name means for a kind. */
export function millimetreSlot(shape: SizeShape): string | null {
  if (shape === 'round' || shape === 'strand') return 'd'
  return ['pipe', 'tube', 'box', 'sheet', 'wave', 'tray', 'post', 'angle', 'flat', 'purlin'].includes(shape) ? 't' : null
}
