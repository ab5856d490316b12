import type { FactBook } from '../rules/fact-book.ts'

// DN15 comes before DN100.
const natural = new Intl.Collator('zh', { numeric: true })
type Places = { readonly count: number; readonly places: ReadonlyMap<number, number> }
const known = new WeakMap<FactBook, Map<string, Places>>()

/** Where each value of a code stands among all: comparing numbers is a hundredth of collating texts. Kept until the code gets a new value. */
export function naturalPlaces(book: FactBook, code: string): ReadonlyMap<number, number> {
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
