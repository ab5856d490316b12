import { App, Input, Modal } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { referredCustomers } from '../../../modules/referral/endpoints.ts'
import { salesNoteRemove, salesNoteSave, salesNotes } from '../../../modules/referral/endpoints-notes.ts'
import { referralPageMessages } from '../../../modules/referral/messages.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'

type Props = {
  readonly customer: RefOutput<typeof referredCustomers>['list'][number]
  readonly onChanged: () => void
  readonly onClose: () => void
}
type Note = RefOutput<typeof salesNotes>['list'][number]

/** What the salesperson keeps in mind about one customer: write, change, remove. */
export function CustomerNotes({ customer: { bindingId, memberName, companyName }, onChanged, onClose }: Props) {
  const t = useMessages(referralPageMessages)
  const { message } = App.useApp()
  const call = useCall(salesNotes, { ownBindingId: bindingId })
  const { act: save, busy } = useAct(salesNoteSave)
  const { act: remove, busy: removing } = useAct(salesNoteRemove)
  const [editing, setEditing] = useState<Note | null>(null)
  const [body, setBody] = useState('')
  const edit = (note: Note | null) => {
    setEditing(note)
    setBody(note?.body ?? '')
  }
  const changed = () => {
    edit(null)
    call.reload()
    onChanged()
  }
  const write = async () => {
    if (body.trim() === '') return void message.warning(t('noteHint'))
    if (await save({ ownBindingId: bindingId, body, ...(editing ? { salesNoteId: editing.salesNoteId } : {}) })) changed()
  }
  const drop = async (note: Note) => {
    if (await remove({ ownBindingId: bindingId, salesNoteId: note.salesNoteId })) changed()
  }
  return (
    <Modal open title={t('notesOf', { name: companyName || memberName })} footer={null} onCancel={onClose}>
      <div className="col g3">
        <p className="t12 c3">{t('notesHelp')}</p>
        <Input.TextArea
          aria-label={t('noteBody')}
          rows={3}
          maxLength={500}
          placeholder={t('noteHint')}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        <div className="row g2">
          <Button tone="brand" busy={busy} onClick={() => void write()}>
            {t(editing ? 'saveNote' : 'addNote')}
          </Button>
          {editing && <Button onClick={() => edit(null)}>{t('cancelNote')}</Button>}
        </div>
        <CallView call={call} rows={2}>
          {({ list }) =>
            list.length === 0 ? (
              <p className="t13 c3">{t('noNotes')}</p>
            ) : (
              <ul className="col g3">
                {list.map((note) => (
                  <NoteRow key={note.salesNoteId} note={note} busy={removing} onEdit={() => edit(note)} onRemove={() => void drop(note)} />
                ))}
              </ul>
            )
          }
        </CallView>
      </div>
    </Modal>
  )
}

type RowProps = { readonly note: Note; readonly busy: boolean; readonly onEdit: () => void; readonly onRemove: () => void }

function NoteRow({ note, busy, onEdit, onRemove }: RowProps) {
  const t = useMessages(referralPageMessages)
  return (
    <li className="t13">
      <p className="whitespace-pre-wrap">{note.body}</p>
      <p className="row g3 t12 c3">
        <span className="num">{shortTime(note.createTime)}</span>
        {note.changeTime !== note.createTime && <span className="num">{t('noteChanged', { time: shortTime(note.changeTime) })}</span>}
        <span className="sp" />
        <button type="button" className="lk" onClick={onEdit}>
          {t('editNote')}
        </button>
        <button type="button" className="lk" disabled={busy} onClick={onRemove}>
          {t('removeNote')}
        </button>
      </p>
    </li>
  )
}
