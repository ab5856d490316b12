import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { actorContext } from '../../../api/actor-context.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { fenOfNumber, parseYuan } from '../../../kernel/money/money.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { storeScopeOf } from '../../order/server/public.ts'
import {
  invoiceableParts,
  invoiceApply,
  invoiceCancel,
  invoiceDetail,
  invoiceDownload,
  invoiceEdit,
  invoiceList,
  invoiceRedAnswer,
  invoiceRedAsk,
} from '../endpoints.ts'
import {
  sellerInvoiceDeliver,
  sellerInvoiceDetail,
  sellerInvoiceDownload,
  sellerInvoiceIssue,
  sellerInvoiceList,
  sellerInvoiceRecord,
  sellerInvoiceReject,
  sellerRedAnswer,
  sellerRedAsk,
} from '../endpoints-staff.ts'
import type { InvoiceView } from '../endpoints-schemas.ts'
import { invoiceMessages } from '../messages.ts'
import type { RedReason } from '../rules/red-letter-machine.ts'
import { applyInvoice, editInvoice } from './apply-invoice.ts'
import { answerRedLetter, requestRedLetter } from './request-red-letter.ts'
import { downloadInvoice, type PrintDeps } from './download-invoice.ts'
import { beginIssue } from './issue-invoice.ts'
import { invoiceOf, invoicesOf, lockInvoice, waitingInvoices, type Invoice, type InvoiceScope } from './invoice-repository.ts'
import { invoiceViewsOf, type Viewer } from './invoice-view.ts'
import { listInvoiceable } from './list-invoiceable.ts'
import { moveInvoice } from './move-invoice.ts'
import type { InvoiceDeps, RedLetterAction } from './ports.ts'
import { redLetterOf } from './red-repository.ts'
import { invoiceTitleHandlers } from './title-handlers.ts'

const seenBy = (call: Call, viewer: Viewer, deps: InvoiceDeps) => ({
  viewer,
  lang: call.lang,
  now: call.app.clock.now(),
  connected: deps.service !== null,
})
const scopeOf = (call: Call, viewer: Viewer): InvoiceScope =>
  viewer === 'buyer' ? { memberId: memberOf(call).memberId } : storeScopeOf(call, 'store.orders')
const actOf = (call: Call, viewer: Viewer) => actorContext(call, viewer === 'store' ? 'store' : 'member')

async function shown(
  call: Call,
  tx: Transaction,
  of: { invoice: Invoice | Failure; viewer: Viewer; deps: InvoiceDeps },
): Promise<InvoiceView | Failure> {
  if (isFailure(of.invoice)) return of.invoice
  const [view] = await invoiceViewsOf(tx, [of.invoice], seenBy(call, of.viewer, of.deps))
  return view ?? failure('api.notFound')
}

type Room = { readonly call: Call; readonly viewer: Viewer; readonly deps: InvoiceDeps; readonly invoiceId: number }
/** Does something with an invoice of one side; anybody else's does not exist. */
async function within(tx: Transaction, room: Room, work: (invoice: Invoice) => Promise<Invoice | Failure>): Promise<InvoiceView | Failure> {
  const invoice = await lockInvoice(tx, room.invoiceId, scopeOf(room.call, room.viewer))
  if (!invoice) return failure('api.notFound')
  return shown(room.call, tx, { invoice: await work(invoice), viewer: room.viewer, deps: room.deps })
}

type RedWished = { invoiceId: number; reason: RedReason; note: string; lines: { lineNo: number; amount: number }[] }
const askRed = (call: Call, deps: InvoiceDeps, viewer: Viewer, { invoiceId, reason, note, lines }: RedWished) =>
  call.idempotent<InvoiceView>((tx) =>
    within(tx, { call, viewer, deps, invoiceId }, async (invoice) => {
      if (!deps.service) return failure('invoice.noService')
      const wish = lines.map(({ lineNo, amount }) => ({ lineNo, amount: fenOfNumber(amount) ?? 0n }))
      return requestRedLetter(tx, invoice, { reason, note, lines: wish, who: viewer }, actOf(call, viewer))
    }),
  )
const answerRed = (call: Call, deps: InvoiceDeps, viewer: Viewer, { redId, wish }: { redId: number; wish: RedLetterAction }) =>
  call.app.inTransaction<InvoiceView | Failure>(async (tx) => {
    const red = await redLetterOf(tx, redId)
    if (!red) return failure('api.notFound')
    return within(tx, { call, viewer, deps, invoiceId: red.invoiceId }, async (invoice) => {
      const refused = await answerRedLetter(tx, red, { wish, who: viewer }, actOf(call, viewer))
      return refused ?? invoice
    })
  })
const detail = async (call: Call, deps: InvoiceDeps, viewer: Viewer, invoiceId: number) => {
  const invoice = await invoiceOf(call.app.read, invoiceId, scopeOf(call, viewer))
  const [view] = invoice ? await invoiceViewsOf(call.app.read, [invoice], seenBy(call, viewer, deps)) : []
  return view ?? failure('api.notFound')
}

