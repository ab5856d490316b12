import { createHash } from 'node:crypto'

/** A customer's key in answers to stores: stable, and no number of an account or company. A person's id is the account's, negative. */
export function customerKey(id: number | bigint): string {
  return createHash('sha256').update(`customer ${id}`).digest('hex').slice(0, 16)
}
