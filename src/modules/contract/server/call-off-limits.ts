import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import type { Failure } from '../../../kernel/failure/failure.ts'
import { quantityText } from '../../../kernel/quantity/quantity.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import type { CalledLine } from '../rules/call-off-sheet.ts'
import { totalOf, type ContractLine } from '../rules/contract-content.ts'
import { indexWords } from '../rules/index-words-data.ts'
import { isNearlyUsed, monthProblem } from '../rules/monthly-band.ts'
import { everybodys, lockContract, type Contract } from './contract-repository.ts'
import { textInForce } from './supplements/text-in-force.ts'
import { ordersOf } from './trade-repository.ts'

const ofMonth = {
  name: 'contract.calledInMonth',
  text: `SELECT line->>'name' AS name, line->>'spec' AS spec, line->>'unit' AS unit, line->>'quantity' AS quantity
    FROM contract c JOIN contract_version v USING (contract_id, version_no) CROSS JOIN jsonb_array_elements(v.content->'lines') AS line
    WHERE c.framework_id = $1 AND c.contract_id <> $2 AND c.state IN ('NEGOTIATING', 'SIGNING', 'EFFECTIVE', 'PERFORMING', 'RESCINDING', 'COMPLETED')
      AND to_char(c.created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM') = $3`,
}
// Orders under the framework contract itself count as its panel counts them.
const orderedInMonth = {
  name: 'contract.orderedInMonth',
  text: `SELECT l.number::text AS number, l.unit_code AS "unitCode", l.unit_decimals AS decimals
    FROM contract_order k JOIN orders o USING (order_sn) JOIN order_line l USING (order_id)
    WHERE k.contract_id = $1 AND o.state <> 'CANCELLED' AND to_char(o.created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM') = $2`,
}
const valueOf = {
  name: 'contract.calledValue',
  text: `SELECT coalesce(sum(total), 0)::text AS total FROM contract WHERE framework_id = $1 AND state IN ('EFFECTIVE', 'PERFORMING', 'RESCINDING', 'COMPLETED')`,
}
const remind = {
  name: 'contract.remindOfUse',
  text: `UPDATE contract SET use_reminded_at = $2 WHERE contract_id = $1 AND use_reminded_at IS NULL`,
}

type OrderedGoods = { readonly number: string; readonly unitCode: string; readonly decimals: number }

/** What was ordered as a line of a text is written; units of other kinds are no tonnes. */
function inTonnes({ number, unitCode, decimals }: OrderedGoods) {
  const grams = (BigInt(number) * (unitOf(unitCode).grams ?? 0n)) / 10n ** BigInt(decimals)
  return { unit: indexWords.tonnes[0] ?? '', quantity: quantityText(grams, 6) }
}

type CallOff = { readonly frameworkId: number | null; readonly contractId: number; readonly createdAt: Date }

/** Whether a call-off keeps within the month of its framework contract, which is locked. Refusals: `contract.aboveMonth`. */
export async function monthRefusal(tx: Transaction, callOff: CallOff, lines: readonly ContractLine[]): Promise<Failure | null> {
  const { frameworkId, contractId, createdAt } = callOff
  const framework = frameworkId === null ? null : await lockContract(tx, frameworkId, everybodys)
  if (!framework) return null
  const month = dayOf(createdAt).slice(0, 7)
  const called = await rows<CalledLine>(tx, ofMonth, [framework.contractId, contractId, month])
  const ordered = (await rows<OrderedGoods>(tx, orderedInMonth, [framework.contractId, month])).map(inTonnes)
  return monthProblem((await textInForce(tx, framework)).content.terms, [...called, ...ordered], lines)
}

async function usedOf(db: Queryable, { contractId }: Contract): Promise<bigint> {
  const [found] = await rows<{ total: string }>(db, valueOf, [contractId])
  return (await ordersOf(db, contractId)).reduce((sum, { amount }) => sum + BigInt(amount), BigInt(found?.total ?? 0))
}

/** Tells both sides, once, that most of a framework contract was called off. The contract is locked. */
export async function remindOfUse(tx: Transaction, framework: Contract, now: Date): Promise<void> {
  if (framework.kind !== 'FRAMEWORK') return
  const { content } = await textInForce(tx, framework)
  if (!isNearlyUsed(await usedOf(tx, framework), totalOf(content))) return
  const { contractId, contractSn, memberId, storeId, initiator } = framework
  if ((await execute(tx, remind, [contractId, now])) === 0) return
  const payload = { contractId, contractSn, memberId, storeId, initiator, state: 'NEARLY_USED', by: 'system' }
  await emit(tx, { event: 'contract.moved', key: contractSn, payload })
}
