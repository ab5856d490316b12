import { schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { coverLines } from '../../rules/cover-lines.ts'
import { issueTimeOf } from '../../rules/credit-terms.ts'
import { statementFor } from '../statements/statement-repository.ts'
import { addLine, openLines, updateCovered, type NewLine } from './line-repository.ts'

/** Puts a line into the statement of its day; a new statement is issued at the end of its month. */
export async function writeLine(tx: Transaction, line: Omit<NewLine, 'statementId'>): Promise<void> {
  const { statementId, period, isNew } = await statementFor(tx, line.accountId, dayOf(line.at), line.at)
  if (isNew) await schedule(tx, { entity: 'creditStatement', entityId: statementId, event: 'issue', dueAt: issueTimeOf(period) })
  await addLine(tx, { ...line, statementId })
}

/** Money or goods that came back cover what is owed: lines of the order first, or the named ones, then the oldest due. Answers the statements that it touched. */
export async function coverOwed(
  tx: Transaction,
  accountId: number,
  fen: bigint,
  how: { orderSn?: string; named?: readonly number[] } = {},
): Promise<number[]> {
  const open = await openLines(tx, accountId)
  const first = coverLines(fen, open, how)
  const taken = new Map(first.covers.map((one) => [one.lineId, one.fen]))
  const rest = open.map((line) => ({ ...line, leftFen: line.leftFen - (taken.get(line.lineId) ?? 0n) })).filter((line) => line.leftFen > 0n)
  const more = how.named && first.restFen > 0n ? coverLines(first.restFen, rest).covers : []
  await updateCovered(tx, first.covers)
  await updateCovered(tx, more)
  return [...new Set([...first.covers, ...more].map((one) => one.statementId))]
}
