import { generalKinds } from './data/general-kinds-data.ts'
import { interchangeable, impliedCoat, requiredOfKind, requiredOfSize, tradeCodes } from './data/matching-data.ts'
import { steelKinds } from './data/coats-and-brands-data.ts'
import { compareFeature } from './compare-feature.ts'
import type { SkuProfile } from './describe-sku.ts'
import type { Feature, Statement } from './read-statement.ts'
import { countOf } from './sale-count.ts'
import { uncoveredWords } from './uncovered-words.ts'

/** What a line and goods do not agree on. `found` is empty where the goods do not say. */
export type Difference = {
  readonly about: 'kind' | 'value' | 'word' | 'coat' | 'open'
  readonly code: string | null
  readonly typed: string
  readonly found: string
}
export type Match = { readonly profile: SkuProfile; readonly differs: readonly Difference[] }
export type Ranked = { readonly best: Match | null; readonly others: readonly Match[] }

const mostOthers = 5

/**
 * The SKUs nearest to a statement. A best match without differences says all that was said, and nothing is left open.
 * `chosen` takes a SKU instead of the nearest and says what differs there.
 */
export function matchStatement(statement: Statement, profiles: readonly SkuProfile[], chosen?: number): Ranked {
  const scored = profiles.flatMap((profile, place) => {
    const differs = differencesOf(statement, profile)
    return differs === null ? [] : [{ profile, differs, place, penalty: penaltyOf(differs, statement, profile) }]
  })
  const ranked = scored.toSorted((one, other) => one.penalty - other.penalty || one.place - other.place)
  const best = chosen === undefined ? ranked[0] : ranked.find(({ profile }) => profile.sku.productId === chosen)
  if (!best) return { best: null, others: [] }
  const equals = ranked.filter(
    ({ differs, profile }) => differs.length === best.differs.length && sameDifferences(differs, best.differs) && profile !== best.profile,
  )
  const open =
    best.differs.length === 0
      ? openValues(
          statement,
          best.profile,
          equals.map(({ profile }) => profile),
        )
      : []
  const goods = new Set([best.profile.sku.goodsId])
  const others = ranked
    .filter((one) => one !== best)
    .filter(({ profile: { sku } }) => open.length > 0 || (!goods.has(sku.goodsId) && goods.add(sku.goodsId)))
  return { best: { profile: best.profile, differs: [...best.differs, ...open] }, others: others.slice(0, mostOthers) }
}

const sameDifferences = (one: readonly Difference[], other: readonly Difference[]): boolean => one.length === 0 && other.length === 0

/** Null where the goods are of another kind altogether. */
function differencesOf(statement: Statement, profile: SkuProfile): readonly Difference[] | null {
  const differs: Difference[] = []
  const { kind } = statement
  // A name that only sounds like one is never sure.
  if (statement.heard !== null) differs.push({ about: 'kind', code: null, typed: statement.heard, found: profile.sku.nameZh })
  if (kind && profile.kind?.id !== kind.id) {
    const meant = generalKinds[kind.id] ?? []
    if (!profile.kind || !meant.includes(profile.kind.id)) return null
    if (!interchangeable.has(kind.id)) differs.push({ about: 'kind', code: null, typed: statement.kindText, found: profile.sku.nameZh })
  }
  for (const feature of statement.features) {
    const { isSame, found } = compareFeature(feature, profile)
    if (!isSame) differs.push({ about: 'value', code: feature.code, typed: feature.typed, found })
  }
  const coat = coatDifference(statement, profile)
  if (coat) differs.push(coat)
  for (const word of uncoveredWords(statement.words, profile)) differs.push({ about: 'word', code: null, typed: word, found: '' })
  return differs
}

/** Another coat than hot-dip zinc, or none where bare steel has the same name. */
function coatDifference({ coat, kind }: Statement, profile: SkuProfile): Difference | null {
  if (!profile.kind || !steelKinds.test(profile.kind.id)) return null
  if (coat === 'hot' || coat === 'plain') return null
  if (coat === null) return (kind?.mayBeBare ?? false) ? { about: 'coat', code: 'coat', typed: '', found: impliedCoat } : null
  return { about: 'coat', code: 'coat', typed: coat, found: impliedCoat }
}

