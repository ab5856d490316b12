import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/commerce.css'
import {
  inviteCancel,
  subAccountList,
  subAccountRemove,
  subAccountRestore,
  subAccountSuspend,
  type InviteView,
  type SubAccountView,
} from '../../../modules/enterprise/endpoints.ts'
import { EditSubAccountDialog } from './edit-sub-account-dialog.tsx'
import { companyMessages } from './messages.ts'

/** The company's sub-accounts and its open invitations. */
export default function SubAccountPage() {
  const t = useMessages(companyMessages)
  const call = useCall(subAccountList, {})
  return (
    <Panel
      title={t('subTitle')}
      sub={t('subLead')}
      more={
        <ButtonLink to="/member/createSub" tone="brand" size="sm" icon="user-plus">
          {t('invite')}
        </ButtonLink>
      }
    >
      <CallView call={call}>
        {({ list, invites }) => (
          <>
            {list.length === 0 ? (
              <Empty icon="users" title={t('none')} help={t('noneHelp')} />
            ) : (
              <SubTable list={list} onDone={call.reload} />
            )}
            {invites.length > 0 && <Invites invites={invites} onDone={call.reload} />}
          </>
        )}
      </CallView>
    </Panel>
  )
}

function SubTable({ list, onDone }: { list: readonly SubAccountView[]; onDone: () => void }) {
  const t = useMessages(companyMessages)
  const [editing, setEditing] = useState<SubAccountView | null>(null)
  const limit = (yuan: number | null) => (yuan === null ? t('unlimited') : `¥${priceText(yuan)}`)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colName')}</th>
            <th>{t('colAccount')}</th>
            <th>{t('colRole')}</th>
            <th>{t('colCentre')}</th>
            <th className="r">{t('colLimits')}</th>
            <th>{t('colState')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((sub) => (
            <tr key={sub.subMemberId}>
              <td className="b5 nw">{sub.name}</td>
              <td data-l={t('colAccount')}>
                <div>
                  <div>{sub.memberName}</div>
                  <div className="t12 c3 num">{sub.mobile}</div>
                </div>
              </td>
              <td data-l={t('colRole')}>{sub.roleName}</td>
              <td data-l={t('colCentre')}>{sub.costCentreName}</td>
              <td className="r num nw" data-l={t('colLimits')}>
                <div>
                  <div>{limit(sub.orderLimit)}</div>
                  <div className="t12 c3">{limit(sub.monthLimit)}</div>
                </div>
              </td>
              <td className="nw" data-l={t('colState')}>
                <StateDot tone={sub.state === 'ACTIVE' ? 'ok' : 'danger'}>{t(sub.state === 'ACTIVE' ? 'ACTIVE' : 'SUSPENDED')}</StateDot>
              </td>
              <td className="r nw">
                <SubActs sub={sub} onEdit={() => setEditing(sub)} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {editing && (
        <EditSubAccountDialog
          sub={editing}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null)
            onDone()
          }}
        />
      )}
    </div>
  )
}

function SubActs({ sub, onEdit, onDone }: { sub: SubAccountView; onEdit: () => void; onDone: () => void }) {
  const t = useMessages(companyMessages)
  const { modal } = App.useApp()
  const suspend = useAct(subAccountSuspend)
  const restore = useAct(subAccountRestore)
  const remove = useAct(subAccountRemove)
  const input = { subMemberId: sub.subMemberId }
  const ask = (kind: 'suspend' | 'remove') =>
    void modal.confirm({
      title: `${t(kind)} · ${sub.name}`,
      content: t(kind === 'suspend' ? 'suspendAsk' : 'removeAsk'),
      okText: t(kind),
      cancelText: t('cancel'),
      onOk: async () => {
        if (kind === 'suspend' ? await suspend.act(input, t('done')) : await remove.act(input, t('done'))) onDone()
      },
    })
  return (
    <span className="row g2 justify-end flex-wrap">
      <Button size="sm" onClick={onEdit}>
        {t('edit')}
      </Button>
      {sub.state === 'ACTIVE' ? (
        <Button size="sm" onClick={() => ask('suspend')}>
          {t('suspend')}
        </Button>
      ) : (
        <Button size="sm" busy={restore.busy} onClick={() => void restore.act(input, t('done')).then((done) => done && onDone())}>
          {t('restore')}
        </Button>
      )}
      <Button size="sm" tone="danger" onClick={() => ask('remove')}>
        {t('remove')}
      </Button>
    </span>
  )
}

function Invites({ invites, onDone }: { invites: readonly InviteView[]; onDone: () => void }) {
  const t = useMessages(companyMessages)
  const { act } = useAct(inviteCancel)
  return (
    <section className="bx">
      <h3 className="t14 b6">{t('invitesTitle')}</h3>
      <ul className="col g2 mt-2">
        {invites.map((invite) => (
          <li key={invite.inviteId} className="row g3 t13 flex-wrap">
            <b>{invite.name}</b>
            <span className="num">{invite.mobile}</span>
            <span>{invite.roleName}</span>
            <span className="c3">{t('expires', { at: shortTime(invite.expireTime) })}</span>
            <Button size="sm" onClick={() => void act({ inviteId: invite.inviteId }, t('done')).then((done) => done && onDone())}>
              {t('takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
