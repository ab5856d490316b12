import type { Call } from '../../../../api/handler.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { OrderPage, OrderSort, OrderTab, StoreOrderTab } from '../../endpoints-orders.ts'
import { linesByOrder, orderCounts, findOrderRow, ordersPage, type OrderListQuery, type OrderRow } from './order-list-repository.ts'
import type { OrderScope } from './order-repository.ts'
import { projectsOfRows } from './show-order.ts'
import { orderCardOf, type OrderViewer } from './order-view.ts'

export type OrderListInput = {
  readonly tab: StoreOrderTab
  readonly keyword: string
  readonly startDate?: string
  readonly endDate?: string
  readonly sort: OrderSort
  readonly cursor: string
  readonly pageSize: number
  readonly storeId?: number
  readonly memberId?: number
} & Pick<OrderListQuery, 'projectId' | 'buyer' | 'goods' | 'payMethod' | 'amountFrom' | 'amountTo'>

type PageOf<Tab extends StoreOrderTab> = Omit<OrderPage, 'counts'> & { counts: Record<Tab, number> }

const goesByAmount = (sort: OrderSort) => sort === 'amount' || sort === '-amount'

/** The cursor behind an order: its id, behind its amount in fen where the list goes by that. */
const cursorOf = (row: OrderRow, sort: OrderSort): string => (goesByAmount(sort) ? `${row.total}-${row.order_id}` : String(row.order_id))

/** The order that a cursor stands for; undefined for one that is none of this list. */
function afterOf(cursor: string, sort: OrderSort): OrderListQuery['after'] | undefined {
  if (cursor === '') return null
  const parts = cursor.split('-').map(Number)
  const [orderId = Number.NaN, total = null] = parts.toReversed()
  const isWhole = parts.length === (goesByAmount(sort) ? 2 : 1) && parts.every((part) => Number.isSafeInteger(part))
  return isWhole ? { orderId, total } : undefined
}

const isOrderSn = (text: string) => /^[0-9]{14}$/.test(text)

/** A page of orders of a scope, newest first unless it is asked otherwise, with the number of orders per tab. */
export async function listOrders<Tab extends StoreOrderTab = OrderTab>(
  call: Call,
  scope: OrderScope,
  viewer: OrderViewer,
  input: OrderListInput,
): Promise<PageOf<Tab> | Failure> {
  const after = afterOf(input.cursor, input.sort)
  if (after === undefined) return failure('order.badCursor', {}, { field: 'cursor' })
  const now = call.app.clock.now()
  const { read } = call.app
  // A whole order number is looked up by its key; anything else, also a number of the buyer's own, is searched for. One more than asked tells of a next page.
  const byNumber = isOrderSn(input.keyword) ? await findOrderRow(read, input.keyword, scope) : null
  const found = byNumber ? [byNumber] : await ordersPage(read, { ...input, scope, after, limit: input.pageSize + 1, now })
  const shown = found.slice(0, input.pageSize)
  const lines = await linesByOrder(
    read,
    shown.map((row) => row.order_id),
  )
  const projects = viewer === 'buyer' ? await projectsOfRows(read, shown) : new Map<number, string>()
  const last = shown.at(-1)
  return {
    list: shown.map((row) => orderCardOf(row, lines.get(row.order_id) ?? [], { viewer, lang: call.lang, now, projects })),
    nextCursor: found.length > input.pageSize && last ? cursorOf(last, input.sort) : null,
    counts: await orderCounts(read, scope, now),
  }
}
