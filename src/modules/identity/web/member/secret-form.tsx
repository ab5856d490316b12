import { App } from 'antd'
import { useCallback, useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Callable, RefInput } from '../../../../api/browser/call-ref.ts'
import { callApi } from '../../../../api/browser/client.ts'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { CodeField } from '../../../../ui/form/field.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { securityCall, stepUpCodeCall, type stepUpPurposes } from '../../contract-security.ts'
import { CaptchaField } from '../parts/captcha-field.tsx'
import { useCodeSender, type CodeSender } from '../use-sms-code.ts'
import { loginWords } from '../words.ts'
import { securityWords } from './words.ts'

export type Errors = Readonly<Record<string, string>>
type Props<Ref extends Callable> = {
  readonly title: string
  readonly note?: ReactNode
  readonly endpoint: Ref
  readonly purpose: (typeof stepUpPurposes)[number]
  readonly fields: (errors: Errors, setErrors: (errors: Errors) => void) => ReactNode
  readonly read: (text: (name: string) => string) => RefInput<Ref>
}

/** One change behind a step-up: the code of the own phone first, then the fields of the change. */
export function SecretForm<Ref extends Callable>({ title, note, endpoint, purpose, fields, read }: Props<Ref>) {
  const t = useWords(securityWords)
  const { message } = App.useApp()
  const navigate = useNavigate()
  const { run, busy } = useCommand(endpoint)
  const own = useCall(securityCall, {})
  const [errors, setErrors] = useState<Errors>({})
  const ask = useCallback<Parameters<typeof useCodeSender>[0]>(
    (_own, captcha) => callApi(stepUpCodeCall, { type: purpose, ...captcha }),
    [purpose],
  )
  const sender = useCodeSender(ask)

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
      <form className="bx" style={{ maxWidth: 440, paddingTop: 20 }} onSubmit={(event) => void submit(event)} noValidate>
        <SendableCode
          name="smsCode"
          label={t('stepUp')}
          hint={own.data ? t('stepUpHelp', { mobile: own.data.memberMobile }) : ''}
          sender={sender}
          target={() => ''}
          errors={errors}
          onErrors={setErrors}
        />
        {fields(errors, setErrors)}
        {errors.form && (
          <p className="ferr" role="alert">
            {errors.form}
          </p>
        )}
        <Button type="submit" tone="brand" size="lg" disabled={busy}>
          {t('submit')}
        </Button>
        {note && (
          <p className="t12 c3" style={{ marginTop: 12 }}>
            {note}
          </p>
        )}
      </form>
    </Panel>
  )
}

type CodeProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly sender: CodeSender
  readonly target: () => string
  readonly errors: Errors
  readonly onErrors: (errors: Errors) => void
}

/** A code with its send button, and the picture when the server asks for one. */
export function SendableCode({ name, label, hint, sender, target, errors, onErrors }: CodeProps) {
  const t = useWords(loginWords)
  // What the sending refused stands at this code when no field of its own has it.
  const send = () =>
    void sender
      .send(target())
      .then((refused) => onErrors(Object.keys(refused).length > 0 ? { [name]: refused.code ?? refused.mobile ?? '', ...refused } : {}))
  return (
    <>
      {sender.needsPicture && <CaptchaField key={sender.round} onChange={sender.setCaptcha} error={errors.captcha} />}
      <CodeField
        name={name}
        label={label}
        size="lg"
        hint={hint}
        error={errors[name] || undefined}
        onSend={send}
        secondsLeft={sender.secondsLeft}
        sending={sender.sending}
        labels={{ send: t('sendCode'), resendIn: (seconds) => t('resendIn', { seconds }) }}
      />
    </>
  )
}
