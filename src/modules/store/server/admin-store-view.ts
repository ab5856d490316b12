import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { placeName } from '../../site/server/public.ts'
import type { AdminStore } from '../endpoints-applications.ts'
import { storeMessages } from '../messages.ts'
import type { Suspension } from './status/suspension-repository.ts'
import type { StoreRecord } from './store-repository.ts'

/** A store for the platform's staff. */
export function adminStoreView(store: StoreRecord, suspensions: readonly Suspension[], lang: Language): AdminStore {
  return {
    storeId: store.storeId,
    storeName: lang === 'en' ? store.storeNameEn : store.storeName,
    companyName: store.companyName,
    creditCode: store.creditCode,
    state: store.state,
    stateText: translate(lang, storeMessages)(`store_${store.state}`),
    cityName: placeName(store.cityName, lang, store.cityNameEn),
    suspendReason: suspensions.find((suspension) => suspension.storeId === store.storeId)?.reason ?? '',
    can: store.state === 'open' ? ['suspend'] : store.state === 'paused' ? ['resume'] : [],
  }
}
