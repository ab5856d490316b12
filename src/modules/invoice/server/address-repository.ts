import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

export type InvoiceReceiver = { readonly receiver: string; readonly phone: string; readonly email: string; readonly address: string }
export type AddressRow = InvoiceReceiver & { readonly receiverId: number; readonly isDefault: boolean }

const columns = `address_id AS "receiverId", receiver, phone, email, address, is_default AS "isDefault"`
const all = {
  name: 'invoice.addresses',
  text: `SELECT ${columns} FROM invoice_address WHERE member_id = $1 AND deleted_at IS NULL ORDER BY is_default DESC, address_id DESC`,
}
const one = {
  name: 'invoice.address',
  text: `SELECT ${columns} FROM invoice_address WHERE address_id = $1 AND member_id = $2 AND deleted_at IS NULL`,
}
const insert = {
  name: 'invoice.addressInsert',
  text: `INSERT INTO invoice_address (member_id, receiver, phone, email, address, created_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING address_id AS "receiverId"`,
}
const update = {
  name: 'invoice.addressUpdate',
  text: `UPDATE invoice_address SET receiver = $3, phone = $4, email = $5, address = $6 WHERE address_id = $1 AND member_id = $2 AND deleted_at IS NULL`,
}
const undefault = {
  name: 'invoice.addressUndefault',
  text: `UPDATE invoice_address SET is_default = false WHERE member_id = $1 AND is_default AND address_id <> $2`,
}
const setDefault = {
  name: 'invoice.addressDefault',
  text: `UPDATE invoice_address SET is_default = true WHERE member_id = $1 AND address_id = $2 AND deleted_at IS NULL AND NOT is_default`,
}
const remove = {
  name: 'invoice.addressRemove',
  text: `UPDATE invoice_address SET deleted_at = $3, is_default = false WHERE address_id = $1 AND member_id = $2 AND deleted_at IS NULL`,
}

export const invoiceAddressesOf = (db: Queryable, memberId: number): Promise<AddressRow[]> => rows<AddressRow>(db, all, [memberId])
export async function invoiceAddressOf(db: Queryable, receiverId: number, memberId: number): Promise<AddressRow | null> {
  return (await rows<AddressRow>(db, one, [receiverId, memberId]))[0] ?? null
}
const valuesOf = (of: InvoiceReceiver) => [of.receiver, of.phone, of.email, of.address]
export async function addInvoiceAddress(tx: Transaction, memberId: number, of: InvoiceReceiver, at: Date): Promise<number> {
  const [made] = await rows<{ receiverId: number }>(tx, insert, [memberId, ...valuesOf(of), at])
  if (!made) throw new Error('a receiver was added without an answer')
  return made.receiverId
}
export async function saveInvoiceAddress(tx: Transaction, receiverId: number, memberId: number, of: InvoiceReceiver): Promise<boolean> {
  return (await execute(tx, update, [receiverId, memberId, ...valuesOf(of)])) > 0
}
/** Makes a receiver the member's default; there is one at most. */
export async function makeDefaultAddress(tx: Transaction, memberId: number, receiverId: number): Promise<void> {
  await execute(tx, undefault, [memberId, receiverId])
  await execute(tx, setDefault, [memberId, receiverId])
}
export async function removeInvoiceAddress(tx: Transaction, receiverId: number, memberId: number, at: Date): Promise<boolean> {
  return (await execute(tx, remove, [receiverId, memberId, at])) > 0
}
