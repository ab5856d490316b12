import type { Fen } from '../../../kernel/money/money.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'

/** The three levels of a Chinese region with their names. */
export type Region = { readonly provinceCode: string; readonly cityCode: string; readonly districtCode: string; readonly name: string }

/** Knows the regions that goods are delivered to: the district of a six-digit code (GB/T 2260), or null. */
export type RegionLookup = (districtCode: string, db: Queryable) => Promise<Region | null> | Region | null

/** Seals what only its owner and a named member of staff may read (reliability S21). */
export type PersonalVault = {
  readonly seal: (plain: string) => Buffer
  /** Throws for an altered text and for a key that is not configured. */
  readonly open: (sealed: Buffer) => string
  /** The name of the key under which something is sealed. */
  readonly keyOf: (sealed: Buffer) => string
  /** The name of the key that seals; it stands in every text. */
  readonly sealingKey: string
  /** The names of all keys that open. */
  readonly keys: readonly string[]
}

/** True when every one of these pictures was handed in by this member for this purpose; a later module keeps them. */
export type OwnsPictures = (db: Queryable, memberId: number, names: readonly string[], purpose: 'licence' | 'avatar') => Promise<boolean>

/** Moves a few fen to a bank account to prove whose it is. Throws when the bank did not take it; the job then tries again. */
export type SmallTransfer = (transfer: {
  readonly accountName: string
  readonly bankName: string
  readonly accountNo: string
  readonly amount: Fen
}) => Promise<void>
