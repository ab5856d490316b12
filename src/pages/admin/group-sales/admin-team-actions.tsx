import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { adminTeamCampaignMove, type TeamStaffRow } from '../../../modules/team-purchase/endpoints-staff.ts'
import { teamAdminMessages } from '../../../modules/team-purchase/messages.ts'

type Props = { readonly of: TeamStaffRow; readonly onDone: () => void }

/** Review of a team purchase, and voiding it with a reason. */
export function AdminTeamActions({ of, onDone }: Props) {
  const t = useMessages(teamAdminMessages)
  const { act, busy } = useAct(adminTeamCampaignMove)
  const [asked, setAsked] = useState<'reject' | 'void' | null>(null)
  const [reason, setReason] = useState('')
  const wish = { teamCampaignSn: of.teamCampaignSn, expectedVersion: of.version }
  const approve = async () => {
    if (await act({ ...wish, event: 'approve' }, t('done'))) onDone()
  }
  return (
    <div className="row g1 wrp">
      {of.can.includes('approve') && (
        <Button size="sm" tone="brand" busy={busy} onClick={() => void approve()}>
          {t('approve')}
        </Button>
      )}
      {(['reject', 'void'] as const)
        .filter((event) => of.can.includes(event))
        .map((event) => (
          <Button key={event} size="sm" tone={event === 'void' ? 'danger' : 'default'} onClick={() => setAsked(event)}>
            {t(event)}
          </Button>
        ))}
      {asked && (
        <ConsoleDialog
          title={t(asked)}
          ok={t(asked)}
          call={adminTeamCampaignMove}
          input={{ ...wish, event: asked, reason }}
          onDone={() => {
            setAsked(null)
            onDone()
          }}
          onClose={() => setAsked(null)}
        >
          {(errors) => (
            <>
              {asked === 'void' && <p className="c2">{t('endAsk')}</p>}
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
