import type { Call } from '../../../../api/handler.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { OrderPage, OrderTab } from '../../endpoints-orders.ts'
import { linesByOrder, orderCounts, findOrderRow, ordersPage } from './order-list-repository.ts'
import type { OrderScope } from './order-repository.ts'
import { orderCardOf, type OrderViewer } from './order-view.ts'

export type OrderListInput = {
  readonly tab: OrderTab
  readonly keyword: string
  readonly startDate?: string
  readonly endDate?: string
  readonly cursor: string
  readonly pageSize: number
  readonly storeId?: number
  readonly memberId?: number
}

const isOrderSn = (text: string) => /^[0-9]{14}$/.test(text)

/** A page of orders of a scope, newest first, with the number of orders per tab. */
export async function listOrders(call: Call, scope: OrderScope, viewer: OrderViewer, input: OrderListInput): Promise<OrderPage | Failure> {
  const before = input.cursor === '' ? null : Number(input.cursor)
  if (before !== null && !Number.isSafeInteger(before)) return failure('order.badCursor', {}, { field: 'cursor' })
  const now = call.app.clock.now()
  const { read } = call.app
  // A whole order number is looked up by its key; anything else is searched for. One more than asked tells of a next page.
  const found = isOrderSn(input.keyword)
    ? [await findOrderRow(read, input.keyword, scope)].filter((row) => row !== null)
    : await ordersPage(read, { ...input, scope, before, limit: input.pageSize + 1, now })
  const shown = found.slice(0, input.pageSize)
  const lines = await linesByOrder(
    read,
    shown.map((row) => row.order_id),
  )
  const last = shown.at(-1)
  return {
    list: shown.map((row) => orderCardOf(row, lines.get(row.order_id) ?? [], { viewer, lang: call.lang, now })),
    nextCursor: found.length > input.pageSize && last ? String(last.order_id) : null,
    counts: await orderCounts(read, scope, now),
  }
}
