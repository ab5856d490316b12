import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import type { ContractState } from '../../contract/rules/contract-machine.ts'
import { isInTonnes } from '../../contract/rules/index-terms.ts'
import { gramsOf, type MonthlyCallOff } from '../rules/monthly-use.ts'

type Int = number | string | bigint
type CallingContract = {
  readonly contractId: number
  readonly contractSn: string
  readonly title: string
  readonly state: ContractState
  readonly total: Int
  readonly month: string
  readonly lines: readonly { readonly unit: string; readonly quantity: string }[]
}
type OrderedLine = {
  readonly contractId: number
  readonly orderSn: string
  readonly month: string
  readonly total: Int
  readonly number: Int
  readonly received: Int
  readonly unitCode: string
  readonly decimals: number
}
export type CallOffUse = MonthlyCallOff & {
  /** 0 for an order under the framework contract itself. */
  readonly contractId: number
  readonly number: string
  readonly title: string
  readonly state: ContractState | null
  readonly amount: bigint
}

const contracts = {
  name: 'contractUsage.contracts',
  text: `SELECT c.contract_id::int AS "contractId", c.contract_sn AS "contractSn", c.title, c.state, c.total::text AS total,
      to_char(c.created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM') AS month,
      coalesce((SELECT p.content->'lines' FROM contract_supplement p WHERE p.contract_id = c.contract_id AND p.state = 'EFFECTIVE' ORDER BY p.supplement_no DESC LIMIT 1),
        v.content->'lines') AS lines
    FROM contract c JOIN contract_version v USING (contract_id, version_no)
    WHERE c.framework_id = $1 AND c.state IN ('NEGOTIATING', 'SIGNING', 'EFFECTIVE', 'PERFORMING', 'RESCINDING', 'COMPLETED') ORDER BY c.contract_id DESC`,
}
const orders = {
  name: 'contractUsage.orders',
  text: `SELECT k.contract_id::int AS "contractId", k.order_sn AS "orderSn", to_char(o.created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM') AS month,
      o.total::text AS total, l.number::text AS number, least(l.received, l.number)::text AS received, l.unit_code AS "unitCode", l.unit_decimals AS decimals
    FROM contract_order k JOIN orders o USING (order_sn) JOIN order_line l USING (order_id)
    WHERE k.contract_id = ANY($1::bigint[]) AND o.state <> 'CANCELLED' ORDER BY o.order_id DESC`,
}

/** A count of a unit of mass in grams; units of other kinds are no tonnes. */
function massOf(count: Int, { unitCode, decimals }: OrderedLine): bigint {
  return (BigInt(count) * (unitOf(unitCode).grams ?? 0n)) / 10n ** BigInt(decimals)
}

const sum = (lines: readonly OrderedLine[], name: 'number' | 'received') => lines.reduce((all, line) => all + massOf(line[name], line), 0n)

function useOfContract(contract: CallingContract, lines: readonly OrderedLine[]): CallOffUse {
  const { contractId, contractSn, title, state, total, month } = contract
  const ordered = contract.lines.filter(isInTonnes).reduce((all, { quantity }) => all + gramsOf(quantity), 0n)
  const executed = sum(lines, 'received')
  return { contractId, number: contractSn, title, state, month, ordered, executed, amount: BigInt(total) }
}

function useOfOrder(lines: readonly OrderedLine[]): CallOffUse[] {
  const [first] = lines
  if (!first) return []
  const { orderSn, month, total } = first
  const quantities = { ordered: sum(lines, 'number'), executed: sum(lines, 'received') }
  return [{ contractId: 0, number: orderSn, title: '', state: null, month, ...quantities, amount: BigInt(total) }]
}

/** What was called off from a framework contract: contracts in negotiation or later, and orders under it, each with what was received. */
export async function callOffUse(db: Queryable, frameworkId: number): Promise<CallOffUse[]> {
  const calling = await rows<CallingContract>(db, contracts, [frameworkId])
  const ordered = await rows<OrderedLine>(db, orders, [[frameworkId, ...calling.map(({ contractId }) => contractId)]])
  const ofContract = Map.groupBy(ordered, ({ contractId }) => contractId)
  const direct = Map.groupBy(ofContract.get(frameworkId) ?? [], ({ orderSn }) => orderSn)
  return [
    ...calling.map((contract) => useOfContract(contract, ofContract.get(contract.contractId) ?? [])),
    ...[...direct.values()].flatMap(useOfOrder),
  ]
}
