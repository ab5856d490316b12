import { App } from 'antd'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/commerce.css'
import { subAccountInvite } from '../../../modules/enterprise/endpoints.ts'
import { SubAccountLimitsFields, type SubAccountLimits } from './sub-account-limits-fields.tsx'
import { companyMessages } from './messages.ts'

const noTerms: SubAccountLimits & { mobile: string; name: string } = {
  mobile: '',
  name: '',
  roleId: 0,
  costCentreId: '',
  orderLimit: '',
  monthLimit: '',
}

/** Invites somebody to act for the company. */
export default function CreateSubPage() {
  const t = useMessages(companyMessages)
  const { message } = App.useApp()
  const navigate = useNavigate()
  const { run, busy } = useCommand(subAccountInvite)
  const [form, setForm] = useState(noTerms)
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const set = (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await run(form)
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkFailed') })
    const { answer } = outcome
    if (answer.state !== 200) return setErrors(answer.errors ?? { form: answer.msg })
    void message.success(t('inviteSent'))
    void navigate('/member/subAccount')
  }
  return (
    <Panel
      title={t('createTitle')}
      more={
        <Anchor className="lk t13" to="/member/subAccount">
          {t('subTitle')}
        </Anchor>
      }
    >
      <form className="bx max-w-180" onSubmit={(event) => void submit(event)} noValidate>
        <p className="t13 c2 mb-4">{t('createLead')}</p>
        <div className="adr-f">
          <TextField
            label={t('mobile')}
            required
            size="lg"
            inputMode="tel"
            maxLength={11}
            value={form.mobile}
            error={errors.mobile}
            onChange={(event) => set({ mobile: event.target.value.trim() })}
          />
          <TextField
            label={t('name')}
            required
            size="lg"
            maxLength={30}
            value={form.name}
            error={errors.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <SubAccountLimitsFields value={form} errors={errors} onChange={set} />
        </div>
        {errors.form && (
          <p className="ferr" role="alert">
            {errors.form}
          </p>
        )}
        <Button type="submit" tone="brand" size="lg" busy={busy}>
          {t('invite')}
        </Button>
      </form>
    </Panel>
  )
}
