import { kinds } from './data/kinds-data.ts'
import { bareMaterial } from './data/matching-data.ts'

export type KindMatch = { readonly id: string; readonly text: string; readonly from: number; readonly to: number }

const patterns = kinds.map(({ id, zh, en }) => ({ id, zh: new RegExp(zh, 'giu'), en: new RegExp(`(?<![a-z])(?:${en})(?![a-z])`, 'giu') }))

/** A name counts by its Chinese characters, or by half of its letters. */
const weightOf = (text: string): number => {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han * 2 + (text.match(/[a-z]/g)?.length ?? 0) / 2
}

/** Every name of a kind in a text, without those inside a longer one. */
export function kindsIn(text: string): readonly KindMatch[] {
  const found: KindMatch[] = []
  for (const { id, zh, en } of patterns)
    for (const pattern of [zh, en])
      for (const match of text.matchAll(pattern))
        if (match[0] !== '') found.push({ id, text: match[0], from: match.index, to: match.index + match[0].length })
  const heaviest = found.toSorted(
    (one, other) => weightOf(other.text) - weightOf(one.text) || other.text.length - one.text.length || other.from - one.from,
  )
  const kept: KindMatch[] = []
  for (const one of heaviest) if (!kept.some(({ from, to }) => one.from < to && from < one.to)) kept.push(one)
  return kept
}

/** The kind that a text is about: the most telling name, of equals the last. Null when it names none. */
export function kindIn(text: string): KindMatch | null {
  const found = kindsIn(text)
  // What a thing is made of is no name beside the name of the thing: 石笼网 锌铝合金.
  return found.find((one) => !bareMaterial.test(one.text)) ?? found[0] ?? null
}
