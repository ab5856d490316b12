import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { messageRead, type messageList } from '../../../modules/notification/endpoints.ts'
import { centreMessages } from './messages.ts'

type Message = RefOutput<typeof messageList>['list'][number]

/** One message; following its link marks it as read. */
export function MessageRow({ message, onRead }: { message: Message; onRead: () => void }) {
  const t = useMessages(centreMessages)
  const { act, busy } = useAct(messageRead)
  const isUnread = message.isRead === 0
  const read = async () => {
    if (await act({ messageIds: [message.messageId] })) onRead()
  }
  return (
    <li className="row g3 bx border-t border-line items-start flex-wrap">
      <div className="flex-[1_1_240px] min-w-0">
        <div className="row g2">
          <b className={isUnread ? 't14 b6' : 't14 c2'}>{message.title}</b>
          {isUnread && (
            <Tag small tone="action">
              {t('unread')}
            </Tag>
          )}
        </div>
        <p className="t13 c2 mt-1 wrap-anywhere">{message.content}</p>
        <p className="t12 c3 num mt-1">
          {t(message.kind)} · {fullTime(message.createTime)}
        </p>
      </div>
      <div className="row g2">
        {message.link && (
          <Anchor className="lk" to={message.link} onClick={() => void (isUnread && act({ messageIds: [message.messageId] }))}>
            {t('look')}
          </Anchor>
        )}
        {isUnread && (
          <Button size="sm" tone="ghost" busy={busy} onClick={() => void read()}>
            {t('read')}
          </Button>
        )}
      </div>
    </li>
  )
}
