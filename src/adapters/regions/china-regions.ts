import { codeToText } from 'element-china-area-data'
import { isFillerCity } from './filler-cities-data.ts'
import type { Region } from '../../modules/member/server/ports.ts'

/** The regions of mainland China from the package's copy of the administrative division codes. */
export const chinaRegions = (districtCode: string): Region | null => {
  const names: Readonly<Record<string, string | undefined>> = codeToText
  const provinceCode = districtCode.slice(0, 2)
  const cityCode = districtCode.slice(0, 4)
  const [province, city, district] = [names[provinceCode], names[cityCode], names[districtCode]]
  if (districtCode.length !== 6 || !province || !city || !district) return null
  // Municipalities have a filler for a city, which no envelope carries.
  const middle = isFillerCity(city) ? '' : city
  return { provinceCode, cityCode, districtCode, name: [province, middle, district].filter(Boolean).join(' ') }
}
