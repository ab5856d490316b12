import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'

/** A region with both names; an empty `nameEn` is spelled from the Chinese one. */
export type RegionRow = {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly level: 1 | 2 | 3
  readonly parentCode: string
}

// What stands under a closed region is closed as well.
const children = {
  name: 'site.regionChildren',
  text: `SELECT code, name, name_en AS "nameEn", level, parent_code AS "parentCode" FROM region r
         WHERE parent_code = $1 AND enabled
           AND NOT EXISTS (SELECT FROM region above WHERE above.code IN (left($1, 2), left($1, 4)) AND NOT above.enabled)
         ORDER BY position, code`,
}
const named = { name: 'site.regionNames', text: `SELECT code, name, name_en AS "nameEn", enabled FROM region WHERE code = ANY($1)` }
const cities = {
  name: 'site.cities',
  text: `SELECT city.code, city.name, city.name_en AS "nameEn", city.initial, province.name AS "provinceName", province.name_en AS "provinceNameEn"
         FROM region city JOIN region province ON province.code = city.parent_code
         WHERE city.level = 2 AND city.enabled AND province.enabled ORDER BY city.initial, city.position, city.code`,
}
const closed = { name: 'site.closedRegions', text: `SELECT FROM region WHERE code = ANY($1) AND NOT enabled LIMIT 1` }

/** Open regions directly under a parent in their order; '' gives the provinces. */
export function regionsUnder(db: Queryable, parentCode: string): Promise<RegionRow[]> {
  return rows<RegionRow>(db, children, [parentCode])
}

export type RegionNames = { readonly name: string; readonly nameEn: string }
export type NamedRegion = RegionNames & { readonly enabled: boolean }

/** Both names by code, and whether it is open by itself; what is not known is missing. */
export async function regionNamesOf(db: Queryable, codes: readonly string[]): Promise<ReadonlyMap<string, NamedRegion>> {
  const found = await rows<NamedRegion & { code: string }>(db, named, [codes])
  return new Map(found.map((row) => [row.code, row]))
}

/** Chinese names by code; what is not known is missing. */
export async function regionNames(db: Queryable, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await regionNamesOf(db, codes))].map(([code, one]) => [code, one.name]))
}

/** A region of 2, 4 or 6 digits (`310100` is the city 3101) with those above it, the widest first. */
export function regionPath(code: string): readonly string[] {
  const plain = code.length === 6 && code.endsWith('00') ? code.slice(0, 4) : code
  return [2, 4, 6].filter((digits) => digits <= plain.length).map((digits) => plain.slice(0, digits))
}

/** Whether goods are delivered to a region: neither it nor one above it was closed. An unknown code is not closed. */
export async function isRegionOpen(db: Queryable, code: string): Promise<boolean> {
  return (await rows<object>(db, closed, [regionPath(code)])).length === 0
}

/** The names of province, city and district of a six-digit code; null when one is not known or closed. */
export async function openDistrict(db: Queryable, districtCode: string): Promise<readonly [string, string, string] | null> {
  const regions = await regionNamesOf(db, regionPath(districtCode))
  const [province, city, district] = regionPath(districtCode).map((code) => regions.get(code))
  return province?.enabled && city?.enabled && district?.enabled ? [province.name, city.name, district.name] : null
}

export type CityRow = {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly initial: string
  readonly provinceName: string
  readonly provinceNameEn: string
}

/** All open cities with their first letter. */
export function allCities(db: Queryable): Promise<CityRow[]> {
  return rows<CityRow>(db, cities, [])
}
