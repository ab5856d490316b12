import type { Queryable } from '../../../kernel/database/transaction.ts'
import type { obligationKinds } from '../endpoints-schemas.ts'
import type { Contract } from './contract-repository.ts'

/** A party as its certificate names it. */
export type SigningParty = { readonly name: string; readonly taxNumber: string; readonly agent: string }

export type SignatureOrder = { readonly pdf: Buffer; readonly party: SigningParty; readonly reason: string; readonly at: Date }
export type SignatureResult = { readonly kind: 'signed'; readonly pdf: Buffer } | { readonly kind: 'unknown'; readonly reason: string }

export type SignatureCheck = {
  readonly signatures: readonly { readonly valid: boolean; readonly signer: string; readonly serial: string }[]
  /** False where something was appended after the last signature. */
  readonly coversAll: boolean
}

/** An e-sign service (电子签): signs a PDF for a party by a signature of its own, and checks what was signed. */
export type SignatureService = {
  readonly sign: (order: SignatureOrder) => Promise<SignatureResult>
  readonly check: (pdf: Buffer) => Promise<SignatureCheck>
  /** DER of the certificate that all signatures lead to, for readers of the file. */
  readonly root: () => Promise<Buffer>
}

/** What keeps a contract from being performed in full: an open price of a line, or what a side still owes of it, in fen. */
export type OpenObligation = {
  readonly lineNo: number
  readonly name: string
  readonly kind: (typeof obligationKinds)[number]
  readonly amount: bigint
}
/** What later modules know of that stands between a contract and its end. */
export type OpenObligations = (db: Queryable, contract: Contract) => Promise<readonly OpenObligation[]>

/** What the module is given of the installation; without a service nothing can be signed. */
export type EsignSettings = { readonly service: SignatureService | null; readonly demonstration: boolean; readonly siteUrl: string }
