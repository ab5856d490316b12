/** What went to one receiver (a supplier, a category) in one month, in fen. */
export type SpendingRow = {
  readonly month: string
  readonly id: number
  readonly name: string
  readonly fen: bigint
  readonly orderNum: number
}
export type MonthlySpending = {
  readonly month: string
  readonly fen: bigint
  readonly orderNum: number
  readonly shares: readonly Omit<SpendingRow, 'month' | 'orderNum'>[]
}

/** The calendar month of a day `2026-11-20` and the ones before it, the oldest first. */
export function monthsUntil(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const at = year * 12 + (month - 1) - (count - 1 - index)
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** Every month with its sum and with the receivers that got the most over all of them, in one order for all months. */
export function spendingByMonth(months: readonly string[], spent: readonly SpendingRow[], most = 3): MonthlySpending[] {
  const totals = new Map<number, bigint>()
  for (const one of spent) totals.set(one.id, (totals.get(one.id) ?? 0n) + one.fen)
  const leaders = [...totals]
    .toSorted(([a, one], [b, other]) => (one === other ? a - b : other > one ? 1 : -1))
    .slice(0, most)
    .map(([id]) => id)
  const nameOf = new Map(spent.map((spendingRow) => [spendingRow.id, spendingRow.name]))
  return months.map((month) => {
    const mine = spent.filter((spendingRow) => spendingRow.month === month)
    return {
      month,
      fen: mine.reduce((sum, one) => sum + one.fen, 0n),
      orderNum: mine.reduce((sum, one) => sum + one.orderNum, 0),
      shares: leaders.map((id) => ({
        id,
        name: nameOf.get(id) ?? '',
        fen: mine.filter((spendingRow) => spendingRow.id === id).reduce((sum, one) => sum + one.fen, 0n),
      })),
    }
  })
}
