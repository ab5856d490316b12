import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { sumFen, yuanNumber } from '../../../kernel/money/money.ts'
import type { Contract } from '../../contract/server/public.ts'
import { duesOf, type ContractDue } from '../../contract-due/server/public.ts'
import type { RescissionDetails } from '../endpoints.ts'

// Goods that a buyer has received are executed; an order is open until it is completed, closed or cancelled.
const orders = {
  name: 'contractRescission.orders',
  text: `SELECT k.order_sn AS "orderSn", o.state, o.total::text AS total, o.paid::text AS paid,
      coalesce((SELECT sum(round(l.subtotal::numeric * least(l.received, l.number) / nullif(l.number, 0))) FROM order_line l WHERE l.order_id = o.order_id), 0)::bigint::text AS executed,
      coalesce((SELECT sum(r.amount) FROM payment_refund r WHERE r.order_sn = o.order_sn AND r.state = 'DONE'), 0)::bigint::text AS refunded
    FROM contract_order k JOIN orders o USING (order_sn) WHERE k.contract_id = $1 ORDER BY k.linked_at, k.order_sn`,
}
type OrderRow = Readonly<Record<'orderSn' | 'state' | 'total' | 'paid' | 'executed' | 'refunded', string>>
const over: readonly string[] = ['COMPLETED', 'CLOSED', 'CANCELLED']

export type ReservedSums = {
  readonly facts: RescissionDetails
  readonly deposit: ContractDue | null
  readonly margins: readonly ContractDue[]
}

const dueView = ({ dueSn, lineNo, debtor, amount }: ContractDue) => ({ dueSn, lineNo, debtor, amount: yuanNumber(amount) })

/** What was signed, executed and paid under a contract as of now, and what the platform holds of it. */
export async function detailsOf(db: Queryable, contract: Contract): Promise<ReservedSums> {
  const found = await rows<OrderRow>(db, orders, [contract.contractId])
  const dues = await duesOf(db, contract.contractId)
  const held = dues.filter(({ state }) => state === 'HELD')
  const deposit = held.find(({ kind }) => kind === 'DEPOSIT') ?? null
  const margins = held.filter(({ kind }) => kind === 'MARGIN')
  const sum = (name: 'paid' | 'executed' | 'refunded') => yuanNumber(sumFen(found.map((row) => BigInt(row[name]))))
  const facts: RescissionDetails = {
    signed: yuanNumber(contract.total),
    executed: sum('executed'),
    paid: sum('paid'),
    refunded: sum('refunded'),
    orders: found.map(({ orderSn, state, total, executed, paid, refunded }) => ({
      orderSn,
      state,
      isOpen: !over.includes(state),
      amount: yuanNumber(BigInt(total)),
      executed: yuanNumber(BigInt(executed)),
      paid: yuanNumber(BigInt(paid)),
      refunded: yuanNumber(BigInt(refunded)),
    })),
    deposit: yuanNumber(deposit?.amount ?? 0n),
    margins: margins.map(dueView),
    differences: dues.filter(({ kind, state }) => kind === 'DIFFERENCE' && (state === 'DUE' || state === 'REVIEW')).map(dueView),
  }
  return { facts, deposit, margins }
}
