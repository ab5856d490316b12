import type { Caller, PlatformCapability } from '../../../api/caller.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { platformTodos, type PlatformTodo } from '../rules/todos.ts'
import type { TodoCount } from './store-todo-repository.ts'

type Queue = {
  /** Who may work it off. */
  readonly right: PlatformCapability
  /** Rows with `due` (null where nobody set a time) and `since`. */
  readonly rows: string
}

const waits = (table: string, where: string, since: string, due = 'NULL::timestamptz') =>
  `SELECT ${due} AS due, ${since} AS since FROM ${table} WHERE ${where}`

const queues: Readonly<Record<PlatformTodo, Queue>> = {
  voucher: { right: 'platform.payments', rows: waits('transfer_voucher', "state = 'SUBMITTED'", 'submitted_at') },
  oddPayment: { right: 'platform.payments', rows: waits('payment', "state = 'MISMATCH'", 'created_at') },
  withdrawal: { right: 'platform.finance', rows: waits('withdrawal', "state IN ('APPLIED', 'APPROVED')", 'applied_at') },
  refund: { right: 'platform.orders', rows: waits('aftersale_case', "state IN ('REFUND_PENDING', 'REFUND_FAILED')", 'moved_at') },
  complaint: {
    right: 'platform.orders',
    rows: waits('aftersale_complaint', "state IN ('NEW', 'DIALOGUE', 'ARBITRATION')", 'opened_at', 'due_at'),
  },
  inquiry: { right: 'platform.orders', rows: waits('inquiry', "state = 'REVIEWING'", 'updated_at') },
  verification: { right: 'platform.members', rows: waits('verification', "state IN ('SUBMITTED', 'REVIEWING')", 'submitted_at') },
  storeApplication: { right: 'platform.stores', rows: waits('store_application', "state = 'SUBMITTED'", 'submitted_at') },
  listing: { right: 'platform.goods', rows: waits('goods_change', "state = 'proposed'", 'proposed_at') },
  certificate: { right: 'platform.stores', rows: waits('store_certificate', "state = 'waiting'", 'NULL::timestamptz') },
  invoiceTitle: { right: 'platform.members', rows: waits('invoice_title', "state = 'SUBMITTED' AND deleted_at IS NULL", 'submitted_at') },
  designer: { right: 'platform.members', rows: waits('designer_application', "state IN ('SUBMITTED', 'REVIEWING')", 'submitted_at') },
  deadEvent: { right: 'platform.settings', rows: waits('event_outbox', 'dead_at IS NOT NULL', 'dead_at') },
}

const statementOf = (key: PlatformTodo) => ({
  name: `dashboard.platformTodo.${key}`,
  text: `SELECT count(*)::int AS count, count(*) FILTER (WHERE due < $1)::int AS late, min(since) AS since FROM (${queues[key].rows}) AS queue`,
})

/** What waits for the platform's staff in each queue that this person may work off. */
export function platformTodoCounts(db: Queryable, caller: Caller, now: Date) {
  return Promise.all(
    platformTodos.map(async (key): Promise<TodoCount & { key: PlatformTodo }> => {
      const [found] = caller.platform.includes(queues[key].right) ? await rows<TodoCount>(db, statementOf(key), [now]) : []
      return { key, count: found?.count ?? 0, late: found?.late ?? 0, since: found?.since ?? null }
    }),
  )
}
