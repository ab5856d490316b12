import { placeName } from './place-name.ts'
import { handle, type Handler } from '../../../api/handler.ts'
import { cityIndex, cityInfo, getSettings, regionList } from '../contract.ts'
import { bannerHandlers } from './banner-handlers.ts'
import { wholeOfMunicipality } from './municipality-data.ts'
import { pageHandlers } from './page-handlers.ts'
import { allCities, regionNames, regionsUnder } from './region-store.ts'
import { settingHandlers } from './setting-handlers.ts'
import { publicSettings } from './setting-store.ts'

const mostNames = 60
const defaultCity = '3101'

// People call a municipality by its own name.
const nameOfCity = (name: string, provinceName: string) => (name === wholeOfMunicipality ? provinceName : name)

/** Settings and regions of the mall. */
export function siteHandlers(): Handler[] {
  return [
    ...settingHandlers(),
    ...bannerHandlers(),
    ...pageHandlers(),
    handle(getSettings, async (input, call) => {
      const names = input.names
        .split(',')
        .map((name) => name.trim())
        .slice(0, mostNames)
      const values = await publicSettings(call.house.read, names)
      return names.map((name) => values.get(name) ?? '')
    }),
    handle(regionList, async (input, call) =>
      (await regionsUnder(call.house.read, input.parentCode)).map((one) => ({ ...one, name: placeName(one.name, call.lang) })),
    ),
    handle(cityIndex, async (_input, call) => {
      const groups = new Map<string, { cityCode: string; cityName: string; provinceName: string }[]>()
      for (const city of await allCities(call.house.read)) {
        const group = groups.get(city.initial) ?? []
        group.push({
          cityCode: `${city.code}00`,
          cityName: placeName(nameOfCity(city.name, city.provinceName), call.lang),
          provinceName: placeName(city.provinceName, call.lang),
        })
        groups.set(city.initial, group)
      }
      return [...groups].map(([initial, cities]) => ({ initial, cities }))
    }),
    handle(cityInfo, async (input, call) => {
      const asked = (input.cityCode || call.cityCode).slice(0, 4)
      const names = await regionNames(call.house.read, [asked, asked.slice(0, 2), defaultCity, defaultCity.slice(0, 2)])
      const city = names.has(asked) ? asked : defaultCity
      const provinceName = names.get(city.slice(0, 2)) ?? ''
      const cityName = names.get(city) ?? ''
      return {
        cityCode: `${city}00`,
        cityName: placeName(nameOfCity(cityName, provinceName), call.lang),
        provinceCode: city.slice(0, 2),
        provinceName: placeName(provinceName, call.lang),
      }
    }),
  ]
}
