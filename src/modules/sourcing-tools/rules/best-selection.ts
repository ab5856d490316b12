/** One way to get a line: a SKU at the line's quantity. Amounts in fen, masses in grams. */
export type Option = {
  readonly productId: number
  readonly storeId: number
  /** What travels together: store, tariff and place. */
  readonly consignment: string
  readonly amount: bigint
  readonly grams: bigint | null
  readonly days: number
}
/** Freight of what travels together; null where the carrier must be asked. */
export type FreightRule = (consignment: string, together: { readonly grams: bigint | null; readonly amount: bigint }) => bigint | null
export type Totals = {
  readonly goods: bigint
  /** Of the consignments whose freight is known. */
  readonly freight: bigint
  /** Consignments whose freight must be asked. */
  readonly asked: number
  readonly stores: number
  readonly days: number
}
export type Selection = { readonly picks: readonly Option[]; readonly totals: Totals; readonly isExact: boolean }
export const goals = ['cheapest', 'fewest', 'fastest'] as const
export type Goal = (typeof goals)[number]

/** Whole selections that one search looks at; beyond them the best so far is the answer, and says so. */
const mostLooks = 4_000

/** What a choice of one option per line comes to. */
export function totalsOf(picks: readonly Option[], carriage: FreightRule): Totals {
  let [goods, freight, asked] = [0n, 0n, 0]
  for (const together of Map.groupBy(picks, (one) => one.consignment).values()) {
    const amount = together.reduce((sum, one) => sum + one.amount, 0n)
    const grams = together.some((option) => option.grams === null) ? null : together.reduce((sum, one) => sum + (one.grams ?? 0n), 0n)
    const cost = carriage(together[0]?.consignment ?? '', { grams, amount })
    goods += amount
    if (cost === null) asked += 1
    else freight += cost
  }
  return {
    goods,
    freight,
    asked,
    stores: new Set(picks.map((pick) => pick.storeId)).size,
    days: Math.max(0, ...picks.map((pick) => pick.days)),
  }
}

/**
 * The best selection for a goal: one option for each line, no SKU twice. Cheapest goes by landed cost; fewest by the number of
 * stores, then landed cost; fastest by the last delivery, then landed cost. A selection whose freight is known goes before one
 * where it must be asked. The same question has the same answer. Null when a line has no option.
 */
export function bestSelection(lines: readonly (readonly Option[])[], goal: Goal, carriage: FreightRule): Selection | null {
  if (lines.length === 0 || lines.some((line) => line.length === 0)) return null
  if (goal === 'cheapest') return cheapestOf(lines, carriage)
  if (goal === 'fastest') {
    const soonest = Math.max(...lines.map((line) => Math.min(...line.map((option) => option.days))))
    for (const days of [...new Set(lines.flat().map((line) => line.days))].toSorted((a, b) => a - b)) {
      const found =
        days < soonest
          ? null
          : cheapestOf(
              lines.map((line) => line.filter((option) => option.days <= days)),
              carriage,
            )
      if (found) return found
    }
    return null
  }
  return fewestStores(lines, carriage)
}

function fewestStores(lines: readonly (readonly Option[])[], carriage: FreightRule): Selection | null {
  const stores = [...new Set(lines.flat().map((line) => line.storeId))].toSorted((a, b) => a - b)
  const most = Math.min(lines.length, stores.length)
  for (let size = 1; size <= most; size += 1) {
    let best: Selection | null = null
    for (const some of subsetsOf(stores, size)) {
      const within = lines.map((line) => line.filter((option) => some.has(option.storeId)))
      const found = within.some((line) => line.length === 0) ? null : cheapestOf(within, carriage)
      if (found && (best === null || isBetter(found.totals, best.totals))) best = found
    }
    if (best) return best
    // Three stores out of twelve are 220 ways; more is no longer few.
    if (size === 3) return cheapestOf(lines, carriage)
  }
  return null
}

function* subsetsOf(all: readonly number[], size: number, from = 0): Generator<ReadonlySet<number>> {
  if (size === 0) return yield new Set()
  for (let at = from; at <= all.length - size; at += 1)
    for (const rest of subsetsOf(all, size - 1, at + 1)) yield new Set([all[at] ?? 0, ...rest])
}

const isBetter = (totals: Totals, other: Totals): boolean =>
  totals.asked !== other.asked ? totals.asked < other.asked : totals.goods + totals.freight < other.goods + other.freight

/** Looks through all selections, leaving out those whose goods alone cost more than the best that is known. */
function cheapestOf(lines: readonly (readonly Option[])[], carriage: FreightRule): Selection | null {
  if (lines.some((line) => line.length === 0)) return null
  const alone = (option: Option) => totalsOf([option], carriage)
  const sorted = lines.map((line) =>
    line
      .map((option) => ({ option, totals: alone(option) }))
      .toSorted((a, b) => (isBetter(a.totals, b.totals) ? -1 : isBetter(b.totals, a.totals) ? 1 : a.option.productId - b.option.productId))
      .map((one) => one.option),
  )
  const least = sorted.map((line) => line.reduce((low, one) => (one.amount < low ? one.amount : low), line[0]?.amount ?? 0n))
  const leastFrom = least.map((_, at) => least.slice(at).reduce((sum, one) => sum + one, 0n))
  let [best, looks]: [Selection | null, number] = [null, 0]
  const go = (picks: readonly Option[], goods: bigint): void => {
    if (looks >= mostLooks) return
    const rest = leastFrom[picks.length] ?? 0n
    if (best?.totals.asked === 0 && goods + rest >= best.totals.goods + best.totals.freight) return
    if (picks.length === sorted.length) {
      looks += 1
      const totals = totalsOf(picks, carriage)
      if (best === null || isBetter(totals, best.totals)) best = { picks, totals, isExact: true }
      return
    }
    for (const one of sorted[picks.length] ?? [])
      if (!picks.some((other) => other.productId === one.productId)) go([...picks, one], goods + one.amount)
  }
  go([], 0n)
  return withProof(best, looks < mostLooks)
}

const withProof = (found: Selection | null, isExact: boolean): Selection | null => found && { ...found, isExact }
