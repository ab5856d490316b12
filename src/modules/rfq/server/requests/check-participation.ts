import { storeMembershipsWith } from '../../../../api/caller.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { contactOf } from '../../../identity/server/public.ts'
import { addressesOf, profileOf } from '../../../member/server/public.ts'
import { storesByIds } from '../../../store/server/public.ts'
import {
  bestStore,
  purchaserConditions,
  supplierConditions,
  type Condition,
  type PurchaserCondition,
  type SupplierCondition,
} from '../../rules/participation-conditions.ts'

/** The purchaser's conditions as they stand now. Starting a request asks again. */
export async function checkPurchaserConditions(call: Call): Promise<Condition<PurchaserCondition>[]> {
  const { memberId, memberType } = memberOf(call)
  const { read } = call.app
  const [profile, contact, addresses] = await Promise.all([
    profileOf(read, memberId),
    contactOf(read, memberId),
    addressesOf(read, memberId),
  ])
  return purchaserConditions({
    memberType,
    hasPhone: contact?.phone != null,
    enterpriseVerified: profile?.enterpriseVerified ?? false,
    hasAddress: addresses.length > 0,
    blacklisted: profile?.blacklisted ?? true,
  })
}

/** The supplier's conditions for the best of the stores where the member may quote. */
export async function checkSupplierConditions(call: Call): Promise<Condition<SupplierCondition>[]> {
  const seats = storeMembershipsWith(call.caller, 'store.quote')
  const stores =
    seats.length > 0
      ? await storesByIds(
          call.app.read,
          seats.map((seat) => seat.storeId),
        )
      : []
  const facts = stores.map((store) => ({
    isOpen: store.state === 'open',
    categoryCount: store.mainCategoryIds.length,
    lowestScore: lowestOf([store.descScore, store.serviceScore, store.logisticsScore]),
  }))
  return supplierConditions(bestStore(facts))
}

function lowestOf(scores: readonly (number | null)[]): number | null {
  const given = scores.filter((score) => score !== null)
  return given.length === 0 ? null : Math.min(...given)
}
