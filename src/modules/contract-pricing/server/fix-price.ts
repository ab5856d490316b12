import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseQuantity, quantityText } from '../../../kernel/quantity/quantity.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { lockContract, type Contract, type Party } from '../../contract/server/public.ts'
import type { PricedLine } from '../rules/calculate.ts'
import { precision, windowState, type PriceFixation } from '../rules/window-price.ts'
import { marketOf, pricedLines } from './priced-lines.ts'
import { addPriceFixation, fixingsOf } from './settlement-repository.ts'
import { emitPriceMoved } from './emit-price-moved.ts'

type CommandInput = { readonly contractId: number; readonly lineNo: number; readonly quoteId: number; readonly quantity: string }

/** What of a line is not fixed. */
export function unfixedOf({ quantity }: Pick<PricedLine, 'quantity'>, fixings: readonly Pick<PriceFixation, 'quantity'>[]): bigint {
  const left = fixings.reduce((rest, one) => rest - one.quantity, quantity)
  return left > 0n ? left : 0n
}

async function fixingFor(
  tx: Transaction,
  line: PricedLine,
  before: readonly PriceFixation[],
  wish: CommandInput,
  now: Date,
): Promise<PriceFixation | Failure> {
  const market = await marketOf(tx, line)
  const today = dayOf(now)
  if (line.terms.method !== 'fixings') return failure('contractPricing.noFixings')
  if (windowState(line.terms, market, today) !== 'OPEN') return failure('contractPricing.notInWindow', { ...line.terms })
  const quote = market.quotes.find(({ date }) => date === today)
  if (!quote) return failure('contractPricing.noQuoteToday')
  if (quote.quoteId !== wish.quoteId) return failure('contractPricing.quoteChanged')
  if (before.length >= line.terms.fixings) return failure('contractPricing.fixingsUsed', { count: line.terms.fixings })
  const quantity = parseQuantity(wish.quantity, precision)
  const left = unfixedOf(line, before)
  if (!quantity || quantity > left)
    return failure('contractPricing.fixTooMuch', { left: quantityText(left, precision), unit: line.unit }, { field: 'quantity' })
  return { ...quote, quantity }
}

/**
 * The buyer fixes a part of a line at the quote of today. Refusals: `api.notFound`, `contractPricing.approverOnly`, `notInForce`, `noLine`,
 * `noFixings`, `notInWindow`, `noQuoteToday`, `quoteChanged`, `fixingsUsed`, `fixTooMuch`.
 */
export async function fixPrice(call: Call, tx: Transaction, party: Party, wish: CommandInput): Promise<Contract | Failure> {
  const contract = await lockContract(tx, wish.contractId, party.scope)
  if (!contract) return failure('api.notFound')
  const isLive = contract.kind === 'PURCHASE' && (contract.state === 'EFFECTIVE' || contract.state === 'PERFORMING')
  if (!isLive) return failure('contractPricing.notInForce')
  if (!party.approves(contract)) return failure('contractPricing.approverOnly')
  const line = (await pricedLines(tx, contract)).find(({ lineNo }) => lineNo === wish.lineNo)
  if (!line) return failure('contractPricing.noLine')
  const { actor, channel, requestId, now } = actorContext(call)
  const before = (await fixingsOf(tx, contract.contractId)).filter(({ lineNo }) => lineNo === wish.lineNo)
  const fixing = await fixingFor(tx, line, before, wish, now)
  if (isFailure(fixing)) return fixing
  await addPriceFixation(tx, { ...fixing, contractId: contract.contractId, lineNo: line.lineNo, memberId: party.memberId, at: now })
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'contract.price.fix',
    entity: 'contract',
    entityId: contract.contractSn,
    without: 'creation',
    facts: {
      lineNo: line.lineNo,
      quoteId: fixing.quoteId,
      quantity: quantityText(fixing.quantity, precision),
      price: String(fixing.price),
    },
  })
  await emitPriceMoved(tx, contract, 'PRICE_FIXED', 'buyer', line.lineNo)
  return contract
}
