import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CodeField } from '../../../ui/form/field.tsx'
import { CaptchaField } from './captcha-field.tsx'
import type { CodeSender } from './use-sms-code.ts'
import { loginMessages } from '../messages.ts'

/** Sentences by field. */
export type FieldErrors = Readonly<Record<string, string>>

type CodeProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly sender: CodeSender
  readonly target: () => string
  readonly errors: FieldErrors
  readonly onErrors: (errors: FieldErrors) => void
}

/** A code with its send button, and the picture when the server asks for one. */
export function CodeFieldWithCaptcha({ name, label, hint, sender, target, errors, onErrors }: CodeProps) {
  const t = useMessages(loginMessages)
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
