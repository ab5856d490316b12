import type { AppContext } from '../../../api/handler.ts'
import { systemContext } from '../../../api/actor-context.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../kernel/time/timers.ts'
import { nextQueryAt } from '../rules/query-schedule.ts'
import { bureauEvent, confirmHours, openRedStates, type RedLetterState } from '../rules/red-letter-machine.ts'
import { requestRed } from './request-red-letter.ts'
import { invoiceOf, lockInvoice, reddenLines, type Invoice } from './invoice-repository.ts'
import { moveInvoice } from './move-invoice.ts'
import type { InvoiceDeps, InvoiceService, RedResult } from './ports.ts'
import { countRedTry, clearRedLetterAction, markRedSent, redLetterOf, updateRed, type RedChange, type RedLetter } from './red-repository.ts'
import { reddenExcessOf } from './redden-excess.ts'
import { redItemsOf } from './provider-orders.ts'

const sideOf = (askedBy: RedLetter['askedBy']) => (askedBy === 'buyer' ? ('buyer' as const) : ('store' as const))
type Said = RedResult | { readonly kind: 'refused'; readonly reason: string }

/** The same serial is sent again only where the service has never heard of it. */
async function open(service: InvoiceService, invoice: Invoice, red: RedLetter, isFirst: boolean): Promise<Said> {
  const known: RedResult = isFirst ? { kind: 'absent' } : await service.queryRed(red.serial)
  if (known.kind !== 'absent') return known
  const { serial, reason, lines, amount: totalFen, tax: taxFen } = red
  const order = { serial, reason, items: redItemsOf(invoice, lines), totalFen, taxFen }
  const taken = await service.askRed({ ...order, invoiceNumber: invoice.number ?? '', askedBy: sideOf(red.askedBy) })
  return taken.kind === 'accepted' ? service.queryRed(serial) : taken
}

/** Tells the service what somebody here answered; whatever it says, the state that it then has counts. */
async function answer(service: InvoiceService, red: RedLetter): Promise<{ readonly said: Said; readonly refused: string }> {
  if (red.wish === '') return { said: await service.queryRed(red.serial), refused: '' }
  const answersAs = red.state === '02' ? 'buyer' : 'store'
  const by = red.wish === 'withdraw' ? sideOf(red.askedBy) : answersAs
  const taken = await service.answerRed(red.serial, by, red.wish)
  if (taken.kind === 'unknown') return { said: taken, refused: '' }
  return { said: await service.queryRed(red.serial), refused: taken.kind === 'refused' ? taken.reason : '' }
}

/** Runs as a job outside any transaction until the service says how the red letter ended. It bears any repetition. */
export async function processRed(app: AppContext, deps: InvoiceDeps, redId: number): Promise<void> {
  const red = await redLetterOf(app.read, redId)
  const invoice = red && (await invoiceOf(app.read, red.invoiceId, null))
  if (!red || !invoice || !openRedStates.includes(red.state)) return
  const isFirst = red.state === 'REQUESTED' && (await app.inTransaction((tx) => markRedSent(tx, redId, app.clock.now())))
  const { service } = deps
  const nobody = { said: { kind: 'unknown' as const, reason: 'no service' }, refused: '' }
  const heard = !service
    ? nobody
    : red.state === 'REQUESTED'
      ? { said: await open(service, invoice, red, isFirst), refused: '' }
      : await answer(service, red)
  const act = systemContext('invoice.red', app.clock.now())
  await app.inTransaction(async (tx) => {
    const { said, refused } = heard
    if (refused !== '') await clearRedLetterAction(tx, redId, refused.slice(0, 300))
    if (said.kind === 'refused') return end(tx, { red, to: 'FAILED', change: { trouble: said.reason.slice(0, 300) } }, act)
    const stands = said.kind === 'open' || said.kind === 'issued' ? await follow(tx, red, said, act) : red.state
    const isWaiting = stands === '02' || stands === '03'
    const trouble = said.kind === 'unknown' ? said.reason.slice(0, 300) : refused.slice(0, 300)
    const tries = await countRedTry(tx, redId, trouble)
    // Where somebody must confirm, their answer or the end of the 72 hours asks again.
    if (openRedStates.includes(stands) && (!isWaiting || said.kind === 'unknown')) await requestRed(tx, redId, nextQueryAt(tries, act.now))
    else if (isWaiting && red.expireAt && red.expireAt <= act.now) await requestRed(tx, redId, nextQueryAt(tries, act.now))
  })
}

