import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { messageRead, type messageList } from '../../../modules/notification/endpoints.ts'
import { centreMessages } from './messages.ts'

type Message = RefOutput<typeof messageList>['list'][number]

/** Messages as they came; those that nobody read stand out. */
export function useMessageColumns(onRead: () => void): readonly ListColumn<Message>[] {
  const t = useMessages(centreMessages)
  const actions = useActionsColumn<Message>((message) => <MessageActs message={message} onRead={onRead} />)
  return [
    {
      key: 'message',
      title: t('colMessage'),
      as: 'title',
      cell: ({ title, content, isRead }) => (
        <>
          <b className={isRead === 0 ? 't14 b6' : 't14 c2'}>{title}</b>
          <p className="t13 c2 wrap-anywhere">{content}</p>
        </>
      ),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      isTight: true,
      cell: ({ isRead }) =>
        isRead === 0 && (
          <Tag small tone="action">
            {t('unread')}
          </Tag>
        ),
    },
    { key: 'kind', title: t('colKind'), isTight: true, text: ({ kind }) => t(kind) },
    { key: 'title', title: t('colTitle'), isOff: true, text: ({ title }) => title },
    { key: 'content', title: t('colContent'), isOff: true, text: ({ content }) => content },
    { key: 'time', title: t('colTime'), isTight: true, text: ({ createTime }) => fullTime(createTime) },
    actions,
  ]
}

/** Following a message's link marks it as read. */
function MessageActs({ message, onRead }: { message: Message; onRead: () => void }) {
  const t = useMessages(centreMessages)
  const { act, busy } = useAct(messageRead)
  const isUnread = message.isRead === 0
  const read = async () => {
    if (await act({ messageIds: [message.messageId] })) onRead()
  }
  return (
    <>
      {message.link && (
        <Anchor data-open className="lk" to={message.link} onClick={() => void (isUnread && act({ messageIds: [message.messageId] }))}>
          {t('look')}
        </Anchor>
      )}
      {isUnread && (
        <Button size="sm" tone="ghost" busy={busy} onClick={() => void read()}>
          {t('read')}
        </Button>
      )}
    </>
  )
}
