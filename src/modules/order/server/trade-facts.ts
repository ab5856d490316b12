import { rows, type AnyHandle } from '../../../shared/unit.ts'
import { speak, type Language } from '../../../shared/words.ts'
import { labelOf } from '../rules/order-label.ts'
import type { OrderState } from '../rules/order-machine.ts'
import { orderWords } from '../words.ts'

type Int = number | bigint
/** What later modules must know of a trade. Amounts in fen; goods without freight, at what was paid for them. */
export type TradeFacts = {
  readonly orderSn: string
  readonly memberId: number
  readonly enterpriseId: number | null
  readonly storeName: string
  readonly storeNameEn: string
  readonly state: OrderState
  readonly openCases: number
  readonly goodsAmount: bigint
  readonly createdAt: Date
}

const statement = {
  name: 'order.tradeFacts',
  text: `SELECT order_sn AS "orderSn", member_id AS "memberId", enterprise_id AS "enterpriseId", store_name AS "storeName", store_name_en AS "storeNameEn",
      state, open_cases AS "openCases", goods_amount - discount AS "goodsAmount", created_at AS "createdAt"
    FROM orders WHERE order_sn = ANY($1)`,
}

/** Facts of orders by their numbers; numbers of no order are missing. Whose they are to see, the caller judges. */
export async function tradesBySn(handle: AnyHandle, orderSns: readonly string[]): Promise<Map<string, TradeFacts>> {
  if (orderSns.length === 0) return new Map()
  const found = await rows<Omit<TradeFacts, 'goodsAmount'> & { goodsAmount: Int }>(handle, statement, [orderSns])
  return new Map(found.map((row) => [row.orderSn, { ...row, goodsAmount: BigInt(row.goodsAmount) }]))
}

/** An order's status for somebody who is neither its buyer nor its store: evaluations are none of theirs. */
export function tradeStateText({ state, openCases }: TradeFacts, lang: Language): string {
  return speak(lang, orderWords)(labelOf({ state, openCases, evaluated: true, mayEvaluate: false }))
}
