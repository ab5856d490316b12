import { placeName } from '../../site/server/public.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import type { StoreRow } from '../endpoints.ts'
import type { StoreRecord } from './store-repository.ts'

const scoreOf = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100)

/** A store as the wire shows it, in one language. */
export function storeView(store: StoreRecord, lang: Language): StoreRow {
  const english = lang === 'en'
  return {
    storeId: store.storeId,
    storeName: english ? store.storeNameEn : store.storeName,
    companyName: english && store.companyNameEn !== '' ? store.companyNameEn : store.companyName,
    logo: store.logo,
    provinceCode: store.regionCode.slice(0, 2),
    city: placeName(store.cityName, lang, store.cityNameEn),
    district: placeName(store.districtName, lang, store.districtNameEn),
    storeType: store.storeType,
    yearsOpen: store.yearsOpen,
    descScore: scoreOf(store.descScore),
    serviceScore: scoreOf(store.serviceScore),
    logisticsScore: scoreOf(store.logisticsScore),
    phone: store.phone,
    description: english ? store.descriptionEn : store.descriptionZh,
    mainCategoryIds: store.mainCategoryIds.map(Number),
    selfOperated: store.selfOperated ? 1 : 0,
  }
}
