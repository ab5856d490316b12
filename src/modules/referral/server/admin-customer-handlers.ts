import { handle, type Handler } from '../../../api/handler.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { directoryRow, memberNameOf } from '../../member/server/public.ts'
import { adminCancelTransferCall, adminCustomersCall, adminHistoryCall, adminTransferCall } from '../endpoints-admin.ts'
import { cancelCustomerTransfer } from './cancel-customer-transfer.ts'
import { transferCustomer } from './transfer-customer.ts'
import { plannedTransfersOf } from './customer-transfer-repository.ts'
import { bindingsOf, customersOf } from './salesperson-repository.ts'

/** Whose customers are whose, for the platform's staff, and moving them. */
export const adminCustomerHandlers: Handler[] = [
  handle(adminCustomersCall, async ({ salespersonId, current, pageSize }, call) => {
    const { read, clock } = call.app
    const at = clock.now()
    const found = await customersOf(read, { salespersonId, limit: pageSize, offset: (current - 1) * pageSize, at })
    const ahead = await plannedTransfersOf(
      read,
      found.map((one) => one.customerId),
      at,
    )
    const list = await Promise.all(
      found.map(async (one) => {
        const row = await directoryRow(read, one.customerId)
        const move = ahead.get(one.customerId)
        return {
          customerId: one.customerId,
          memberName: row?.memberName ?? '',
          companyName: row?.enterpriseName ?? row?.companyName ?? '',
          source: one.source,
          bindTime: one.boundAt.toISOString(),
          orderNum: one.orderNum,
          goodsAmount: yuanNumber(BigInt(one.base)),
          planned: move
            ? {
                bindingId: move.bindingId,
                memberName: await memberNameOf(read, move.salespersonId),
                fromTime: move.boundAt.toISOString(),
                reason: move.reason,
                setBy: move.setBy,
                version: move.version,
              }
            : null,
        }
      }),
    )
    return { memberName: await memberNameOf(read, salespersonId), list, total: found[0]?.total ?? 0 }
  }),
  handle(adminHistoryCall, async ({ customerId }, call) => {
    const found = await bindingsOf(call.app.read, customerId)
    const list = await Promise.all(
      found.map(async (one) => ({
        memberName: await memberNameOf(call.app.read, one.salespersonId),
        source: one.source,
        bindTime: one.boundAt.toISOString(),
        endTime: one.endedAt?.toISOString() ?? null,
        reason: one.reason,
        setBy: one.setBy,
        cancelled: one.cancelledAt ? { time: one.cancelledAt.toISOString(), by: one.cancelledBy, reason: one.cancelReason } : null,
      })),
    )
    return { list }
  }),
  handle(adminTransferCall, async ({ customerId, salespersonId, fromDate, reason }, call) => {
    const moved = await transferCustomer(call, { customerId, toSalespersonId: salespersonId, fromDate, reason })
    return isFailure(moved) ? moved : { customerId }
  }),
  handle(adminCancelTransferCall, async (wish, call) => {
    const cancelled = await cancelCustomerTransfer(call, wish)
    return isFailure(cancelled) ? cancelled : { customerId: cancelled.customerId }
  }),
]
