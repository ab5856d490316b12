import type { Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import type { Contract } from '../../contract/server/public.ts'
import type { Side } from './settlement-repository.ts'

/** What the two sides hear of; `by` is the side that did it. */
type PriceNews = 'PRICED' | 'PRICE_DISPUTED' | 'PRICE_SETTLED' | 'PRICE_FIXED' | 'MARGIN_CALL'
export async function emitPriceMoved(
  tx: Transaction,
  contract: Contract,
  state: PriceNews,
  by: Side | 'system',
  lineNo: number,
): Promise<void> {
  const { contractId, contractSn, memberId, storeId, initiator } = contract
  const who = by === 'system' ? by : by === initiator ? 'initiator' : 'counterparty'
  const payload = { contractId, contractSn, memberId, storeId, initiator, state, by: who, lineNo }
  await emit(tx, { event: 'contractPricing.moved', key: contractSn, payload })
}
