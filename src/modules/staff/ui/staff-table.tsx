import { App, Modal } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot, Tag } from '../../../ui/basic/tag.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import type { NamedRight } from '../../../ui/console/role-editor.tsx'
import { Select } from '../../../ui/form/choice.tsx'
import type { StaffCalls, StaffRoleView, StaffView } from '../endpoints.ts'
import { staffPageMessages } from '../messages.ts'

type Props = {
  readonly list: readonly StaffView[]
  readonly roles: readonly StaffRoleView[]
  readonly rights: readonly NamedRight[]
  readonly change: StaffCalls['change']
  readonly onDone: () => void
}

/** Everybody on a staff, with what may be done about them. */
export function StaffTable({ list, roles, rights, change, onDone }: Props) {
  const t = useMessages(staffPageMessages)
  const [editing, setEditing] = useState<StaffView | null>(null)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colAccount')}</th>
            <th>{t('colRole')}</th>
            <th>{t('colSince')}</th>
            <th>{t('colState')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.staffMemberId}>
              <td>
                <div className="b5">{one.memberName}</div>
                <div className="t12 c3 num">{one.mobile}</div>
              </td>
              <td className="min-w-50">
                <div>{one.roleName}</div>
                <span className="row g1 flex-wrap">
                  {rights
                    .filter(({ right }) => one.rights.includes(right))
                    .map(({ right, name }) => (
                      <Tag key={right}>{name}</Tag>
                    ))}
                </span>
              </td>
              <td className="num nw">{shortTime(one.sinceTime)}</td>
              <td className="nw">
                <StateDot tone={one.state === 'ACTIVE' ? 'ok' : 'danger'}>{t(one.state === 'ACTIVE' ? 'ACTIVE' : 'SUSPENDED')}</StateDot>
              </td>
              <td className="r nw">
                <StaffActs one={one} change={change} onEdit={() => setEditing(one)} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {editing && (
        <ChangeRole
          one={editing}
          roles={roles.filter((role) => role.open)}
          change={change}
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

type ActsProps = {
  readonly one: StaffView
  readonly change: StaffCalls['change']
  readonly onEdit: () => void
  readonly onDone: () => void
}

function StaffActs({ one, change, onEdit, onDone }: ActsProps) {
  const t = useMessages(staffPageMessages)
  const { modal } = App.useApp()
  const { act, busy } = useAct(change)
  const run = async (kind: StaffView['can'][number]) => {
    if (await act({ staffMemberId: one.staffMemberId, act: kind }, t('done'))) onDone()
  }
  const press = (kind: StaffView['can'][number]) => {
    if (kind === 'setRole') return onEdit()
    if (kind === 'restore') return void run(kind)
    void modal.confirm({
      title: `${t(`act_${kind}`)} · ${one.memberName}`,
      content: t(`ask_${kind}`),
      okText: t(`act_${kind}`),
      cancelText: t('cancel'),
      onOk: () => run(kind),
    })
  }
  return (
    <span className="row g2 justify-end">
      {one.can.map((kind) => (
        <Button
          key={kind}
          size="sm"
          tone={kind === 'remove' ? 'danger' : 'default'}
          busy={kind === 'restore' && busy}
          onClick={() => press(kind)}
        >
          {t(`act_${kind}`)}
        </Button>
      ))}
    </span>
  )
}

type ChangeProps = {
  readonly one: StaffView
  readonly roles: readonly StaffRoleView[]
  readonly change: StaffCalls['change']
  readonly onClose: () => void
  readonly onDone: () => void
}

function ChangeRole({ one, roles, change, onClose, onDone }: ChangeProps) {
  const t = useMessages(staffPageMessages)
  const { act, busy } = useAct(change)
  const [staffRoleId, setRole] = useState(one.staffRoleId ?? 0)
  const save = async () => {
    if (await act({ staffMemberId: one.staffMemberId, act: 'setRole', staffRoleId }, t('done'))) onDone()
  }
  return (
    <Modal
      open
      title={`${t('act_setRole')} · ${one.memberName}`}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Select
        label={t('role')}
        size="lg"
        value={String(staffRoleId || '')}
        options={roles.map((role) => ({ value: String(role.staffRoleId), label: role.name }))}
        onChange={(event) => setRole(Number(event.target.value))}
      />
    </Modal>
  )
}
