import { Alert, Form, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { useCommand } from '../../api/browser/use-command.ts'
import type { Callable, RefInput, RefOutput } from '../../api/browser/call-ref.ts'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { FormScope } from './form/form-scope.tsx'
import { useUnsaved } from './form/leave-guard.tsx'
import { consoleKitMessages } from './messages.ts'

type Props<Ref extends Callable> = {
  readonly title: string
  /** What the button says; "save" when it is not said. */
  readonly ok?: string
  readonly call: Ref
  readonly input: RefInput<Ref>
  readonly onDone: (data: RefOutput<Ref> | undefined) => void
  readonly onClose: () => void
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode
}

/** A dialog that saves one thing; what the server refuses stands at its field, and nothing typed is lost without a question. */
export function ConsoleDialog<Ref extends Callable>({ title, ok, call, input, onDone, onClose, children }: Props<Ref>) {
  const t = useMessages(consoleKitMessages)
  const { run, busy } = useCommand(call)
  const { settle, mayLeave } = useUnsaved(input)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const save = async () => {
    setErrors({})
    const outcome = await run(input)
    if (outcome.kind === 'unknown') return setErrors({ form: t('unknown') })
    if (outcome.answer.state !== 200) return setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
    settle()
    return onDone(outcome.answer.data)
  }
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <Modal
      open
      title={title}
      okText={ok ?? t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={() => void close()}
    >
      <Form layout="vertical" onFinish={() => void save()}>
        <FormScope>
          {children(errors)}
          {errors['form'] && <Alert type="error" showIcon title={errors['form']} role="alert" />}
        </FormScope>
      </Form>
    </Modal>
  )
}
