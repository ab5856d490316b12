import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { projectFromCart, projectSave, type ListKind, type ProjectRow } from '../endpoints.ts'
import { projectPageMessages } from '../messages.ts'

type Props = {
  readonly of?: ProjectRow
  readonly kind?: ListKind
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Names a new project from the cart, or renames one. */
export function ProjectDialog({ of, kind = of?.kind ?? 'project', onDone, onClose }: Props) {
  const t = useMessages(projectPageMessages)
  const [title, setTitle] = useState(of?.title ?? '')
  const [note, setNote] = useState(of?.note ?? '')
  const typed = { title: title.trim(), note: note.trim() }
  const fields = (errors: Readonly<Record<string, string>>) => (
    <>
      {!of && <p className="t13 c2">{t('keepCartHelp')}</p>}
      <Field id="project-title" label={t(kind === 'regular' ? 'listName' : 'projectName')} error={errors['title']}>
        <Input
          id="project-title"
          maxLength={60}
          value={title}
          placeholder={t(kind === 'regular' ? 'listHint' : 'nameHint')}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <Field id="project-note" label={t('note')} error={errors['note']}>
        <Input.TextArea id="project-note" maxLength={500} rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </>
  )
  if (!of)
    return (
      <ConsoleDialog title={t('keepCart')} call={projectFromCart} input={{ ...typed, kind }} onDone={onDone} onClose={onClose}>
        {fields}
      </ConsoleDialog>
    )
  const input = { ...typed, projectId: of.projectId, expectedVersion: of.version }
  return (
    <ConsoleDialog title={t('edit')} call={projectSave} input={input} onDone={onDone} onClose={onClose}>
      {fields}
    </ConsoleDialog>
  )
}
