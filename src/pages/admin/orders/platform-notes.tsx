import type { RefOutput } from '../../../api/browser/call-ref.ts'
import type { CallState } from '../../../api/browser/use-call.ts'
import { adminOrderNote, type adminOrderActs } from '../../../modules/cancellation/endpoints-platform.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { NoteList, NotesPanel } from '../../../ui/console/detail/notes-panel.tsx'
import { useAct } from '../../../ui/console/use-act.ts'

/** What the platform's staff noted about an order. */
export function PlatformNotes({ orderSn, call }: { orderSn: string; call: CallState<RefOutput<typeof adminOrderActs>> }) {
  const { act, busy } = useAct(adminOrderNote)
  const add = async (text: string, done: string) => {
    const isAdded = (await act({ orderSn, text }, done)) !== null
    if (isAdded) call.reload()
    return isAdded
  }
  return (
    <NotesPanel busy={busy} onAdd={add}>
      <CallView call={call}>{({ notes }) => <NoteList notes={notes} />}</CallView>
    </NotesPanel>
  )
}
