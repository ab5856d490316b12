import { pinyinOf } from '../../../kernel/text/pinyin.ts'
import { kinds } from './data/kinds-data.ts'
import { kindIn, type KindMatch } from './kind-in.ts'

const longest = 6
const soundOf = (text: string): string => pinyinOf(text).join(' ')

/** The Chinese words that names of kinds are made of, by their sound. */
const wordsBySound = new Map(
  kinds
    .flatMap(({ zh }) => zh.replaceAll(/\(\?<?[=!][^()]*\)/g, '|').match(/\p{Script=Han}{2,6}/gu) ?? [])
    .map((word) => [soundOf(word), word] as const),
)
const known = new Set(wordsBySound.values())

export type Heard = { readonly line: string; readonly kind: KindMatch; readonly typed: string }

/** A name written with other characters of the same sound (法栏 for 法兰); null where none is heard. Who types so confirms it. */
export function heardIn(line: string): Heard | null {
  const swaps: string[] = []
  const heard = line.replaceAll(/\p{Script=Han}{2,}/gu, (run) => rewritten(run, swaps))
  if (swaps.length === 0) return null
  const kind = kindIn(heard)
  return kind === null ? null : { line: heard, kind, typed: swaps.join(' ') }
}

function rewritten(run: string, swaps: string[]): string {
  let out = ''
  for (let at = 0; at < run.length;) {
    const word = wordAt(run, at)
    if (word !== null && word.meant !== word.typed) swaps.push(word.typed)
    out += word?.meant ?? run.charAt(at)
    at += word?.typed.length ?? 1
  }
  return out
}

function wordAt(run: string, at: number): { readonly typed: string; readonly meant: string } | null {
  for (let length = Math.min(longest, run.length - at); length > 1; length -= 1) {
    const typed = run.slice(at, at + length)
    if (known.has(typed)) return { typed, meant: typed }
    const meant = wordsBySound.get(soundOf(typed))
    if (meant !== undefined && meant.length === typed.length) return { typed, meant }
  }
  return null
}
