import { normaliseText, plainNumber } from '../../taxonomy/rules/text/normalise-text.ts'
import { specTokens } from '../../taxonomy/rules/text/spec-tokens.ts'
import { stopWords, tradeVocabulary } from '../../taxonomy/rules/text/trade-vocabulary-data.ts'
import { namedMeasures } from './order-line-vocabulary-data.ts'
import { metreSign, zincSign } from './order-line-signs-data.ts'

/** What was typed and is not said of the goods: a value of an attribute (`code`), another specification, or words. */
export type OrderLineDifference = { readonly code: string | null; readonly typed: string; readonly found: string }

/** What is known of the goods that a line was matched with. */
export type MatchedGoods = {
  /** Names, specification and standards, in any language. */
  readonly text: string
  /** Values by attribute code. */
  readonly values: Readonly<Record<string, string>>
}

const longestFirst = tradeVocabulary.toSorted((one, other) => other.length - one.length)
// Zinc is called by the grade of its standard or by its old number.
const zincNames: readonly (readonly [string, string])[] = [
  ['0#', 'zn99.995'],
  ['1#', 'zn99.99'],
]

/** Where typed words and matched goods differ; empty when the goods are all that was typed. */
export function compareOrderLine(name: string, goods: MatchedGoods): readonly OrderLineDifference[] {
  const { rest, differing } = takeNamedMeasures(name.normalize('NFKC'), goods)
  return [...differing, ...specDifferences(normaliseText(rest), goods), ...wordDifferences(normaliseText(rest), goods)]
}

/** The values that stand behind their attribute's name: 壁厚3.5 is compared with the wall, and with nothing else. */
function takeNamedMeasures(name: string, { values }: MatchedGoods) {
  const differing: OrderLineDifference[] = []
  let rest = name
  for (const [pattern, codes] of namedMeasures) {
    rest = rest.replace(pattern, (typed: string, number: string, unit: unknown) => {
      const code = codes.find((one) => values[one] !== undefined) ?? null
      const found = code === null ? '' : (values[code] ?? '')
      const isMetre = unit === 'm' || unit === metreSign || (codes.includes('length') && unit === undefined && Number(number) < 100)
      const wanted = isMetre ? String(Number(number) * 1000) : plainNumber(number)
      if (plainNumber(found) !== wanted) differing.push({ code: code ?? codes[0] ?? null, typed: typed.trim(), found })
      return ' '
    })
  }
  return { rest, differing }
}

function specDifferences(typed: string, goods: MatchedGoods): readonly OrderLineDifference[] {
  const said = normaliseText([goods.text, ...Object.values(goods.values)].join(' '))
  const found = specTokens(said)
  const tokens = new Set(found.flatMap(({ token, also }) => [token, ...also]))
  const isZinc = typed.includes(zincSign) || /zinc/.test(typed)
  const isSaid = (token: string): boolean => {
    if (tokens.has(token)) return true
    const [, grade] = zincNames.find(([number]) => number === token) ?? []
    if (isZinc && grade !== undefined && tokens.has(grade)) return true
    // A size of several numbers is said when each of them is, such as DN100×4 by a DN and a wall.
    const parts = token.split('x')
    if (parts.length > 1) return parts.every((part) => tokens.has(part))
    // A coating Z275 is the mass of the coating.
    return /^z\d{2,3}$/.test(token) && goods.values['coatMass'] === token.slice(1)
  }
  return specTokens(typed)
    .filter(({ token }) => !isSaid(token) && !isSaid(token.replace(/mm$|m$/, '')))
    .map(({ token, from, to }) => ({ ...attributeLike(token, goods), typed: typed.slice(from, to) }))
}

/** The attribute that a specification is most likely about, by its shape: what the goods say there stands beside it. */
function attributeLike(token: string, { values }: MatchedGoods): { code: string | null; found: string } {
  const code = [
    ['dn', /^dn\d/],
    ['grade', /^zn\d/],
    ['steelGrade', /^(?:q\d|s\d|20#|304|316)/],
    ['grade', /^\d#$/],
    ['thread', /^m\d/],
  ].find(([name, shape]) => (shape as RegExp).test(token) && values[name as string] !== undefined)?.[0] as string | undefined
  return code === undefined ? { code: null, found: '' } : { code, found: values[code] ?? '' }
}

function wordDifferences(typed: string, { text, values }: MatchedGoods): readonly OrderLineDifference[] {
  const said = normaliseText([text, ...Object.values(values)].join(' '))
  // A long text in which the words stand apart says them as well: 镀锌角钢 is said by 热镀锌等边角钢.
  const missing = (typed.match(/\p{Script=Han}+/gu) ?? []).flatMap(wordsOf).filter((word) => !said.includes(word))
  return [...new Set(missing)].map((word) => ({ code: null, typed: word, found: '' }))
}

/** A run of characters cut into words of the trade; what is left between them are words of their own. */
function wordsOf(run: string): readonly string[] {
  if (run.length === 0) return []
  const known = longestFirst.find((word) => run.includes(word))
  if (known === undefined) return run.length < 2 || stopWords.has(run) ? [] : [run]
  const at = run.indexOf(known)
  return [...wordsOf(run.slice(0, at)), known, ...wordsOf(run.slice(at + known.length))]
}
