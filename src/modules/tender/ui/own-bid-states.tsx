import type { BidderTenderRow } from '../endpoints-bidder.ts'

/** Where the own bids for a tender stand, each with the lot that it is for. */
export function OwnBidStates({ bids }: { bids: BidderTenderRow['bids'] }) {
  return bids.map(({ bidSn, lot, stateText }) => (
    <div key={bidSn} className="t12 c3">
      {lot} {stateText}
    </div>
  ))
}
