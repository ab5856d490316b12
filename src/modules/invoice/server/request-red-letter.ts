import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { requestJob } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanText } from '../../../kernel/money/money.ts'
import { redLetterMachine, type RedReason } from '../rules/red-letter-machine.ts'
import type { RedLine } from '../rules/red-plan.ts'
import type { Invoice } from './invoice-repository.ts'
import { moveInvoice } from './move-invoice.ts'
import type { RedLetterAction } from './ports.ts'
import { addRedLetter, saveRedLetterAction, type RedLetter } from './red-repository.ts'
import { redSumOf } from './provider-orders.ts'

export const redTask = 'invoice.red'
export const requestRed = (tx: Transaction, redId: number, runAt: Date) =>
  requestJob(tx, redTask, { redId }, { runAt, key: `${redTask}.${redId}` })

export type RedAsk = {
  readonly reason: RedReason
  readonly note: string
  readonly lines: readonly RedLine[]
  readonly who: 'buyer' | 'store' | 'system'
}

/** Asks for a red letter over an invoice, wholly (no lines) or in part; each has a serial of its own. Refusals: the machine's, `redTooMuch`, `redNothing`. */
export async function requestRedLetter(tx: Transaction, invoice: Invoice, ask: RedAsk, act: ActorContext): Promise<Invoice | Failure> {
  const sum = redSumOf(invoice, ask.lines)
  if (isFailure(sum)) return sum
  const moved = await moveInvoice(tx, invoice, { event: 'askRed', who: ask.who, act })
  if (isFailure(moved)) return moved
  const { reason, note, who: askedBy } = ask
  const serial = `${invoice.invoiceSn}R${moved.version}`
  const redId = await addRedLetter(tx, { ...sum, invoiceId: invoice.invoiceId, serial, reason, askedBy, note, at: act.now })
  const { actor, channel, requestId } = act
  const trace = { actor, channel, requestId, entity: 'invoiceRedLetter', entityId: serial }
  await audit(tx, {
    ...trace,
    action: 'invoice.openRed',
    without: 'creation',
    to: 'REQUESTED',
    facts: { amount: yuanText(sum.amount), reason },
  })
  await requestRed(tx, redId, act.now)
  return moved
}

/** Notes what the buyer or the store answers to a red letter; a job tells the service. Refusals: the machine's, `invoice.answeredAlready`. */
export async function answerRedLetter(
  tx: Transaction,
  red: RedLetter,
  { wish, who }: { readonly wish: RedLetterAction; readonly who: 'buyer' | 'store' },
  { actor, channel, requestId, now }: ActorContext,
): Promise<Failure | null> {
  const to = redLetterMachine.next(red.state, wish, who)
  if (isFailure(to)) return to
  if (!(await saveRedLetterAction(tx, red, wish))) return failure('invoice.answeredAlready')
  const trace = { actor, channel, requestId, entity: 'invoiceRedLetter', entityId: red.serial }
  await audit(tx, { ...trace, action: 'invoice.answerRed', diff: { wish: [red.wish, wish] } })
  await requestRed(tx, red.redId, now)
  return null
}
