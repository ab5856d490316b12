import type { AnyHandle } from '../../../shared/unit.ts'
import type { Language } from '../../../shared/words.ts'
import { wholeOfMunicipality } from './municipality-data.ts'
import { placeName } from './place-name.ts'
import { regionNamesOf } from './region-store.ts'

/** The name of a city by its code in a language; empty for an unknown one. */
export async function cityNameOf(handle: AnyHandle, cityCode: string, lang: Language = 'zh'): Promise<string> {
  const names = await regionNamesOf(handle, [cityCode.slice(0, 4), cityCode.slice(0, 2)])
  const city = names.get(cityCode.slice(0, 4))
  const shown = city?.name === wholeOfMunicipality ? names.get(cityCode.slice(0, 2)) : city
  return shown ? placeName(shown.name, lang, shown.nameEn) : ''
}
