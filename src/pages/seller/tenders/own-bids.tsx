import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useConfirm } from '../../../ui/console/form/use-confirm.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { bidDecline, bidWithdraw, type BidderTenderDetail } from '../../../modules/tender/endpoints-bidder.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { TextActionButton } from '../../../modules/tender/ui/text-action-button.tsx'
import { DepositDialog } from './deposit-dialog.tsx'

type Bid = BidderTenderDetail['bids'][number]
type Props = { readonly tenderSn: string; readonly bid: Bid; readonly onDone: () => void }

/** One own bid with its receipt and deposit, and what its bidder may do with it. */
export function OwnBid({ tenderSn, bid, onDone }: Props) {
  const t = useMessages(tenderPageMessages)
  const ask = useConfirm()
  const withdraw = useAct(bidWithdraw)
  const [isGiving, setGiving] = useState(false)
  const named = { tenderSn, lotNo: bid.lotNo }
  const withdrawNow = async () => {
    if (!(await ask({ title: t('withdrawAsk'), help: t('withdrawHelp'), ok: t('withdraw'), isFinal: true }))) return
    if (await withdraw.act(named, t('withdrawDone'))) onDone()
  }
  return (
    <section className="col g2" aria-label={bid.lot === '' ? t('ownBid') : t('ownBidFor', { lot: bid.lot })}>
      <PropertyList
        list={[
          [t('lot'), bid.lot],
          [t('ownBid'), `${bid.bidSn} · ${bid.stateText}`],
          [
            t('receipt'),
            <span key="receipt" className="wrap-anywhere">
              {bid.receipt}
            </span>,
          ],
          [t('bidFiles'), bid.fileNum === 0 ? '' : t('sealedFiles', { count: bid.fileNum })],
          [t('deposit'), bid.depositText],
          [t('reason'), bid.depositReason || bid.reason],
        ]}
      />
      {bid.can.length > 0 && (
        <div className="row g2 wrp">
          {bid.can.includes('sendDeposit') && (
            <Button size="sm" tone="brand" onClick={() => setGiving(true)}>
              {t('giveDeposit')}
            </Button>
          )}
          {bid.can.includes('withdraw') && (
            <Button size="sm" tone="danger" busy={withdraw.busy} onClick={() => void withdrawNow()}>
              {t('withdraw')}
            </Button>
          )}
          {bid.can.includes('decline') && (
            <TextActionButton
              id={`bid-decline-${bid.lotNo}`}
              label={t('decline')}
              ask={t('declineHelp')}
              field="reason"
              tone="danger"
              call={bidDecline}
              inputOf={(reason) => ({ ...named, reason })}
              onDone={onDone}
            />
          )}
        </div>
      )}
      {isGiving && <DepositDialog named={named} onClose={() => setGiving(false)} onDone={onDone} />}
    </section>
  )
}
