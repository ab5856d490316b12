import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import {
  invitationList,
  invitationRemind,
  invitationRevoke,
  type InvitationView,
} from '../../../modules/guest-quotation/endpoints-invitation.ts'
import { invitationPageMessages } from '../../../modules/guest-quotation/messages.ts'
import { InvitationDialog } from './invitation-dialog.tsx'

const tones: Partial<Record<InvitationView['state'], StateTone>> = {
  SENT: 'info',
  OPENED: 'warn',
  QUOTED: 'ok',
  CLAIMED: 'ok',
  DECLINED: 'danger',
}

/** Suppliers that were invited by name: what each has done, their links, reminders. */
export function InvitationPanel({ inquirySn }: { inquirySn: string }) {
  const t = useMessages(invitationPageMessages)
  const call = useCall(invitationList, { inquirySn })
  const [isOpen, setOpen] = useState(false)
  const { act, busy } = useAct(invitationRemind)
  const remindAll = async () => {
    if (await act({ inquirySn, invitationId: 0 }, t('reminded'))) call.reload()
  }
  const done = () => {
    setOpen(false)
    call.reload()
  }
  return (
    <Panel
      title={t('title')}
      sub={t('lead')}
      more={
        <span className="row g2 wrp">
          {call.data?.can.includes('remindAll') && (
            <Button size="sm" busy={busy} onClick={() => void remindAll()}>
              {t('remindAll')}
            </Button>
          )}
          {call.data?.can.includes('invite') && (
            <Button size="sm" tone="brand" onClick={() => setOpen(true)}>
              {t('invite')}
            </Button>
          )}
        </span>
      }
    >
      <CallView call={call} rows={2}>
        {({ list }) => (
          <ul className="bx col g3">
            {list.length === 0 && <li className="c3 t13">{t('none')}</li>}
            {list.map((one) => (
              <InvitationRow key={one.invitationId} of={one} inquirySn={inquirySn} onDone={call.reload} />
            ))}
          </ul>
        )}
      </CallView>
      {isOpen && <InvitationDialog inquirySn={inquirySn} onDone={done} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function InvitationRow({ of, inquirySn, onDone }: { of: InvitationView; inquirySn: string; onDone: () => void }) {
  const t = useMessages(invitationPageMessages)
  const { modal, message } = App.useApp()
  const revoke = useAct(invitationRevoke)
  const remind = useAct(invitationRemind)
  const named = { inquirySn, invitationId: of.invitationId }
  const times = [
    t('sentAt', { at: fullTime(of.sentTime) }),
    of.openTime ? t('openedAt', { at: fullTime(of.openTime) }) : '',
    of.answerTime ? t('answeredAt', { at: fullTime(of.answerTime) }) : '',
    of.remindTime ? t('remindedAt', { at: fullTime(of.remindTime) }) : '',
  ].filter((text) => text !== '')
  const ask = () =>
    void modal.confirm({
      title: t('revoke'),
      content: t('revokeAsk'),
      okText: t('revoke'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await revoke.act(named, t('revoked'))) onDone()
      },
    })
  const nudge = async () => {
    if (await remind.act(named, t('reminded'))) onDone()
  }
  return (
    <li className="row g3 wrp justify-between">
      <div>
        <b className="b5">{of.name}</b> <span className="c3 t12">{t(`channel_${of.channel}`)}</span>{' '}
        <span className="num t13">{of.contact}</span>
        <div className="t12 c3">{times.join(' · ')}</div>
        {of.reason !== '' && <div className="t12 c2">{of.reason}</div>}
      </div>
      <div className="row g2 wrp">
        <StateDot tone={tones[of.state] ?? 'quiet'}>{of.isExpired && of.state !== 'REVOKED' ? t('expired') : of.stateText}</StateDot>
        {of.link !== '' && (
          <Button size="sm" onClick={() => void navigator.clipboard?.writeText(of.link).then(() => message.success(t('copied')))}>
            {t('copy')}
          </Button>
        )}
        {of.can.includes('remind') && (
          <Button size="sm" busy={remind.busy} onClick={() => void nudge()}>
            {t('remind')}
          </Button>
        )}
        {of.can.includes('revoke') && (
          <Button size="sm" tone="danger" busy={revoke.busy} onClick={ask}>
            {t('revoke')}
          </Button>
        )}
      </div>
    </li>
  )
}
