import type { PlatformCapability, StoreCapability } from '../../../api/caller.ts'

/** The word of this module that names each right. */
export const rightWord = {
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
