import type { BureauState, RedReason } from '../rules/red-letter-machine.ts'

/** One side of an invoice as it is printed. */
export type InvoiceParty = {
  readonly name: string
  readonly taxNumber: string
  readonly address: string
  readonly phone: string
  readonly bankName: string
  readonly bankAccount: string
}
export type InvoiceItem = {
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly quantity: string
  /** With the tax that it contains. */
  readonly amountFen: bigint
  readonly taxRateBp: number
  readonly taxFen: bigint
}
export type InvoiceOrder = {
  readonly serial: string
  readonly special: boolean
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
  readonly items: readonly InvoiceItem[]
  readonly totalFen: bigint
  readonly taxFen: bigint
  readonly remark: string
}
export type RedOrder = {
  readonly serial: string
  readonly invoiceNumber: string
  readonly reason: RedReason
  readonly askedBy: 'buyer' | 'store'
  readonly items: readonly InvoiceItem[]
  readonly totalFen: bigint
  readonly taxFen: bigint
}
/** `unknown`: no answer, or none that can be trusted. It says nothing about what happened there. */
export type Unknown = { readonly kind: 'unknown'; readonly reason: string }
export type Accepted = { readonly kind: 'accepted' } | { readonly kind: 'refused'; readonly reason: string } | Unknown
export type IssuedInvoice = {
  readonly kind: 'issued'
  readonly number: string
  readonly issuedAt: Date
  readonly totalFen: bigint
  readonly document: string
}
/** `absent`: the service has never heard of the serial. */
export type IssueResult =
  | { readonly kind: 'processing' }
  | IssuedInvoice
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'absent' }
  | Unknown
export type RedResult =
  | { readonly kind: 'open'; readonly status: BureauState }
  | (IssuedInvoice & { readonly status: BureauState })
  | { readonly kind: 'absent' }
  | Unknown
export type RedLetterAction = 'confirm' | 'deny' | 'withdraw'

/** A service for fully digital e-invoices (数电发票). Every outcome is a value; the same serial is never issued twice. */
export type InvoiceService = {
  readonly issue: (order: InvoiceOrder) => Promise<Accepted>
  readonly query: (serial: string) => Promise<IssueResult>
  readonly askRed: (order: RedOrder) => Promise<Accepted>
  readonly answerRed: (serial: string, by: 'buyer' | 'store', wish: RedLetterAction) => Promise<Accepted>
  readonly queryRed: (serial: string) => Promise<RedResult>
}

/** What the module is handed: the service, null where invoices are issued by hand, and whether it is the stand-in. */
export type InvoiceDeps = {
  readonly service: InvoiceService | null
  readonly demonstration: boolean
  /** Without a trailing slash. */
  readonly siteUrl: string
}
