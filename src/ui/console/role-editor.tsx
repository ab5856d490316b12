import { App, Checkbox, Input, Modal } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { Button } from '../basic/button.tsx'
import { Tag } from '../basic/tag.tsx'
import { Empty } from '../feedback/states.tsx'
import { Panel } from '../layout/panel.tsx'
import { consoleKitMessages } from './messages.ts'

/** A role as its editor shows it; `open` is false where who asks may not change it. */
export type EditedRole = {
  readonly roleId: number
  readonly name: string
  readonly rights: readonly string[]
  readonly people: number
  readonly open?: boolean
}
/** A right of the fixed vocabulary; `held` is false where who asks may not give it. */
export type NamedRight = { readonly right: string; readonly name: string; readonly held?: boolean }

type Props = {
  readonly title: string
  readonly lead: string
  readonly roles: readonly EditedRole[]
  readonly rights: readonly NamedRight[]
  readonly busy: boolean
  /** Resolves true when it was saved. */
  readonly onSave: (role: { roleId: number | undefined; name: string; rights: string[] }) => Promise<boolean>
  readonly onDelete: (roleId: number) => Promise<boolean>
}

/** Roles as data over a fixed vocabulary: of a company, of a store's staff and of the platform's. */
export function RoleEditor({ title, lead, roles, rights, busy, onSave, onDelete }: Props) {
  const t = useMessages(consoleKitMessages)
  const { modal } = App.useApp()
  const [editing, setEditing] = useState<EditedRole | 'new' | null>(null)
  const remove = (role: EditedRole) =>
    void modal.confirm({
      title: t('roleDeleteAsk', { name: role.name }),
      okText: t('roleDelete'),
      cancelText: t('cancel'),
      onOk: async () => {
        await onDelete(role.roleId)
      },
    })
  return (
    <Panel
      title={title}
      sub={lead}
      more={
        <Button size="sm" icon="plus" onClick={() => setEditing('new')}>
          {t('roleAdd')}
        </Button>
      }
    >
      {roles.length === 0 && <Empty icon="key-round" title={t('roleNone')} />}
      <ul>
        {roles.map((role) => (
          <li key={role.roleId} className="bx row g3 border-t border-line flex-wrap">
            <b className="t14 min-w-35 wrap-anywhere">{role.name}</b>
            <span className="row g1 flex-wrap">
              {rights
                .filter((right) => role.rights.includes(right.right))
                .map((right) => (
                  <Tag key={right.right}>{right.name}</Tag>
                ))}
            </span>
            <span className="sp" />
            <span className="t12 c3">{t('rolePeople', { count: role.people })}</span>
            <Button size="sm" disabled={role.open === false} onClick={() => setEditing(role)}>
              {t('edit')}
            </Button>
            <Button size="sm" tone="danger" disabled={role.open === false} onClick={() => remove(role)}>
              {t('roleDelete')}
            </Button>
          </li>
        ))}
      </ul>
      {editing && (
        <EditRole
          role={editing === 'new' ? null : editing}
          rights={rights}
          busy={busy}
          onSave={async (role) => {
            if (await onSave(role)) setEditing(null)
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </Panel>
  )
}

type EditProps = {
  readonly role: EditedRole | null
  readonly rights: readonly NamedRight[]
  readonly busy: boolean
  readonly onSave: (role: { roleId: number | undefined; name: string; rights: string[] }) => Promise<void>
  readonly onClose: () => void
}

function EditRole({ role, rights, busy, onSave, onClose }: EditProps) {
  const t = useMessages(consoleKitMessages)
  const [name, setName] = useState(role?.name ?? '')
  const [held, setHeld] = useState<readonly string[]>(role?.rights ?? [])
  const toggle = (right: string, on: boolean) => setHeld(on ? [...held, right] : held.filter((other) => other !== right))
  return (
    <Modal
      open
      title={role ? `${t('edit')} · ${role.name}` : t('roleAdd')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void onSave({ roleId: role?.roleId, name: name.trim(), rights: [...held] })}
      onCancel={onClose}
    >
      <div className="col g3">
        <Input
          aria-label={t('roleName')}
          placeholder={t('roleName')}
          maxLength={30}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className="col g2">
          <legend className="fld-l">{t('roleRights')}</legend>
          {rights.map((right) => (
            <Checkbox
              key={right.right}
              checked={held.includes(right.right)}
              disabled={right.held === false}
              onChange={(event) => toggle(right.right, event.target.checked)}
            >
              {right.name}
            </Checkbox>
          ))}
        </fieldset>
      </div>
    </Modal>
  )
}
