import { isFailure } from '../../../shared/failure.ts'
import { handle, memberOf, type Handler } from '../../../api/handler.ts'
import {
  addressAddCall,
  addressDefaultCall,
  addressDeleteCall,
  addressListCall,
  addressUpdateCall,
  memberInfoCall,
  memberUpdateCall,
  type AddressView,
} from '../contract.ts'
import { addressesOf, type Address } from './address-store.ts'
import type { RegionBook } from './ports.ts'
import { chooseDefaultAddress, createAddress, deleteAddress, updateAddress, type AddressWish } from './save-address.ts'
import { adminMemberHandlers } from './admin-handlers.ts'
import { changeProfile } from './change-profile.ts'
import { vaultHandlers } from './vault-handlers.ts'
import { verificationHandlers } from './verification-handlers.ts'
import type { VerificationDeps } from './submit-verification.ts'
import { markHandlers } from './mark-handlers.ts'
import { showMember } from './show-member.ts'

export type MemberDeps = VerificationDeps & { readonly regions: RegionBook }

/** The calls about the member itself. */
export function memberHandlers(deps: MemberDeps): Handler[] {
  return [
    handle(memberInfoCall, (_input, call) => showMember(call)),
    handle(memberUpdateCall, (input, call) => changeProfile(call, deps.ownsPictures, input)),
    ...verificationHandlers(deps),
    ...vaultHandlers(deps.vault),
    ...adminMemberHandlers(),
    ...markHandlers(),
    handle(addressListCall, async (_input, call) => {
      const found = await addressesOf(call.house.read, memberOf(call).memberId)
      return { list: found.map(viewOf) }
    }),
    handle(addressAddCall, async (input, call) => {
      const added = await createAddress(call.house.inUnit, deps.regions, memberOf(call).memberId, wishOf(input))
      return isFailure(added) ? added : viewOf(added)
    }),
    handle(addressUpdateCall, async (input, call) => {
      const of = { memberId: memberOf(call).memberId, addressId: input.addressId }
      const changed = await updateAddress(call.house.inUnit, deps.regions, of, wishOf(input))
      return isFailure(changed) ? changed : viewOf(changed)
    }),
    handle(addressDeleteCall, ({ addressId }, call) => deleteAddress(call.house.inUnit, memberOf(call).memberId, addressId)),
    handle(addressDefaultCall, ({ addressId }, call) => chooseDefaultAddress(call.house.inUnit, memberOf(call).memberId, addressId)),
  ]
}

type AddressInput = { memberName: string; telMobile: string; districtCode: string; detailAddress: string; isDefault: 0 | 1 }

function wishOf(input: AddressInput): AddressWish {
  return {
    receiver: input.memberName,
    phone: input.telMobile,
    districtCode: input.districtCode,
    detail: input.detailAddress,
    isDefault: input.isDefault === 1,
  }
}

function viewOf(address: Address): AddressView {
  return {
    addressId: address.id,
    memberName: address.receiver,
    telMobile: address.phone,
    provinceCode: address.provinceCode,
    cityCode: address.cityCode,
    districtCode: address.districtCode,
    addressAll: address.regionName,
    detailAddress: address.detail,
    isDefault: address.isDefault ? 1 : 0,
  }
}
