import type { TenderLine } from './bid-payload.ts'

export const mostLots = 20

/** A part of a tender with bids, a ranking and an award of its own. Amounts are in fen. */
export type TenderLot = {
  /** From 1; 0 for a tender that is awarded as a whole. */
  readonly lotNo: number
  readonly name: string
  readonly estimate: number
  readonly ceiling: number | null
  readonly deposit: number
  /** When it came to nothing while the tender went on. */
  readonly failedAt: string | null
  readonly reason: string
}

type Divided = {
  readonly lots: readonly TenderLot[]
  readonly estimate: number | bigint
  readonly ceiling: number | bigint | null
  readonly deposit: number | bigint
}

/** What is bid for: the lots, or the tender as a whole. */
export function allLots({ lots, estimate, ceiling, deposit }: Divided): readonly TenderLot[] {
  if (lots.length > 0) return lots
  const money = { estimate: Number(estimate), ceiling: ceiling === null ? null : Number(ceiling), deposit: Number(deposit) }
  return [{ lotNo: 0, name: '', ...money, failedAt: null, reason: '' }]
}

/** Lots that did not come to nothing. */
export const openLots = (tender: Divided): readonly TenderLot[] => allLots(tender).filter(({ failedAt }) => failedAt === null)

/** The lines of a lot; all of them in a tender without lots. */
export function linesOfLot(lines: readonly TenderLine[], lot: Pick<TenderLot, 'lotNo' | 'name'>): readonly TenderLine[] {
  return lot.lotNo === 0 ? lines : lines.filter((line) => line.lot === lot.name)
}

/** Names of lots as lines give them, in the order of the lines. */
export function lotNamesOf(lines: readonly Pick<TenderLine, 'lot'>[]): string[] {
  return [...new Set(lines.map(({ lot }) => lot))].filter((name) => name !== '')
}

/** True when every line is in a named lot and every lot has lines; at least two. */
export function lotsFit(names: readonly string[], lines: readonly Pick<TenderLine, 'lot'>[]): boolean {
  const given = lotNamesOf(lines)
  const isWhole = lines.every(({ lot }) => lot !== '')
  return (
    isWhole &&
    names.length >= 2 &&
    new Set(names).size === names.length &&
    given.length === names.length &&
    names.every((name) => given.includes(name))
  )
}

type Standing = { readonly lotNo: number; readonly state: string; readonly rank: number | null }

/** What an award does in the lots that are open: the first candidate of each wins unless the lot has its winner already. */
export function awardPlan<Bid extends Standing>(lots: readonly TenderLot[], bids: readonly Bid[]) {
  const results = lots.flatMap((lot) => {
    const own = bids.filter(({ lotNo }) => lotNo === lot.lotNo)
    if (own.some(({ state }) => state === 'WON')) return []
    const candidates = own.filter(({ state }) => state === 'CANDIDATE').toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    const [winner] = candidates
    const losers = own.filter((bid) => bid !== winner && (bid.state === 'CANDIDATE' || bid.state === 'VALID'))
    return [{ lot, winner: winner ?? null, losers }]
  })
  const won = results.flatMap(({ lot, winner, losers }) => (winner ? [{ lot, winner, losers }] : []))
  return { won, empty: results.filter(({ winner }) => winner === null).map(({ lot }) => lot) }
}

export const lotStates = ['RUNNING', 'FAILED', 'AWARDED', 'CONTRACTED', 'TERMINATED'] as const
type LotState = (typeof lotStates)[number]

/** Where a lot stands: it fails by itself or with its tender, and is awarded by its own winner. */
export function lotStateOf(tenderState: string, lot: TenderLot, winner: { readonly contractedAt: Date | null } | null): LotState {
  if (lot.failedAt !== null) return 'FAILED'
  if (winner) return winner.contractedAt ? 'CONTRACTED' : 'AWARDED'
  return tenderState === 'FAILED' || tenderState === 'TERMINATED' ? tenderState : 'RUNNING'
}
