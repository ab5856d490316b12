import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { sumFen } from '../../../kernel/money/money.ts'
import { splitVat } from '../../../kernel/money/vat.ts'
import type { RedLine } from '../rules/red-plan.ts'
import type { Invoice, InvoiceLine } from './invoice-repository.ts'
import type { InvoiceItem, InvoiceOrder, InvoiceParty } from './ports.ts'

const itemOf = (line: InvoiceLine): InvoiceItem => ({
  name: line.itemName,
  spec: line.spec,
  unit: line.unitName,
  quantity: line.quantity,
  amountFen: line.amount,
  taxRateBp: line.taxRateBp,
  taxFen: line.tax,
})

/** Both sides as printed. */
export function partiesOf({ seller, title }: Invoice): { readonly seller: InvoiceParty; readonly buyer: InvoiceParty } {
  const { regAddress: address, regPhone: phone, taxNumber, bankName, bankAccount } = title
  return {
    seller: { name: seller.name, taxNumber: seller.taxNumber, address: '', phone: seller.phone, bankName: '', bankAccount: '' },
    buyer: { name: title.title, taxNumber, address, phone, bankName, bankAccount },
  }
}

/** What the service is asked to issue. */
export function issueOrderOf(invoice: Invoice, serial: string): InvoiceOrder {
  return {
    serial,
    special: invoice.invoiceType === 2,
    ...partiesOf(invoice),
    items: invoice.lines.map(itemOf),
    totalFen: invoice.total,
    taxFen: invoice.tax,
    remark: [invoice.remark, ...new Set(invoice.lines.map((line) => line.orderSn))].filter((text) => text !== '').join(' '),
  }
}

export type RedSum = { readonly lines: readonly RedLine[]; readonly amount: bigint; readonly tax: bigint }

/** What a red letter takes back: the wished lines, or all that is left. Refusals: `invoice.redTooMuch`, `redNothing`. */
export function redSumOf(invoice: Invoice, wish: readonly RedLine[]): RedSum | Failure {
  const left = invoice.lines
    .map((line) => ({ lineNo: line.lineNo, amount: line.amount - line.reddened }))
    .filter((line) => line.amount > 0n)
  const wanted = new Map<number, bigint>()
  for (const { lineNo, amount } of wish) wanted.set(lineNo, (wanted.get(lineNo) ?? 0n) + amount)
  const lines = wish.length === 0 ? left : [...wanted].map(([lineNo, amount]) => ({ lineNo, amount }))
  if (lines.length === 0) return failure('invoice.redNothing')
  const isFair = lines.every(({ lineNo, amount }) => amount > 0n && amount <= (left.find((line) => line.lineNo === lineNo)?.amount ?? 0n))
  if (!isFair) return failure('invoice.redTooMuch', {}, { field: 'lines' })
  const tax = redItemsOf(invoice, lines).map((item) => item.taxFen)
  return { lines, amount: sumFen(lines.map((line) => line.amount)), tax: sumFen(tax) }
}

/** Lines of an invoice as a red letter names them. A line taken back whole takes back exactly its tax. */
export function redItemsOf(invoice: Invoice, lines: readonly RedLine[]): InvoiceItem[] {
  return lines.flatMap(({ lineNo, amount }) => {
    const line = invoice.lines.find((one) => one.lineNo === lineNo)
    if (!line) return []
    const isWhole = amount === line.amount
    return [
      {
        ...itemOf(line),
        quantity: isWhole ? line.quantity : '',
        amountFen: amount,
        taxFen: isWhole ? line.tax : splitVat(amount, BigInt(line.taxRateBp)).tax,
      },
    ]
  })
}
