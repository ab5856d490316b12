import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { useConfirm } from '../../../ui/console/form/use-confirm.tsx'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { customerNoteAdd, customerNoteRemove, type CustomerDetail } from '../../../modules/dashboard/endpoints-customers.ts'
import { customerPageMessages } from '../../../modules/dashboard/messages.ts'

/** What the store's staff noted about a customer; one's own notes may be removed. */
export function CustomerNotes({ customer, onDone }: { customer: CustomerDetail; onDone: () => void }) {
  const t = useMessages(customerPageMessages)
  const [body, setBody] = useState('')
  const { settle } = useUnsaved(body)
  const ask = useConfirm()
  const add = useAct(customerNoteAdd)
  const remove = useAct(customerNoteRemove)
  const save = async () => {
    if (!(await add.act({ key: customer.key, body: body.trim() }, t('noteAdded')))) return
    settle()
    setBody('')
    onDone()
  }
  const forget = async (customerNoteId: number) => {
    if (!(await ask({ title: t('removeNote'), ok: t('removeNote'), isFinal: true }))) return
    if (await remove.act({ key: customer.key, customerNoteId }, t('noteRemoved'))) onDone()
  }
  return (
    <Panel title={t('notes')}>
      <div className="bx col g3">
        <Input.TextArea
          aria-label={t('notes')}
          placeholder={t('noteHint')}
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 6 }}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        <div>
          <Button size="sm" busy={add.busy} disabled={body.trim() === ''} onClick={() => void save()}>
            {t('addNote')}
          </Button>
        </div>
        {customer.notes.length === 0 ? (
          <p className="t13 c3">{t('noNotes')}</p>
        ) : (
          <ul className="col g3 t13">
            {customer.notes.map((note) => (
              <li key={note.customerNoteId}>
                <p className="whitespace-pre-wrap wrap-anywhere">{note.body}</p>
                <p className="t12 c3 row g2">
                  {note.authorName} <span className="num">{shortTime(note.noteTime)}</span>
                  {note.isMine && (
                    <button type="button" className="lk" onClick={() => void forget(note.customerNoteId)}>
                      {t('removeNote')}
                    </button>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
