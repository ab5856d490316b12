import type { Language } from '../kernel/i18n/translate.ts'

/** memberType of the specification: 1 personal, 2 verified buyer, 3 enterprise, 4 designer, 5 salesperson, 6 sub-account. */
export const memberTypes = [1, 2, 3, 4, 5, 6] as const
export type MemberType = (typeof memberTypes)[number]

/** Which of a SKU's two price columns somebody sees. */
export type PriceClass = 'retail' | 'business'

/** The person behind a session. */
export type SignedIn = {
  readonly memberId: number
  readonly memberName: string
  readonly memberType: MemberType
  /** The enterprise that a member acts for: itself for type 3, the parent for type 6, otherwise nobody. */
  readonly enterpriseId: number | null
  readonly sessionId: string
}

/** What a store's member of staff may do there; roles are data, capabilities are this fixed vocabulary. */
export const storeCapabilities = [
  'store.goods',
  'store.stock',
  'store.orders',
  'store.ship',
  'store.aftersale',
  'store.quote',
  'store.finance',
  'store.chat',
  'store.decorate',
  'store.staff',
] as const
export type StoreCapability = (typeof storeCapabilities)[number]

export const platformCapabilities = [
  'platform.members',
  'platform.stores',
  'platform.goods',
  'platform.orders',
  'platform.payments',
  'platform.finance',
  'platform.content',
  'platform.settings',
  'platform.market',
  'platform.staff',
  'platform.audit',
  'platform.messages',
  'platform.support',
] as const
export type PlatformCapability = (typeof platformCapabilities)[number]

/** What somebody may do for their company; the main account may do all of it, a sub-account what its role names. */
export const companyCapabilities = ['company.order', 'company.request', 'company.approve', 'company.records', 'company.codes'] as const
export type CompanyCapability = (typeof companyCapabilities)[number]

export type StoreMembership = {
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn?: string
  readonly capabilities: readonly StoreCapability[]
}

/** Everybody who asks: anonymous people have `member: null`, never a member with an empty id. */
export type Caller = {
  readonly member: SignedIn | null
  readonly stores: readonly StoreMembership[]
  /** Seats that are put aside because another store was chosen to work for. */
  readonly otherStores?: readonly StoreMembership[]
  readonly platform: readonly PlatformCapability[]
  readonly company: readonly CompanyCapability[]
}

/** The stores in which the caller may do something. */
export function storeMembershipsWith(caller: Caller, capability: StoreCapability): readonly StoreMembership[] {
  return caller.stores.filter((membership) => membership.capabilities.includes(capability))
}

/** Their ids: the scope of what store staff read and write. */
export function storeIdsWith(caller: Caller, capability: StoreCapability): number[] {
  return storeMembershipsWith(caller, capability).map((membership) => membership.storeId)
}

export const anonymous: Caller = { member: null, stores: [], platform: [], company: [] }

/** The same person with the names of their stores in a language. */
export function withStoreNamesIn(lang: Language, caller: Caller): Caller {
  if (lang === 'zh') return caller
  return { ...caller, stores: caller.stores.map((seat) => ({ ...seat, storeName: seat.storeNameEn || seat.storeName })) }
}

/** Staff of several stores at work for the one that was chosen; a store without a seat chooses nothing. Grants nothing. */
export function actingForStore(caller: Caller, storeId: string | undefined): Caller {
  const chosen = caller.stores.filter((seat) => String(seat.storeId) === storeId)
  if (chosen.length === 0 || caller.stores.length === 1) return caller
  return { ...caller, stores: chosen, otherStores: caller.stores.filter((seat) => !chosen.includes(seat)) }
}

/** Types 2, 3, 5 and 6 see the business price, everybody else the retail price (specification §6). */
export function priceClassOf(caller: Caller): PriceClass {
  const type = caller.member?.memberType
  return type === 2 || type === 3 || type === 5 || type === 6 ? 'business' : 'retail'
}
