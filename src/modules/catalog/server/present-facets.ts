import { speak, type Language } from '../../../shared/words.ts'
import type { z } from 'zod'
import type { facet } from '../contract-search.ts'
import type { FactCount, Selection } from '../rules/choose-goods.ts'
import { catalogWords } from '../words.ts'
import { remember, type KeptBoard } from './board-keeper.ts'
import { nameIn, type Frame } from './frame-store.ts'

type Facet = z.output<typeof facet>
type Selected = { readonly selection: Selection; readonly lang: Language }
type About = Selected & { readonly places: ReadonlyMap<string, number> }

const ownCodes = ['category', 'brand', 'store', 'shipFrom', 'standard'] as const
// DN15 comes before DN100.
const natural = new Intl.Collator('zh', { numeric: true })
const mostAttributes = 10
const mostValues = 60

/** Where each value of the board stands among all: comparing numbers is a hundredth of collating texts. */
function naturalPlaces(kept: KeptBoard): ReadonlyMap<string, number> {
  return remember(kept, 'natural places', () => {
    const values = new Set(kept.board.facts.map((fact) => fact.value))
    return new Map([...values].toSorted(natural.compare).map((value, place) => [value, place]))
  })
}

/** The left column: category, attributes that say most about the goods found, then brand, store, place and standard. */
export function presentFacets(kept: KeptBoard, counts: readonly FactCount[], selected: Selected): Facet[] {
  const about: About = { ...selected, places: naturalPlaces(kept) }
  const byCode = Map.groupBy(counts, (one) => one.code)
  const attributes = [...byCode]
    .filter(([code, values]) => kept.frame.attributes.has(code) && (values.length > 1 || about.selection.values.has(code)))
    .toSorted((a, b) => Number(about.selection.values.has(b[0])) - Number(about.selection.values.has(a[0])) || sum(b[1]) - sum(a[1]))
    .slice(0, mostAttributes)
    .map(([code]) => code)
    .toSorted((a, b) => (kept.frame.attributes.get(a)?.sort ?? 0) - (kept.frame.attributes.get(b)?.sort ?? 0))
  const [first, ...others] = ownCodes
  return [first, ...attributes, ...others].flatMap((code) => {
    const values = byCode.get(code) ?? []
    return values.length === 0
      ? []
      : [presentFacet(code, code === 'category' ? narrower(kept.frame, values, about.selection) : values, kept.frame, about)]
  })
}

const sum = (values: readonly FactCount[]) => values.reduce((total, one) => total + one.base, 0)

/** Categories one level below the chosen one; without a choice, the top level. */
function narrower(frame: Frame, values: readonly FactCount[], selection: Selection): readonly FactCount[] {
  const children = frame.children.get(selection.categoryId ?? 0) ?? []
  return values.filter((one) => children.some((child) => String(child.categoryId) === one.value))
}

function presentFacet(code: string, values: readonly FactCount[], frame: Frame, { selection, lang, places }: About): Facet {
  const place = (one: FactCount) => places.get(one.value) ?? 0
  const attribute = frame.attributes.get(code)
  const chosen = new Set(selection.values.get(code) ?? [])
  const label = isOwn(code) ? speak(lang, catalogWords)(code) : ((lang === 'en' ? attribute?.labelEn : attribute?.labelZh) ?? code)
  return {
    code,
    label,
    unit: attribute?.unit ?? '',
    values: values
      .toSorted((a, b) => (isOwn(code) ? b.base - a.base : 0) || place(a) - place(b))
      .slice(0, mostValues)
      .map((one) => ({
        value: one.value,
        label: valueLabel(code, one.value, frame, lang),
        count: one.count,
        checked: chosen.has(one.value) ? (1 as const) : (0 as const),
      })),
  }
}

function isOwn(code: string): code is (typeof ownCodes)[number] {
  return ownCodes.some((own) => own === code)
}

function valueLabel(code: string, value: string, frame: Frame, lang: Language): string {
  if (code === 'category') return nameIn(lang, frame.categories.get(Number(value)))
  if (code === 'brand') return nameIn(lang, frame.brands.get(Number(value)))
  if (code === 'store') return nameIn(lang, frame.stores.get(Number(value)))
  if (code === 'shipFrom') return frame.provinces.get(value) ?? value
  return value
}
