import { Input } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { adminOrderNote, type adminOrderActs } from '../../../modules/cancellation/endpoints-platform.ts'
import { platformActMessages } from '../../../modules/cancellation/messages.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'

/** What the platform's staff noted about an order; notes stand in the audit log and are never changed. */
export function PlatformNotes({ orderSn, call }: { orderSn: string; call: CallState<RefOutput<typeof adminOrderActs>> }) {
  const t = useMessages(platformActMessages)
  const [text, setText] = useState('')
  const { settle } = useUnsaved(text)
  const { act, busy } = useAct(adminOrderNote)
  const save = async () => {
    if (!(await act({ orderSn, text: text.trim() }, t('noteAdded')))) return
    settle()
    setText('')
    call.reload()
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
        <CallView call={call}>
          {({ notes }) =>
            notes.length === 0 ? (
              <p className="t13 c3">{t('noNotes')}</p>
            ) : (
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
        </CallView>
      </div>
    </Panel>
  )
}
