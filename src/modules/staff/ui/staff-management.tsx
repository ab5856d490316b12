import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { RoleEditor } from '../../../ui/console/role-editor.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { StaffCalls, StaffInviteView } from '../endpoints.ts'
import { staffPageMessages } from '../messages.ts'
import { InviteStaffForm } from './invite-staff-form.tsx'
import { StaffTable } from './staff-table.tsx'

/** A staff with its invitations and roles: the own store's or the platform's. */
export function StaffManagement({ calls }: { calls: StaffCalls }) {
  const t = useMessages(staffPageMessages)
  const call = useCall(calls.list, {})
  const [inviting, setInviting] = useState(false)
  const save = useAct(calls.saveRole)
  const drop = useAct(calls.deleteRole)
  const done = (answer: object | null) => {
    if (answer) call.reload()
    return answer !== null
  }
  return (
    <CallView call={call}>
      {({ staffName, list, invites, roles, rights }) => (
        <div className="col g3">
          <Panel
            title={`${t('staffTitle')} · ${staffName}`}
            sub={t('staffLead')}
            more={
              <Button size="sm" tone="brand" icon="user-plus" onClick={() => setInviting(true)}>
                {t('invite')}
              </Button>
            }
          >
            <StaffTable list={list} roles={roles} rights={rights} change={calls.change} onDone={call.reload} />
          </Panel>
          {invites.length > 0 && <Invites invites={invites} cancel={calls.cancelInvite} onDone={call.reload} />}
          <RoleEditor
            title={t('rolesTitle')}
            lead={t('rolesLead')}
            roles={roles.map((role) => ({ ...role, roleId: role.staffRoleId }))}
            rights={rights}
            busy={save.busy}
            onSave={async ({ roleId, ...role }) => done(await save.act({ staffRoleId: roleId, ...role }, t('done')))}
            onDelete={async (roleId) => done(await drop.act({ staffRoleId: roleId }, t('done')))}
          />
          {inviting && (
            <InviteStaffForm
              roles={roles}
              invite={calls.invite}
              onClose={() => setInviting(false)}
              onDone={() => {
                setInviting(false)
                call.reload()
              }}
            />
          )}
        </div>
      )}
    </CallView>
  )
}

type InvitesProps = {
  readonly invites: readonly StaffInviteView[]
  readonly cancel: StaffCalls['cancelInvite']
  readonly onDone: () => void
}

function Invites({ invites, cancel, onDone }: InvitesProps) {
  const t = useMessages(staffPageMessages)
  const { modal } = App.useApp()
  const { act } = useAct(cancel)
  const ask = ({ staffInviteId, account }: StaffInviteView) =>
    void modal.confirm({
      title: t('takeBackAsk', { account }),
      okText: t('takeBack'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ staffInviteId }, t('done'))) onDone()
      },
    })
  return (
    <Panel title={t('invitesTitle')}>
      <ul className="bx col g2">
        {invites.map((invite) => (
          <li key={invite.staffInviteId} className="row g3 t13 flex-wrap">
            <b className="num">{invite.account}</b>
            <span>{invite.roleName}</span>
            <span className="c3">{t('expires', { at: shortTime(invite.expireTime) })}</span>
            <Button size="sm" onClick={() => ask(invite)}>
              {t('takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
