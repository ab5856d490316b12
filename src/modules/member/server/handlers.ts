import { isFailure } from '../../../kernel/failure/failure.ts'
import { handle, memberOf, type Handler } from '../../../api/handler.ts'
import {
  addressAdd,
  addressDefault,
  addressDelete,
  addressList,
  addressUpdate,
  memberInfo,
  memberUpdate,
  type AddressView,
} from '../endpoints.ts'
import { addressesOf, type Address } from './addresses/address-repository.ts'
import type { RegionLookup } from './ports.ts'
import { chooseDefaultAddress, createAddress, deleteAddress, updateAddress, type AddressFormInput } from './addresses/save-address.ts'
import { adminMemberHandlers } from './admin-handlers.ts'
import { changeProfile } from './change-profile.ts'
import { encryptionHandlers } from './encryption/encryption-handlers.ts'
import { verificationHandlers } from './verification/verification-handlers.ts'
import type { VerificationDeps } from './verification/submit-verification.ts'
import { showMember } from './show-member-info.ts'

export type MemberDeps = VerificationDeps & { readonly regions: RegionLookup }

/** The calls about the member itself. */
export function memberHandlers(deps: MemberDeps): Handler[] {
  return [
    handle(memberInfo, (_input, call) => showMember(call)),
    handle(memberUpdate, (input, call) => changeProfile(call, deps.ownsPictures, input)),
    ...verificationHandlers(deps),
    ...encryptionHandlers(deps.vault),
    ...adminMemberHandlers(),
    handle(addressList, async (_input, call) => {
      const found = await addressesOf(call.app.read, memberOf(call).memberId)
      return { list: found.map(viewOf) }
    }),
    handle(addressAdd, async (input, call) => {
      const added = await createAddress(call.app.inTransaction, deps.regions, memberOf(call).memberId, wishOf(input))
      return isFailure(added) ? added : viewOf(added)
    }),
    handle(addressUpdate, async (input, call) => {
      const of = { memberId: memberOf(call).memberId, addressId: input.addressId }
      const changed = await updateAddress(call.app.inTransaction, deps.regions, of, wishOf(input))
      return isFailure(changed) ? changed : viewOf(changed)
    }),
    handle(addressDelete, ({ addressId }, call) => deleteAddress(call.app.inTransaction, memberOf(call).memberId, addressId)),
    handle(addressDefault, ({ addressId }, call) => chooseDefaultAddress(call.app.inTransaction, memberOf(call).memberId, addressId)),
  ]
}

type AddressInput = { memberName: string; telMobile: string; districtCode: string; detailAddress: string; isDefault: 0 | 1 }

function wishOf(input: AddressInput): AddressFormInput {
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
