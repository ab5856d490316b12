import { useWords } from '../../../../api/browser/use-words.tsx'
import { CodeField } from '../../../../ui/form/field.tsx'
import { CaptchaField } from '../parts/captcha-field.tsx'
import type { CodeSender } from '../use-sms-code.ts'
import { loginWords } from '../words.ts'

/** Sentences by field. */
export type Errors = Readonly<Record<string, string>>

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
