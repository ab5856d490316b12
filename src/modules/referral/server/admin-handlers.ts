import { actorOf, handle, type Call, type Handler } from '../../../api/handler.ts'
import { audit, type AuditedWhat } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import { directoryRow, memberNameOf } from '../../member/server/public.ts'
import {
  adminPayStatementCall,
  adminRateCall,
  adminSalespeopleCall,
  adminSalespersonStateCall,
  adminStatementsCall,
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
  handle(adminSalespeopleCall, async ({ current, pageSize }, call) => {
    const found = await salespeople(call.app.read, pageSize, (current - 1) * pageSize)
    return {
      list: await Promise.all(found.map((one) => personRow(call.app.read, one, call.app.clock.now()))),
      total: found[0]?.total ?? 0,
    }
  }),
  handle(adminRateCall, (input, call) => changeRate(call, input)),
  ...adminCustomerHandlers,
  handle(adminSalespersonStateCall, ({ salespersonId }, call) =>
    call.idempotent<AdminStatement>(async (unit) => {
      if (!(await salespersonOf(unit, salespersonId))) return failure('sales.personGone')
      const issued = await issueStatement(unit, salespersonId, call.app.clock.now())
      if (!issued) return failure('sales.nothingPayable')
      await note(call, unit, 'sales.issueStatement', 'salesStatement', issued.statementId, '', { without: 'creation' })
      return deskStatement(call, unit, issued)
    }),
  ),
  handle(adminStatementsCall, async ({ current, pageSize }, call) => {
    const found = await statementPage(call.app.read, { salespersonId: null, limit: pageSize, offset: (current - 1) * pageSize })
    return { list: await Promise.all(found.map((one) => deskStatement(call, call.app.read, one))), total: found[0]?.count ?? 0 }
  }),
  handle(adminPayStatementCall, ({ statementId, note: text }, call) =>
    call.idempotent<AdminStatement>((unit) => pay(call, unit, statementId, text)),
  ),
]

async function changeRate(call: Call, wish: { salespersonId: number; rate: string; reason: string }): Promise<SalespersonRow | Failure> {
  const rateBp = rateOf(wish.rate)
  if (rateBp === undefined) return failure('sales.rateInvalid', {}, { field: 'rate' })
  if (wish.reason === '') return failure('sales.reasonRequired', {}, { field: 'reason' })
  return call.app.inTransaction<SalespersonRow | Failure>(async (unit) => {
    const before = await salespersonOf(unit, wish.salespersonId)
    if (!before || !(await setRate(unit, wish.salespersonId, rateBp))) return failure('sales.personGone')
    await note(call, unit, 'sales.setRate', 'salesperson', wish.salespersonId, wish.reason, {
      diff: { rate: [before.rateBp / 100, rateBp / 100] },
    })
    return personRow(unit, { ...before, rateBp }, call.app.clock.now())
  })
}

async function pay(call: Call, unit: Transaction, statementId: number, text: string): Promise<AdminStatement | Failure> {
  if (text === '') return failure('sales.noteRequired', {}, { field: 'note' })
  if (!(await statementOf(unit, statementId))) return failure('sales.statementGone')
  const paid = await payStatement(unit, statementId, text, call.app.clock.now())
  if (!paid) return failure('sales.statementMoved')
  await note(call, unit, 'sales.payStatement', 'salesStatement', statementId, text, { from: 'ISSUED', to: 'PAID' })
  await emit(unit, { event: 'sales.paid', payload: { memberId: paid.salespersonId, statementSn: paid.statementSn } })
  return deskStatement(call, unit, paid)
}

async function note(call: Call, unit: Transaction, action: string, entity: string, entityId: number, reason: string, what: AuditedWhat) {
  const row = { actor: actorOf(call, 'platform'), action, entity, entityId, reason, channel: 'admin' as const, requestId: call.requestId }
  await audit(unit, { ...row, ...what })
}

async function personRow(reader: Queryable, of: Salesperson, at: Date): Promise<SalespersonRow> {
  const row = await directoryRow(reader, of.memberId)
  const sums = await sumsOf(reader, of.memberId)
  const sum = (...states: readonly string[]) =>
    yuanNumber(sums.filter((one) => states.includes(one.state)).reduce((total, one) => total + BigInt(one.amount), 0n))
  return {
    salespersonId: of.memberId,
    memberName: row?.memberName ?? '',
    nickName: row?.nickName ?? '',
    isActive: of.endedAt === null,
    rate: of.rateBp / 100,
    openTime: of.openedAt.toISOString(),
    customerNum: await customerCount(reader, of.memberId, at),
    frozen: sum('TRACKED', 'FROZEN'),
    // What refunds took back lowers the next statement.
    payable: sum('PAYABLE') - yuanNumber(await pendingReturns(reader, of.memberId)),
    stated: sum('ISSUED', 'PAID'),
  }
}

async function deskStatement(call: Call, reader: Queryable, of: Statement): Promise<AdminStatement> {
  const can = statementMachine.allowedActions(of.state, 'platform')
  return { ...statementView(of, call.lang), memberName: await memberNameOf(reader, of.salespersonId), can }
}
