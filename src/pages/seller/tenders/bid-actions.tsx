import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import {
  bidInvitation,
  bidderAttend,
  bidderRegister,
  tenderAsk,
  tenderObject,
  type BidderTenderDetail,
} from '../../../modules/tender/endpoints-bidder.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { TextActionButton } from '../../../modules/tender/ui/text-action-button.tsx'
import { OwnBid } from './own-bids.tsx'

type Props = { readonly of: BidderTenderDetail; readonly onDone: () => void }

/** The own bids with their receipts, and what their bidder may do. */
export function BidActions({ of, onDone }: Props) {
  const t = useMessages(tenderPageMessages)
  const invitation = useAct(bidInvitation)
  const attend = useAct(bidderAttend)
  const register = useAct(bidderRegister)
  const { tenderSn } = of
  const run = async (work: Promise<unknown>) => {
    if (await work) onDone()
  }
  const textAct = { field: 'text', inputOf: (text: string) => ({ tenderSn, text }), onDone } as const
  return (
    <>
      {of.invitation && (
        <span className="t13 c2">
          {t('invitationState')} {t(`invitation_${of.invitation}`)}
        </span>
      )}
      {of.isRegistered && of.state === 'BIDDING' && <span className="t13 c2">{t('registered')}</span>}
      {of.bids.map((bid) => (
        <OwnBid key={bid.bidSn} tenderSn={tenderSn} bid={bid} onDone={onDone} />
      ))}
      <div className="row g2 wrp">
        {of.can.includes('accept') && (
          <Button
            size="sm"
            tone="brand"
            busy={invitation.busy}
            onClick={() => void run(invitation.act({ tenderSn, act: 'accept' }, t('invitationDone')))}
          >
            {t('acceptInvitation')}
          </Button>
        )}
        {of.can.includes('decline') && (
          <TextActionButton
            id="bid-decline-invitation"
            label={t('declineInvitation')}
            ask={t('declineInvitationHelp')}
            field="reason"
            call={bidInvitation}
            inputOf={(reason) => ({ tenderSn, act: 'decline' as const, reason })}
            onDone={onDone}
          />
        )}
        {of.can.includes('register') && (
          <Button size="sm" busy={register.busy} onClick={() => void run(register.act({ tenderSn }, t('registerDone')))}>
            {t('register')}
          </Button>
        )}
        {of.can.includes('ask') && (
          <TextActionButton id="bid-ask" label={t('askQuestion')} ask={t('askHelp')} call={tenderAsk} {...textAct} />
        )}
        {of.can.includes('object') && (
          <TextActionButton id="bid-object" label={t('object')} ask={t('objectHelp')} call={tenderObject} {...textAct} />
        )}
        {of.can.includes('attend') && (
          <Button size="sm" busy={attend.busy} onClick={() => void run(attend.act({ tenderSn }, t('attendDone')))}>
            {t('attend')}
          </Button>
        )}
      </div>
    </>
  )
}
