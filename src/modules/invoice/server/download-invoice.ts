import { memberOf, type Call } from '../../../api/handler.ts'
import { actorContext } from '../../../api/actor-context.ts'
import {
  pdfFile,
  verificationAddress,
  type DocumentRenderer,
  type PrintedDocument,
  type PrintedParty,
} from '../../../api/printed-document.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanGrouped, yuanText } from '../../../kernel/money/money.ts'
import { invoiceDocumentMessages } from '../messages.ts'
import { issuedStates } from '../rules/invoice-machine.ts'
import { priceWithoutTax } from '../rules/printed-line.ts'
import { invoiceOf, type Invoice, type InvoiceScope } from './invoice-repository.ts'
import { moveInvoice } from './move-invoice.ts'
import type { InvoiceDeps, InvoiceItem, InvoiceParty } from './ports.ts'
import { redLetterOf, type RedLetter } from './red-repository.ts'
import { issueOrderOf, partiesOf, redItemsOf } from './provider-orders.ts'

export type PrintDeps = InvoiceDeps & { readonly render: DocumentRenderer }
type Asked = { readonly invoiceId: number; readonly format: 'pdf' | 'xml'; readonly redId: number }
type Paper = {
  readonly number: string
  readonly document: string
  readonly issuedAt: Date
  readonly items: readonly InvoiceItem[]
  readonly total: bigint
  readonly tax: bigint
  readonly red: RedLetter | null
}

/** An invoice is printed in Chinese, whatever language its reader has. */
const say = translate('zh', invoiceDocumentMessages)

function paperOf(invoice: Invoice, red: RedLetter | null): Paper | null {
  if (red) {
    if (!red.number || !red.issuedAt) return null
    const items = redItemsOf(invoice, red.lines)
    return { number: red.number, document: red.document ?? '', issuedAt: red.issuedAt, items, total: -red.amount, tax: -red.tax, red }
  }
  if (!invoice.number || !invoice.issuedAt || !issuedStates.includes(invoice.state)) return null
  const { number, issuedAt, total, tax } = invoice
  return { number, document: invoice.document ?? '', issuedAt, items: issueOrderOf(invoice, '').items, total, tax, red: null }
}

function printedParty(role: string, of: InvoiceParty): PrintedParty {
  const facts = [
    { label: say('address'), value: of.address },
    { label: say('phone'), value: of.phone },
    { label: say('bank'), value: of.bankName },
    { label: say('account'), value: of.bankAccount },
  ]
  return { role, name: of.name, taxNumber: of.taxNumber, facts }
}

function rowOf(item: InvoiceItem, isRed: boolean): string[] {
  const net = item.amountFen - item.taxFen
  const signed = (fen: bigint) => yuanGrouped(isRed ? -fen : fen)
  const quantity = item.quantity === '' ? '' : `${isRed ? '-' : ''}${item.quantity}`
  return [
    item.name,
    item.spec,
    item.unit,
    quantity,
    priceWithoutTax(net, item.quantity),
    signed(net),
    `${item.taxRateBp / 100}%`,
    signed(item.taxFen),
  ]
}

function printed(invoice: Invoice, paper: Paper, deps: PrintDeps): PrintedDocument {
  const { seller, buyer } = partiesOf(invoice)
  const columns = [
    { heading: say('item'), share: 5 },
    { heading: say('spec'), share: 3 },
    { heading: say('unit'), share: 1, align: 'center' as const },
    { heading: say('quantity'), share: 2, align: 'right' as const },
    { heading: say('price'), share: 3, align: 'right' as const },
    { heading: say('net'), share: 3, align: 'right' as const },
    { heading: say('rate'), share: 1.5, align: 'right' as const },
    { heading: say('tax'), share: 2.5, align: 'right' as const },
  ]
  const original = paper.red ? say('original', { number: invoice.number ?? '' }) : ''
  const remark = [original, issueOrderOf(invoice, '').remark, deps.demonstration ? say('demonstration') : ''].filter((text) => text !== '')
  return {
    lang: 'zh',
    title: say(invoice.invoiceType === 2 ? 'special' : 'ordinary'),
    number: { label: say('number'), value: paper.number },
    issuedAt: paper.issuedAt,
    parties: [printedParty(say('buyer'), buyer), printedParty(say('seller'), seller)],
    tables: [{ columns, rows: paper.items.map((item) => rowOf(item, paper.red !== null)) }],
    totals: [
      { label: say('netTotal'), value: yuanGrouped(paper.total - paper.tax) },
      { label: say('taxTotal'), value: yuanGrouped(paper.tax) },
      { label: say('total'), value: yuanGrouped(paper.total) },
    ],
    inWords: paper.red ? null : paper.total,
    paragraphs: [{ heading: say('remark'), text: remark.join(' ') }],
    verification: { code: paper.number, address: verificationAddress(deps.siteUrl, paper.number, paper.red ? '' : yuanText(paper.total)) },
  }
}

/** An issued invoice, or one of its red letters, as a file; the buyer's first download says that it arrived. Refusals: `invoice.notIssued`, `noXml`. */
export async function downloadInvoice(
  call: Call,
  deps: PrintDeps,
  asked: Asked,
  by: { readonly scope: InvoiceScope; readonly viewer: 'buyer' | 'store' },
) {
  const invoice = await invoiceOf(call.app.read, asked.invoiceId, by.scope)
  const red = asked.redId > 0 ? await redLetterOf(call.app.read, asked.redId) : null
  if (!invoice || (asked.redId > 0 && red?.invoiceId !== invoice.invoiceId)) return failure('api.notFound')
  const paper = paperOf(invoice, red)
  if (!paper) return failure('invoice.notIssued')
  if (asked.format === 'xml' && paper.document === '') return failure('invoice.noXml')
  const name = `${say(red ? 'redFile' : 'file')}-${paper.number}`
  const xml = { fileName: `${name}.xml`, base64: Buffer.from(paper.document).toString('base64') }
  const whose = memberOf(call).memberId
  const file = asked.format === 'xml' ? xml : await pdfFile(deps.render, { name, documents: [printed(invoice, paper, deps)], whose })
  const { actor, channel, requestId, now } = actorContext(call, by.viewer === 'store' ? 'store' : 'member')
  const act = { actor, channel, requestId, now }
  return call.app.inTransaction<typeof file | Failure>(async (tx) => {
    const trace = { actor, channel, requestId, entity: 'invoice', entityId: invoice.invoiceSn }
    await audit(tx, { ...trace, action: 'invoice.download', without: 'note', facts: { number: paper.number, format: asked.format } })
    // The other of two downloads at once finds it delivered.
    if (by.viewer === 'buyer' && invoice.state === 'ISSUED' && !red) await moveInvoice(tx, invoice, { event: 'deliver', who: 'buyer', act })
    return file
  })
}
