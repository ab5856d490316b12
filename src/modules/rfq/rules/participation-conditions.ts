/** A condition for taking part in open requests (flows.md F3), named by a word of this module. */
export type Condition<Key extends string> = { readonly key: Key; readonly pass: boolean }

export type PurchaserContext = {
  readonly memberType: number
  readonly hasPhone: boolean
  readonly enterpriseVerified: boolean
  readonly hasAddress: boolean
  readonly blacklisted: boolean
}
export type PurchaserCondition = 'loggedIn' | 'phoneBound' | 'enterpriseApproved' | 'addressExists' | 'notBlacklisted'

/** What a purchaser must fulfil before starting a request. Types 2, 3 and 6 act for a company whose papers were approved. */
export function purchaserConditions(facts: PurchaserContext): Condition<PurchaserCondition>[] {
  const approved = facts.memberType === 2 || ((facts.memberType === 3 || facts.memberType === 6) && facts.enterpriseVerified)
  return [
    { key: 'loggedIn', pass: true },
    { key: 'phoneBound', pass: facts.hasPhone },
    { key: 'enterpriseApproved', pass: approved },
    { key: 'addressExists', pass: facts.hasAddress },
    { key: 'notBlacklisted', pass: !facts.blacklisted },
  ]
}

/** A store on whose staff the member may quote. The score is in hundredths, 100 to 500; null while nobody has rated it. */
export type SupplierContext = { readonly isOpen: boolean; readonly categoryCount: number; readonly lowestScore: number | null }
export type SupplierCondition = 'maySell' | 'storeOpen' | 'categoryQualified' | 'scoreSuffices'

/** A store below this score in any respect may not quote; ours by default. Who has no rating yet may. */
export const lowestQuotingScore = 300

/** What a supplier must fulfil before quoting; null when the member staffs no store. */
export function supplierConditions(store: SupplierContext | null): Condition<SupplierCondition>[] {
  return [
    { key: 'maySell', pass: store !== null },
    { key: 'storeOpen', pass: store?.isOpen ?? false },
    { key: 'categoryQualified', pass: (store?.categoryCount ?? 0) > 0 },
    { key: 'scoreSuffices', pass: store !== null && (store.lowestScore === null || store.lowestScore >= lowestQuotingScore) },
  ]
}

export function allPass(conditions: readonly Condition<string>[]): boolean {
  return conditions.every((condition) => condition.pass)
}

/** Of several stores, the one that fulfils the most. */
export function bestStore(stores: readonly SupplierContext[]): SupplierContext | null {
  const fulfilled = (store: SupplierContext) => supplierConditions(store).filter((condition) => condition.pass).length
  return stores.toSorted((one, other) => fulfilled(other) - fulfilled(one))[0] ?? null
}
