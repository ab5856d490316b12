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

async function contentOf(tx: Transaction, form: AddressForm, regions: RegionLookup): Promise<AddressContent | Failure> {
  const problems = addressProblems(form)
  const region = await regions(form.districtCode, tx)
  if (!region && !problems.some((problem) => problem.field === 'districtCode'))
    problems.push({ field: 'districtCode', code: 'member.regionInvalid', facts: {} })
  const [first] = problems
  if (!first && region) return { receiver: form.receiver, phone: form.phone, region, detail: form.detail }
  const errors = Object.fromEntries(problems.map((problem) => [problem.field, { code: problem.code, facts: problem.facts }]))
  return failure(first?.code ?? 'member.regionInvalid', first?.facts ?? {}, { errors })
}

/** Adds an address; the first one becomes the default. */
export async function createAddress(
  inUnit: InTransaction,
  regions: RegionLookup,
  memberId: number,
  wish: AddressFormInput,
): Promise<Address | Failure> {
  return inUnit<Address | Failure>(async (tx) => {
    const content = await contentOf(tx, wish, regions)
    if (isFailure(content)) return content
    await lockAddressesOf(tx, memberId)
    const known = await addressesOf(tx, memberId)
    if (known.length >= mostAddresses) return failure('member.addressTooMany', { max: mostAddresses })
    const added = await addAddress(tx, memberId, content)
    return withDefault(tx, memberId, added, wish.isDefault || known.length === 0)
  })
}

/** Changes an address of this member; anybody else's does not exist. */
export async function updateAddress(
  inUnit: InTransaction,
  regions: RegionLookup,
  of: { memberId: number; addressId: number },
  wish: AddressFormInput,
): Promise<Address | Failure> {
  return inUnit<Address | Failure>(async (tx) => {
    const content = await contentOf(tx, wish, regions)
    if (isFailure(content)) return content
    await lockAddressesOf(tx, of.memberId)
    const changed = await changeAddress(tx, of.memberId, of.addressId, content)
    return changed ? withDefault(tx, of.memberId, changed, wish.isDefault) : failure('member.addressGone')
  })
}

async function withDefault(tx: Transaction, memberId: number, address: Address, isDefault: boolean): Promise<Address> {
  if (!isDefault || address.isDefault) return address
  await makeDefaultAddress(tx, memberId, address.id)
  return { ...address, isDefault: true }
}

/** Deletes an address. When it was the default, the newest of the rest takes its place. */
export async function deleteAddress(inUnit: InTransaction, memberId: number, addressId: number): Promise<null | Failure> {
  return inUnit<null | Failure>(async (tx) => {
    await lockAddressesOf(tx, memberId)
    const gone = await addressOf(tx, memberId, addressId)
    if (!gone || !(await removeAddress(tx, memberId, addressId))) return failure('member.addressGone')
    const [next] = await addressesOf(tx, memberId)
    if (gone.isDefault && next) await makeDefaultAddress(tx, memberId, next.id)
    return null
  })
}

export async function chooseDefaultAddress(inUnit: InTransaction, memberId: number, addressId: number): Promise<null | Failure> {
  return inUnit<null | Failure>(async (tx) => {
    await lockAddressesOf(tx, memberId)
    return (await makeDefaultAddress(tx, memberId, addressId)) ? null : failure('member.addressGone')
  })
}
