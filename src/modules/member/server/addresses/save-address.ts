import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction, InTransaction } from '../../../../kernel/database/transaction.ts'
import { addressProblems, mostAddresses, type AddressForm } from '../../rules/address-form.ts'
import {
  addAddress,
  addressesOf,
  addressOf,
  changeAddress,
  lockAddressesOf,
  makeDefaultAddress,
  removeAddress,
  type Address,
  type AddressContent,
} from './address-repository.ts'
import type { RegionLookup } from '../ports.ts'

export type AddressFormInput = AddressForm & { readonly isDefault: boolean }

async function contentOf(unit: Transaction, form: AddressForm, regions: RegionLookup): Promise<AddressContent | Failure> {
  const problems = addressProblems(form)
  const region = await regions(form.districtCode, unit)
  if (!region && !problems.some((one) => one.field === 'districtCode'))
    problems.push({ field: 'districtCode', code: 'member.regionInvalid', facts: {} })
  const [first] = problems
  if (!first && region) return { receiver: form.receiver, phone: form.phone, region, detail: form.detail }
  const errors = Object.fromEntries(problems.map((one) => [one.field, { code: one.code, facts: one.facts }]))
  return failure(first?.code ?? 'member.regionInvalid', first?.facts ?? {}, { errors })
}

/** Adds an address; the first one becomes the default. */
export async function createAddress(
  inUnit: InTransaction,
  regions: RegionLookup,
  memberId: number,
  wish: AddressFormInput,
): Promise<Address | Failure> {
  return inUnit<Address | Failure>(async (unit) => {
    const content = await contentOf(unit, wish, regions)
    if (isFailure(content)) return content
    await lockAddressesOf(unit, memberId)
    const known = await addressesOf(unit, memberId)
    if (known.length >= mostAddresses) return failure('member.addressTooMany', { max: mostAddresses })
    const added = await addAddress(unit, memberId, content)
    return withDefault(unit, memberId, added, wish.isDefault || known.length === 0)
  })
}

/** Changes an address of this member; anybody else's does not exist. */
export async function updateAddress(
  inUnit: InTransaction,
  regions: RegionLookup,
  of: { memberId: number; addressId: number },
  wish: AddressFormInput,
): Promise<Address | Failure> {
  return inUnit<Address | Failure>(async (unit) => {
    const content = await contentOf(unit, wish, regions)
    if (isFailure(content)) return content
    await lockAddressesOf(unit, of.memberId)
    const changed = await changeAddress(unit, of.memberId, of.addressId, content)
    return changed ? withDefault(unit, of.memberId, changed, wish.isDefault) : failure('member.addressGone')
  })
}

async function withDefault(unit: Transaction, memberId: number, address: Address, isDefault: boolean): Promise<Address> {
  if (!isDefault || address.isDefault) return address
  await makeDefaultAddress(unit, memberId, address.id)
  return { ...address, isDefault: true }
}

/** Deletes an address. When it was the default, the newest of the rest takes its place. */
export async function deleteAddress(inUnit: InTransaction, memberId: number, addressId: number): Promise<null | Failure> {
  return inUnit<null | Failure>(async (unit) => {
    await lockAddressesOf(unit, memberId)
    const gone = await addressOf(unit, memberId, addressId)
    if (!gone || !(await removeAddress(unit, memberId, addressId))) return failure('member.addressGone')
    const [next] = await addressesOf(unit, memberId)
    if (gone.isDefault && next) await makeDefaultAddress(unit, memberId, next.id)
    return null
  })
}

export async function chooseDefaultAddress(inUnit: InTransaction, memberId: number, addressId: number): Promise<null | Failure> {
  return inUnit<null | Failure>(async (unit) => {
    await lockAddressesOf(unit, memberId)
    return (await makeDefaultAddress(unit, memberId, addressId)) ? null : failure('member.addressGone')
  })
}
