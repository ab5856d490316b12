import type { Queryable } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import type { documentKinds } from '../endpoints-document-verification.ts'

/** A document that was found by its number. */
export type VerifiedDocument = {
  readonly kind: (typeof documentKinds)[number]
  readonly number: string
  /** In the language asked for. */
  readonly issuer: string
  readonly issuedOn: string
  readonly validUntil: string
  /** The day on which the platform checked it; absent for what it issued itself. */
  readonly checkedOn?: string
  /** Fen that the document shows; null where it shows none. */
  readonly amount: bigint | null
  /** SHA-256 of the stored file, and whether file and signatures are undamaged; absent where no file is stored. */
  readonly sha256?: string
  readonly isIntact?: boolean
}

/** Finds documents of one kind by their number; null when it knows none. Each module that issues documents has one. */
export type DocumentVerifier = (db: Queryable, code: string, lang: Language) => Promise<VerifiedDocument | null>
