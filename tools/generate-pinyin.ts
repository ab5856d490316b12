import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { codeToText } from 'element-china-area-data'
import { pinyin } from 'pinyin-pro'
import { tradeVocabulary } from '../src/modules/taxonomy/rules/text/trade-vocabulary-data.ts'

// Makes `src/kernel/text/pinyin-data.ts` with the library: `node tools/generate-pinyin.ts` after one of the two
// dictionaries was updated. The library itself would take 9 MB of the mall's process for what is 100 kB of text.
const [first, last] = [0x3400, 0x9fff]
const mostInLine = 2_000
const file = join(import.meta.dirname, '..', 'src', 'shared', 'pinyin-data.ts')

const read = (text: string): string[] => pinyin(text, { toneType: 'none', type: 'array', v: true })

function usualReadings(): Map<string, string> {
  const readings = new Map<string, string>()
  for (let code = first; code <= last; code += 1) {
    const sign = String.fromCharCode(code)
    const [sound] = read(sign)
    if (sound && sound !== sign) readings.set(sign, sound)
  }
  return readings
}

/** The words of the general dictionary, of the trade and of China's regions. */
function words(): Set<string> {
  const dictionary = readFileSync(createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt'), 'utf8').split('\n')
  const regions = Object.values(codeToText).flatMap((name) => [name, name.slice(0, -1)])
  const all = [...dictionary.map((line) => line.split(' ')[0] ?? ''), ...tradeVocabulary, ...regions]
  return new Set(all.filter((word) => word.length > 1 && /^\p{Script=Han}+$/u.test(word)))
}

/** Words that are not read as their signs alone, the short ones first; what follows from a shorter one is left out. */
function oddWords(usual: ReadonlyMap<string, string>): Map<string, string> {
  const odd = new Map<string, string>()
  const guess = (word: string): string => {
    const sounds: string[] = []
    for (let at = 0; at < word.length;) {
      const known = [4, 3, 2].find((length) => length < word.length && odd.has(word.slice(at, at + length))) ?? 0
      sounds.push(known > 0 ? (odd.get(word.slice(at, at + known)) ?? '') : (usual.get(word[at] ?? '') ?? word[at] ?? ''))
      at += Math.max(known, 1)
    }
    return sounds.join(' ')
  }
  for (const word of [...words()].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const sounds = read(word).join(' ')
    if (sounds !== guess(word)) odd.set(word, sounds)
  }
  return odd
}

/** Entries as texts of some kilobytes, one to a line. */
function packed(entries: readonly string[]): string {
  const texts = ['']
  for (const entry of entries) {
    const filling = texts.at(-1) ?? ''
    if (filling.length > mostInLine) texts.push(entry)
    else texts[texts.length - 1] = filling === '' ? entry : `${filling}|${entry}`
  }
  return texts.map((text) => `  '${text}',`).join('\n')
}

const usual = usualReadings()
const signs = Map.groupBy(usual.keys(), (sign) => usual.get(sign) ?? '')
const sounds = [...signs].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([sound, own]) => `${sound} ${own.join('')}`)
const odd = [...oddWords(usual)].map(([word, own]) => `${word} ${own}`)
writeFileSync(
  file,
  `// Made by tools/generate-pinyin.ts from the dictionaries of pinyin-pro (MIT); not edited by hand.

/** \`sound signs\` between strokes, without tones; \`v\` stands for ü. */
export const signsOfSounds: readonly string[] = [
${packed(sounds)}
]

/** \`word sounds\` between strokes: words with a sign that is not read as it usually is. */
export const oddWords: readonly string[] = [
${packed(odd)}
]
`,
)
process.stdout.write(`${usual.size} signs, ${signs.size} sounds, ${odd.length} words\n`)