type Heard = Extract<RedResult, { kind: 'open' | 'issued' }>

/** Brings a red letter to where the bureau says it stands. */
async function follow(tx: Transaction, red: RedLetter, said: Heard, act: ActorContext): Promise<RedLetterState> {
  let current = red
  const path: RedLetterState[] = said.kind === 'issued' ? [said.status, 'ISSUED'] : [said.status]
  for (const to of path) {
    if (to === current.state) continue
    const isIssued = to === 'ISSUED' && said.kind === 'issued'
    if (isIssued && said.totalFen !== red.amount) return current.state
    const event = bureauEvent(current.state, to as Parameters<typeof bureauEvent>[1])
    if (!event) return (await redLetterOf(tx, red.redId))?.state ?? current.state
    const expireAt = new Date(red.askedAt.getTime() + confirmHours * 3_600_000)
    const change: RedChange = isIssued
      ? { number: said.number, issuedAt: said.issuedAt, document: said.document, trouble: '' }
      : { trouble: '', expireAt }
    const isOver = !openRedStates.includes(to)
    if (isOver) await end(tx, { red: current, to, change }, act)
    else await step(tx, { red: current, to, change }, act)
    current = { ...current, state: to }
  }
  return current.state
}

type Step = { readonly red: RedLetter; readonly to: RedLetterState; readonly change: RedChange }

async function step(tx: Transaction, { red, to, change }: Step, { actor, channel, requestId }: ActorContext): Promise<boolean> {
  if (!(await updateRed(tx, red, to, change))) return false
  const timer = { entity: 'invoiceRed', entityId: red.redId, event: 'expire' }
  if (change.expireAt && (to === '02' || to === '03')) await schedule(tx, { ...timer, dueAt: change.expireAt })
  else await cancelTimers(tx, timer)
  const trace = { actor, channel, requestId, entity: 'invoiceRedLetter', entityId: red.serial }
  await audit(tx, {
    ...trace,
    action: 'invoice.redMoved',
    from: red.state,
    to,
    ...(change.number ? { facts: { number: change.number } } : {}),
  })
  const invoice = await invoiceOf(tx, red.invoiceId, null)
  if (invoice) {
    const { invoiceId, invoiceSn, memberId, storeId } = invoice
    await emit(tx, {
      event: 'invoice.redMoved',
      key: invoiceSn,
      payload: { invoiceId, invoiceSn, memberId, storeId, redId: red.redId, state: to },
    })
  }
  return true
}

/** A red letter is over: issued, the invoice is taken back; otherwise it stands as before. */
async function end(tx: Transaction, what: Step, act: ActorContext): Promise<void> {
  const { red, to } = what
  const invoice = await lockInvoice(tx, red.invoiceId, null)
  if (!invoice || !(await step(tx, what, act))) return
  const before = invoice.lines.reduce((sum, line) => sum + line.reddened, 0n)
  if (to === 'ISSUED') await reddenLines(tx, invoice.invoiceId, red.lines)
  const isWhole = to === 'ISSUED' && before + red.amount >= invoice.total
  const standing = before > 0n ? ('redRefusedAgain' as const) : ('redRefused' as const)
  const event = isWhole ? ('redWhole' as const) : to === 'ISSUED' ? ('redPart' as const) : standing
  const moved = await moveInvoice(tx, invoice, { event, who: 'system', act })
  if (!isFailure(moved) && to === 'ISSUED') await reddenExcessOf(tx, moved, act)
}
