import { Alert, Form, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { useCommand } from '../../api/browser/use-command.ts'
import type { Callable, RefInput } from '../../api/browser/call-ref.ts'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { consoleKitMessages } from './messages.ts'

type Props<Ref extends Callable> = {
  readonly title: string
  /** What the button says; "save" when it is not said. */
  readonly ok?: string
  readonly call: Ref
  readonly input: RefInput<Ref>
  readonly onDone: () => void
  readonly onClose: () => void
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode
}

/** A dialog that saves one thing; what the server refuses stands at its field, and nothing typed is lost. */
export function DeskDialog<Ref extends Callable>({ title, ok, call, input, onDone, onClose, children }: Props<Ref>) {
  const t = useMessages(consoleKitMessages)
  const { run, busy } = useCommand(call)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const save = async () => {
    const outcome = await run(input)
    if (outcome.kind === 'unknown') return setErrors({ form: t('unknown') })
    if (outcome.answer.state !== 200) return setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
    return onDone()
  }
  return (
    <Modal
      open
      title={title}
      okText={ok ?? t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Form layout="vertical" requiredMark={false} onFinish={() => void save()}>
        {children(errors)}
        {errors['form'] && <Alert type="error" showIcon title={errors['form']} role="alert" />}
      </Form>
    </Modal>
  )
}

type FieldProps = {
  readonly id: string
  readonly label: string
  readonly error?: string | undefined
  readonly help?: string
  readonly children: ReactNode
}

/** A labelled field of such a dialog. */
export function DeskField({ id, label, error, help, children }: FieldProps) {
  return (
    <Form.Item label={label} htmlFor={id} validateStatus={error ? 'error' : ''} help={error ?? help}>
      {children}
    </Form.Item>
  )
}
