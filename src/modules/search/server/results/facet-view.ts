import { placeName } from '../../../site/server/public.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import type { z } from 'zod'
import type { facet } from '../../endpoints.ts'
import type { FilterResult, Selection } from '../../rules/query/filter-goods.ts'
import { catalogMessages } from '../../../catalog/messages.ts'
import type { SearchSnapshot } from '../index/index-refresher.ts'
import { nameIn, type TaxonomySnapshot } from '../index/taxonomy-snapshot.ts'
import { chosenValues, type ListInput } from './list-selection.ts'
import { priceUnitCode } from '../../rules/index/search-index.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import type { FacetDictionary } from '../../rules/index/facet-dictionary.ts'

// DN15 comes before DN100.
const natural = new Intl.Collator('zh', { numeric: true })
type Places = { readonly count: number; readonly places: ReadonlyMap<number, number> }
const known = new WeakMap<FacetDictionary, Map<string, Places>>()

/** Where each value of a code stands among all: comparing numbers is a hundredth of collating texts. Kept until the code gets a new value. */
function naturalOrder(book: FacetDictionary, code: string): ReadonlyMap<number, number> {
  const ofBook = known.get(book) ?? new Map<string, Places>()
  known.set(book, ofBook)
  const facts = book.ofCode.get(code) ?? []
  const kept = ofBook.get(code)
  if (kept?.count === facts.length) return kept.places
  const text = (fact: number) => book.facts[fact]?.value ?? ''
  const places = new Map(facts.toSorted((a, b) => natural.compare(text(a), text(b))).map((fact, place) => [fact, place]))
  ofBook.set(code, { count: facts.length, places })
  return places
}

type Facet = z.output<typeof facet>
type Counted = { readonly fact: number; readonly count: number; readonly base: number }
type Shown = { readonly code: string; readonly values: readonly Counted[] }
/**
 * The values of the filters that are shown, in their order. Many lists are remembered, so all numbers of one stand in one
 * array: for each code how many values it has, then fact and count of each. An array for itself takes 450 bytes.
 */
export type FacetCounts = { readonly codes: readonly string[]; readonly numbers: Int32Array }

const ownCodes = ['category', 'brand', 'store', 'shipFrom', 'standard', priceUnitCode] as const
const mostAttributes = 10
const mostValues = 60

/** Counts of the left column: category, attributes that say most about the goods found, then brand, store, place and standard. */
export function facetCounts(kept: SearchSnapshot, chosen: FilterResult, selection: Selection): FacetCounts {
  const { frame, board } = kept
  const attributes = [...frame.attributes.values()]
    .filter((attribute) => attribute.isFacet)
    .map((attribute) => ({
      code: attribute.code,
      sort: attribute.sort,
      values: countedOf(kept, chosen, attribute.code),
      asked: selection.values.has(attribute.code),
    }))
    .filter(({ values, asked }) => values.length > 1 || (asked && values.length > 0))
    .toSorted((a, b) => Number(b.asked) - Number(a.asked) || sum(b.values) - sum(a.values))
    .slice(0, mostAttributes)
    .toSorted((a, b) => a.sort - b.sort)
  const own = (code: (typeof ownCodes)[number]) => ({ code, values: countedOf(kept, chosen, code) })
  const narrower = new Set((frame.children.get(selection.categoryId ?? 0) ?? []).map((child) => String(child.categoryId)))
  const categories = own('category').values.filter((counted) => narrower.has(board.book.facts[counted.fact]?.value ?? ''))
  const [, ...others] = ownCodes
  // One unit alone is nothing to choose.
  const tells = ({ code, values }: { code: string; values: readonly Counted[] }) => values.length > (code === priceUnitCode ? 1 : 0)
  return packed(
    [{ code: 'category', values: categories }, ...attributes, ...others.map(own)]
      .filter(tells)
      .map(({ code, values }) => ({ code, values: shownValues(kept, code, values) })),
  )
}

function packed(shown: readonly Shown[]): FacetCounts {
  const numbers = shown.flatMap(({ values }) => [values.length, ...values.flatMap(({ fact, count }) => [fact, count])])
  return { codes: shown.map((one) => one.code), numbers: Int32Array.from(numbers) }
}

function unpacked({ codes, numbers }: FacetCounts): { code: string; values: { fact: number; count: number }[] }[] {
  let at = 0
  const next = (): number => numbers[at++] ?? 0
  return codes.map((code) => ({ code, values: Array.from({ length: next() }, () => ({ fact: next(), count: next() })) }))
}

const sum = (values: readonly Counted[]) => values.reduce((total, one) => total + one.base, 0)

function countedOf({ board }: SearchSnapshot, chosen: FilterResult, code: string): Counted[] {
  const counted: Counted[] = []
  for (const fact of board.book.ofCode.get(code) ?? []) {
    const base = chosen.base[fact] ?? 0
    if (base > 0) counted.push({ fact, count: chosen.counts[fact] ?? 0, base })
  }
  return counted
}

/** The values that are shown, in order: by how many goods have them, or attributes by size. */
function shownValues(kept: SearchSnapshot, code: string, values: readonly Counted[]): Counted[] {
  const places = naturalOrder(kept.board.book, code)
  const place = (counted: Counted) => places.get(counted.fact) ?? 0
  const byCount = (a: Counted, b: Counted) => b.base - a.base
  // Of thousands of sizes those that most goods have are shown, small before large.
  const most = isOwn(code) || values.length <= mostValues ? values : values.toSorted(byCount).slice(0, mostValues)
  return most.toSorted((a, b) => (isOwn(code) ? byCount(a, b) : 0) || place(a) - place(b)).slice(0, mostValues)
}

/** The counted filters with their names in the viewer's language. */
export function presentFacets(
  { frame, board }: SearchSnapshot,
  counts: FacetCounts,
  { input, lang }: { input: ListInput; lang: Language },
): Facet[] {
  const chosen = chosenValues(input)
  return unpacked(counts).map(({ code, values }) => {
    const attribute = frame.attributes.get(code)
    const checked = new Set(chosen.get(code) ?? [])
    return {
      code,
      label: isOwn(code) ? translate(lang, catalogMessages)(code) : ((lang === 'en' ? attribute?.labelEn : attribute?.labelZh) ?? code),
      unit: attribute?.unit ?? '',
      values: values.map(({ fact, count }) => {
        const value = board.book.facts[fact]?.value ?? ''
        return {
          value,
          label: valueLabel(code, value, frame, lang),
          count,
          checked: checked.has(value) ? (1 as const) : (0 as const),
        }
      }),
    }
  })
}

function isOwn(code: string): code is (typeof ownCodes)[number] {
  return ownCodes.some((own) => own === code)
}

function cityLabel(code: string, frame: TaxonomySnapshot, lang: Language): string {
  const city = frame.cities.get(code)
  return placeName(city?.name ?? code, lang, city?.nameEn)
}

function valueLabel(code: string, value: string, frame: TaxonomySnapshot, lang: Language): string {
  if (code === 'category') return nameIn(lang, frame.categories.get(Number(value)))
  if (code === 'brand') return nameIn(lang, frame.brands.get(Number(value)))
  if (code === 'store') return nameIn(lang, frame.stores.get(Number(value)))
  if (code === 'shipFrom') return cityLabel(value, frame, lang)
  if (code === priceUnitCode) return unitOf(value)[lang]
  return lang === 'en' ? (frame.terms.get(value) ?? value) : value
}
