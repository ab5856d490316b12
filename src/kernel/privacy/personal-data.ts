import type { Failure } from '../failure/failure.ts'
import type { Queryable } from '../database/transaction.ts'

/** Kinds of personal data, as the people whom they are about would name them. */
export const personalKinds = [
  'name',
  'phone',
  'email',
  'address',
  'identityNumber',
  'bankAccount',
  'credential',
  'device',
  'company',
  'trade',
  'talk',
  'behaviour',
  'picture',
  'choice',
] as const
export type PersonalKind = (typeof personalKinds)[number]

/** What a table's personal data is for. */
export const personalPurposes = [
  'login',
  'profile',
  'verification',
  'company',
  'trade',
  'payment',
  'talk',
  'browsing',
  'selling',
  'evidence',
] as const
export type PersonalPurpose = (typeof personalPurposes)[number]

/**
 * How long rows stay: until the account is closed, at most ninety days or half a year, three years after that (E-Commerce Law, article 31), as long as the
 * evidence of who did what must stand, or only for minutes to days whatever happens.
 */
export type PersonalRetention = 'untilClosed' | 'ninetyDays' | 'halfYear' | 'threeYears' | 'evidence' | 'short'

/** Columns with the SQL of what stands in them afterwards; a condition of rows is the table's `whose`. */
export type Erasure = 'delete' | Readonly<Record<string, string>>

/**
 * The declaration of a table that holds personal data, beside the statements of the module that owns it. From these come
 * the inventory, the export of one's own data and what closing an account forgets; a test holds them against the database.
 */
export type PersonalTable = {
  readonly table: string
  readonly purpose: PersonalPurpose
  /** SQL condition of the rows of the member whose id is $1, or whose phone is $2; null where rows name nobody who could be found by it. */
  readonly whose: string | null
  readonly columns: Readonly<Record<string, PersonalKind>>
  /** Of these, what is never handed out, not even to its owner: hashes and sealed numbers (their masks are). */
  readonly secret?: readonly string[]
  /** Every other column: it says nothing about a person. */
  readonly plain: readonly string[]
  readonly retention: PersonalRetention
  /** What closing the account does at once; nothing where rows must stay as they are. */
  readonly atClosing?: Erasure
  /** The column with the name of a stored file, whose bytes go with the row and into the owner's export. */
  readonly fileColumn?: string
  /** What happens three years after closing. */
  readonly later?: Erasure
}

/** Something that must be settled before an account is closed: why, and where the member settles it. */
export type ClosingBlock = { readonly why: Failure; readonly link: string }

/** What a module has against the closing of a member's account; nothing when all is settled there. */
export type ClosingCheck = (db: Queryable, memberId: number, now: Date) => Promise<readonly ClosingBlock[]>
