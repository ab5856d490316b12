import type { Transaction } from '../../../kernel/database/transaction.ts'
import { allocate } from '../../../kernel/money/allocate.ts'
import { sumFen } from '../../../kernel/money/money.ts'
import { splitAmount } from '../rules/refundable.ts'
import type { AftersaleCase } from './case-repository.ts'
import { updateLines, type CaseLine } from './case-line-repository.ts'

/** What a verdict may give the buyer at most: what was asked for, and of an exchange, which asks for no money, what its goods are worth. */
export function mostVerdict(of: AftersaleCase, lines: readonly CaseLine[]): bigint {
  return of.kind === 'exchange' ? sumFen(lines.map((line) => line.goodsWorth)) : of.amount
}

/**
 * Spreads an amount over the lines of a case as the one before was; of an exchange by what they are worth. It comes before the move that
 * decides the money, which takes goods out of the order for what the lines say; answers the lines as they are now.
 */
export async function setAmount(tx: Transaction, of: AftersaleCase, lines: readonly CaseLine[], amount: bigint): Promise<CaseLine[]> {
  const shares = allocate(
    amount,
    lines.map((line) => (of.kind === 'exchange' ? line.goodsWorth : line.goods + line.freight)),
  )
  const changes = lines.map((line, place) => {
    const worth = { goods: line.goodsWorth, freight: line.freightWorth }
    return { ...line, ...splitAmount(shares[place] ?? 0n, worth) }
  })
  await updateLines(
    tx,
    of.caseId,
    changes.map(({ orderLineId, goods, freight }) => ({ orderLineId, goods, freight })),
  )
  return changes
}
