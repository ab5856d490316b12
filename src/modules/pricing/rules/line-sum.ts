/** The sum of a line in yuan, rounded half up to the fen once counted without binary fractions. */
export function lineSum(unitPrice: number, quantity: number): number {
  const tenThousandths = BigInt(Math.round(unitPrice * 10_000))
  const millionths = BigInt(Math.round(quantity * 1_000_000))
  const fen = (tenThousandths * millionths + 50_000_000n) / 100_000_000n
  return Number(fen) / 100
}
