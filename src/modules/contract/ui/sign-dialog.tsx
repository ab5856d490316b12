import { Suspense, useState, type FormEvent } from 'react'
import type { Callable, RefInput } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { LazyStepUpCodeField } from '../../identity/ui/public.ts'
import { contractPageMessages } from '../messages.ts'

type Props<Ref extends Callable> = {
  readonly title: string
  readonly call: Ref
  /** The input of the call with the code that was typed. */
  readonly input: (smsCode: string) => RefInput<Ref>
  readonly onSigned: () => void
  readonly onClose: () => void
}

/** Signs a contract or a supplement with a code of the own phone. */
export function SignDialog<Ref extends Callable>({ title, call, input, onSigned, onClose }: Props<Ref>) {
  const t = useMessages(contractPageMessages)
  const { run, busy } = useCommand(call)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = await run(input(String(new FormData(event.currentTarget).get('smsCode') ?? '')))
    if (outcome.kind === 'unknown') return setErrors({ smsCode: t('networkFailed') })
    const { answer } = outcome
    if (answer.state !== 200) return setErrors(answer.errors ?? { smsCode: answer.msg })
    onSigned()
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="px-6 pt-0 pb-6">
        <p className="t13 c2 mb-3">{t('signHelp')}</p>
        <Suspense>
          <LazyStepUpCodeField purpose="signContract" errors={errors} onErrors={setErrors} />
        </Suspense>
        <Button type="submit" tone="brand" busy={busy}>
          {t('sign')}
        </Button>
      </form>
    </Dialog>
  )
}
