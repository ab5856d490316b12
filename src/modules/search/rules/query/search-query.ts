import { normaliseText } from '../../../taxonomy/rules/text/normalise-text.ts'
import { englishForms, pinyinPrefix, type TextAnalyser } from '../../../taxonomy/rules/text/search-lexemes.ts'
import { specTokens } from '../../../taxonomy/rules/text/spec-tokens.ts'
import { quantities, stopWords } from '../../../taxonomy/rules/text/trade-vocabulary-data.ts'

/** A way to meet a wanted thing: all of its words must be there. `beginning`: one word that only begins so. */
export type Alternative = { readonly words: readonly string[]; readonly how: 'typed' | 'synonym' | 'beginning' | 'letters' }

/** One wanted thing: any of the alternatives. */
export type WordGroup = { readonly text: string; readonly kind: 'spec' | 'han' | 'latin'; readonly alternatives: readonly Alternative[] }

/** What somebody searches for: groups that should all match. `specs` choose the SKU to show. */
export type SearchQuery = { readonly groups: readonly WordGroup[]; readonly specs: readonly string[] }

/** What people type and what the catalogue calls it, in normalised text; the platform keeps them. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/** How typed text is understood: cutting, pinyin and the words for words. */
export type QueryLanguage = TextAnalyser & { readonly synonyms: Synonyms }

const mostGroups = 12
const mostJoined = 5

/** Understands typed words. An empty query has no groups. */
export function searchQuery(typed: string, language: QueryLanguage): SearchQuery {
  // A wanted quantity says nothing about the goods.
  const text = normaliseText(typed).replace(quantities, ' ')
  const specs = specTokens(text)
  let rest = text
  for (const spec of specs) rest = rest.slice(0, spec.from) + ' '.repeat(spec.to - spec.from) + rest.slice(spec.to)
  const groups: WordGroup[] = specs.map((spec) => ({
    text: spec.token,
    kind: 'spec',
    alternatives: specAlternatives(spec.token, spec.also),
  }))
  for (const run of rest.match(/\p{Script=Han}+|[a-z]+(?: [a-z]+)*/gu) ?? []) groups.push(...wordGroups(run, language))
  const kept = groups.slice(0, mostGroups)
  return {
    groups: kept,
    specs: kept.flatMap((group) => (group.kind === 'spec' ? group.alternatives.flatMap((alternative) => alternative.words) : [])),
  }
}

// An edition that differs still is the standard asked for; 50×50×5 is L50×5, and L50×5 an angle before it is a flat bar. Parts of a grade alone are not the grade.
function specAlternatives(token: string, also: readonly string[]): Alternative[] {
  const same = also.filter((other) => /^(en|iso|[a-z]{1,4})\d+(\.\d+)?$/.test(other) && /-(19|20)\d{2}$/.test(token))
  const legs = also.filter(
    (other) => /^[\d.]+x[\d.]+$/.test(other) && /^([\d.]+)x\1x/.test(token) && other.split('x')[1] === token.split('x')[2],
  )
  const angle = also.find((other) => /^l\d/.test(other))
  const typed: Alternative[] =
    angle === undefined
      ? [{ words: [token], how: 'typed' }]
      : [
          { words: [angle], how: 'typed' },
          { words: [token], how: 'synonym' },
        ]
  return [...typed, ...[...same, ...legs].map((other) => ({ words: [other], how: 'synonym' as const }))]
}

/** Words of one script. Neighbours that together are a kept synonym are one group: the dictionary may not know the word. */
function wordGroups(run: string, language: QueryLanguage): WordGroup[] {
  const isLatin = /^[a-z]/.test(run)
  const words = isLatin ? run.split(' ') : language.segmenter.words(run)
  const groups: WordGroup[] = []
  for (let at = 0; at < words.length;) {
    const many = joinedSynonym(words.slice(at, at + mostJoined), isLatin ? ' ' : '', language.synonyms)
    const text = words.slice(at, at + many).join(isLatin ? ' ' : '')
    const others = (language.synonyms.get(text) ?? []).map((meaning) => ({ words: lexemesOf(meaning, language), how: 'synonym' as const }))
    groups.push(...(isLatin ? latinGroup(text, others) : hanGroup(text, others)))
    at += many
  }
  return groups
}

/** How many of the words, taken together, are a synonym; 1 when only the first by itself may be. */
function joinedSynonym(words: readonly string[], space: string, synonyms: Synonyms): number {
  for (let many = words.length; many > 1; many -= 1) if (synonyms.has(words.slice(0, many).join(space))) return many
  return 1
}

function lexemesOf(meaning: string, { segmenter }: QueryLanguage): string[] {
  const specs = specTokens(meaning)
  const rest = specs.reduce((text, spec) => text.replace(meaning.slice(spec.from, spec.to), ' '), meaning)
  const words = rest.match(/\p{Script=Han}+|[a-z]+/gu) ?? []
  return [...specs.map((spec) => spec.token), ...words.flatMap((run) => (/^[a-z]/.test(run) ? [run] : segmenter.words(run)))]
}

function hanGroup(word: string, others: readonly Alternative[]): WordGroup[] {
  if (stopWords.has(word)) return []
  const letters = [...word]
  const apart: Alternative[] = letters.length > 1 ? [{ words: letters, how: 'letters' }] : []
  return [{ text: word, kind: 'han', alternatives: [{ words: [word], how: 'typed' }, ...others, ...apart] }]
}

function latinGroup(text: string, others: readonly Alternative[]): WordGroup[] {
  const [word = '', ...more] = text.split(' ')
  if (more.length > 0) return [{ text, kind: 'latin', alternatives: [{ words: [word, ...more], how: 'typed' }, ...others] }]
  if (word.length < 2 || stopWords.has(word)) return []
  const [typed = word, ...singular] = englishForms(word)
  const alternatives: Alternative[] = [
    { words: [typed], how: 'typed' },
    ...[...singular, pinyinPrefix + word].map((one) => ({ words: [one], how: 'synonym' as const })),
    ...others,
  ]
  if (word.length >= 3) for (const one of [word, pinyinPrefix + word]) alternatives.push({ words: [one], how: 'beginning' })
  return [{ text: word, kind: 'latin', alternatives }]
}
