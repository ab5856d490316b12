import { plainNumber } from './normalise-text.ts'

/** One specification found in a text: its canonical token and other tokens that mean the same or less. */
export type SpecToken = { readonly token: string; readonly also: readonly string[]; readonly from: number; readonly to: number }

type Finder = { readonly pattern: RegExp; readonly read: (match: RegExpExecArray) => { token: string; also: readonly string[] } | null }

const standards: Finder = {
  pattern:
    /(?<![a-z])(gb|yb|ys|hg|dl|jt|jb|sy|cj|ts|en|iso|astm|jis|din|bs\s?en)\s?\/?\s?(t)?\s?([a-z]?\d{2,6}(?:\.\d{1,2})?)(?:\s?[-:]\s?((?:19|20)\d{2}))?(?![\dx])/g,
  read: ([, body = '', , number = '', year]) => {
    const base = body.replace(/^bs\s?/, '') + number
    const part = number.includes('.') ? [body + number.split('.')[0]] : []
    return year ? { token: `${base}-${year}`, also: [base, ...part, number] } : { token: base, also: [...part, number] }
  },
}

const nominal: Finder = {
  pattern: /(?<![a-z])dn\s?(\d{1,4})(?:x(\d+(?:\.\d+)?))?/g,
  read: ([, size = '', wall]) =>
    wall ? { token: `dn${size}x${plainNumber(wall)}`, also: [`dn${size}`] } : { token: `dn${size}`, also: [] },
}

const thread: Finder = {
  pattern: /(?<![a-z0-9])m(\d{1,2})(?:x(\d{1,4}))?(?![\d.a-z])/g,
  read: ([, size = '', length]) => (length ? { token: `m${size}x${length}`, also: [`m${size}`] } : { token: `m${size}`, also: [] }),
}

const size: Finder = {
  pattern:
    /(?<![\d.])(hw|hn|hm|l|c|-)?(\d+(?:\.\d+)?)(?:mm)?x(\d+(?:\.\d+)?)(?:mm)?(?:x(\d+(?:\.\d+)?))?(?:x(\d+(?:\.\d+)?))?(?:mm|m)?(?![\d.])/g,
  read: (match) => {
    const parts = match
      .slice(2)
      .filter((part) => part !== undefined)
      .map(plainNumber)
    const [first, second, third] = parts
    // Wide-flange beams are called by kind and height: HN200.
    const beam = match[1]?.startsWith('h') ? [`${match[1]}${first}`, `${match[1]}${parts.join('x')}`] : []
    // Equal angles are called by one leg: 50×50×5 is L50×5.
    const short = third !== undefined && parts.length === 3 && first === second ? [`${first}x${third}`] : []
    const long = parts.length === 2 ? [] : [`${first}x${second}`]
    // The letter says that it is an angle: L50×5 is no flat bar of 50×5.
    const angle = match[1] === 'l' ? [`l${short[0] ?? parts.join('x')}`] : []
    return { token: parts.join('x'), also: [...short, ...long, ...beam, ...angle] }
  },
}

const gauge: Finder = { pattern: /(?<![\d.])(\d{1,3})#/g, read: ([, number = '']) => ({ token: `${number}#`, also: [] }) }

// H-beam, C-section, U-bolt: a letter before the character for "shape".
const shape: Finder = { pattern: /(?<![a-z0-9])([a-z])\u578b/g, read: ([text]) => ({ token: text, also: [] }) }

const grade: Finder = {
  pattern: /(?=[a-z0-9/+.-]*\d)[a-z0-9]+(?:[.+/-][a-z0-9]+)*/g,
  read: ([text]) => {
    const token = plainDecimal(text)
    const parts = token.split(/[+/-]/).filter((part) => part.length > 1 && part !== token)
    const bases = [token, ...parts].flatMap(withoutSuffix)
    return { token, also: [...new Set([...parts, ...bases])] }
  },
}

/** In order: what an earlier finder took, a later one does not see. */
const finders = [standards, nominal, thread, size, gauge, shape, grade]

/** The specifications in normalised text: standards, DN, threads, sizes, gauge numbers, grades. */
export function specTokens(normalised: string): SpecToken[] {
  let rest = normalised
  const found: SpecToken[] = []
  for (const finder of finders) {
    for (const match of rest.matchAll(finder.pattern)) {
      const read = finder.read(match)
      if (!read || match[0] === '') continue
      const to = match.index + match[0].length
      found.push({ ...read, from: match.index, to })
      rest = rest.slice(0, match.index) + '\u0001'.repeat(match[0].length) + rest.slice(to)
    }
  }
  return found.toSorted((a, b) => a.from - b.from)
}

function plainDecimal(text: string): string {
  return /^\d+\.\d+$/.test(text) ? plainNumber(text) : text
}

// Q235B is also asked for as Q235, 06cr19ni10 as nothing shorter: only a letter–digit–letter form has a stem.
function withoutSuffix(token: string): string[] {
  const stem = /^([a-z]{1,3}\d{2,3})[a-z]{1,2}$/.exec(token)?.[1]
  return stem ? [stem] : []
}
