import { App } from 'antd'
import { Suspense, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Checkbox } from '../../../ui/form/choice.tsx'
import { ErrorLine, TextField } from '../../../ui/form/field.tsx'
import { endSession } from '../../../modules/identity/ui/browser-session.ts'
import { LazyStepUpCodeField } from '../../../modules/identity/ui/public.ts'
import { memberInfo } from '../../../modules/member/endpoints.ts'
import { cancelSubmit } from '../../../modules/privacy/endpoints.ts'
import { privacyPageMessages } from '../../../modules/privacy/messages.ts'

/** The end of an account: name, code and a last question. */
export function CloseForm() {
  const t = useMessages(privacyPageMessages)
  const { modal, message } = App.useApp()
  const navigate = useNavigate()
  const { run, busy } = useCommand(cancelSubmit)
  const own = useCall(memberInfo, {})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const close = async (typed: { smsCode: string; memberName: string }) => {
    const outcome = await run(typed)
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkFailed') })
    const { answer } = outcome
    if (answer.state !== 200) return setErrors(answer.errors ?? { form: answer.msg })
    void message.success(t('closed'))
    await navigate('/')
    await endSession()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = { smsCode: String(form.get('smsCode') ?? ''), memberName: String(form.get('memberName') ?? '') }
    if (!form.has('understood')) return setErrors({ understood: t('understandFirst') })
    setErrors({})
    modal.confirm({
      title: t('cancelAsk'),
      content: t('cancelHelp'),
      okText: t('cancelSubmit'),
      okButtonProps: { danger: true },
      cancelText: t('keep'),
      onOk: () => close(typed),
    })
  }
  return (
    <form onSubmit={submit} noValidate className="max-w-110">
      <TextField
        name="memberName"
        label={own.data ? t('confirmName', { name: own.data.memberName }) : t('confirmNameLabel')}
        size="lg"
        maxLength={40}
        autoComplete="off"
        error={errors['memberName']}
      />
      <Suspense>
        <LazyStepUpCodeField purpose="cancelAccount" errors={errors} onErrors={setErrors} />
      </Suspense>
      <Checkbox name="understood">
        <span className="t13">{t('understood')}</span>
      </Checkbox>
      <ErrorLine error={errors['understood'] ?? errors['form']} />
      <span className="row g2">
        <Button type="submit" tone="danger" size="lg" disabled={busy}>
          {t('cancelSubmit')}
        </Button>
        <ButtonLink to="/member/privacy" size="lg">
          {t('keep')}
        </ButtonLink>
      </span>
    </form>
  )
}
