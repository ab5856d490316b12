import { translate, type Language } from '../kernel/i18n/translate.ts'
import { inCapitals } from '../kernel/money/chinese-capitals.ts'
import { printedMessages } from './messages.ts'

/** A pair of a label and what stands beside it. */
export type PrintedProperty = { readonly label: string; readonly value: string }

/** One side of a document. Empty values are not printed. */
export type PrintedParty = {
  /** What it is in this document, e.g. `供方`. */
  readonly role: string
  readonly name: string
  /** 统一社会信用代码; empty for a person. */
  readonly taxNumber: string
  /** Address, telephone, bank account and what else belongs to it. */
  readonly facts: readonly PrintedProperty[]
}

export type PrintedColumn = {
  readonly heading: string
  /** Share of the page's width, relative to the other columns. */
  readonly share: number
  readonly align?: 'left' | 'right' | 'center'
}

/** Lines of a document. The head is repeated on every page. */
export type PrintedTable = {
  readonly heading?: string
  readonly columns: readonly PrintedColumn[]
  readonly rows: readonly (readonly string[])[]
}

export type PrintedParagraph = { readonly heading?: string; readonly text: string }

/** A document as it is to be printed, in the words of its language; the renderer adds none of its own. */
export type PrintedDocument = {
  readonly lang: Language
  readonly title: string
  readonly number: PrintedProperty
  /** Also the date in the file's metadata: the same document is the same file, byte for byte. */
  readonly issuedAt: Date
  readonly facts?: readonly PrintedProperty[]
  readonly parties?: readonly PrintedParty[]
  readonly tables?: readonly PrintedTable[]
  readonly totals?: readonly PrintedProperty[]
  /** Fen that are repeated in Chinese capitals (大写); null for none. */
  readonly inWords?: bigint | null
  /** Clauses and remarks below the table. */
  readonly paragraphs?: readonly PrintedParagraph[]
  /** One box for each party that signs, by its role. */
  readonly signatures?: readonly string[]
  /** What `/vc` checks; `address` is printed as a QR code. */
  readonly verification?: { readonly code: string; readonly address: string } | null
}

/** The words that every document carries, in its language. */
export type PrintedLabels = Record<'taxNumber' | 'capitals' | 'page' | 'signature' | 'seal' | 'date' | 'code' | 'verifyHelp', string>
export type LabelledDocument = PrintedDocument & { readonly labels: PrintedLabels; readonly capitals: string }

/**
 * Prints documents into one PDF, each from a page of its own; an adapter implements it. `whose` is the member whose share of
 * the queue counts. Throws a BusyError (HTTP 503 with Retry-After) where too many wait already.
 */
export type DocumentRenderer = (documents: readonly LabelledDocument[], whose?: number) => Promise<Buffer>

function labelled(document: PrintedDocument): LabelledDocument {
  const say = translate(document.lang, printedMessages)
  return {
    ...document,
    capitals: document.inWords === undefined || document.inWords === null ? '' : inCapitals(document.inWords),
    labels: {
      taxNumber: say('taxNumber'),
      capitals: say('capitals'),
      page: say('page'),
      signature: say('signature'),
      seal: say('seal'),
      date: say('date'),
      code: say('code'),
      verifyHelp: say('verifyHelp'),
    },
  }
}

/** Documents as one PDF for `downloadFile`. `name` is the file's without its ending. */
export async function pdfFile(
  render: DocumentRenderer,
  { name, documents, whose }: { name: string; documents: readonly PrintedDocument[]; whose?: number },
) {
  const bytes = await renderDocument(render, documents, whose)
  return { fileName: `${name}.pdf`, base64: bytes.toString('base64') }
}

/** Documents as the bytes of one PDF, for storing. */
export function renderDocument(render: DocumentRenderer, documents: readonly PrintedDocument[], whose?: number): Promise<Buffer> {
  return render(documents.map(labelled), whose)
}

/** The address that a QR code of a document leads to. `amount` in yuan as printed, where the document has one: it is compared. */
export function verificationAddress(siteUrl: string, code: string, amount = ''): string {
  const query = new URLSearchParams(amount === '' ? { code } : { code, amount })
  return `${siteUrl.replace(/\/$/, '')}/vc?${query}`
}

/** For houses without an adapter, in tests: the documents as JSON. */
export const noDocuments: DocumentRenderer = (documents) =>
  Promise.resolve(Buffer.from(JSON.stringify(documents, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))))
