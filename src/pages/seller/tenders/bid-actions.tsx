import { Input, Radio } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAsk } from '../../../ui/console/form/use-ask.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import {
  bidDecline,
  bidDeposit,
  bidInvitation,
  bidWithdraw,
  bidderAttend,
  tenderAsk,
  tenderObject,
  type BidderTenderDetail,
} from '../../../modules/tender/endpoints-bidder.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { TextAct } from '../../../modules/tender/ui/text-act.tsx'

type Props = { readonly of: BidderTenderDetail; readonly onDone: () => void }

/** The own bid with its receipt, and what its bidder may do. */
export function BidActions({ of, onDone }: Props) {
  const t = useMessages(tenderPageMessages)
  const askFirst = useAsk()
  const withdraw = useAct(bidWithdraw)
  const invitation = useAct(bidInvitation)
  const attend = useAct(bidderAttend)
  const [isGiving, setGiving] = useState(false)
  const { bid, tenderSn } = of
  const run = async (work: Promise<unknown>) => {
    if (await work) onDone()
  }
  const withdrawNow = async () => {
    if (await askFirst({ title: t('withdrawAsk'), help: t('withdrawHelp'), ok: t('withdraw'), isFinal: true }))
      await run(withdraw.act({ tenderSn }, t('withdrawDone')))
  }
  const textAct = { field: 'text', inputOf: (text: string) => ({ tenderSn, text }), onDone } as const
  return (
    <>
      {of.invitation && (
        <span className="t13 c2">
          {t('invitationState')} {t(`invitation_${of.invitation}`)}
        </span>
      )}
      {bid && (
        <PropertyList
          list={[
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
      )}
      <div className="row g2 wrp">
        {bid?.can.includes('sendDeposit') && (
          <Button size="sm" tone="brand" onClick={() => setGiving(true)}>
            {t('giveDeposit')}
          </Button>
        )}
        {bid?.can.includes('withdraw') && (
          <Button size="sm" tone="danger" busy={withdraw.busy} onClick={() => void withdrawNow()}>
            {t('withdraw')}
          </Button>
        )}
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
          <TextAct
            id="bid-decline-invitation"
            label={t('declineInvitation')}
            ask={t('declineInvitationHelp')}
            field="reason"
            call={bidInvitation}
            inputOf={(reason) => ({ tenderSn, act: 'decline' as const, reason })}
            onDone={onDone}
          />
        )}
        {of.can.includes('ask') && <TextAct id="bid-ask" label={t('askQuestion')} ask={t('askHelp')} call={tenderAsk} {...textAct} />}
        {of.can.includes('object') && (
          <TextAct id="bid-object" label={t('object')} ask={t('objectHelp')} call={tenderObject} {...textAct} />
        )}
        {of.can.includes('attend') && (
          <Button size="sm" busy={attend.busy} onClick={() => void run(attend.act({ tenderSn }, t('attendDone')))}>
            {t('attend')}
          </Button>
        )}
        {bid?.can.includes('decline') && (
          <TextAct
            id="bid-decline"
            label={t('decline')}
            ask={t('declineHelp')}
            field="reason"
            tone="danger"
            call={bidDecline}
            inputOf={(reason) => ({ tenderSn, reason })}
            onDone={onDone}
          />
        )}
      </div>
      {isGiving && <DepositDialog tenderSn={tenderSn} onClose={() => setGiving(false)} onDone={onDone} />}
    </>
  )
}

function DepositDialog({ tenderSn, onClose, onDone }: { tenderSn: string; onClose: () => void; onDone: () => void }) {
  const t = useMessages(tenderPageMessages)
  const [kind, setKind] = useState<'TRANSFER' | 'GUARANTEE'>('TRANSFER')
  const [reference, setReference] = useState('')
  const done = () => {
    onClose()
    onDone()
  }
  return (
    <ConsoleDialog
      title={t('giveDeposit')}
      ok={t('sendDeposit')}
      call={bidDeposit}
      input={{ tenderSn, kind, reference }}
      onDone={done}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field id="deposit-kind" label={t('depositKind')}>
            <Radio.Group
              id="deposit-kind"
              value={kind}
              onChange={(event) => setKind(event.target.value)}
              options={[
                { value: 'TRANSFER', label: t('kindTransfer') },
                { value: 'GUARANTEE', label: t('kindGuarantee') },
              ]}
            />
          </Field>
          <Field id="deposit-reference" label={t('depositReference')} error={errors['reference']}>
            <Input id="deposit-reference" maxLength={60} value={reference} onChange={(event) => setReference(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
