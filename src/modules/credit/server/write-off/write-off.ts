import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { yuanGrouped } from '../../../../kernel/money/money.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { daysLate } from '../../rules/credit-terms.ts'
import { writeOffMachine } from '../../rules/write-off-machine.ts'
import { lockAccount, type CreditAccount } from '../ledger/account-repository.ts'
import { overdueLimits, writeOffDays } from '../ledger/credit-settings.ts'
import { addLine, openLines, updateCovered } from '../ledger/line-repository.ts'
import { addOperation } from '../ledger/operation-repository.ts'
import { blockingOf } from '../ledger/usable-account.ts'
import { moveAccount } from '../lending/move-account.ts'
import { moveStatement, payloadOf } from '../statements/move-statement.ts'
import { statementById, type Statement } from '../statements/statement-repository.ts'
import { addRecovery, addWriteOff, moveWriteOffRow, writeOffOfStatement, type WriteOff } from './write-off-repository.ts'

const entity = 'creditWriteOff'
type Locked = { readonly of: Statement; readonly account: CreditAccount }

/** The account of a locked statement, which was locked before it. */
async function accountOf(tx: Transaction, of: Statement): Promise<Locked> {
  const account = await lockAccount(tx, of.accountId)
  if (!account) throw new Error(`${of.statementSn} has no account`)
  return { of, account }
}

/**
 * Why a statement must not be written off; null when it may: the line is frozen, more is overdue than is tolerated, and the statement is
 * late for longer than the setting says.
 */
async function refusalOf(tx: Transaction, { of, account }: Locked, now: Date): Promise<Failure | null> {
  if (of.state !== 'OVERDUE' || of.leftFen === 0n || of.dueOn === null) return failure('credit.writeOffNotOverdue')
  if (!account.state.startsWith('FROZEN')) return failure('credit.writeOffNotFrozen')
  if ((await blockingOf(tx, account.accountId, now, await overdueLimits(tx))) === 0n) return failure('credit.writeOffNotOverdue')
  const days = await writeOffDays(tx)
  return daysLate(of.dueOn, of.dueOn, dayOf(now)) < days ? failure('credit.writeOffEarly', { days }) : null
}

/**
 * The lender gives up what is left of an overdue statement. A store's finance does so at once; of the platform's another person decides.
 * Refusals: `credit.textNeeded`, `writeOffNotOverdue`, `writeOffNotFrozen`, `writeOffEarly`, `writeOffOpen`.
 */
export async function proposeWriteOff(tx: Transaction, seen: Statement, reason: string, act: ActorContext): Promise<Statement | Failure> {
  if (reason === '') return failure('credit.textNeeded', {}, { field: 'reason' })
  const locked = await accountOf(tx, seen)
  const refused = await refusalOf(tx, locked, act.now)
  if (refused) return refused
  const { of } = locked
  const { statementId, accountId, leftFen: amountFen } = of
  const proposedBy = Number(act.actor.id ?? 0)
  const made = await addWriteOff(tx, { statementId, accountId, amountFen, reason, proposedBy, proposerName: act.actor.name }, act.now)
  if (!made) return failure('credit.writeOffOpen')
  await audit(tx, {
    ...act,
    action: 'creditWriteOff.propose',
    entity,
    entityId: made.writeOffSn,
    without: 'creation',
    to: made.state,
    reason,
    facts: { statement: of.statementSn, fen: String(amountFen) },
  })
  if (of.storeId !== 0) return carryOut(tx, locked, made, { note: reason, act })
  await emit(tx, { event: 'credit.writeOffMoved', key: made.writeOffSn, payload: payloadOf(of, 'PROPOSED') })
  return of
}

/**
 * A second person decides on a proposal. Refusals: `credit.writeOffGone`, `writeOffSame` for whoever proposed it, `textNeeded`, `api.stale`
 * where more is left than was proposed, those of the proposal when something changed since.
 */
export async function decideWriteOff(
  tx: Transaction,
  seen: Statement,
  { event, note }: { readonly event: 'approve' | 'reject'; readonly note: string },
  act: ActorContext,
): Promise<Statement | Failure> {
  const made = await writeOffOfStatement(tx, seen.statementId)
  if (made?.state !== 'PROPOSED') return failure('credit.writeOffGone')
  if (made.proposedBy === Number(act.actor.id ?? 0)) return failure('credit.writeOffSame')
  if (event === 'reject' && note === '') return failure('credit.textNeeded', {}, { field: 'note' })
  const locked = await accountOf(tx, seen)
  if (event === 'approve') {
    const refused = await refusalOf(tx, locked, act.now)
    return refused ?? carryOut(tx, locked, made, { note, act })
  }
  const done = await moveWriteOff(tx, made, { event, note, amountFen: null, act })
  return done ?? locked.of
}

