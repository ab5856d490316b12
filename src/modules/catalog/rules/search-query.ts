import { normaliseText } from './normalise-text.ts'
import { englishForms, pinyinMark, quoted, type LanguageParts } from './search-document.ts'
import { specTokens } from './spec-tokens.ts'
import { quantities, stopWords, synonyms } from './trade-words-data.ts'

/** One wanted thing: any of the alternatives; each alternative is a set of lexemes that must all be there. */
export type WordGroup = {
  readonly text: string
  readonly kind: 'spec' | 'han' | 'latin'
  readonly alternatives: readonly (readonly string[])[]
}

/** What somebody searches for: groups that should all match. `specs` choose the SKU to show. */
export type SearchQuery = { readonly groups: readonly WordGroup[]; readonly specs: readonly string[] }

const mostGroups = 12

/** Understands typed words. An empty query has no groups. */
export function searchQuery(typed: string, parts: LanguageParts): SearchQuery {
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
  for (const run of rest.match(/\p{Script=Han}+|[a-z]+/gu) ?? []) {
    if (/^[a-z]/.test(run)) groups.push(...latinGroup(run))
    else for (const word of parts.segmenter.words(run)) groups.push(...hanGroup(word))
  }
  return { groups: groups.slice(0, mostGroups), specs: groups.flatMap((group) => (group.kind === 'spec' ? group.alternatives.flat() : [])) }
}

// An edition that differs still is the standard asked for; 50×50×5 is L50×5. Parts of a grade alone are not the grade.
function specAlternatives(token: string, also: readonly string[]): string[][] {
  const same = also.filter((other) => /^(en|iso|[a-z]{1,4})\d+(\.\d+)?$/.test(other) && /-(19|20)\d{2}$/.test(token))
  const legs = also.filter(
    (other) => /^[\d.]+x[\d.]+$/.test(other) && /^([\d.]+)x\1x/.test(token) && other.split('x')[1] === token.split('x')[2],
  )
  return [[token], ...same.map((other) => [other]), ...legs.map((other) => [other])]
}

function hanGroup(word: string): WordGroup[] {
  if (stopWords.has(word)) return []
  const letters = [...word]
  // A single character means its word only in names and categories, see alternativeText.
  const alternatives = [[word], ...(synonyms[word] ?? []).filter((other) => other !== word).map((other) => [other])]
  if (letters.length > 1) alternatives.push(letters)
  return [{ text: word, kind: 'han', alternatives }]
}

function latinGroup(word: string): WordGroup[] {
  if (word.length < 2 || stopWords.has(word)) return []
  const alternatives = [...englishForms(word).map((form) => [form]), [pinyinMark + word]]
  if (word.length >= 3) alternatives.push([`${word}*`], [`${pinyinMark}${word}*`])
  return [{ text: word, kind: 'latin', alternatives }]
}

/** The query as tsquery text: groups joined by AND (`all`) or OR (`any`). */
export function tsqueryText(query: SearchQuery, join: 'all' | 'any'): string {
  return query.groups.map((group) => `(${group.alternatives.map(alternativeText).join(' | ')})`).join(join === 'all' ? ' & ' : ' | ')
}

/** What ranks an answer: the whole words alone, not the characters that they consist of. */
export function rankingText(query: SearchQuery): string {
  return query.groups.flatMap((group) => group.alternatives.filter((one) => one.length === 1).map(alternativeText)).join(' | ')
}

// Characters count in names and leaf categories only: elsewhere they stand in any word.
function alternativeText(alternative: readonly string[]): string {
  const single = alternative.length > 1 || /^\p{Script=Han}$/u.test(alternative[0] ?? '')
  const lexemes = alternative.map((lexeme) => {
    if (lexeme.endsWith('*') && lexeme.length > 3) return `${quoted(lexeme.slice(0, -1))}:*`
    return single ? `${quoted(lexeme)}:AB` : quoted(lexeme)
  })
  return lexemes.length > 1 ? `(${lexemes.join(' & ')})` : lexemes.join('')
}
