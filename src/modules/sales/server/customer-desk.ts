import { handle, type Handler } from '../../../api/handler.ts'
import { isFailure } from '../../../shared/failure.ts'
import { yuanNumber } from '../../../shared/money.ts'
import { directoryRow, memberNameOf } from '../../member/server/public.ts'
import { deskCancelMoveCall, deskCustomersCall, deskHistoryCall, deskMoveCall } from '../contract-desk.ts'
import { cancelMove } from './cancel-move.ts'
import { moveCustomer } from './move-customer.ts'
import { movesAhead } from './planned-move.ts'
import { bindingsOf, customersOf } from './salesperson-store.ts'

/** Whose customers are whose, for the platform's staff, and moving them. */
export const customerDeskHandlers: Handler[] = [
  handle(deskCustomersCall, async ({ salespersonId, current, pageSize }, call) => {
    const { read, clock } = call.house
    const at = clock.now()
    const found = await customersOf(read, { salespersonId, limit: pageSize, offset: (current - 1) * pageSize, at })
    const ahead = await movesAhead(
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
  handle(deskHistoryCall, async ({ customerId }, call) => {
    const found = await bindingsOf(call.house.read, customerId)
    const list = await Promise.all(
      found.map(async (one) => ({
        memberName: await memberNameOf(call.house.read, one.salespersonId),
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
  handle(deskMoveCall, async ({ customerId, salespersonId, fromDate, reason }, call) => {
    const moved = await moveCustomer(call, { customerId, toSalespersonId: salespersonId, fromDate, reason })
    return isFailure(moved) ? moved : { customerId }
  }),
  handle(deskCancelMoveCall, async (wish, call) => {
    const cancelled = await cancelMove(call, wish)
    return isFailure(cancelled) ? cancelled : { customerId: cancelled.customerId }
  }),
]
