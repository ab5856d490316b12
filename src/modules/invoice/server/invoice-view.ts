import type { Language } from '../../../kernel/i18n/translate.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { InvoiceView, RedLetterView } from '../endpoints-schemas.ts'
import { invoiceMachine, issuedStates } from '../rules/invoice-machine.ts'
import { redLetterMachine } from '../rules/red-letter-machine.ts'
import type { Invoice } from './invoice-repository.ts'
import { redLettersOf, type RedLetter } from './red-repository.ts'

export type Viewer = 'buyer' | 'store'
export type Seen = { readonly viewer: Viewer; readonly lang: Language; readonly now: Date; readonly connected: boolean }

const answers = ['confirm', 'deny', 'withdraw'] as const
const textOf = (moment: Date | null) => moment && moment.toISOString()

function redView(red: RedLetter, viewer: Viewer): RedLetterView {
  const allowed = red.wish === '' ? redLetterMachine.allowedActions(red.state, viewer) : []
  return {
    redId: red.redId,
    state: red.state,
    reason: red.reason,
    askedBy: red.askedBy,
    note: red.note,
    amount: yuanNumber(red.amount),
    lines: red.lines.map(({ lineNo, amount }) => ({ lineNo, amount: yuanNumber(amount) })),
    number: red.number ?? '',
    trouble: viewer === 'store' || red.state === 'FAILED' ? red.trouble : '',
    askTime: red.askedAt.toISOString(),
    expireTime: textOf(red.expireAt),
    issueTime: textOf(red.issuedAt),
    can: answers.filter((one) => allowed.includes(one)),
  }
}

function canOf(invoice: Invoice, { viewer, connected }: Seen): InvoiceView['can'] {
  const allowed = invoiceMachine.allowedActions(invoice.state, viewer)
  const possible = (['edit', 'cancel', 'reject', 'issue', 'record', 'deliver', 'askRed'] as const).filter((one) => allowed.includes(one))
  const shown = possible.filter((one) => {
    if (one === 'issue' || one === 'askRed') return connected
    if (one === 'record') return !connected
    return one !== 'deliver' || viewer === 'store'
  })
  return issuedStates.includes(invoice.state) ? [...shown, 'download'] : shown
}

function viewOf(invoice: Invoice, reds: readonly RedLetter[], seen: Seen & { readonly storeName: string }): InvoiceView {
  const isWaiting = invoice.state === 'APPLIED' || invoice.state === 'ISSUE_FAILED'
  const reddened = invoice.lines.reduce((sum, line) => sum + line.reddened, 0n)
  return {
    invoiceId: invoice.invoiceId,
    invoiceSn: invoice.invoiceSn,
    storeId: invoice.storeId,
    storeName: seen.storeName,
    state: invoice.state,
    invoiceType: invoice.invoiceType,
    content: invoice.content,
    source: invoice.source,
    title: invoice.title,
    receiver: invoice.receiver,
    sellerName: invoice.seller.name,
    sellerTaxNumber: invoice.seller.taxNumber,
    remark: invoice.remark,
    total: yuanNumber(invoice.total),
    taxAmount: yuanNumber(invoice.tax),
    netAmount: yuanNumber(invoice.total - invoice.tax),
    redAmount: yuanNumber(reddened),
    reason: invoice.reason,
    trouble: seen.viewer === 'store' ? invoice.trouble : '',
    number: invoice.number ?? '',
    deliveryNote: invoice.deliveryNote,
    applyTime: invoice.appliedAt.toISOString(),
    dueTime: invoice.dueAt.toISOString(),
    isOverdue: isWaiting && invoice.dueAt <= seen.now ? 1 : 0,
    issueTime: textOf(invoice.issuedAt),
    orderSnList: [...new Set(invoice.lines.map((line) => line.orderSn))],
    lines: invoice.lines.map(({ lineNo, orderSn, itemName, spec, unitName, quantity, amount, tax, taxRateBp, reddened: red }) => ({
      lineNo,
      orderSn,
      itemName,
      spec,
      unitName,
      quantity,
      amount: yuanNumber(amount),
      netAmount: yuanNumber(amount - tax),
      taxRate: taxRateBp / 100,
      taxAmount: yuanNumber(tax),
      redAmount: yuanNumber(red),
    })),
    redLetters: reds.map((red) => redView(red, seen.viewer)),
    version: invoice.version,
    can: canOf(invoice, seen),
  }
}

/** Invoices as one side sees them. */
export async function invoiceViewsOf(db: Queryable, invoices: readonly Invoice[], seen: Seen): Promise<InvoiceView[]> {
  const [reds, stores] = [
    await redLettersOf(
      db,
      invoices.map((invoice) => invoice.invoiceId),
    ),
    await storesByIds(db, [...new Set(invoices.map((invoice) => invoice.storeId))]),
  ]
  const names = new Map(stores.map((store) => [store.storeId, seen.lang === 'en' ? store.storeNameEn : store.storeName]))
  return invoices.map((invoice) => {
    const own = reds.filter((red) => red.invoiceId === invoice.invoiceId)
    return viewOf(invoice, own, { ...seen, storeName: names.get(invoice.storeId) ?? '' })
  })
}
