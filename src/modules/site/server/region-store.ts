import { rows, type AnyHandle } from '../../../shared/unit.ts'

export type RegionRow = { readonly code: string; readonly name: string; readonly level: 1 | 2 | 3; readonly parentCode: string }

const children = {
  name: 'site.regionChildren',
  text: `SELECT code, name, level, parent_code AS "parentCode" FROM region WHERE parent_code = $1 ORDER BY code`,
}
const named = { name: 'site.regionNames', text: `SELECT code, name FROM region WHERE code = ANY($1)` }
const cities = {
  name: 'site.cities',
  text: `SELECT city.code, city.name, city.initial, province.name AS "provinceName"
         FROM region city JOIN region province ON province.code = city.parent_code
         WHERE city.level = 2 ORDER BY city.initial, city.code`,
}

/** Regions directly under a parent; '' gives the provinces. */
export function regionsUnder(handle: AnyHandle, parentCode: string): Promise<RegionRow[]> {
  return rows<RegionRow>(handle, children, [parentCode])
}

/** Names by code; what is not known is missing. */
export async function regionNames(handle: AnyHandle, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ code: string; name: string }>(handle, named, [codes])
  return new Map(found.map((row) => [row.code, row.name]))
}

export type CityRow = { readonly code: string; readonly name: string; readonly initial: string; readonly provinceName: string }

/** All cities with their first letter. */
export function allCities(handle: AnyHandle): Promise<CityRow[]> {
  return rows<CityRow>(handle, cities, [])
}
