import { Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../basic/button.tsx'
import { shortTime } from '../../basic/short-time.ts'
import { Panel } from '../../layout/panel.tsx'
import { useUnsaved } from '../form/leave-guard.tsx'
import { detailMessages } from './messages.ts'

type Note = { readonly at: string; readonly actorName: string; readonly text: string }
type Props = {
  readonly busy: boolean
  /** Saves a note and says that it did; false when it was refused, and what was typed stays. */
  readonly onAdd: (text: string, done: string) => Promise<boolean>
  /** The notes so far. */
  readonly children: ReactNode
}

/** What the platform's staff noted about something; notes stand in the audit log and are never changed. */
export function NotesPanel({ busy, onAdd, children }: Props) {
  const t = useMessages(detailMessages)
  const [text, setText] = useState('')
  const { settle } = useUnsaved(text)
  const save = async () => {
    if (!(await onAdd(text.trim(), t('noteAdded')))) return
    settle()
    setText('')
  }
  return (
    <Panel title={t('notes')}>
      <div className="bx col g3">
        <Input.TextArea
          aria-label={t('notes')}
          placeholder={t('notesHelp')}
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 6 }}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button size="sm" busy={busy} disabled={text.trim() === ''} onClick={() => void save()}>
            {t('addNote')}
          </Button>
        </div>
        {children}
      </div>
    </Panel>
  )
}

/** Notes with who wrote them and when, newest first. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  const t = useMessages(detailMessages)
  if (notes.length === 0) return <p className="t13 c3">{t('noNotes')}</p>
  return (
    <ul className="col g3 t13">
      {notes.map((note) => (
        <li key={`${note.at}${note.text}`}>
          <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
          <p className="t12 c3">
            {note.actorName} <span className="num">{shortTime(note.at)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
