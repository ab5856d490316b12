import { useEffect } from 'react'
import { onLive } from '../../../api/browser/live.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { messageList, messageRead, messageReadAll } from '../../../modules/notification/endpoints.ts'
import { messageKinds } from '../../../modules/notification/rules/notifications.ts'
import { useMessageColumns } from './use-message-columns.tsx'
import { announceUnread } from '../../../modules/notification/ui/unread-signal.ts'
import { centreMessages } from './messages.ts'

const filterNames = ['kind'] as const
const kindWords = { order: 'order', sourcing: 'sourcing', store: 'store', account: 'account', system: 'system' } as const

/** The member's messages by kind; unread ones stand out and may be marked one by one or all at once. */
export default function MessageListPage() {
  const { values, set, ...list } = useList('member.messages', filterNames)
  const kind = messageKinds.find((messageKind) => messageKind === values.kind) ?? ''
  const t = useMessages(centreMessages)
  const cursors = useCursors([kind, list.size])
  const call = useCall(messageList, { kind, cursor: cursors.cursor, pageSize: list.size })
  const columns = useMessageColumns(call.reload)
  const readSome = useAct(messageRead)
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
    <List
      label={t('centre')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ messageId }) => messageId}
      columns={columns}
      tabs={{ list: tabs, current: kind, onChange: (next) => set({ kind: next }) }}
      actions={
        <>
          <ButtonLink tone="ghost" icon="settings" to="/msg/setting">
            {t('settings')}
          </ButtonLink>
          <Button icon="check" busy={readAll.busy} disabled={!unread?.total} onClick={() => void markAll()}>
            {t('readAll')}
          </Button>
        </>
      }
      bulk={(picked, done) => {
        const messageIds = picked.filter(({ isRead }) => isRead === 0).map(({ messageId }) => messageId)
        const mark = async () => {
          if (!(await readSome.act({ messageIds }))) return
          done()
          call.reload()
        }
        return (
          <Button size="sm" busy={readSome.busy} disabled={messageIds.length === 0} onClick={() => void mark()}>
            {t('read')}
          </Button>
        )
      }}
      pages={({ nextCursor }) => ({ cursors, next: nextCursor })}
      empty={<Empty icon="bell" title={t('none')} help={t('noneHelp')} />}
    />
  )
}
