import { storeIdsWith, type Caller } from '../../../api/caller.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { memberTodos, type MemberTodo } from '../rules/todos.ts'
import { bidderQueues } from '../../tender/server/public.ts'
import { tendersIn, type TodoCount } from './store-todo-repository.ts'

const own = (table: string, where: string, since: string, due = 'NULL::timestamptz') =>
  `SELECT ${due} AS due, ${since} AS since FROM ${table} WHERE member_id = $1 AND ${where}`
const statements = (where: string) =>
  `SELECT s.due_on::timestamptz AS due, s.issued_at AS since FROM credit_statement s JOIN credit_account a USING (account_id) WHERE a.enterprise_id = $3 AND ${where}`

const bids = bidderQueues('$2::timestamptz', '$4')

/** Rows with `due` (null where nobody set a time) and `since`; $1 is the member, $2 now, $3 the enterprise that they act for or null, $4 the stores that they bid for. */
const queues: Readonly<Record<MemberTodo, string>> = {
  pay: `SELECT p.pay_due_at AS due, o.created_at AS since FROM orders o JOIN pay_order p USING (pay_order_id) WHERE o.member_id = $1 AND o.state = 'PENDING_PAYMENT' AND o.hidden_at IS NULL`,
  receive: own('orders', "(state = 'SHIPPED' OR shipments_open > 0) AND hidden_at IS NULL", 'shipped_at'),
  weighNote: own('weigh_note', "state IN ('RECORDED', 'PART_SETTLED')", 'created_at'),
  weighSupplement: own('weigh_note', "money_state = 'SUPPLEMENT_DUE'", 'settled_at', 'supplement_due_at'),
  buyerAftersale: own(
    'aftersale_case',
    "state IN ('COUNTER_OFFERED', 'SELLER_REJECTED', 'WAIT_RETURN', 'PART_RECEIVED', 'RECEIPT_REFUSED', 'REPLACEMENT_SHIPPED')",
    'moved_at',
    'due_at',
  ),
  inquiryChoice: own('inquiry', "state = 'COMPARING'", 'updated_at'),
  ownBidInvitation: tendersIn(bids.invitation),
  ownBidToMake: tendersIn(bids.toBid),
  ownBidDeposit: tendersIn(bids.giveDeposit),
  ownBidAnswered: tendersIn(bids.answered),
  inquiryAnswer: own('inquiry', "state = 'NEED_INFO'", 'updated_at', 'close_at'),
  statement: statements("s.state = 'ISSUED'"),
  repayment: statements("s.state IN ('CONFIRMED', 'PART_PAID', 'OVERDUE')"),
  // What the store takes back of a special invoice waits for the buyer's word at the tax bureau.
  redLetter: `SELECT r.expire_at AS due, r.asked_at AS since FROM invoice_red_letter r JOIN invoice v USING (invoice_id) WHERE v.member_id = $1 AND r.state = '02' AND r.wish = ''`,
  uninvoiced: `SELECT NULL::timestamptz AS due, o.finished_at AS since FROM orders o WHERE o.member_id = $1 AND o.state = 'COMPLETED' AND o.finished_at > $2::timestamptz - interval '360 days'
    AND NOT EXISTS (SELECT FROM invoice_line i JOIN invoice v USING (invoice_id) WHERE i.order_id = o.order_id AND v.state NOT IN ('CANCELLED', 'VOIDED'))`,
}

const statementOf = (key: MemberTodo) => ({
  name: `dashboard.memberTodo.${key}`,
  text: `SELECT count(*)::int AS count, count(*) FILTER (WHERE due < $2)::int AS late, min(since) AS since, $1::bigint AS member, $3::bigint AS enterprise, $4::bigint[] AS stores FROM (${queues[key]}) AS queue`,
})

/** What waits for somebody as a buyer; statements of the enterprise for its main account and its sub-accounts. */
export async function memberTodoCounts(db: Queryable, caller: Caller, now: Date): Promise<(TodoCount & { key: MemberTodo })[]> {
  const { member } = caller
  if (!member) return []
  const values = [member.memberId, now, member.enterpriseId, storeIdsWith(caller, 'store.quote')]
  return Promise.all(
    memberTodos.map(async (key) => {
      const [found] = await rows<TodoCount>(db, statementOf(key), values)
      return { key, count: found?.count ?? 0, late: found?.late ?? 0, since: found?.since ?? null }
    }),
  )
}
