import type { OutputOf } from '../../../../api/endpoint.ts'
import { breadcrumbData, type StructuredData } from '../../../../api/structured-data.ts'
import type { Visit } from '../../../../api/visit.ts'
import { speak } from '../../../../shared/words.ts'
import type { storeInfo } from '../../../store/contract.ts'
import { placeWords } from '../words-place.ts'
import { storeAddress } from './store-address.ts'

/** What search engines are told of a store: the company behind it, and the way to its page. */
export function storeStructure({ store, creditCode }: OutputOf<typeof storeInfo>, { origin, lang }: Visit): readonly StructuredData[] {
  return [
    {
      '@type': 'Organization',
      name: store.storeName,
      legalName: store.companyName,
      url: origin + storeAddress(store.storeId),
      taxID: creditCode,
      telephone: store.phone,
      address: { '@type': 'PostalAddress', addressCountry: 'CN', addressLocality: store.city },
      ...(store.logo === '' ? {} : { logo: origin + store.logo }),
    },
    breadcrumbData(origin, [
      [speak(lang, placeWords)('directory'), '/store/list'],
      [store.storeName, storeAddress(store.storeId)],
    ]),
  ]
}
