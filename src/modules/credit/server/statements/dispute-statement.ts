import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { lockAccount } from '../ledger/account-repository.ts'
import { addLine, linesOfStatement, updateAnswer, updateCovered, updateObjection } from '../ledger/line-repository.ts'
import { addOperation } from '../ledger/operation-repository.ts'
import { coverOwed } from '../ledger/write-line.ts'
import { followPayments } from './follow-payments.ts'
import { moveStatement } from './move-statement.ts'
import { lockStatement, statementById, statementBySn, type Statement } from './statement-repository.ts'

/** Whose statements may be touched. */
export type StatementScope = { readonly enterpriseId: number } | { readonly storeIds: readonly number[] }
export const mayTouch = (of: Pick<Statement, 'enterpriseId' | 'storeId'>, scope: StatementScope) =>
  'enterpriseId' in scope ? of.enterpriseId === scope.enterpriseId : scope.storeIds.includes(of.storeId)

/** Locks a statement of a scope, its account first. Refusals: `credit.statementGone`, `api.stale`. */
export async function lockMyStatement(
  tx: Transaction,
  wish: { statementSn: string; expectedVersion?: number | undefined },
  scope: StatementScope,
): Promise<Statement | Failure> {
  const seen = await statementBySn(tx, wish.statementSn)
  if (!seen || !mayTouch(seen, scope)) return failure('credit.statementGone')
  await lockAccount(tx, seen.accountId)
  const of = await lockStatement(tx, seen.statementId)
  if (!of) return failure('credit.statementGone')
  return wish.expectedVersion !== undefined && wish.expectedVersion !== of.version ? failure('api.stale') : of
}

export type Objection = { readonly lineId: number; readonly objection: string }

/** The company says which lines are wrong and why; nothing of the statement is due until the lender has answered. Refusals: `credit.lineGone`, the machine's. */
export async function disputeStatement(
  tx: Transaction,
  of: Statement,
  objections: readonly Objection[],
  act: ActorContext,
): Promise<Statement | Failure> {
  for (const { lineId, objection } of objections) {
    if (!(await updateObjection(tx, of.statementId, lineId, objection))) return failure('credit.lineGone')
  }
  return moveStatement(tx, of, { event: 'dispute', who: 'buyer', act, reason: objections.map((one) => one.objection).join('; ') })
}

export type Answer = { readonly lineId: number; readonly answer: string; /** Taken off the line; 0 leaves it. */ readonly offFen: bigint }

/**
 * The lender answers every disputed line, takes amounts off where the company is right, and issues the statement again.
 * Refusals: `credit.answerAll`, `credit.offTooMuch`, the machine's.
 */
export async function answerDispute(
  tx: Transaction,
  of: Statement,
  answers: readonly Answer[],
  act: ActorContext,
): Promise<Statement | Failure> {
  const disputed = (await linesOfStatement(tx, of.statementId)).filter((line) => line.objection !== '' && line.answer === '')
  const touched: number[] = []
  for (const line of disputed) {
    const answer = answers.find((one) => one.lineId === line.lineId)
    if (!answer || answer.answer === '') return failure('credit.answerAll')
    await updateAnswer(tx, line.lineId, answer.answer)
    if (answer.offFen === 0n) continue
    if (line.amountFen < 0n || answer.offFen > line.amountFen) return failure('credit.offTooMuch')
    touched.push(...(await takeOff(tx, of, { ...answer, orderSn: line.orderSn, leftFen: line.amountFen - line.coveredFen }, act)))
  }
  const issued = await moveStatement(tx, of, { event: 'reissue', who: 'lender', act })
  if (isFailure(issued)) return issued
  await followPayments(tx, of.accountId, touched, act)
  return (await statementById(tx, of.statementId)) ?? issued
}

async function takeOff(
  tx: Transaction,
  of: Statement,
  { lineId, offFen, orderSn, leftFen }: Answer & { orderSn: string; leftFen: bigint },
  act: ActorContext,
): Promise<number[]> {
  const { accountId, statementId } = of
  const reference = `${of.statementSn}-${of.issueNo}-${lineId}`
  await addOperation(tx, { accountId, kind: 'REVERTED', reference, orderSn, changes: { drawnFen: -offFen }, act })
  await addLine(tx, { statementId, accountId, kind: 'REVERTED', reference, orderSn, amountFen: -offFen, dueOn: null, at: act.now })
  // The line itself first; what it no longer owes covers others.
  const own = leftFen < offFen ? leftFen : offFen
  await updateCovered(tx, own > 0n ? [{ lineId, statementId, fen: own }] : [])
  return offFen > own ? coverOwed(tx, accountId, offFen - own) : []
}
