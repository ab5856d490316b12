import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import type { useConversation } from './use-conversation.ts'
import type { Message } from './conversation.ts'
import type { TranslateConversation } from '../messages.ts'
import { MessageBubble } from './message-bubble.tsx'

/** Milliseconds of silence after which the time is written again (specification §9). */
const silence = 180_000

function needsTime(list: readonly Message[], place: number): boolean {
  const [message, before] = [list[place], list[place - 1]]
  return !before || (message !== undefined && Date.parse(message.createTime) - Date.parse(before.createTime) > silence)
}

export type MessageListProps = {
  talk: ReturnType<typeof useConversation>
  t: TranslateConversation
  /** Where an order card leads on this side. */
  orderLink: (orderSn: string) => string
}

/** A conversation, the newest at the bottom; it stays there while new messages come, unless somebody reads above. */
export function MessageList({ talk, t, orderLink }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const { list, otherReadId } = talk
  const newest = list.at(-1)?.messageId
  const toEnd = () => isAtEnd.current && box.current?.scrollTo({ top: box.current.scrollHeight })
  useEffect(() => void toEnd(), [newest, talk.isTyping])
  const watch = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 80
  }
  const lastMine = list.findLast((message) => message.isMine === 1)?.messageId
  return (
    <div ref={box} className="tk-list" role="log" aria-label={t('talks')} tabIndex={0} onScroll={watch} onLoadCapture={toEnd}>
      {talk.hasOlder && (
        <Button size="sm" tone="ghost" onClick={() => void talk.older()}>
          {t('older')}
        </Button>
      )}
      {talk.failed && (
        <Note
          tone="danger"
          action={
            <Button size="sm" onClick={() => void talk.retry()}>
              {t('retry')}
            </Button>
          }
        >
          {t('again')}
        </Note>
      )}
      {list.map((message, place) => (
        <div key={message.messageId} className="tk-row">
          {needsTime(list, place) && <time className="tk-time num">{fullTime(message.createTime)}</time>}
          <MessageBubble message={message} t={t} orderLink={orderLink} />
          {message.messageId === lastMine && <span className="tk-seen">{t(otherReadId >= message.messageId ? 'read' : 'unread')}</span>}
        </div>
      ))}
      {talk.isTyping && <p className="tk-typing">{t('typing')}</p>}
    </div>
  )
}
