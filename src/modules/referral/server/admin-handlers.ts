import { offsetOf } from '../../../kernel/database/paging.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { audit, type AuditedWhat } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import { directoryRow, memberNameOf } from '../../member/server/public.ts'
import {
  adminPayStatement,
  adminRate,
  adminSalespeople,
  adminSalespersonState,
  adminStatements,
  type AdminStatement,
  type SalespersonRow,
} from '../endpoints-admin.ts'
import { statementMachine } from '../rules/commission-machine.ts'
import { rateOf } from '../rules/commission.ts'
import { payStatement, statementOf, statementPage, sumsOf, type Statement } from './commission-repository.ts'
import { pendingReturns } from './commission-return-repository.ts'
import { adminCustomerHandlers } from './admin-customer-handlers.ts'
import { issueStatement } from './issue-statement.ts'
import { customerCount, salespeople, salespersonOf, setRate, type Salesperson } from './salesperson-repository.ts'
import { statementView } from './statement-view.ts'

/** The platform's desk of salespeople. */
export const adminHandlers: Handler[] = [
  handle(adminSalespeople, async ({ current, pageSize }, call) => {
    const found = await salespeople(call.app.read, pageSize, offsetOf({ current, pageSize }))
    return {
      list: await Promise.all(found.map((one) => personRow(call.app.read, one, call.app.clock.now()))),
      total: totalOf(found),
    }
  }),
  handle(adminRate, (input, call) => changeRate(call, input)),
  ...adminCustomerHandlers,
  handle(adminSalespersonState, ({ salespersonId }, call) =>
    call.idempotent<AdminStatement>(async (tx) => {
      if (!(await salespersonOf(tx, salespersonId))) return failure('sales.personGone')
      const issued = await issueStatement(tx, salespersonId, call.app.clock.now())
      if (!issued) return failure('sales.nothingPayable')
      await note(call, tx, 'sales.issueStatement', 'salesStatement', issued.statementId, '', { without: 'creation' })
      return deskStatement(call, tx, issued)
    }),
  ),
  handle(adminStatements, async ({ current, pageSize }, call) => {
    const found = await statementPage(call.app.read, { salespersonId: null, limit: pageSize, offset: offsetOf({ current, pageSize }) })
    return { list: await Promise.all(found.map((one) => deskStatement(call, call.app.read, one))), total: found[0]?.count ?? 0 }
  }),
  handle(adminPayStatement, ({ statementId, note: text }, call) =>
    call.idempotent<AdminStatement>((tx) => pay(call, tx, statementId, text)),
  ),
]

async function changeRate(call: Call, wish: { salespersonId: number; rate: string; reason: string }): Promise<SalespersonRow | Failure> {
  const rateBp = rateOf(wish.rate)
  if (rateBp === undefined) return failure('sales.rateInvalid', {}, { field: 'rate' })
  if (wish.reason === '') return failure('sales.reasonRequired', {}, { field: 'reason' })
  return call.app.inTransaction<SalespersonRow | Failure>(async (tx) => {
    const before = await salespersonOf(tx, wish.salespersonId)
    if (!before || !(await setRate(tx, wish.salespersonId, rateBp))) return failure('sales.personGone')
    await note(call, tx, 'sales.setRate', 'salesperson', wish.salespersonId, wish.reason, {
      diff: { rate: [before.rateBp / 100, rateBp / 100] },
    })
    return personRow(tx, { ...before, rateBp }, call.app.clock.now())
  })
}

async function pay(call: Call, tx: Transaction, statementId: number, text: string): Promise<AdminStatement | Failure> {
  if (text === '') return failure('sales.noteRequired', {}, { field: 'note' })
  const statement = await statementOf(tx, statementId)
  if (!statement) return failure('sales.statementGone')
  const paid = await payStatement(tx, statement, { note: text, act: actorContext(call, 'platform') })
  if (isFailure(paid)) return paid
  return deskStatement(call, tx, paid)
}

async function note(call: Call, tx: Transaction, action: string, entity: string, entityId: number, reason: string, what: AuditedWhat) {
  const row = { ...actorContext(call, 'platform'), action, entity, entityId, reason }
  await audit(tx, { ...row, ...what })
}

async function personRow(reader: Queryable, salesperson: Salesperson, at: Date): Promise<SalespersonRow> {
  const row = await directoryRow(reader, salesperson.memberId)
  const sums = await sumsOf(reader, salesperson.memberId)
  const sum = (...states: readonly string[]) =>
    yuanNumber(sums.filter((one) => states.includes(one.state)).reduce((total, one) => total + BigInt(one.amount), 0n))
  return {
    salespersonId: salesperson.memberId,
    memberName: row?.memberName ?? '',
    nickName: row?.nickName ?? '',
    isActive: salesperson.endedAt === null,
    rate: salesperson.rateBp / 100,
    openTime: salesperson.openedAt.toISOString(),
    customerNum: await customerCount(reader, salesperson.memberId, at),
    frozen: sum('TRACKED', 'FROZEN'),
    // What refunds took back lowers the next statement.
    payable: sum('PAYABLE') - yuanNumber(await pendingReturns(reader, salesperson.memberId)),
    stated: sum('ISSUED', 'PAID'),
  }
}

async function deskStatement(call: Call, reader: Queryable, statement: Statement): Promise<AdminStatement> {
  const can = statementMachine.allowedActions(statement.state, 'platform')
  return { ...statementView(statement, call.lang), memberName: await memberNameOf(reader, statement.salespersonId), can }
}
