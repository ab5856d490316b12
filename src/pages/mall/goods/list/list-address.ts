/** Every query name that changes what the goods list shows; also the key of its kept pages. */
export const listQueryNames = [
  'keyword',
  'categoryId',
  'g',
  'pid',
  'brandId',
  'storeId',
  'attrs',
  'standard',
  'shipFrom',
  'priceUnit',
  'low',
  'high',
  'inStock',
  'sample',
  'direct',
  'sort',
  'order',
  'current',
  'view',
] as const

/** Facets that have a query name of their own; all others are attributes inside `attrs`. */
const ownNames: Readonly<Record<string, string>> = {
  brand: 'brandId',
  store: 'storeId',
  shipFrom: 'shipFrom',
  standard: 'standard',
  priceUnit: 'priceUnit',
}
const filterNames = ['brandId', 'storeId', 'attrs', 'standard', 'shipFrom', 'priceUnit', 'low', 'high', 'inStock', 'sample', 'direct']

type Attributes = ReadonlyMap<string, readonly string[]>

/** `dn:DN100|DN80;wall:4` as values by attribute. */
export function readAttributes(text: string): Attributes {
  const found = new Map<string, readonly string[]>()
  for (const part of text.split(';')) {
    const colon = part.indexOf(':')
    if (colon > 0)
      found.set(
        part.slice(0, colon),
        part
          .slice(colon + 1)
          .split('|')
          .filter((value) => value !== ''),
      )
  }
  return found
}

function writeAttributes(attributes: Attributes): string {
  return [...attributes]
    .filter(([, values]) => values.length > 0)
    .map(([code, values]) => `${code}:${values.join('|')}`)
    .join(';')
}

/** Which values of a facet the address asks for. */
export function selectedValues(query: URLSearchParams, facet: string): readonly string[] {
  if (facet === 'category') return [query.get('categoryId') ?? ''].filter((value) => value !== '')
  const name = ownNames[facet]
  if (name) return (query.get(name) ?? '').split(',').filter((value) => value !== '')
  return readAttributes(query.get('attrs') ?? '').get(facet) ?? []
}

/** The address with one value of a facet taken or left; the page starts at one again. */
export function withFacet(query: URLSearchParams, facet: string, value: string, selected: boolean): URLSearchParams {
  if (facet === 'category') return withValues(query, { categoryId: selected ? value : null, g: null, pid: null })
  const others = selectedValues(query, facet).filter((known) => known !== value)
  const values = selected ? [...others, value] : others
  const name = ownNames[facet]
  if (name) return withValues(query, { [name]: values.join(',') })
  const attributes = new Map(readAttributes(query.get('attrs') ?? ''))
  attributes.set(facet, values)
  return withValues(query, { attrs: writeAttributes(attributes) })
}

/** The address with some values set; null or an empty text removes one. The page starts at one again unless named. */
export function withValues(query: URLSearchParams, values: Readonly<Record<string, string | number | null | undefined>>): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('current')
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** The address without filters: words, category, order and view stay. */
export function withoutFilters(query: URLSearchParams): URLSearchParams {
  return withValues(query, Object.fromEntries(filterNames.map((name) => [name, null])))
}

/** How many filters the address holds (a price range counts once). */
export function filterCount(query: URLSearchParams, facets: readonly string[]): number {
  const values = facets.filter((facet) => facet !== 'category').reduce((sum, facet) => sum + selectedValues(query, facet).length, 0)
  const price = query.has('low') || query.has('high') ? 1 : 0
  return values + price + ['inStock', 'sample', 'direct'].filter((name) => query.get(name) === '1').length
}

const idPattern = /^[1-9][0-9]{0,14}$/
const idListPattern = /^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,29}$/
const sorts = ['relevance', 'price', 'delivered', 'sales', 'new'] as const
const orders = ['asc', 'desc'] as const

/**
 * What the list call is asked for by an address. People edit addresses and old links are odd, so a value that cannot
 * be meant is left out instead of refused.
 */
export function listInput(query: URLSearchParams) {
  const text = (name: string, most: number) => (query.get(name) ?? '').trim().slice(0, most)
  const matching = (name: string, pattern: RegExp) => (pattern.test(query.get(name) ?? '') ? (query.get(name) ?? undefined) : undefined)
  const flag = (name: string) => (query.get(name) === '1' ? (1 as const) : undefined)
  const page = matching('current', /^[1-9][0-9]{0,2}$/)
  return {
    keyword: text('keyword', 100),
    categoryId: matching('categoryId', idPattern),
    pid: matching('pid', idPattern),
    brandId: matching('brandId', idListPattern),
    storeId: matching('storeId', idListPattern),
    attrs: text('attrs', 1000),
    standard: text('standard', 200),
    shipFrom: matching('shipFrom', /^[0-9]{2,6}(,[0-9]{2,6}){0,29}$/) ?? '',
    priceUnit: matching('priceUnit', /^[a-z0-9]{1,12}(,[a-z0-9]{1,12}){0,9}$/) ?? '',
    low: text('low', 20) || undefined,
    high: text('high', 20) || undefined,
    inStock: flag('inStock'),
    sample: flag('sample'),
    direct: flag('direct'),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'relevance',
    order: orders.find((order) => order === query.get('order')),
    current: Math.min(100, Number(page ?? 1)),
  }
}
