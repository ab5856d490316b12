import { execute, type Transaction } from '../../../kernel/database/transaction.ts'

/** What a bank transfer can be handed in for. */
export type TransferPurpose = 'order' | 'supplement' | 'contractDue' | 'creditRepayment'
export type TransferUse = { readonly purpose: TransferPurpose; /** Number of the thing that it pays. */ readonly reference: string }

const insert = {
  name: 'wallet.transferSerialInsert',
  text: `INSERT INTO transfer_serial (serial, purpose, reference, claimed_at) VALUES ($1, $2, $3, $4) ON CONFLICT (serial) DO NOTHING`,
}
const remove = { name: 'wallet.transferSerialRemove', text: `DELETE FROM transfer_serial WHERE purpose = $1 AND reference = $2` }

/** A serial as banks print it, whatever spaces and small letters somebody typed. */
export const plainSerial = (serial: string): string => serial.replaceAll(/\s/g, '').toUpperCase()

/** Takes a transfer's serial for what it pays; false when it pays for something else already, of whatever kind and whoever's. */
export async function claimTransfer(tx: Transaction, serial: string, { purpose, reference }: TransferUse, at: Date): Promise<boolean> {
  return (await execute(tx, insert, [plainSerial(serial), purpose, reference, at])) === 1
}

/** The transfer was not found at the bank: its serial may be handed in again. */
export async function releaseTransfer(tx: Transaction, { purpose, reference }: TransferUse): Promise<void> {
  await execute(tx, remove, [purpose, reference])
}
