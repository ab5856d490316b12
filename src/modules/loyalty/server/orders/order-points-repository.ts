import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'

/** Points that an order of goods was paid with. Money in fen. */
export type OrderPoints = {
  readonly orderSn: string
  readonly memberId: number
  readonly points: number
  readonly worth: bigint
  readonly refunded: bigint
  readonly givenBack: number
}
type Int = number | bigint
type Row = { orderSn: string; memberId: number; points: Int; worth: Int; refunded: Int; givenBack: Int }

const insert = {
  name: 'loyalty.orderPointsInsert',
  text: `INSERT INTO loyalty_order_points (order_sn, member_id, points, worth, created_at) VALUES ($1, $2, $3, $4, $5)`,
}
const find = {
  name: 'loyalty.orderPoints',
  text: `SELECT order_sn AS "orderSn", member_id AS "memberId", points, worth, refunded, given_back AS "givenBack" FROM loyalty_order_points WHERE order_sn = $1`,
}
const save = {
  name: 'loyalty.orderPointsGivenBack',
  text: `UPDATE loyalty_order_points SET refunded = $2, given_back = $3 WHERE order_sn = $1`,
}

export async function addOrderPoints(
  tx: Transaction,
  { orderSn, memberId, points, worth }: Pick<OrderPoints, 'orderSn' | 'memberId' | 'points' | 'worth'>,
  at: Date,
): Promise<void> {
  await execute(tx, insert, [orderSn, memberId, points, worth, at])
}

export async function orderPointsOf(db: Queryable, orderSn: string): Promise<OrderPoints | null> {
  const [row] = await rows<Row>(db, find, [orderSn])
  if (!row) return null
  const { points, worth, refunded, givenBack } = row
  return { ...row, points: Number(points), worth: BigInt(worth), refunded: BigInt(refunded), givenBack: Number(givenBack) }
}

export async function updateGivenBack(
  tx: Transaction,
  orderSn: string,
  { refunded, givenBack }: Pick<OrderPoints, 'refunded' | 'givenBack'>,
): Promise<void> {
  await execute(tx, save, [orderSn, refunded, givenBack])
}
