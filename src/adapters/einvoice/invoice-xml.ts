import type { InvoiceRequest, RedRequest } from './wire.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

function party(name: string, of: InvoiceRequest['buyer']): string {
  const facts = [
    tag('Name', of.name),
    tag('TaxNumber', of.taxNumber),
    tag('Address', of.address),
    tag('Phone', of.phone),
    tag('BankName', of.bankName),
    tag('BankAccount', of.bankAccount),
  ]
  return `<${name}>${facts.join('')}</${name}>`
}

/** The invoice as XML. A red one counts its amounts below zero and names the invoice that it takes back. */
export function invoiceXml({
  request,
  number,
  issuedAt,
  red,
}: {
  readonly request: InvoiceRequest | RedRequest
  readonly number: string
  readonly issuedAt: string
  readonly red: boolean
}): string {
  const sign = red ? '-' : ''
  const items = request.items.map(
    (item) =>
      `<Item>${tag('ItemName', item.name)}${tag('Spec', item.spec)}${tag('Unit', item.unit)}${tag('Quantity', item.quantity && sign + item.quantity)}${tag('AmountWithTax', sign + item.amount)}${tag('TaxRate', item.taxRate)}${tag('Tax', sign + item.tax)}</Item>`,
  )
  const parties =
    'buyer' in request
      ? tag('InvoiceType', request.kind) + party('Buyer', request.buyer) + party('Seller', request.seller) + tag('Remark', request.remark)
      : tag('OriginalNumber', request.invoiceNumber) + tag('RedReason', request.reason)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<EInvoice demonstration="true">${tag('Number', number)}${tag('IssuedAt', issuedAt)}${parties}<Items>${items.join('')}</Items>${tag('TotalTax', sign + request.tax)}${tag('TotalWithTax', sign + request.total)}</EInvoice>\n`
}
