import { useEffect } from 'react'
import { onLive } from '../../../api/browser/live.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { CursorPager, useCursors } from '../../../ui/console/cursor-pager.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { messageList, messageReadAll } from '../../../modules/notification/endpoints.ts'
import { messageKinds } from '../../../modules/notification/rules/notifications.ts'
import { MessageRow } from './message-row.tsx'
import { announceUnread } from '../../../modules/notification/ui/unread-signal.ts'
import { centreMessages } from './messages.ts'

const filterNames = ['kind'] as const
const kindWords = { order: 'order', store: 'store', account: 'account', system: 'system' } as const

/** The member's messages by kind; unread ones stand out and may be marked one by one or all at once. */
export default function MessageListPage() {
  const { values, set } = useFilters(filterNames)
  const kind = messageKinds.find((messageKind) => messageKind === values.kind) ?? ''
  const t = useMessages(centreMessages)
  const cursors = useCursors(kind)
  const call = useCall(messageList, { kind, cursor: cursors.cursor, pageSize: 20 })
  const readAll = useAct(messageReadAll)
  const unread = call.data?.unread
  useEffect(() => {
    if (unread) announceUnread(unread.total)
  }, [unread])
  const { reload } = call
  useEffect(() => onLive('message', reload), [reload])
  const tabs = [
    { key: '', label: t('all'), count: unread?.total, isUrgent: true },
    ...messageKinds.map((key) => ({ key, label: t(kindWords[key]), count: unread?.[key], isUrgent: true })),
  ]
  const markAll = async () => {
    if (await readAll.act({}, t('allRead'))) call.reload()
  }
  return (
    <ConsoleList
      label={t('centre')}
      tabs={{ list: tabs, current: kind, onChange: (next) => set({ kind: next }) }}
      bar={
        <>
          <Button size="sm" icon="check" busy={readAll.busy} disabled={!unread?.total} onClick={() => void markAll()}>
            {t('readAll')}
          </Button>
          <span className="sp" />
          <ButtonLink size="sm" tone="ghost" icon="settings" to="/msg/setting">
            {t('settings')}
          </ButtonLink>
        </>
      }
      call={call}
      empty={<Empty icon="bell" title={t('none')} help={t('noneHelp')} />}
      foot={({ nextCursor }) => <CursorPager cursors={cursors} next={nextCursor} />}
    >
      {({ list }) => (
        <ul>
          {list.map((message) => (
            <MessageRow key={message.messageId} message={message} onRead={call.reload} />
          ))}
        </ul>
      )}
    </ConsoleList>
  )
}
