import { App, Modal } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Select } from '../../../ui/form/choice.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import type { StaffCalls, StaffRoleView } from '../endpoints.ts'
import { staffPageMessages } from '../messages.ts'

type Props = {
  readonly roles: readonly StaffRoleView[]
  readonly invite: StaffCalls['invite']
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Invites a member by name, or somebody by phone, into a role. */
export function InviteStaffForm({ roles, invite, onClose, onDone }: Props) {
  const t = useMessages(staffPageMessages)
  const { message } = App.useApp()
  const { run, busy } = useCommand(invite)
  const givable = roles.filter((role) => role.open)
  const [form, setForm] = useState({ account: '', staffRoleId: givable[0]?.staffRoleId ?? 0 })
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const send = async () => {
    const outcome = await run(form)
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkFailed') })
    const { answer } = outcome
    if (answer.state !== 200) return setErrors(answer.errors ?? { form: answer.msg })
    void message.success(t('inviteSent'))
    onDone()
  }
  return (
    <Modal
      open
      title={t('invite')}
      okText={t('send')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <form
        className="col g3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p className="t13 c2">{t('inviteHelp')}</p>
        <TextField
          label={t('account')}
          required
          size="lg"
          maxLength={40}
          autoFocus
          value={form.account}
          error={errors.account}
          onChange={(event) => setForm({ ...form, account: event.target.value.trim() })}
        />
        <Select
          label={t('role')}
          size="lg"
          value={String(form.staffRoleId || '')}
          error={errors.staffRoleId}
          options={givable.map((role) => ({ value: String(role.staffRoleId), label: role.name }))}
          onChange={(event) => setForm({ ...form, staffRoleId: Number(event.target.value) })}
        />
        {errors.form && (
          <p className="ferr" role="alert">
            {errors.form}
          </p>
        )}
      </form>
    </Modal>
  )
}
