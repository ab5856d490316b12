import { basisPointsOf, sumFen, type Fen } from '../../../kernel/money/money.ts'
import type { OrderShare } from './order-share.ts'

/** What becomes of a supplement: the store gets it less the frozen share of each line, rounded per line as for the order. */
export function supplementShare(lines: readonly { readonly fen: Fen; readonly rateBp: number }[]): OrderShare {
  const received = sumFen(lines.map((line) => line.fen))
  const commission = sumFen(lines.map((line) => basisPointsOf(line.fen, BigInt(line.rateBp))))
  return { received, platformPart: 0n, commission, payable: received - commission }
}
