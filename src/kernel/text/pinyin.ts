import { irregularReadings, signsOfSounds } from './pinyin-data.ts'

const entriesOf = (texts: readonly string[]): string[][] => texts.flatMap((text) => text.split('|')).map((entry) => entry.split(' '))

const sounds = new Map(entriesOf(signsOfSounds).flatMap(([sound = '', signs = '']) => [...signs].map((sign) => [sign, sound])))
const odd = new Map(entriesOf(irregularReadings).map(([word = '', ...own]) => [word, own]))
const longest = Math.max(...[...odd.keys()].map((word) => word.length))

/**
 * The sounds of a Chinese text without tones, one for each sign, ü written as `v`; whatever is no Chinese sign stands for
 * itself. Words decide: the longest one known to be read in its own way comes before the usual reading of its signs.
 */
export function pinyinOf(text: string): string[] {
  const signs = [...text]
  const read: string[] = []
  for (let at = 0; at < signs.length;) {
    const word = oddWordAt(signs, at)
    if (word) read.push(...word)
    else read.push(sounds.get(signs[at] ?? '') ?? signs[at] ?? '')
    at += word?.length ?? 1
  }
  return read
}

function oddWordAt(signs: readonly string[], at: number): readonly string[] | undefined {
  for (let length = Math.min(longest, signs.length - at); length > 1; length -= 1) {
    const word = odd.get(signs.slice(at, at + length).join(''))
    if (word) return word
  }
  return undefined
}
