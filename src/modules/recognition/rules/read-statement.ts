import {
  anyZinc,
  brandAliases,
  hotDip,
  hotDipWords,
  otherCoats,
  steelKinds,
  tellingInName,
  zincCoat,
} from './data/coats-and-brands-data.ts'
import { featurePatterns } from './data/features-data.ts'
import { atLeastSigns, centimetreSign, inchPatterns, measurePatterns, metreSign } from './data/measures-data.ts'
import { kinds, type Kind } from './data/kinds-data.ts'
import { noisePatterns, courtesyWords } from './data/noise-data.ts'
import { normaliseLine } from './normalise-line.ts'
import { heardIn } from './heard-in.ts'
import { kindIn, type KindMatch } from './kind-in.ts'
import { Remaining } from './remaining.ts'
import { readSizes } from './read-sizes.ts'
import { readQuantity, type Quantity } from './read-quantity.ts'

/** One value that a line or goods state. Numbers are compared as numbers; `atLeast` accepts more. */
export type Feature = { readonly code: string; readonly value: string; readonly typed: string; readonly atLeast: boolean }
export type Note = { readonly about: string; readonly text: string }
/** A purchase line taken apart: nothing of it is thrown away. */
export type Statement = {
  readonly text: string
  readonly kind: Kind | null
  readonly kindText: string
  readonly features: readonly Feature[]
  /** What was not understood: it has to stand in the goods, or somebody confirms it. */
  readonly words: readonly string[]
  readonly quantity: Quantity
  /** Price, date, place, tolerance and papers: they do not choose goods. */
  readonly notes: readonly Note[]
  /** The name as it was typed where only its sound is that of a kind; null where the name itself was written. */
  readonly heard: string | null
  /** The coat that is asked for: `hot`, `plain` galvanized, another, or null where none is said. */
  readonly coat: string | null
}

/** Reads one item of a purchase list, without the goods of a catalogue. */
export function readStatement(text: string): Statement {
  const line = normaliseLine(text)
  const remaining = new Remaining(line)
  const notes = takeNotes(remaining)
  const coat = takeCoat(remaining)
  const written = kindIn(remaining.rest)
  const sound = written === null ? heardIn(remaining.rest) : null
  if (sound) remaining.rest = sound.line
  const found = written ?? sound?.kind ?? null
  const kind = found === null ? null : (kinds.find(({ id }) => id === found.id) ?? null)
  const features: Feature[] = []
  if (found) leaveDigits(remaining, found)
  takeFeatures(remaining, { kind, kindText: found?.text ?? '' }, features)
  readSizes(remaining, { kind, kindText: found?.text ?? '' }, features)
  const quantity = readQuantity(remaining, kind)
  if (kind && steelKinds.test(kind.id)) remaining.rest = remaining.rest.replace(hotDipWords, ' ')
  for (const [pattern, brand] of brandAliases) remaining.rest = remaining.rest.replace(pattern, ` ${brand} `)
  return {
    text,
    kind,
    kindText: found?.text ?? '',
    features,
    words: wordsIn(remaining.rest),
    quantity,
    notes,
    heard: sound?.typed ?? null,
    coat: coatOf(coat, line, kind),
  }
}

function takeNotes(remaining: Remaining): readonly Note[] {
  const notes: Note[] = []
  for (const [about, pattern] of noisePatterns)
    remaining.take(pattern, ([text]) => {
      notes.push({ about, text: text.trim() })
      return true
    })
  return notes
}

function takeCoat(remaining: Remaining): string | null {
  let coat: string | null = null
  for (const [pattern, name] of otherCoats)
    remaining.rest = remaining.rest.replace(pattern, (typed) => {
      coat = name
      // Lined and painted pipes are kinds of their own: their words stay.
      return name === 'electro' ? zincCoat : name === 'other' ? typed : ' '
    })
  return coat
}

function coatOf(other: string | null, line: string, kind: Kind | null): string | null {
  if (kind === null || !steelKinds.test(kind.id)) return other
  if (other !== null) return other
  return hotDip.test(line) ? 'hot' : anyZinc.test(line) ? 'plain' : null
}

/** The name of the kind goes; grades and brands that stand in it (304不锈钢板, 紫金0#) stay to be read. */
function leaveDigits(remaining: Remaining, { from, to, id, text }: KindMatch): void {
  const digits = (text.match(tellingInName) ?? []).filter((token) => !/^[23]$/.test(token) || !id.startsWith('guardrail'))
  remaining.rest = `${remaining.rest.slice(0, from)} ¦ ${digits.join(' ')} ¦ ${remaining.rest.slice(to)}`
}

type Named = { readonly kind: Kind | null; readonly kindText: string }

function takeFeatures(remaining: Remaining, { kind, kindText }: Named, features: Feature[]): void {
  const id = kind?.id ?? ''
  const shape = kind?.size ?? 'none'
  if (shape === 'pipe')
    for (const [pattern, dn] of inchPatterns)
      remaining.take(pattern, ([typed]) => {
        features.push({ code: 'dn', value: String(dn), typed: typed.trim(), atLeast: false })
        return true
      })
  for (const { code, pattern, read, kinds: only } of featurePatterns) {
    if (only && !only.test(id)) continue
    remaining.take(pattern, (match) => {
      const value = read(
        match.slice(1).map((group) => group ?? ''),
        kindText,
      )
      if (value === null) return false
      const typed = match[0].replaceAll('¦', ' ').trim()
      // Said twice is said once.
      if (!features.some((one) => one.code === code && one.value === value))
        features.push({ code, value, typed, atLeast: atLeastSigns.test(typed) })
      return true
    })
  }
  for (const [code, pattern] of measurePatterns)
    remaining.take(pattern, (match) => {
      const at = match.slice(1).findIndex((group) => group !== undefined && /^\d/.test(group))
      const value = Number(match[at + 1])
      const unit = match[at + 2] ?? ''
      const scale = metreSign.test(unit)
        ? 1000
        : centimetreSign.test(unit)
          ? 10
          : code === 'l' && unit === '' && value < 100 && shape !== 'bolt'
            ? 1000
            : 1
      features.push({ code, value: String(Math.round(value * scale * 1000) / 1000), typed: match[0].trim(), atLeast: false })
      return true
    })
}

/** What is left, without courtesies: runs of Chinese characters, and words or numbers of other signs. */
function wordsIn(rest: string): readonly string[] {
  const words = rest.replace(courtesyWords, ' ').match(/\p{Script=Han}+|[\p{Script=Latin}\p{N}φ][\p{Script=Latin}\p{N}.#/+%-]*/gu) ?? []
  return [...new Set(words.map((word) => word.replace(/^φ/, '')).filter((word) => !/^[a-z]?$/.test(word)))]
}
