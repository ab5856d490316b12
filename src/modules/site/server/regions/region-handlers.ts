import { handle, type Handler } from '../../../../api/handler.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { cityIndex, cityInfo, regionList } from '../../endpoints.ts'
import { adminRegionAdd, adminRegionList, adminRegionMove, adminRegionSave } from '../../endpoints-regions.ts'
import { appendRegion, moveRegion, saveRegion } from './edit-region.ts'
import { wholeOfMunicipality } from './place-names-data.ts'
import { placeName } from './place-name.ts'
import { adminRegions, findRegions, type AdminRegion } from './region-admin-repository.ts'
import { usualCity } from '../settings/setting-repository.ts'
import { allCities, regionPath, regionNamesOf, regionsUnder, type RegionNames } from './region-repository.ts'

/** The English name that the platform chose, or the spelled one. */
const nameIn = (lang: Language, { name, nameEn }: RegionNames) => placeName(name, lang, nameEn)

// People call a municipality by its own name.
const cityIn = (lang: Language, city: RegionNames, province: RegionNames) =>
  nameIn(lang, city.name === wholeOfMunicipality ? province : city)

const noNames: RegionNames = { name: '', nameEn: '' }

const presentDesk = ({ enabled, ...region }: AdminRegion) => ({
  ...region,
  spelled: placeName(region.name, 'en'),
  isEnabled: enabled ? (1 as const) : (0 as const),
})

/** Regions as the mall's pickers read them. */
function pickers(): Handler[] {
  return [
    handle(regionList, async (input, call) =>
      (await regionsUnder(call.app.read, input.parentCode)).map(({ nameEn, ...one }) => ({
        ...one,
        name: nameIn(call.lang, { name: one.name, nameEn }),
      })),
    ),
    handle(cityIndex, async (_input, call) => {
      const groups = new Map<string, { cityCode: string; cityName: string; provinceName: string }[]>()
      for (const city of await allCities(call.app.read)) {
        const group = groups.get(city.initial) ?? []
        const province = { name: city.provinceName, nameEn: city.provinceNameEn }
        group.push({
          cityCode: `${city.code}00`,
          cityName: cityIn(call.lang, city, province),
          provinceName: nameIn(call.lang, province),
        })
        groups.set(city.initial, group)
      }
      return [...groups].map(([initial, cities]) => ({ initial, cities }))
    }),
    handle(cityInfo, async (input, call) => {
      const asked = (input.cityCode || call.cityCode).slice(0, 4)
      const usual = (await usualCity(call.app.read)).slice(0, 4)
      const names = await regionNamesOf(call.app.read, [asked, asked.slice(0, 2), usual, usual.slice(0, 2)])
      const isOpen = regionPath(asked).every((code) => names.get(code)?.enabled)
      const city = isOpen ? asked : usual
      const province = names.get(city.slice(0, 2)) ?? noNames
      return {
        cityCode: `${city}00`,
        cityName: cityIn(call.lang, names.get(city) ?? noNames, province),
        provinceCode: city.slice(0, 2),
        provinceName: nameIn(call.lang, province),
      }
    }),
  ]
}

/** Regions for everybody, and the platform's desk for them. */
export function regionHandlers(): Handler[] {
  return [
    ...pickers(),
    handle(adminRegionList, async ({ parentCode, keyword }, call) => {
      const { read } = call.app
      if (keyword !== '') return { above: [], list: (await findRegions(read, keyword)).map(presentDesk) }
      const line = regionPath(parentCode)
      const around = await Promise.all(line.map((code) => adminRegions(read, code.slice(0, -2))))
      const above = around.flatMap((level, index) => level.filter((adminRegion) => adminRegion.code === line[index]).map(presentDesk))
      return {
        above: above.map(({ code, name, isEnabled }) => ({ code, name, isEnabled })),
        list: (await adminRegions(read, parentCode)).map(presentDesk),
      }
    }),
    handle(adminRegionSave, ({ code, version, isEnabled, ...names }, call) =>
      call.idempotent((tx) => saveRegion(tx, call, code, version, { ...names, enabled: isEnabled === 1 })),
    ),
    handle(adminRegionAdd, ({ code, ...names }, call) => call.idempotent((tx) => appendRegion(tx, call, code, names))),
    handle(adminRegionMove, ({ code, direction }, call) => call.idempotent((tx) => moveRegion(tx, call, code, direction))),
  ]
}
