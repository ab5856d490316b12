import { App } from 'antd'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Callable, RefInput } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { stepUpPurposes } from '../../../modules/identity/endpoints-security.ts'
import type { FieldErrors } from '../../../modules/identity/ui/code-field-with-captcha.tsx'
import { StepUpCodeField } from '../../../modules/identity/ui/step-up-code-field.tsx'
import { securityMessages } from '../../../modules/identity/messages.ts'

type Props<Ref extends Callable> = {
  readonly title: string
  readonly note?: ReactNode
  readonly endpoint: Ref
  readonly purpose: (typeof stepUpPurposes)[number]
  readonly fields: (errors: FieldErrors, setErrors: (errors: FieldErrors) => void) => ReactNode
  readonly read: (text: (name: string) => string) => RefInput<Ref>
}

/** One change behind a step-up: the code of the own phone first, then the fields of the change. */
export function StepUpForm<Ref extends Callable>({ title, note, endpoint, purpose, fields, read }: Props<Ref>) {
  const t = useMessages(securityMessages)
  const { message } = App.useApp()
  const navigate = useNavigate()
  const { run, busy } = useCommand(endpoint)
  const [errors, setErrors] = useState<FieldErrors>({})

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const outcome = await run(read((name) => String(form.get(name) ?? '')))
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkFailed') })
    const { answer } = outcome
    if (answer.state !== 200) return setErrors(answer.errors ?? { form: answer.msg })
    void message.success(t('done'))
    void navigate('/member/security')
  }
  return (
    <Panel
      title={title}
      more={
        <Anchor className="lk t13" to="/member/security">
          {t('back')}
        </Anchor>
      }
    >
      <form className="bx max-w-110 pt-5" onSubmit={(event) => void submit(event)} noValidate>
        <StepUpCodeField purpose={purpose} errors={errors} onErrors={setErrors} />
        {fields(errors, setErrors)}
        {errors.form && (
          <p className="ferr" role="alert">
            {errors.form}
          </p>
        )}
        <Button type="submit" tone="brand" size="lg" disabled={busy}>
          {t('submit')}
        </Button>
        {note && <p className="t12 c3 mt-3">{note}</p>}
      </form>
    </Panel>
  )
}
