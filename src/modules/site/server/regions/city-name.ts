import type { Queryable } from '../../../../kernel/database/transaction.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { wholeOfMunicipality } from './place-names-data.ts'
import { placeName } from './place-name.ts'
import { regionNamesOf } from './region-repository.ts'

/** The name of a city by its code in a language; empty for an unknown one. */
export async function cityNameOf(db: Queryable, cityCode: string, lang: Language = 'zh'): Promise<string> {
  const names = await regionNamesOf(db, [cityCode.slice(0, 4), cityCode.slice(0, 2)])
  const city = names.get(cityCode.slice(0, 4))
  const shown = city?.name === wholeOfMunicipality ? names.get(cityCode.slice(0, 2)) : city
  return shown ? placeName(shown.name, lang, shown.nameEn) : ''
}
