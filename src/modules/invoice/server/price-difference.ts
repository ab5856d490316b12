import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { rows, type Transaction } from '../../../kernel/database/transaction.ts'
import type { Fen } from '../../../kernel/money/money.ts'
import { reddenExcess } from './redden-excess.ts'

export type PriceDifference = { readonly orderLineId: number; readonly amount: Fen }

const note = {
  name: 'invoice.notePriceDifference',
  text: `WITH noted AS (INSERT INTO invoice_price_difference (reference, order_line_id, amount, noted_at)
      SELECT $1, "orderLineId", amount, $3 FROM json_to_recordset($2::json) AS d("orderLineId" bigint, amount bigint)
      WHERE amount <> 0 AND NOT EXISTS (SELECT FROM invoice_price_difference WHERE reference = $1) RETURNING order_line_id)
    SELECT DISTINCT o.pay_order_id::int AS "payOrderId" FROM noted JOIN order_line USING (order_line_id) JOIN orders o USING (order_id) ORDER BY 1`,
}

/**
 * What a final price changed of order lines, once for each sheet (`reference`), after its money came: what is dearer can be invoiced,
 * what is cheaper is taken back by a red letter (flows.md F7, F12).
 */
export async function notePriceDifference(
  tx: Transaction,
  reference: string,
  differences: readonly PriceDifference[],
  act: ActorContext,
): Promise<void> {
  const json = JSON.stringify(differences.map(({ orderLineId, amount }) => ({ orderLineId, amount: String(amount) })))
  for (const { payOrderId } of await rows<{ payOrderId: number }>(tx, note, [reference, json, act.now]))
    await reddenExcess(tx, payOrderId, act)
}
