import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { rows, type Transaction } from '../../../kernel/database/transaction.ts'
import type { Contract } from '../../contract/server/public.ts'
import { notePriceDifference } from '../../invoice/server/public.ts'
import { differenceShares } from '../rules/difference-shares.ts'
import { settlementSn } from './calculate-line.ts'
import type { Settlement } from './settlement-repository.ts'

type Int = number | bigint
const ordered = {
  name: 'contractPricing.orderedGoods',
  text: `SELECT l.order_line_id::int AS "orderLineId", l.goods_name_zh AS name, l.spec_text_zh AS spec, l.subtotal - l.discount AS net,
      round((l.subtotal - l.discount)::numeric * least(l.received, l.number) / l.number)::bigint AS received
    FROM contract_order k JOIN orders o USING (order_sn) JOIN order_line l USING (order_id)
    WHERE k.contract_id = $1 AND o.paid > 0 AND o.state <> 'CANCELLED' AND l.number > 0 ORDER BY l.order_line_id`,
}

/**
 * Invoices of orders under a contract follow a final price whose difference was paid: what goods cost more can be invoiced, what
 * they cost less is taken back (flows.md F7, F12). Each sheet is told once; without an order yet it is told when one is linked.
 */
export async function invoiceDifference(tx: Transaction, contract: Contract, settlement: Settlement, act: ActorContext): Promise<void> {
  if (settlement.difference === 0n || settlement.differenceState !== 'RECEIVED') return
  type Row = { orderLineId: number; name: string; spec: string; net: Int; received: Int }
  const goods = (await rows<Row>(tx, ordered, [contract.contractId])).map((row) => ({
    ...row,
    net: BigInt(row.net),
    received: BigInt(row.received),
  }))
  const shares = differenceShares(settlement.sheet, settlement.difference, goods)
  await notePriceDifference(tx, settlementSn(contract, settlement), shares, act)
}
