import { Input } from 'antd'
import { useState } from 'react'
import { Button, type ButtonTone } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import type { AttachmentView } from '../../../modules/attachment/endpoints.ts'
import { AttachmentField } from '../../../modules/attachment/ui/attachment-field.tsx'
import { openOwnAttachment } from '../../../modules/attachment/ui/attachment-list.tsx'
import type { tenderClarify, tenderResolve } from '../../../modules/tender/endpoints.ts'

type Props = {
  /** Of the control, unique on its page. */
  readonly id: string
  readonly label: string
  readonly ask: string
  readonly call: typeof tenderClarify | typeof tenderResolve
  readonly named: { readonly tenderSn: string; readonly expectedVersion: number; readonly answerTo: number }
  readonly onDone: () => void
  readonly tone?: ButtonTone
}

/** A button for an answer or a clarification with its documents. */
export function AnswerAct({ id, label, ask, call, named, onDone, tone = 'default' }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly AttachmentView[]>([])
  const done = () => {
    setOpen(false)
    setText('')
    setFiles([])
    onDone()
  }
  return (
    <>
      <Button size="sm" tone={tone} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ConsoleDialog
          title={label}
          ok={label}
          call={call}
          input={{ ...named, text: text.trim(), files: files.map(({ fileId }) => fileId) }}
          onDone={done}
          onClose={() => setOpen(false)}
        >
          {(errors) => (
            <>
              <Field id={id} label={ask} error={errors['text']}>
                <Input.TextArea id={id} rows={4} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
              </Field>
              <AttachmentField files={files} open={openOwnAttachment} onChange={setFiles} />
            </>
          )}
        </ConsoleDialog>
      )}
    </>
  )
}
