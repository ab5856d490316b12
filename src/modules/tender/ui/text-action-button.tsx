import { Input } from 'antd'
import { useState } from 'react'
import type { Callable, RefInput } from '../../../api/browser/call-ref.ts'
import { Button, type ButtonTone } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'

type Props<Ref extends Callable> = {
  /** Of the control, unique on its page. */
  readonly id: string
  readonly label: string
  /** What is asked for in the dialog. */
  readonly ask: string
  readonly field: string
  readonly call: Ref
  readonly inputOf: (text: string) => RefInput<Ref>
  readonly onDone: () => void
  readonly tone?: ButtonTone
}

/** A button whose act needs a sentence: a reason, an answer, a question. */
export function TextActionButton<Ref extends Callable>({ id, label, ask, field, call, inputOf, onDone, tone = 'default' }: Props<Ref>) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const done = () => {
    setOpen(false)
    setText('')
    onDone()
  }
  return (
    <>
      <Button size="sm" tone={tone} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ConsoleDialog title={label} ok={label} call={call} input={inputOf(text.trim())} onDone={done} onClose={() => setOpen(false)}>
          {(errors) => (
            <Field id={id} label={ask} error={errors[field]}>
              <Input.TextArea id={id} rows={4} maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
            </Field>
          )}
        </ConsoleDialog>
      )}
    </>
  )
}
