import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { unitPriceText } from '../../../kernel/money/unit-price.ts'
import { addDue, dropDue, reservedDue, releaseDue, standingDue } from '../../contract-due/server/public.ts'
import type { Contract } from '../../contract/server/public.ts'
import { calculate, type Market, type PricedLine } from '../rules/calculate.ts'
import { isBeyondMargin, type PriceFixation } from '../rules/window-price.ts'
import type { Side } from './settlement-repository.ts'
import { emitPriceMoved } from './emit-price-moved.ts'

export type MarginCall = {
  readonly lineNo: number
  readonly side: Side
  readonly date: string
  readonly price: bigint
  readonly percent: number
  readonly amount: bigint
  readonly calledAt: Date
}

const open = {
  name: 'contractPricing.marginCalls',
  text: `SELECT line_no AS "lineNo", side, to_char(quote_date, 'YYYY-MM-DD') AS date, price::text AS price, percent, amount::text AS amount, called_at AS "calledAt"
    FROM contract_margin_call WHERE contract_id = $1 AND closed_at IS NULL`,
}
const insert = {
  name: 'contractPricing.addMarginCall',
  text: `INSERT INTO contract_margin_call (contract_id, line_no, side, quote_date, price, provisional, percent, amount, called_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
}
const close = {
  name: 'contractPricing.closeMarginCall',
  text: `UPDATE contract_margin_call SET closed_at = $3 WHERE contract_id = $1 AND line_no = $2 AND closed_at IS NULL`,
}

/** The margin calls of a contract that stand. */
export async function marginCallsOf(db: Queryable, contractId: number): Promise<MarginCall[]> {
  type Row = Omit<MarginCall, 'price' | 'amount'> & { readonly price: string; readonly amount: string }
  const found = await rows<Row>(db, open, [contractId])
  return found.map((row) => ({ ...row, price: BigInt(row.price), amount: BigInt(row.amount) }))
}

/** A final price, or a price back within the percentage, ends the call of a line: the margin is no longer asked for. */
export async function closeMarginCall(tx: Transaction, contractId: number, lineNo: number, act: ActorContext): Promise<void> {
  await execute(tx, close, [contractId, lineNo, act.now])
  await dropDue(tx, contractId, { kind: 'MARGIN', lineNo }, act)
}

type Watched = {
  readonly contract: Contract
  readonly line: PricedLine
  readonly market: Market
  readonly fixations: readonly PriceFixation[]
  readonly act: ActorContext
}

/** Calls the margin when the running price crosses the agreed percentage: once for each crossing, and both sides are told. */
export async function watchMargin(tx: Transaction, { contract, line, market, fixations, act }: Watched): Promise<void> {
  const { lineNo, provisional, terms } = line
  const made = calculate(line, market, fixations)
  const newest = market.quotes.at(-1)
  if (!made || !newest) return
  const { contractId, contractSn } = contract
  const side = made.price > provisional ? 'buyer' : 'store'
  const isBeyond = isBeyondMargin(made.price, provisional, terms.marginPercent)
  const standing = (await marginCallsOf(tx, contractId)).find((one) => one.lineNo === lineNo)
  if (standing && isBeyond && standing.side === side) return
  if (standing) {
    await closeMarginCall(tx, contractId, lineNo, act)
    const held = await reservedDue(tx, contractId, { kind: 'MARGIN', lineNo })
    if (held) await releaseDue(tx, held, 0n, act)
  }
  const amount = made.difference < 0n ? -made.difference : made.difference
  if (!isBeyond || amount === 0n) return
  const price = [newest.date, made.price, provisional, terms.marginPercent, amount]
  await execute(tx, insert, [contractId, lineNo, side, ...price, act.now])
  if (!(await standingDue(tx, contractId, 'MARGIN', lineNo)))
    await addDue(tx, contract, { kind: 'MARGIN', lineNo, debtor: side, amount, act })
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'contract.price.callMargin',
    entity: 'contract',
    entityId: contractSn,
    without: 'creation',
    facts: { lineNo, side, price: unitPriceText(made.price), amountFen: String(amount) },
  })
  await emitPriceMoved(tx, contract, 'MARGIN_CALL', 'system', lineNo)
}
