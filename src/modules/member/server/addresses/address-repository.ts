import { execute, rows, type Reader, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { Region } from '../ports.ts'

/** A delivery address as its owner sees it. */
export type Address = {
  readonly id: number
  readonly receiver: string
  readonly phone: string
  readonly provinceCode: string
  readonly cityCode: string
  readonly districtCode: string
  readonly regionName: string
  readonly detail: string
  readonly isDefault: boolean
  /** Goods are delivered there: neither the district nor a region above it was closed. */
  readonly isServed: boolean
}
export type AddressContent = { readonly receiver: string; readonly phone: string; readonly region: Region; readonly detail: string }

const columns = `id, receiver, phone, province_code AS "provinceCode", city_code AS "cityCode", district_code AS "districtCode",
  region_name AS "regionName", detail, is_default AS "isDefault",
  NOT EXISTS (SELECT FROM closed_region c WHERE c.code IN (left(district_code, 2), left(district_code, 4), district_code)) AS "isServed"`
// The owner stands in every statement: a foreign id finds as little as an absent one.
const mine = 'member_id = $1 AND deleted_at IS NULL'
const list = { name: 'member.addressList', text: `SELECT ${columns} FROM member_address WHERE ${mine} ORDER BY is_default DESC, id DESC` }
const one = { name: 'member.addressOne', text: `SELECT ${columns} FROM member_address WHERE ${mine} AND id = $2` }
const lockOwner = { name: 'member.addressOwner', text: `SELECT id FROM member WHERE id = $1 FOR UPDATE` }
const insert = {
  name: 'member.addressInsert',
  text: `INSERT INTO member_address (member_id, receiver, phone, province_code, city_code, district_code, region_name, detail)
         VALUES ($1,$2,$3,$4,$5,$6,$7,$8) RETURNING ${columns}`,
}
const update = {
  name: 'member.addressUpdate',
  text: `UPDATE member_address SET receiver = $3, phone = $4, province_code = $5, city_code = $6, district_code = $7, region_name = $8, detail = $9, updated_at = now()
         WHERE ${mine} AND id = $2 RETURNING ${columns}`,
}
const remove = {
  name: 'member.addressRemove',
  text: `UPDATE member_address SET deleted_at = now(), is_default = false WHERE ${mine} AND id = $2`,
}
const clearDefault = {
  name: 'member.addressClearDefault',
  text: `UPDATE member_address SET is_default = false WHERE ${mine} AND is_default AND id <> $2`,
}
const setDefault = { name: 'member.addressSetDefault', text: `UPDATE member_address SET is_default = true WHERE ${mine} AND id = $2` }

function contentValues({ receiver, phone, region, detail }: AddressContent): string[] {
  return [receiver, phone, region.provinceCode, region.cityCode, region.districtCode, region.name, detail]
}

export async function addressesOf(handle: Reader | Transaction, memberId: number): Promise<Address[]> {
  return rows<Address>(handle, list, [memberId])
}

/** One address of this member, or null when it is absent, deleted or somebody else's. */
export async function addressOf(handle: Reader | Transaction, memberId: number, addressId: number): Promise<Address | null> {
  return (await rows<Address>(handle, one, [memberId, addressId]))[0] ?? null
}

/** Makes changes to one member's addresses wait for each other, so that the count and the one default stay true. */
export async function lockAddressesOf(tx: Transaction, memberId: number): Promise<void> {
  await rows(tx, lockOwner, [memberId])
}

export async function addAddress(tx: Transaction, memberId: number, content: AddressContent): Promise<Address> {
  const [added] = await rows<Address>(tx, insert, [memberId, ...contentValues(content)])
  if (!added) throw new Error('an insert returned no row')
  return added
}

export async function changeAddress(
  tx: Transaction,
  memberId: number,
  addressId: number,
  content: AddressContent,
): Promise<Address | null> {
  return (await rows<Address>(tx, update, [memberId, addressId, ...contentValues(content)]))[0] ?? null
}

export async function removeAddress(tx: Transaction, memberId: number, addressId: number): Promise<boolean> {
  return (await execute(tx, remove, [memberId, addressId])) > 0
}

/** Moves the default to this address; false when it is not this member's. */
export async function makeDefaultAddress(tx: Transaction, memberId: number, addressId: number): Promise<boolean> {
  await execute(tx, clearDefault, [memberId, addressId])
  return (await execute(tx, setDefault, [memberId, addressId])) > 0
}