const weights: Readonly<Record<string, number>> = {
  grade: 40,
  steelGrade: 14,
  model: 30,
  dn: 30,
  thread: 30,
  mesh: 25,
  alloy: 30,
  coatMass: 6,
  coatUm: 6,
  standard: 4,
  l: 8,
  t: 12,
  percent: 8,
  pack: 4,
  temper: 6,
  finish: 8,
}

function penaltyOf(differs: readonly Difference[], statement: Statement, profile: SkuProfile): number {
  let penalty = 0
  for (const { about, code, typed, found } of differs) {
    if (about === 'kind') penalty += 20
    // The longer a word is that goods do not say, the more it says of others.
    else if (about === 'word') penalty += 6 + Math.min(typed.length, 6) / 2
    else if (about === 'value')
      penalty +=
        (weights[code ?? ''] ?? 18) +
        distance(
          statement.features.find((one) => one.code === code),
          found,
        )
    else penalty += 3
  }
  const { quantity } = statement
  const fit = quantity.unitCode === null ? 0 : countOf(quantity, profile.sku).certainty
  return penalty * 100 + (fit === 'sure' ? 0 : fit === 'probable' ? 2 : 4) + (profile.sku.isEnquiry ? 1 : 0)
}

/** How far a number is from the one that was asked for: at most 10. */
function distance(feature: Feature | undefined, found: string): number {
  // Q345 is nearer to Q355 than to Q235.
  const [asked, has] = [feature?.value ?? '', found].map((text) => Number.parseFloat(text.replace(/^[a-z]+/i, ''))) as [number, number]
  if (Number.isNaN(asked) || Number.isNaN(has)) return found === '' ? 2 : 10
  return Math.min(10, (Math.abs(asked - has) / Math.max(asked, has, 1e-9)) * 20)
}

/** Values that the line leaves open although equal goods differ in them: nobody may guess them. */
function openValues({ features }: Statement, best: SkuProfile, equals: readonly SkuProfile[]): readonly Difference[] {
  const said = new Set(features.map(({ code }) => code))
  const open: Difference[] = []
  const add = (code: string) => {
    const found = best.values.get(code)?.[0]
    if (found !== undefined && !open.some((one) => one.code === code)) open.push({ about: 'open', code, typed: '', found })
  }
  for (const codes of requiredOfSize[best.kind?.size ?? 'none'] ?? []) if (!codes.some((code) => said.has(code))) add(codes[0] ?? '')
  for (const [kinds, code] of requiredOfKind) if (kinds.test(best.kind?.id ?? '') && !said.has(code)) add(code)
  for (const [code, [value = '']] of best.values) {
    if (said.has(code) || tradeCodes.has(code)) continue
    const others = equals.filter((profile) => {
      const theirs = profile.values.get(code)
      return theirs !== undefined && !theirs.includes(value)
    })
    if (others.length > 0) add(code)
  }
  if (open.length === 0 && equals.some((profile) => profile.sku.goodsId === best.sku.goodsId && axisText(profile) !== axisText(best)))
    open.push({ about: 'open', code: 'spec', typed: '', found: best.sku.specZh })
  if (open.length === 0 && equals.some(({ kind }) => kind?.id !== best.kind?.id))
    open.push({ about: 'open', code: 'kind', typed: '', found: best.sku.nameZh })
  return open
}

/** What sets the SKUs of goods apart, without the places and dates of trade. */
const axisText = ({ sku }: SkuProfile): string =>
  Object.entries(sku.values)
    .filter(([code]) => !freeAxes.has(code))
    .map(([code, value]) => `${code}=${value}`)
    .join(';')
const freeAxes: ReadonlySet<string> = new Set(['warehouse', 'pricing', 'contract', 'premium', 'pack'])
