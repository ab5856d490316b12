import { offsetOf } from '../../../kernel/database/paging.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { handle, type Handler } from '../../../api/handler.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { directoryRow, memberNameOf } from '../../member/server/public.ts'
import { adminCancelTransfer, adminCustomers, adminHistory, adminTransfer } from '../endpoints-admin.ts'
import { cancelCustomerTransfer } from './cancel-customer-transfer.ts'
import { transferCustomer } from './transfer-customer.ts'
import { plannedTransfersOf } from './customer-transfer-repository.ts'
import { bindingsOf, customersOf } from './salesperson-repository.ts'

/** Whose customers are whose, for the platform's staff, and moving them. */
export const adminCustomerHandlers: Handler[] = [
  handle(adminCustomers, async ({ salespersonId, current, pageSize }, call) => {
    const { read, clock } = call.app
    const at = clock.now()
    const found = await customersOf(read, { salespersonId, limit: pageSize, offset: offsetOf({ current, pageSize }), at })
    const ahead = await plannedTransfersOf(
      read,
      found.map((customerRow) => customerRow.customerId),
      at,
    )
    const list = await Promise.all(
      found.map(async (customerRow) => {
        const row = await directoryRow(read, customerRow.customerId)
        const move = ahead.get(customerRow.customerId)
        return {
          customerId: customerRow.customerId,
          memberName: row?.memberName ?? '',
          companyName: row?.enterpriseName ?? row?.companyName ?? '',
          source: customerRow.source,
          bindTime: customerRow.boundAt.toISOString(),
          orderNum: customerRow.orderNum,
          goodsAmount: yuanNumber(BigInt(customerRow.base)),
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
    return { memberName: await memberNameOf(read, salespersonId), list, total: totalOf(found) }
  }),
  handle(adminHistory, async ({ customerId }, call) => {
    const found = await bindingsOf(call.app.read, customerId)
    const list = await Promise.all(
      found.map(async (pastBinding) => ({
        memberName: await memberNameOf(call.app.read, pastBinding.salespersonId),
        source: pastBinding.source,
        bindTime: pastBinding.boundAt.toISOString(),
        endTime: pastBinding.endedAt?.toISOString() ?? null,
        reason: pastBinding.reason,
        setBy: pastBinding.setBy,
        cancelled: pastBinding.cancelledAt
          ? { time: pastBinding.cancelledAt.toISOString(), by: pastBinding.cancelledBy, reason: pastBinding.cancelReason }
          : null,
      })),
    )
    return { list }
  }),
  handle(adminTransfer, async ({ customerId, salespersonId, fromDate, reason }, call) => {
    const moved = await transferCustomer(call, { customerId, toSalespersonId: salespersonId, fromDate, reason })
    return isFailure(moved) ? moved : { customerId }
  }),
  handle(adminCancelTransfer, async (wish, call) => {
    const cancelled = await cancelCustomerTransfer(call, wish)
    return isFailure(cancelled) ? cancelled : { customerId: cancelled.customerId }
  }),
]