const buyerHandlers = (deps: PrintDeps): Handler[] => [
  handle(invoiceableParts, (asked, call) => listInvoiceable(call, asked)),
  handle(invoiceApply, (wish, call) =>
    call.idempotent<InvoiceView>(async (tx) => shown(call, tx, { invoice: await applyInvoice(call, tx, wish), viewer: 'buyer', deps })),
  ),
  handle(invoiceList, async (page, call) => {
    const { list, total } = await invoicesOf(call.app.read, scopeOf(call, 'buyer'), page)
    return { list: await invoiceViewsOf(call.app.read, list, seenBy(call, 'buyer', deps)), total }
  }),
  handle(invoiceDetail, ({ invoiceId }, call) => detail(call, deps, 'buyer', invoiceId)),
  handle(invoiceEdit, ({ invoiceId, ...wish }, call) =>
    call.app.inTransaction((tx) =>
      within(tx, { call, viewer: 'buyer', deps, invoiceId }, (invoice) => editInvoice(call, tx, invoice, wish)),
    ),
  ),
  handle(invoiceCancel, ({ invoiceId }, call) =>
    call.app.inTransaction((tx) =>
      within(tx, { call, viewer: 'buyer', deps, invoiceId }, (invoice) =>
        moveInvoice(tx, invoice, { event: 'cancel', who: 'buyer', act: actOf(call, 'buyer') }),
      ),
    ),
  ),
  handle(invoiceRedAsk, (input, call) => askRed(call, deps, 'buyer', input)),
  handle(invoiceRedAnswer, (input, call) => answerRed(call, deps, 'buyer', input)),
  handle(invoiceDownload, (input, call) => downloadInvoice(call, deps, input, { scope: scopeOf(call, 'buyer'), viewer: 'buyer' })),
]

/** Each of a batch stands for itself: what cannot be issued is named, the rest goes on. */
const issueMany = (call: Call, deps: InvoiceDeps, invoiceIds: readonly number[], versions: readonly number[]) =>
  call.idempotent(async (tx) => {
    const begun: number[] = []
    const refused: { invoiceId: number; reason: string }[] = []
    const say = translate(call.lang, invoiceMessages)
    const seen = new Map(invoiceIds.map((invoiceId, index) => [invoiceId, versions[index]]))
    for (const invoiceId of [...new Set(invoiceIds)].toSorted((one, other) => one - other)) {
      const invoice = await lockInvoice(tx, invoiceId, scopeOf(call, 'store'))
      // What is not theirs is as if it had not been named.
      if (!invoice) continue
      // Its buyer may have changed title and receiver since the store read it.
      if ((seen.get(invoiceId) ?? invoice.version) !== invoice.version) {
        refused.push({ invoiceId, reason: say('changedSince') })
        continue
      }
      const done = await beginIssue(tx, deps, invoice, actOf(call, 'store'))
      if (!isFailure(done)) begun.push(invoiceId)
      else refused.push({ invoiceId, reason: say(done.code === 'invoice.noService' ? 'noService' : 'notNow') })
    }
    return begun.length + refused.length === 0 ? failure('api.notFound') : { begun, refused }
  })

const deskHandlers = (deps: PrintDeps): Handler[] => [
  handle(sellerInvoiceList, async (page, call) => {
    const scope = storeScopeOf(call, 'store.orders')
    const { list, total } = await invoicesOf(call.app.read, scope, page)
    return {
      list: await invoiceViewsOf(call.app.read, list, seenBy(call, 'store', deps)),
      total,
      demonstration: deps.demonstration,
      connected: deps.service !== null,
      waiting: await waitingInvoices(call.app.read, scope.storeIds),
    }
  }),
  handle(sellerInvoiceDetail, ({ invoiceId }, call) => detail(call, deps, 'store', invoiceId)),
  handle(sellerInvoiceIssue, ({ invoiceIds, versions }, call) => issueMany(call, deps, invoiceIds, versions)),
  handle(sellerInvoiceRecord, ({ invoiceId, number, total }, call) =>
    call.app.inTransaction((tx) =>
      within(tx, { call, viewer: 'store', deps, invoiceId }, async (invoice) => {
        if (deps.service) return failure('invoice.serviceIssues')
        // What was issued must be what was applied for, to the cent.
        if (parseYuan(total) !== invoice.total) return failure('invoice.otherTotal', {}, { field: 'total' })
        const act = actOf(call, 'store')
        return moveInvoice(tx, invoice, { event: 'record', who: 'store', act, change: { number, issuedAt: act.now } })
      }),
    ),
  ),
  handle(sellerInvoiceReject, ({ invoiceId, reason }, call) =>
    call.app.inTransaction((tx) =>
      within(tx, { call, viewer: 'store', deps, invoiceId }, (invoice) =>
        moveInvoice(tx, invoice, { event: 'reject', who: 'store', act: actOf(call, 'store'), change: { reason } }),
      ),
    ),
  ),
  handle(sellerInvoiceDeliver, ({ invoiceId, note }, call) =>
    call.app.inTransaction((tx) =>
      within(tx, { call, viewer: 'store', deps, invoiceId }, (invoice) =>
        moveInvoice(tx, invoice, { event: 'deliver', who: 'store', act: actOf(call, 'store'), change: { deliveryNote: note } }),
      ),
    ),
  ),
  handle(sellerRedAsk, (input, call) => askRed(call, deps, 'store', input)),
  handle(sellerRedAnswer, (input, call) => answerRed(call, deps, 'store', input)),
  handle(sellerInvoiceDownload, (input, call) => downloadInvoice(call, deps, input, { scope: scopeOf(call, 'store'), viewer: 'store' })),
]

/** Invoices: titles and receivers, applications, issuing, red letters, files. */
export function invoiceHandlers(deps: PrintDeps): Handler[] {
  return [...invoiceTitleHandlers(), ...buyerHandlers(deps), ...deskHandlers(deps)]
}
