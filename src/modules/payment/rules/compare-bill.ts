/** A payment or refund as one side knows it; the number is ours. */
export type BillEntry = {
  readonly kind: 'payment' | 'refund'
  readonly number: string
  readonly outTradeNo: string
  readonly gatewayNo: string
  readonly amountFen: bigint
}
export const findings = ['amount', 'oursOnly', 'theirsOnly', 'theirsTwice'] as const
export type Finding = (typeof findings)[number]
export type BillDifference = Omit<BillEntry, 'amountFen'> & {
  readonly finding: Finding
  readonly ourFen: bigint | null
  readonly theirFen: bigint | null
}

const keyOf = ({ kind, number }: Pick<BillEntry, 'kind' | 'number'>) => `${kind} ${number}`

/**
 * Compares a gateway's bill with our books, by our numbers. `ours` are the facts of the day and whatever we know of a number on the bill;
 * `onOtherDays` are numbers of ours that stand on the bill of another day: a refund that we heard of after midnight.
 */
export function compareBill(
  ours: readonly BillEntry[],
  theirs: readonly BillEntry[],
  onOtherDays: ReadonlySet<string> = new Set(),
): { readonly matched: number; readonly differences: BillDifference[] } {
  const known = new Map(ours.map((fact) => [keyOf(fact), fact]))
  const seen = new Set<string>()
  const differences: BillDifference[] = []
  let matched = 0
  for (const { amountFen: theirFen, ...fact } of theirs) {
    const key = keyOf(fact)
    const own = known.get(key)
    const finding: Finding | null = seen.has(key) ? 'theirsTwice' : !own ? 'theirsOnly' : own.amountFen !== theirFen ? 'amount' : null
    seen.add(key)
    if (finding === null) matched += 1
    else differences.push({ ...fact, finding, ourFen: own?.amountFen ?? null, theirFen })
  }
  for (const { amountFen: ourFen, ...fact } of ours)
    if (!seen.has(keyOf(fact)) && !onOtherDays.has(keyOf(fact))) differences.push({ ...fact, finding: 'oursOnly', ourFen, theirFen: null })
  return { matched, differences }
}
