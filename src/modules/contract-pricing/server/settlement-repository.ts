import { rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { IndexTerms } from '../../contract/rules/index-terms.ts'
import type { Calculation, PricedLine } from '../rules/calculate.ts'
import type { DifferenceState, SettlementState } from '../rules/settlement-machine.ts'
import type { DayQuote, PriceFixation } from '../rules/window-price.ts'

export type Side = 'buyer' | 'store'
/** Prices in 1/10000 yuan and quantities as whole numbers: JSON has no larger ones. */
type StoredQuote = { readonly quoteId: number; readonly date: string; readonly price: number }
export type Sheet = {
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly terms: IndexTerms
  readonly average: number
  readonly base: number
  readonly premium: number
  readonly tax: number
  readonly quotes: readonly StoredQuote[]
  readonly fixings: readonly (StoredQuote & { readonly quantity: number })[]
  readonly closed: readonly string[]
}
export type Settlement = {
  readonly settlementId: number
  readonly contractId: number
  readonly lineNo: number
  readonly revision: number
  readonly state: SettlementState
  readonly quantity: bigint
  readonly price: bigint
  readonly provisional: bigint
  readonly amount: bigint
  readonly provisionalAmount: bigint
  readonly difference: bigint
  readonly sheet: Sheet
  readonly computedAt: Date
  readonly buyerAt: Date | null
  readonly storeAt: Date | null
  readonly disputeSide: Side | null
  readonly reason: string
  readonly differenceState: DifferenceState
  readonly differenceNote: string
  readonly differenceAt: Date | null
}
type Amounts = 'quantity' | 'price' | 'provisional' | 'amount' | 'provisionalAmount' | 'difference'
type Row = Omit<Settlement, Amounts> & Readonly<Record<Amounts, string>>

const columns = `settlement_id::int AS "settlementId", contract_id::int AS "contractId", line_no AS "lineNo", revision, state, quantity::text AS quantity, price::text AS price,
  provisional::text AS provisional, amount::text AS amount, provisional_amount::text AS "provisionalAmount", difference::text AS difference, sheet, computed_at AS "computedAt",
  buyer_at AS "buyerAt", store_at AS "storeAt", dispute_side AS "disputeSide", reason, difference_state AS "differenceState", difference_note AS "differenceNote",
  difference_at AS "differenceAt"`
const standing = {
  name: 'contractPricing.settlements',
  text: `SELECT ${columns} FROM contract_settlement WHERE contract_id = $1 AND state <> 'REPLACED' ORDER BY line_no`,
}
const insert = {
  name: 'contractPricing.addSettlement',
  text: `INSERT INTO contract_settlement (contract_id, line_no, revision, quantity, price, provisional, amount, provisional_amount, difference, sheet, computed_at)
    SELECT $1, $2, coalesce(max(revision), 0) + 1, $3, $4, $5, $6, $7, $8, $9::jsonb, $10 FROM contract_settlement WHERE contract_id = $1 AND line_no = $2 RETURNING ${columns}`,
}
const move = {
  name: 'contractPricing.moveSettlement',
  text: `UPDATE contract_settlement SET state = $2, dispute_side = $4, reason = coalesce($5, reason),
      buyer_at = CASE WHEN $6 = 'buyer' THEN $8 ELSE buyer_at END, buyer_member = CASE WHEN $6 = 'buyer' THEN $7 ELSE buyer_member END,
      store_at = CASE WHEN $6 = 'store' THEN $8 ELSE store_at END, store_member = CASE WHEN $6 = 'store' THEN $7 ELSE store_member END
    WHERE settlement_id = $1 AND state = $3 RETURNING ${columns}`,
}
const moveDifference = {
  name: 'contractPricing.moveDifference',
  text: `UPDATE contract_settlement SET difference_state = $2, difference_note = $4, difference_at = $5 WHERE settlement_id = $1 AND difference_state = $3 RETURNING ${columns}`,
}
const fixings = {
  name: 'contractPricing.fixings',
  text: `SELECT line_no AS "lineNo", quote_id::int AS "quoteId", to_char(quote_date, 'YYYY-MM-DD') AS date, price::text AS price, quantity::text AS quantity, fixed_at AS "fixedAt"
    FROM contract_fixing WHERE contract_id = $1 ORDER BY fixing_id`,
}
const addOne = {
  name: 'contractPricing.addPriceFixation',
  text: `INSERT INTO contract_fixing (contract_id, line_no, quantity, quote_id, quote_date, price, member_id, fixed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING fixing_id`,
}
const following = {
  name: 'contractPricing.following',
  text: `SELECT c.contract_id::int AS "contractId" FROM contract c JOIN contract_version v USING (contract_id, version_no)
    WHERE c.kind = 'PURCHASE' AND c.state IN ('EFFECTIVE', 'PERFORMING', 'RESCINDING')
      AND (v.content->'lines' @> $1::jsonb
        OR EXISTS (SELECT 1 FROM contract_supplement p WHERE p.contract_id = c.contract_id AND p.state = 'EFFECTIVE' AND p.content->'lines' @> $1::jsonb))
    ORDER BY c.contract_id`,
}

function settlementOf(row: Row): Settlement {
  const { quantity, price, provisional, amount, provisionalAmount, difference } = row
  return {
    ...row,
    quantity: BigInt(quantity),
    price: BigInt(price),
    provisional: BigInt(provisional),
    amount: BigInt(amount),
    provisionalAmount: BigInt(provisionalAmount),
    difference: BigInt(difference),
  }
}

/** The sheets of a contract that stand, by line. */
export async function settlementsOf(db: Queryable, contractId: number): Promise<Settlement[]> {
  return (await rows<Row>(db, standing, [contractId])).map(settlementOf)
}

const stored = ({ quoteId, date, price }: DayQuote): StoredQuote => ({ quoteId, date, price: Number(price) })

function sheetOf({ name, spec, unit, terms }: PricedLine, made: Calculation): Sheet {
  return {
    name,
    spec,
    unit,
    terms,
    average: Number(made.average),
    base: Number(made.base),
    premium: Number(made.premium),
    tax: Number(made.tax),
    quotes: made.quotes.map(stored),
    fixings: made.fixings.map((fixing) => ({ ...stored(fixing), quantity: Number(fixing.quantity) })),
    closed: made.closed,
  }
}

/** Writes the next sheet of a line. The contract is locked, and no other sheet of the line stands. */
export async function addSettlement(
  tx: Transaction,
  contractId: number,
  line: PricedLine,
  made: Calculation,
  at: Date,
): Promise<Settlement> {
  const { quantity, price, amount, provisionalAmount, difference } = made
  const amounts = [quantity, price, line.provisional, amount, provisionalAmount, difference]
  const [row] = await rows<Row>(tx, insert, [contractId, line.lineNo, ...amounts, JSON.stringify(sheetOf(line, made)), at])
  if (!row) throw new Error('the insert of a settlement returned no row')
  return settlementOf(row)
}

export type SettlementChange = {
  readonly disputeSide?: Side
  readonly reason?: string
  /** The side that confirms, and who does it. */
  readonly confirms?: { readonly side: Side; readonly memberId: number; readonly at: Date }
}

/** Moves a sheet; null when another was faster. */
export async function moveSettlementRow(
  tx: Transaction,
  { settlementId, state }: Settlement,
  to: SettlementState,
  { disputeSide, reason, confirms }: SettlementChange,
): Promise<Settlement | null> {
  const by = [confirms?.side ?? null, confirms?.memberId ?? null, confirms?.at ?? null]
  const [row] = await rows<Row>(tx, move, [settlementId, to, state, disputeSide ?? null, reason ?? null, ...by])
  return row ? settlementOf(row) : null
}

/** Moves what became of the difference; null when another was faster. */
export async function moveDifferenceRow(
  tx: Transaction,
  { settlementId, differenceState }: Settlement,
  to: DifferenceState,
  how: { readonly note: string; readonly at: Date },
): Promise<Settlement | null> {
  const [row] = await rows<Row>(tx, moveDifference, [settlementId, to, differenceState, how.note, how.at])
  return row ? settlementOf(row) : null
}

export type LinePriceFixation = PriceFixation & { readonly lineNo: number; readonly fixedAt: Date }

/** What was fixed under a contract, in the order of fixing. */
export async function fixingsOf(db: Queryable, contractId: number): Promise<LinePriceFixation[]> {
  type FixingRow = Omit<LinePriceFixation, 'price' | 'quantity'> & { readonly price: string; readonly quantity: string }
  const found = await rows<FixingRow>(db, fixings, [contractId])
  return found.map((row) => ({ ...row, price: BigInt(row.price), quantity: BigInt(row.quantity) }))
}

type NewPriceFixation = PriceFixation & {
  readonly contractId: number
  readonly lineNo: number
  readonly memberId: number
  readonly at: Date
}

export async function addPriceFixation(tx: Transaction, made: NewPriceFixation): Promise<void> {
  const { contractId, lineNo, quantity, quoteId, date, price, memberId, at } = made
  await rows(tx, addOne, [contractId, lineNo, quantity, quoteId, date, price, memberId, at])
}

/** Contracts in force with a line that follows a series. */
export async function contractsFollowing(db: Queryable, seriesCode: string): Promise<number[]> {
  const found = await rows<{ contractId: number }>(db, following, [JSON.stringify([{ index: { seriesCode } }])])
  return found.map(({ contractId }) => contractId)
}