type Moving = { readonly event: 'approve' | 'reject'; readonly note: string; readonly amountFen: bigint | null; readonly act: ActorContext }

async function moveWriteOff(tx: Transaction, made: WriteOff, { event, note, amountFen, act }: Moving): Promise<Failure | null> {
  const by = { at: act.now, by: Number(act.actor.id ?? 0), name: act.actor.name, note, amountFen }
  const done = await transition(tx, {
    machine: writeOffMachine,
    event,
    who: 'lender',
    from: made.state,
    update: (to, sources) => moveWriteOffRow(tx, made.writeOffId, { to, sources, ...by }),
    audit: { act, action: `creditWriteOff.${event}`, entity, entityId: made.writeOffSn, ...(note === '' ? {} : { reason: note }) },
  })
  return isFailure(done) ? done : null
}

/** Books the write-off: the debt of the statement's lines is gone from the line of credit, which stays frozen. */
async function carryOut(
  tx: Transaction,
  { of, account }: Locked,
  made: WriteOff,
  { note, act }: { readonly note: string; readonly act: ActorContext },
): Promise<Statement | Failure> {
  const { accountId } = account
  const open = await openLines(tx, accountId, { statementId: of.statementId })
  const amountFen = open.reduce((sum, line) => sum + line.leftFen, 0n)
  // Less may be left than both people read, never more: such as after a payment that did not hold.
  if (amountFen > made.amountFen) return failure('api.stale')
  const refused = await moveWriteOff(tx, made, { event: 'approve', note, amountFen, act })
  if (refused) return refused
  const reference = made.writeOffSn
  await addOperation(tx, { accountId, kind: 'WRITTEN_OFF', reference, changes: { drawnFen: -amountFen }, note: made.reason, act })
  await updateCovered(
    tx,
    open.map((line) => ({ lineId: line.lineId, statementId: line.statementId, fen: line.leftFen })),
  )
  const line = { statementId: of.statementId, accountId, kind: 'WRITTEN_OFF', reference, amountFen: -amountFen, dueOn: null } as const
  await addLine(tx, { ...line, at: act.now })
  const moved = await moveStatement(tx, of, { event: 'writeOff', who: 'lender', act, reason: made.reason })
  if (isFailure(moved)) return moved
  // What froze it is gone from the sums: by hand it stays frozen.
  if (account.state === 'FROZEN_OVERDUE') {
    const frozen = await moveAccount(tx, account, { event: 'freeze', who: 'lender', act, reason: reference })
    if (frozen) return frozen
  }
  return moved
}

/**
 * Money came for what was written off: it is owed again and repaid in one step, so that the line keeps its sums. Refusals:
 * `credit.writeOffGone`, `recoverTooMuch`, `documentUsed`.
 */
export async function recoverWriteOff(
  tx: Transaction,
  seen: Statement,
  { amountFen, documentNo }: { readonly amountFen: bigint; readonly documentNo: string },
  act: ActorContext,
): Promise<Statement | Failure> {
  const { of, account } = await accountOf(tx, seen)
  const made = await writeOffOfStatement(tx, of.statementId)
  if (made?.state !== 'DONE') return failure('credit.writeOffGone')
  const most = made.amountFen - made.recoveredFen
  if (amountFen > most) return failure('credit.recoverTooMuch', { most: yuanGrouped(most) }, { field: 'amount' })
  const entered = { amountFen, documentNo, at: act.now, enteredName: act.actor.name }
  if (!(await addRecovery(tx, made.writeOffId, entered))) return failure('credit.documentUsed', {}, { field: 'documentNo' })
  const { accountId } = account
  const reference = `${made.writeOffSn}:${documentNo}`
  await addOperation(tx, { accountId, kind: 'RECOVERED', reference, changes: { drawnFen: amountFen }, note: documentNo, act })
  await addOperation(tx, { accountId, kind: 'REPAID', reference, changes: { drawnFen: -amountFen }, note: documentNo, act })
  await audit(tx, {
    ...act,
    action: 'creditWriteOff.recover',
    entity,
    entityId: made.writeOffSn,
    diff: { recovered: [String(made.recoveredFen), String(made.recoveredFen + amountFen)] },
    facts: { document: documentNo },
  })
  await emit(tx, { event: 'credit.writeOffMoved', key: reference, payload: payloadOf(of, 'RECOVERED') })
  return (await statementById(tx, of.statementId)) ?? of
}
