import { App } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot, Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/commerce.css'
import {
  staffInviteAnswer,
  staffLeave,
  ownMembershipList,
  type OwnMembershipView,
  type OwnStaffInviteView,
} from '../../../modules/staff/endpoints.ts'
import { staffPageMessages } from '../../../modules/staff/messages.ts'

/** Where the member works, and who invited them to. */
export default function OwnSeatsPage() {
  const t = useMessages(staffPageMessages)
  const call = useCall(ownMembershipList, {})
  return (
    <Panel title={t('postsTitle')} sub={t('postsLead')}>
      <CallView call={call} rows={3}>
        {({ seats, invites }) => (
          <>
            {seats.length + invites.length === 0 && <Empty icon="briefcase" title={t('noPosts')} help={t('noPostsHelp')} />}
            <ul>
              {invites.map((invite) => (
                <InviteRow key={`invite${invite.staffInviteId}`} invite={invite} onDone={call.reload} />
              ))}
              {seats.map((seat) => (
                <SeatRow key={`${seat.kind}${seat.storeId}`} seat={seat} onDone={call.reload} />
              ))}
            </ul>
          </>
        )}
      </CallView>
    </Panel>
  )
}

function Rights({ names }: { names: readonly string[] }) {
  return (
    <span className="row g1 flex-wrap">
      {names.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </span>
  )
}

function InviteRow({ invite, onDone }: { invite: OwnStaffInviteView; onDone: () => void }) {
  const t = useMessages(staffPageMessages)
  const { act, busy } = useAct(staffInviteAnswer)
  const answer = async (how: 'accept' | 'decline') => {
    const input = { staffInviteId: invite.staffInviteId, answer: how }
    if (await act(input, t(how === 'accept' ? 'accepted' : 'declined'))) onDone()
  }
  return (
    <li className="bx row g3 border-t border-line flex-wrap">
      <b className="t14">{invite.staffName}</b>
      <span className="t13">{t('invitedAs', { role: invite.roleName })}</span>
      <Rights names={invite.rightNames} />
      <span className="t12 c3">{t('expires', { at: shortTime(invite.expireTime) })}</span>
      <span className="sp" />
      <Button tone="brand" size="sm" busy={busy} onClick={() => void answer('accept')}>
        {t('accept')}
      </Button>
      <Button size="sm" busy={busy} onClick={() => void answer('decline')}>
        {t('decline')}
      </Button>
    </li>
  )
}

function SeatRow({ seat, onDone }: { seat: OwnMembershipView; onDone: () => void }) {
  const t = useMessages(staffPageMessages)
  const { modal } = App.useApp()
  const { act } = useAct(staffLeave)
  const leave = () =>
    void modal.confirm({
      title: t('leave'),
      content: t('leaveAsk', { staff: seat.staffName }),
      okText: t('leave'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ kind: seat.kind, storeId: seat.storeId ?? undefined }, t('left'))) onDone()
      },
    })
  return (
    <li className="bx row g3 border-t border-line flex-wrap">
      <b className="t14">{seat.staffName}</b>
      <span className="t13">{seat.roleName}</span>
      <StateDot tone={seat.state === 'ACTIVE' ? 'ok' : 'danger'}>{t(seat.state === 'ACTIVE' ? 'ACTIVE' : 'SUSPENDED')}</StateDot>
      <Rights names={seat.rightNames} />
      <span className="sp" />
      {seat.state === 'ACTIVE' && (
        <ButtonLink size="sm" to={seat.kind === 'store' ? '/seller' : '/admin'}>
          {t(seat.kind === 'store' ? 'goStore' : 'goPlatform')}
        </ButtonLink>
      )}
      {seat.can.includes('leave') && (
        <Button size="sm" tone="danger" onClick={leave}>
          {t('leave')}
        </Button>
      )}
    </li>
  )
}
