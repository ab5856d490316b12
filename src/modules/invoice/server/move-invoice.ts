import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../kernel/time/timers.ts'
import { invoiceMachine, type InvoiceEvent, type InvoiceWho } from '../rules/invoice-machine.ts'
import { invoiceOf, updateState, type Invoice, type InvoiceChange } from './invoice-repository.ts'

export type InvoiceMove = {
  readonly event: InvoiceEvent
  readonly who: InvoiceWho
  readonly act: ActorContext
  readonly change?: InvoiceChange
}

/** Emits the state of an invoice. */
export async function emitInvoiceMoved(
  tx: Transaction,
  { invoiceId, invoiceSn, memberId, storeId }: Invoice,
  state: string,
): Promise<void> {
  await emit(tx, { event: 'invoice.moved', key: invoiceSn, payload: { invoiceId, invoiceSn, memberId, storeId, state } })
}

/** Moves an invoice; of two moves at once one wins. Refusals are the machine's, and `api.stale`. */
export async function moveInvoice(
  tx: Transaction,
  invoice: Invoice,
  { event, who, act, change = {} }: InvoiceMove,
): Promise<Invoice | Failure> {
  const to = invoiceMachine.next(invoice.state, event, who)
  if (isFailure(to)) return to
  if (!(await updateState(tx, invoice.invoiceId, to, [invoice.state], change))) return failure('api.stale')
  const { actor, channel, requestId, now } = act
  if (to === 'APPLIED')
    await schedule(tx, {
      entity: 'invoice',
      entityId: invoice.invoiceId,
      event: 'remind',
      dueAt: invoice.dueAt > now ? invoice.dueAt : now,
    })
  else await cancelTimers(tx, { entity: 'invoice', entityId: invoice.invoiceId, event: 'remind' })
  const facts = { ...(change.number ? { number: change.number } : {}), ...(change.serial ? { serial: change.serial } : {}) }
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: `invoice.${event}`,
    entity: 'invoice',
    entityId: invoice.invoiceSn,
    from: invoice.state,
    to,
    facts,
    ...(change.reason ? { reason: change.reason } : {}),
  })
  await emitInvoiceMoved(tx, invoice, to)
  return (await invoiceOf(tx, invoice.invoiceId, null)) ?? failure('api.notFound')
}
