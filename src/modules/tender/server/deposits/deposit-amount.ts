import { allLots } from '../../rules/lots.ts'
import type { Bid } from '../bid-repository.ts'
import type { Tender } from '../tender-repository.ts'

/** What a bid has to give; in fen. */
export function depositOf(tender: Tender, { lotNo }: Pick<Bid, 'lotNo'>): bigint {
  const lots = allLots(tender)
  return BigInt((lots.find((lot) => lot.lotNo === lotNo) ?? lots[0])?.deposit ?? 0)
}
