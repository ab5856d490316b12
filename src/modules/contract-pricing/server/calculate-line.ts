import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { checkAmount } from '../../../kernel/money/money.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import type { Contract } from '../../contract/server/public.ts'
import { calculate, type PricedLine } from '../rules/calculate.ts'
import { settlementMachine } from '../rules/settlement-machine.ts'
import { missingDays, windowState } from '../rules/window-price.ts'
import { closeMarginCall } from './margin-calls.ts'
import { marketOf, pricedLines } from './priced-lines.ts'
import { addSettlement, fixingsOf, moveSettlementRow, settlementsOf, type Settlement, type Side } from './settlement-repository.ts'
import { emitPriceMoved } from './emit-price-moved.ts'

/** Number of a sheet: that of its contract, of its line and its own. */
export const settlementSn = (
  contract: Pick<Contract, 'contractSn'>,
  { lineNo, revision }: Pick<Settlement, 'lineNo' | 'revision'>,
): string => `${contract.contractSn}-J${lineNo}-${revision}`

/** States in which a price may be calculated and agreed. */
export const isSettleable = ({ state, kind }: Contract): boolean =>
  kind === 'PURCHASE' && ['EFFECTIVE', 'PERFORMING', 'RESCINDING', 'COMPLETED'].includes(state)

/** Why no final price can be made yet; null when it can. */
async function refusalOf(tx: Transaction, line: PricedLine, now: Date): Promise<Failure | null> {
  const market = await marketOf(tx, line)
  const state = windowState(line.terms, market, dayOf(now))
  if (state === 'READY') return null
  if (state === 'MISSING') {
    const missing = missingDays(line.terms, market)
    return missing.length > 0 ? failure('contractPricing.daysMissing', { days: missing.join('、') }) : failure('contractPricing.noQuotes')
  }
  return failure(state === 'OVER' ? 'contractPricing.notQuotedYet' : 'contractPricing.windowOpen', { to: line.terms.to })
}

type Wish = { readonly lineNo: number; readonly quantity: bigint | null; readonly by: Side | 'system'; readonly act: ActorContext }

/** Takes the sheet that stands out of the way; null when none stands. */
async function replaceStanding(tx: Transaction, contract: Contract, before: Settlement, { by, act }: Wish): Promise<Settlement | Failure> {
  const moved = await transition(tx, {
    machine: settlementMachine,
    event: 'replace',
    // The system calculates only where nothing stands.
    who: by === 'system' ? 'buyer' : by,
    from: before.state,
    update: (to) => moveSettlementRow(tx, before, to, {}),
    audit: { act, action: 'contract.price.replace', entity: 'contract', entityId: settlementSn(contract, before) },
  })
  return isFailure(moved) ? moved : moved.moved
}

/**
 * Calculates the final price of a line and writes its sheet. The contract is locked. Refusals: `contractPricing.noLine`,
 * `notInForce`, `windowOpen`, `notQuotedYet`, `daysMissing`, `noQuotes`, `agreedAlready`, `priceNothing`.
 */
export async function calculateLine(tx: Transaction, contract: Contract, wish: Wish): Promise<Settlement | Failure> {
  if (!isSettleable(contract)) return failure('contractPricing.notInForce')
  const line = (await pricedLines(tx, contract)).find(({ lineNo }) => lineNo === wish.lineNo)
  if (!line) return failure('contractPricing.noLine')
  const refused = await refusalOf(tx, line, wish.act.now)
  if (refused) return refused
  const before = (await settlementsOf(tx, contract.contractId)).find(({ lineNo }) => lineNo === wish.lineNo)
  if (before?.state === 'CONFIRMED') return failure('contractPricing.agreedAlready')
  const fixings = (await fixingsOf(tx, contract.contractId)).filter(({ lineNo }) => lineNo === wish.lineNo)
  const made = calculate(line, await marketOf(tx, line), fixings, wish.quantity ?? line.quantity)
  if (!made || made.amount <= 0n || made.provisionalAmount <= 0n) return failure('contractPricing.priceNothing')
  const tooMuch = checkAmount(made.amount, 'quantity') ?? checkAmount(made.provisionalAmount, 'quantity')
  if (tooMuch) return tooMuch
  if (before) {
    const replaced = await replaceStanding(tx, contract, before, wish)
    if (isFailure(replaced)) return replaced
  }
  await closeMarginCall(tx, contract.contractId, line.lineNo, wish.act)
  const settlement = await addSettlement(tx, contract.contractId, line, made, wish.act.now)
  const { actor, channel, requestId } = wish.act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'contract.price.calculate',
    entity: 'contract',
    entityId: settlementSn(contract, settlement),
    without: 'creation',
    to: 'COMPUTED',
    facts: { price: String(made.price), quantity: String(made.quantity), differenceFen: String(made.difference) },
  })
  await emitPriceMoved(tx, contract, 'PRICED', wish.by, wish.lineNo)
  return settlement
}
