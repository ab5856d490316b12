import { isFillerCity } from '../../adapters/regions/filler-cities-data.ts'
import { type RegionLookup } from '../../modules/member/server/public.ts'
import { openDistrict } from '../../modules/site/server/public.ts'

/** The regions as the platform keeps them: a district of a six-digit code that goods are delivered to, with its names. */
export const openRegions: RegionLookup = async (districtCode, db) => {
  const names = districtCode.length === 6 ? await openDistrict(db, districtCode) : null
  if (!names) return null
  const [province, city, district] = names
  // Municipalities have a filler for a city, which no envelope carries.
  const name = [province, isFillerCity(city) ? '' : city, district].filter(Boolean).join(' ')
  return { provinceCode: districtCode.slice(0, 2), cityCode: districtCode.slice(0, 4), districtCode, name }
}
