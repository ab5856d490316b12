import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { lapsedStates, moneyStates } from '../rules/aftersale-machine.ts'
import type { TakenPart } from '../rules/refundable.ts'

type Int = number | bigint
/** What a case takes of an order line, what came back of it, and the fen that go back. */
export type CaseLine = TakenPart & {
  readonly caseId: number
  readonly received: bigint | null
  /** Of what came back: for sale again, and written off; null while the store has not decided. */
  readonly restocked: bigint | null
  readonly writtenOff: bigint | null
  readonly lossReason: string
  readonly goods: bigint
  readonly freight: bigint
}

export type NewLine = Pick<CaseLine, 'orderLineId' | 'number' | 'unshipped' | 'goodsWorth' | 'freightWorth' | 'goods' | 'freight'>

const lineColumns = `l.case_id AS "caseId", l.order_line_id AS "orderLineId", l.number, l.received, l.unshipped, l.cancelled, l.goods_worth AS "goodsWorth",
  l.freight_worth AS "freightWorth", l.goods, l.freight, l.restocked, l.written_off AS "writtenOff", l.loss_reason AS "lossReason"`

const linesOf = {
  name: 'aftersale.lines',
  text: `SELECT ${lineColumns} FROM aftersale_line l WHERE l.case_id = ANY($1::bigint[]) ORDER BY l.case_id, l.order_line_id`,
}
const takenOf = {
  name: 'aftersale.taken',
  text: `SELECT ${lineColumns} FROM aftersale_line l JOIN aftersale_case c USING (case_id) WHERE c.order_id = $1 AND NOT (c.state = ANY($2))`,
}
const holding = {
  name: 'aftersale.holding',
  text: `SELECT EXISTS (SELECT FROM aftersale_case c JOIN aftersale_line l USING (case_id)
    WHERE c.order_id = $1 AND l.unshipped AND NOT l.cancelled AND c.ended_at IS NULL AND NOT (c.state = ANY($2))) AS holds`,
}
const refundedGoods = {
  name: 'aftersale.goodsRefunded',
  text: `SELECT coalesce(sum(l.goods), 0)::bigint AS goods FROM aftersale_line l JOIN aftersale_case c USING (case_id) WHERE c.order_id = $1 AND c.state = 'REFUNDED' AND NOT l.unshipped`,
}
const givenBack = {
  name: 'aftersale.givenBackOfLines',
  text: `SELECT l.order_line_id::int AS "orderLineId", coalesce(sum(l.goods) FILTER (WHERE c.state = ANY($2)), 0)::bigint AS fen,
      bool_or(c.ended_at IS NULL AND NOT (c.state = ANY($2))) AS "isOpen"
    FROM aftersale_line l JOIN aftersale_case c USING (case_id) WHERE c.order_sn = $1 AND NOT l.unshipped GROUP BY 1`,
}
const decidedBefore = {
  name: 'aftersale.decidedBefore',
  text: `SELECT order_line_id::int AS "orderLineId", sum(restocked + written_off)::bigint AS number FROM aftersale_line WHERE order_line_id = ANY($1::bigint[]) AND restocked IS NOT NULL GROUP BY 1`,
}
const insertLines = {
  name: 'aftersale.insertLines',
  text: `INSERT INTO aftersale_line (case_id, order_line_id, number, unshipped, goods_worth, freight_worth, goods, freight)
    SELECT $1, "orderLineId", number, unshipped, "goodsWorth", "freightWorth", goods, freight
    FROM json_to_recordset($2::json) AS l("orderLineId" bigint, number bigint, unshipped boolean, "goodsWorth" bigint, "freightWorth" bigint, goods bigint, freight bigint)`,
}
const setLines = {
  name: 'aftersale.setLines',
  text: `UPDATE aftersale_line l SET received = coalesce(part.received, l.received), goods = coalesce(part.goods, l.goods), freight = coalesce(part.freight, l.freight),
      cancelled = l.cancelled OR coalesce(part.cancelled, false), restocked = coalesce(part.restocked, l.restocked),
      written_off = coalesce(part."writtenOff", l.written_off), loss_reason = coalesce(part."lossReason", l.loss_reason)
    FROM json_to_recordset($2::json) AS part("orderLineId" bigint, received bigint, goods bigint, freight bigint, cancelled boolean, restocked bigint,
      "writtenOff" bigint, "lossReason" text)
    WHERE l.case_id = $1 AND l.order_line_id = part."orderLineId"`,
}

