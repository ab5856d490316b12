export type OpenLine = {
  readonly lineId: number
  readonly statementId: number
  readonly orderSn: string
  readonly dueOn: string
  readonly leftFen: bigint
}
export type Cover = { readonly lineId: number; readonly statementId: number; readonly fen: bigint }

/**
 * Which lines an amount covers: the named ones only, or all; `first` an order's own lines; then the oldest due first.
 * `restFen` is what no line is left for.
 */
export function coverLines(
  fen: bigint,
  lines: readonly OpenLine[],
  how: { readonly named?: readonly number[]; readonly orderSn?: string } = {},
): { readonly covers: readonly Cover[]; readonly restFen: bigint } {
  const named = how.named ?? []
  const own = (line: OpenLine) => (how.orderSn !== undefined && line.orderSn === how.orderSn ? 0 : 1)
  const chosen = lines
    .filter((line) => named.length === 0 || named.includes(line.lineId))
    .toSorted(
      (one, other) => own(one) - own(other) || (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : one.lineId - other.lineId),
    )
  const covers: Cover[] = []
  let rest = fen
  for (const { lineId, statementId, leftFen } of chosen) {
    const part = leftFen < rest ? leftFen : rest
    if (part > 0n) covers.push({ lineId, statementId, fen: part })
    rest -= part
  }
  return { covers, restFen: rest }
}
