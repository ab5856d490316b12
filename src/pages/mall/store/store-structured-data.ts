import type { OutputOf } from '../../../api/endpoint.ts'
import { breadcrumbData, type StructuredData } from '../../../rendering/page/structured-data.ts'
import type { PageContext } from '../../../rendering/page/page-context.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import type { storeInfo } from '../../../modules/store/endpoints.ts'
import { mallStoreMessages } from '../../../modules/store/messages.ts'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'

/** What search engines are told of a store: the company behind it, and the way to its page. */
export function storeStructuredData(
  { store, creditCode }: OutputOf<typeof storeInfo>,
  { origin, lang }: PageContext,
): readonly StructuredData[] {
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
      [translate(lang, mallStoreMessages)('directory'), '/store/list'],
      [store.storeName, storeAddress(store.storeId)],
    ]),
  ]
}
