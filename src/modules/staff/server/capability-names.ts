import type { PlatformCapability, StoreCapability } from '../../../api/caller.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { capabilitiesOf } from '../endpoints.ts'
import type { StaffKind } from '../rules/staff-capabilities.ts'
import { staffMessages } from '../messages.ts'

/** The word of this module that names each right. */
const rightWord = {
  'store.goods': 'rightStoreGoods',
  'store.stock': 'rightStoreStock',
  'store.orders': 'rightStoreOrders',
  'store.ship': 'rightStoreShip',
  'store.aftersale': 'rightStoreAftersale',
  'store.quote': 'rightStoreQuote',
  'store.finance': 'rightStoreFinance',
  'store.chat': 'rightStoreChat',
  'store.decorate': 'rightStoreDecorate',
  'store.staff': 'rightStoreStaff',
  'platform.members': 'rightMembers',
  'platform.stores': 'rightStores',
  'platform.goods': 'rightGoods',
  'platform.orders': 'rightOrders',
  'platform.payments': 'rightPayments',
  'platform.finance': 'rightFinance',
  'platform.content': 'rightContent',
  'platform.settings': 'rightSettings',
  'platform.market': 'rightMarket',
  'platform.staff': 'rightStaff',
  'platform.audit': 'rightAudit',
  'platform.messages': 'rightMessages',
  'platform.support': 'rightSupport',
} as const satisfies Record<StoreCapability | PlatformCapability, string>

/** Every right of a kind with its name, in the order of the vocabulary. */
export function namedCapabilities(kind: StaffKind, lang: Language): { right: string; name: string }[] {
  const say = translate(lang, staffMessages)
  return capabilitiesOf[kind].map((right) => ({ right, name: say(rightWord[right]) }))
}

/** The names of some rights. */
export function capabilityNames(kind: StaffKind, rights: readonly string[], lang: Language): string[] {
  return namedCapabilities(kind, lang)
    .filter(({ right }) => rights.includes(right))
    .map(({ name }) => name)
}
