import type { AnyHandle } from '../../../shared/unit.ts'
import type { Language } from '../../../shared/words.ts'
import type { documentKinds } from '../contract-verify.ts'

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
}

/** Finds documents of one kind by their number; null when it knows none. Each module that issues documents has one. */
export type DocumentVerifier = (handle: AnyHandle, code: string, lang: Language) => Promise<VerifiedDocument | null>
