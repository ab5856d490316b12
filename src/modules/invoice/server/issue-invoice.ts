import type { AppContext } from '../../../api/handler.ts'
import { systemContext } from '../../../api/actor-context.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { requestJob } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanText } from '../../../kernel/money/money.ts'
import { nextQueryAt } from '../rules/query-schedule.ts'
import { countTry, invoiceOf, markSent, type Invoice } from './invoice-repository.ts'
import { moveInvoice } from './move-invoice.ts'
import type { InvoiceDeps, InvoiceService, IssueResult } from './ports.ts'
import { reddenExcessOf } from './redden-excess.ts'
import { issueOrderOf } from './provider-orders.ts'

export const issueTask = 'invoice.issue'
const requestIssue = (tx: Transaction, invoiceId: number, runAt: Date) =>
  requestJob(tx, issueTask, { invoiceId }, { runAt, key: `${issueTask}.${invoiceId}` })

/** Begins to issue: the application waits for the service under a serial of its own. Refusals: the machine's, `invoice.noService`. */
export async function beginIssue(tx: Transaction, deps: InvoiceDeps, invoice: Invoice, act: ActorContext): Promise<Invoice | Failure> {
  if (!deps.service) return failure('invoice.noService')
  // The version counts the attempts: a new serial exists only after the service said that the last one failed.
  const serial = `${invoice.invoiceSn}V${invoice.version}`
  const moved = await moveInvoice(tx, invoice, { event: 'issue', who: 'store', act, change: { serial, trouble: '' } })
  if (!isFailure(moved)) await requestIssue(tx, invoice.invoiceId, act.now)
  return moved
}

/**
 * Asks for a serial's invoice. Once it was sent it is queried, never sent under another serial: only where the service has
 * never heard of it is the same serial sent again.
 */
async function ask(service: InvoiceService, invoice: Invoice, serial: string, isFirst: boolean): Promise<IssueResult> {
  const known: IssueResult = isFirst ? { kind: 'absent' } : await service.query(serial)
  if (known.kind !== 'absent') return known
  const taken = await service.issue(issueOrderOf(invoice, serial))
  if (taken.kind === 'refused') return { kind: 'failed', reason: taken.reason }
  return taken.kind === 'accepted' ? { kind: 'processing' } : taken
}

/** Runs as a job outside any transaction until the service says what became of the serial. It bears any repetition. */
export async function issueInvoice(app: AppContext, deps: InvoiceDeps, invoiceId: number): Promise<void> {
  const invoice = await invoiceOf(app.read, invoiceId, null)
  const serial = invoice?.serial
  if (!invoice || !serial || invoice.state !== 'ISSUING') return
  const isFirst = await app.inTransaction((tx) => markSent(tx, invoiceId, serial, app.clock.now()))
  const answer: IssueResult = deps.service ? await ask(deps.service, invoice, serial, isFirst) : { kind: 'unknown', reason: 'no service' }
  const now = app.clock.now()
  const act = systemContext('invoice.issue', now)
  await app.inTransaction(async (tx) => {
    if (answer.kind === 'issued' && answer.totalFen === invoice.total) return bookIssued(tx, invoice, answer, act)
    if (answer.kind === 'failed') {
      await moveInvoice(tx, invoice, { event: 'fail', who: 'system', act, change: { trouble: answer.reason.slice(0, 300) } })
      return
    }
    const trouble =
      answer.kind === 'issued' ? await noteMismatch(tx, invoice, answer, act) : answer.kind === 'unknown' ? answer.reason.slice(0, 300) : ''
    const tries = await countTry(tx, invoiceId, trouble)
    if (tries !== null) await requestIssue(tx, invoiceId, nextQueryAt(tries, now))
  })
}

type Issued = Extract<IssueResult, { kind: 'issued' }>

async function bookIssued(tx: Transaction, invoice: Invoice, { number, issuedAt, document }: Issued, act: ActorContext): Promise<void> {
  const change = { number, issuedAt, document, trouble: '' }
  const moved = await moveInvoice(tx, invoice, { event: 'issued', who: 'system', act, change })
  // Somebody else heard the answer first; there is one invoice either way.
  if (isFailure(moved)) return
  await reddenExcessOf(tx, moved, act)
}

/** An invoice of another amount is never booked as ours: somebody must look. */
async function noteMismatch(
  tx: Transaction,
  invoice: Invoice,
  answer: Issued,
  { actor, channel, requestId }: ActorContext,
): Promise<string> {
  const trouble = `amount ${yuanText(answer.totalFen)} instead of ${yuanText(invoice.total)}`
  const trace = { actor, channel, requestId, entity: 'invoice', entityId: invoice.invoiceSn }
  if (invoice.trouble !== trouble)
    await audit(tx, { ...trace, action: 'invoice.mismatch', without: 'note', reason: trouble, facts: { number: answer.number } })
  return trouble
}
