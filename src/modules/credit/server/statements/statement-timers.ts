import type { TimerHandlers } from '../../../../api/background.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { systemContext } from '../../../../api/actor-context.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { addDays, dayOf, endOfDay } from '../../../../kernel/time/clock.ts'
import { daysLate, dueDay, lateInterest } from '../../rules/credit-terms.ts'
import { lockAccount, type CreditAccount } from '../ledger/account-repository.ts'
import { overdueLimits } from '../ledger/credit-settings.ts'
import { linesOfStatement } from '../ledger/line-repository.ts'
import { addOperation } from '../ledger/operation-repository.ts'
import { blockingOf } from '../ledger/usable-account.ts'
import { writeLine } from '../ledger/write-line.ts'
import { moveAccount } from '../lending/move-account.ts'
import { closeUnpaid } from './close-repayment.ts'
import { confirmStatement } from './confirm-statement.ts'
import { moveStatement, payloadOf } from './move-statement.ts'
import { lockStatement, statementById, updateInterestDay, type Statement } from './statement-repository.ts'

type Due = { readonly of: Statement; readonly account: CreditAccount; readonly act: ActorContext }

/** A timer of a statement: its account is locked before it, as everywhere. */
const timed = (work: (tx: Transaction, due: Due) => Promise<void>) => (app: AppContext, entityId: string) =>
  app.inTransaction<void>(async (tx) => {
    const seen = await statementById(tx, Number(entityId))
    const account = seen && (await lockAccount(tx, seen.accountId))
    const of = account && (await lockStatement(tx, Number(entityId)))
    if (account && of) await work(tx, { of, account, act: systemContext('credit/timer', app.clock.now()) })
  })

async function issue(tx: Transaction, { of, act }: Due): Promise<void> {
  if (of.state === 'OPEN') await moveStatement(tx, of, { event: 'issue', who: 'system', act })
}

/** An overdue line is frozen when more is late, and for longer, than is tolerated. */
async function freezeIfLate(tx: Transaction, account: CreditAccount, act: ActorContext): Promise<void> {
  if (account.state !== 'ACTIVE') return
  if ((await blockingOf(tx, account.accountId, act.now, await overdueLimits(tx))) === 0n) return
  await moveAccount(tx, account, { event: 'freezeOverdue', who: 'system', act, reason: '' })
}

async function lapse(tx: Transaction, { of, account, act }: Due): Promise<void> {
  if (of.leftFen === 0n || of.dueOn === null) return
  if (of.state === 'CONFIRMED' || of.state === 'PART_PAID') {
    const late = await moveStatement(tx, of, { event: 'lapse', who: 'system', act })
    if (isFailure(late)) return
  } else if (of.state !== 'REPAY_REVIEW' && of.state !== 'OVERDUE') return
  await freezeIfLate(tx, account, act)
  const { days } = await overdueLimits(tx)
  const key = { entity: 'creditStatement', entityId: of.statementId }
  if (days > 0) await schedule(tx, { ...key, event: 'freeze', dueAt: endOfDay(addDays(of.dueOn, days)) })
  if (account.withInterest) await schedule(tx, { ...key, event: 'interest', dueAt: endOfDay(addDays(of.dueOn, 1)) })
}

/** Interest for the days that have passed since the last time, on what is late; it stands on the statement of now. Interest bears none. */
async function accrue(tx: Transaction, { of, account, act }: Due): Promise<void> {
  if (of.leftFen === 0n || of.state === 'SETTLED' || of.dueOn === null) return
  const today = dayOf(act.now)
  // The timer comes due as a day ends: interest is for days that are over.
  const until = addDays(today, -1)
  const from = of.interestTo ?? of.dueOn
  const lines = (await linesOfStatement(tx, of.statementId)).filter((line) => line.kind === 'DRAWN')
  const fen = lines.reduce((sum, line) => sum + lateInterest(line.amountFen - line.coveredFen, daysLate(line.dueOn, from, until)), 0n)
  const reference = `${of.statementSn}:${until}`
  const { accountId } = account
  if (fen > 0n) {
    await addOperation(tx, { accountId, kind: 'INTEREST', reference, changes: { drawnFen: fen }, act })
    await writeLine(tx, { accountId, kind: 'INTEREST', reference, amountFen: fen, dueOn: dueDay(today, account), at: act.now })
  }
  if (until > from) await updateInterestDay(tx, of.statementId, until)
  await schedule(tx, { entity: 'creditStatement', entityId: of.statementId, event: 'interest', dueAt: endOfDay(today) })
}

const remind = (days: number) =>
  timed(async (tx, { of }) => {
    if (of.leftFen === 0n || of.state === 'SETTLED' || of.dueOn === null) return
    await emit(tx, {
      event: 'credit.statementDue',
      key: of.statementSn,
      payload: { ...payloadOf(of, of.state), days, dueOn: of.dueOn, left: String(of.leftFen) },
    })
  })

async function expire(app: AppContext, entityId: string): Promise<void> {
  await app.inTransaction<void>(async (tx) => {
    const account = await lockAccount(tx, Number(entityId))
    const act = systemContext('credit/timer', app.clock.now())
    if (account && account.expiresOn < dayOf(act.now)) await moveAccount(tx, account, { event: 'expire', who: 'system', act, reason: '' })
  })
}

/** Statements are issued, confirmed, reminded of and overdue by themselves; lines expire, and so do online repayments that nobody paid. */
export const creditTimers: TimerHandlers = {
  'creditStatement/issue': timed(issue),
  'creditStatement/confirm': timed(async (tx, { of, act }) => {
    if (of.state === 'ISSUED') await confirmStatement(tx, of, { who: 'system', act, by: '' })
  }),
  'creditStatement/lapse': timed(lapse),
  'creditStatement/freeze': timed((tx, { account, act }) => freezeIfLate(tx, account, act)),
  'creditStatement/interest': timed(accrue),
  'creditStatement/remindBefore7': remind(-7),
  'creditStatement/remindBefore3': remind(-3),
  'creditStatement/remindDue': remind(0),
  'creditStatement/remindAfter1': remind(1),
  'creditStatement/remindAfter7': remind(7),
  'creditAccount/expire': expire,
  'creditRepayment/close': closeUnpaid,
}
