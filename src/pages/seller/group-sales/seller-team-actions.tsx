import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { sellerTeamCampaignMove, type TeamStaffRow } from '../../../modules/team-purchase/endpoints-staff.ts'
import { teamAdminMessages } from '../../../modules/team-purchase/messages.ts'

type Props = { readonly of: TeamStaffRow; readonly onEdit: () => void; readonly onDone: () => void }

/** What a store may do with its team purchase now; calling it off asks for a reason. */
export function SellerTeamActions({ of, onEdit, onDone }: Props) {
  const t = useMessages(teamAdminMessages)
  const { act, busy } = useAct(sellerTeamCampaignMove)
  const [isEnding, setEnding] = useState(false)
  const [reason, setReason] = useState('')
  const wish = { ownTeamCampaignSn: of.teamCampaignSn, expectedVersion: of.version }
  const move = async (event: 'submit' | 'withdraw') => {
    if (await act({ ...wish, event }, t('done'))) onDone()
  }
  return (
    <div className="row g1 wrp">
      {of.can.includes('edit') && (
        <Button size="sm" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      {(['submit', 'withdraw'] as const)
        .filter((event) => of.can.includes(event))
        .map((event) => (
          <Button
            key={event}
            size="sm"
            tone={event === 'submit' ? 'brand-outline' : 'default'}
            busy={busy}
            onClick={() => void move(event)}
          >
            {t(event)}
          </Button>
        ))}
      {of.can.includes('cancel') && (
        <Button size="sm" tone="danger" onClick={() => setEnding(true)}>
          {t('cancel')}
        </Button>
      )}
      {isEnding && (
        <ConsoleDialog
          title={t('cancel')}
          ok={t('cancel')}
          call={sellerTeamCampaignMove}
          input={{ ...wish, event: 'cancel' as const, reason }}
          onDone={() => {
            setEnding(false)
            onDone()
          }}
          onClose={() => setEnding(false)}
        >
          {(errors) => (
            <>
              <p className="c2">{t('endAsk')}</p>
              <Field id="team-reason" label={t('reason')} isRequired error={errors['reason']}>
                <Input id="team-reason" value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
              </Field>
            </>
          )}
        </ConsoleDialog>
      )}
    </div>
  )
}
