import type { z } from 'zod'
import type { goodsListInput } from '../../endpoints.ts'
import type { Selection } from '../../rules/query/filter-goods.ts'
import { priceRange } from '../../rules/query/price-filter.ts'
import { meantCities } from '../../../catalog/rules/ship-city.ts'
import { priceUnitCode } from '../../rules/index/search-index.ts'
import type { SearchSnapshot } from '../index/index-refresher.ts'

export type ListInput = z.output<typeof goodsListInput>

/** What a list's input asks of the board, with the goods that its words found. */
export function selectionOf(input: ListInput, hits: Pick<Selection, 'specs' | 'found'> | null): Selection {
  const { low, high } = priceRange(input.low, input.high)
  const pid = input.pid === undefined || input.pid === 0 ? null : input.pid
  return {
    categoryId: input.categoryId ?? pid,
    values: chosenValues(input),
    low: low === null ? null : Number(low),
    high: high === null ? null : Number(high),
    inStock: input.inStock === 1,
    sample: input.sample === 1,
    direct: input.direct === 1,
    found: hits?.found ?? null,
    specs: hits?.specs ?? [],
  }
}

/** The chosen values of each filter of the list's input. */
export function chosenValues(input: ListInput): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, readonly string[]>()
  for (const part of input.attrs.split(';')) {
    const colon = part.indexOf(':')
    const chosen = part
      .slice(colon + 1)
      .split('|')
      .filter((value) => value !== '')
    if (colon > 0 && chosen.length > 0) values.set(part.slice(0, colon).trim(), chosen)
  }
  if (input.brandId) values.set('brand', input.brandId.map(String))
  if (input.storeId) values.set('store', input.storeId.map(String))
  if (input.standard !== '')
    values.set(
      'standard',
      input.standard.split(',').map((one) => one.trim()),
    )
  if (input.priceUnit !== '') values.set(priceUnitCode, input.priceUnit.split(','))
  if (input.shipFrom !== '') values.set('shipFrom', input.shipFrom.split(','))
  return values
}

/** The same input with the cities that its places of dispatch mean: a province stands for its cities. */
export function expandProvinces({ board }: Pick<SearchSnapshot, 'board'>, input: ListInput): ListInput {
  if (input.shipFrom === '') return input
  const known = (board.book.ofCode.get('shipFrom') ?? []).map((fact) => board.book.facts[fact]?.value ?? '')
  return { ...input, shipFrom: meantCities(input.shipFrom.split(','), known).join(',') }
}
