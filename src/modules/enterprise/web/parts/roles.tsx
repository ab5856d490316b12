import { App, Checkbox, Input, Modal } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../../api/browser/call-ref.ts'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { roleDeleteCall, roleListCall, roleSaveCall, type CompanyRoleView } from '../../contract-role.ts'
import { companyWords } from '../words.ts'

type Known = RefOutput<typeof roleListCall>

/** The company's roles: names of its own over a fixed vocabulary. */
export function Roles() {
  const t = useWords(companyWords)
  const call = useCall(roleListCall, {})
  const [editing, setEditing] = useState<CompanyRoleView | 'new' | null>(null)
  const close = () => {
    setEditing(null)
    call.reload()
  }
  return (
    <Panel
      title={t('rolesTitle')}
      sub={t('rolesLead')}
      more={
        <Button size="sm" icon="plus" onClick={() => setEditing('new')}>
          {t('addRole')}
        </Button>
      }
    >
      <CallView call={call} rows={3}>
        {(known) => (
          <>
            <ul>
              {known.roles.map((role) => (
                <RoleRow key={role.roleId} role={role} known={known} onEdit={() => setEditing(role)} onDone={call.reload} />
              ))}
            </ul>
            {editing && <EditRole role={editing === 'new' ? null : editing} known={known} onClose={close} />}
          </>
        )}
      </CallView>
    </Panel>
  )
}

function RoleRow({ role, known, onEdit, onDone }: { role: CompanyRoleView; known: Known; onEdit: () => void; onDone: () => void }) {
  const t = useWords(companyWords)
  const { modal } = App.useApp()
  const { act } = useAct(roleDeleteCall)
  const remove = () =>
    void modal.confirm({
      title: t('deleteAsk', { name: role.name }),
      okText: t('delete'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ roleId: role.roleId }, t('done'))) onDone()
      },
    })
  return (
    <li className="bx row g3" style={{ borderTop: '1px solid var(--zb-line)', flexWrap: 'wrap' }}>
      <b className="t14" style={{ minWidth: 140 }}>
        {role.name}
      </b>
      <span className="row g1" style={{ flexWrap: 'wrap' }}>
        {role.capabilities.map((one) => (
          <Tag key={one}>{known.capabilities.find((word) => word.capability === one)?.name ?? one}</Tag>
        ))}
      </span>
      <span className="sp" />
      <span className="t12 c3">{t('people', { count: role.people })}</span>
      <Button size="sm" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button size="sm" tone="danger" onClick={remove}>
        {t('delete')}
      </Button>
    </li>
  )
}

function EditRole({ role, known, onClose }: { role: CompanyRoleView | null; known: Known; onClose: () => void }) {
  const t = useWords(companyWords)
  const { act, busy } = useAct(roleSaveCall)
  const [name, setName] = useState(role?.name ?? '')
  const [held, setHeld] = useState<readonly CompanyRoleView['capabilities'][number][]>(role?.capabilities ?? [])
  const save = async () => {
    if (await act({ roleId: role?.roleId, name, capabilities: [...held] }, t('saved'))) onClose()
  }
  return (
    <Modal
      open
      title={role ? `${t('edit')} · ${role.name}` : t('addRole')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
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
          <legend className="fld-l">{t('capabilities')}</legend>
          {known.capabilities.map((one) => (
            <Checkbox
              key={one.capability}
              checked={held.includes(one.capability)}
              onChange={(event) =>
                setHeld(event.target.checked ? [...held, one.capability] : held.filter((other) => other !== one.capability))
              }
            >
              {one.name}
            </Checkbox>
          ))}
        </fieldset>
      </div>
    </Modal>
  )
}