type Amounts = 'number' | 'goodsWorth' | 'freightWorth' | 'goods' | 'freight'
type Late = 'received' | 'restocked' | 'writtenOff'
type LineRow = Omit<CaseLine, Amounts | Late> & Readonly<Record<Amounts, Int>> & Readonly<Record<Late, Int | null>>
const late = (value: Int | null): bigint | null => (value === null ? null : BigInt(value))
const lineOf = (row: LineRow): CaseLine => ({
  ...row,
  number: BigInt(row.number),
  received: late(row.received),
  restocked: late(row.restocked),
  writtenOff: late(row.writtenOff),
  goodsWorth: BigInt(row.goodsWorth),
  freightWorth: BigInt(row.freightWorth),
  goods: BigInt(row.goods),
  freight: BigInt(row.freight),
})
const json = (value: unknown): string => JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))

export async function linesOfCases(db: Queryable, caseIds: readonly number[]): Promise<CaseLine[]> {
  return (await rows<LineRow>(db, linesOf, [caseIds])).map(lineOf)
}

/** What the cases of an order that did not come to nothing take of its lines. */
export async function takenParts(db: Queryable, orderId: number): Promise<CaseLine[]> {
  return (await rows<LineRow>(db, takenOf, [orderId, lapsedStates])).map(lineOf)
}

/** True while an open case asks for goods that have not left: then they are not shipped. */
export async function holdsGoods(tx: Transaction, orderId: number): Promise<boolean> {
  return (await rows<{ holds: boolean }>(tx, holding, [orderId, [...lapsedStates, ...moneyStates]]))[0]?.holds ?? false
}

/** Fen that were given back for goods of an order that had left. */
export async function refundedGoodsOf(tx: Transaction, orderId: number): Promise<bigint> {
  return BigInt((await rows<{ goods: Int }>(tx, refundedGoods, [orderId]))[0]?.goods ?? 0)
}

/** What cases of an order gave back, or have agreed to, for goods of its lines that had left, and whether one about them is open. */
export async function givenBackOf(db: Queryable, orderSn: string): Promise<ReadonlyMap<number, { fen: bigint; isOpen: boolean }>> {
  const found = await rows<{ orderLineId: number; fen: Int; isOpen: boolean }>(db, givenBack, [orderSn, moneyStates])
  return new Map(found.map((row) => [row.orderLineId, { fen: BigInt(row.fen), isOpen: row.isOpen }]))
}

/** How much of order lines has come back and was decided about, in all cases. */
export async function decidedOf(tx: Transaction, orderLineIds: readonly number[]): Promise<ReadonlyMap<number, bigint>> {
  const found = await rows<{ orderLineId: number; number: Int }>(tx, decidedBefore, [orderLineIds])
  return new Map(found.map((row) => [row.orderLineId, BigInt(row.number)]))
}

export async function insertCaseLines(tx: Transaction, caseId: number, lines: readonly NewLine[]): Promise<void> {
  await execute(tx, insertLines, [caseId, json(lines)])
}

export type LineChange = {
  readonly orderLineId: number
  readonly received?: bigint
  readonly goods?: bigint
  readonly freight?: bigint
  readonly cancelled?: boolean
  readonly restocked?: bigint
  readonly writtenOff?: bigint
  readonly lossReason?: string
}
export async function updateLines(tx: Transaction, caseId: number, changes: readonly LineChange[]): Promise<void> {
  await execute(tx, setLines, [caseId, json(changes)])
}
