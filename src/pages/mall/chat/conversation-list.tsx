import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import type { chatThreads } from '../../../modules/chat/endpoints.ts'
import type { TranslateConversation } from '../../../modules/chat/messages.ts'

type Row = RefOutput<typeof chatThreads>['list'][number]

/** The member's conversations, the latest first. */
export function ConversationList({ list, vid, t }: { list: readonly Row[]; vid: number; t: TranslateConversation }) {
  return (
    <nav className="tk-rows" aria-label={t('talks')}>
      {list.length === 0 && <p className="t13 c3 bx">{t('noTalks')}</p>}
      {list.map((row) => (
        <Anchor
          key={row.threadId}
          to={`/service?vid=${row.vid}`}
          className={row.vid === vid ? 'on' : undefined}
          aria-current={row.vid === vid ? 'page' : undefined}
        >
          <span className="row g2">
            <b className="t13">{row.name}</b>
            <span className="sp" />
            <time className="t11 c3 num">{shortTime(row.lastTime)}</time>
          </span>
          <span className="row g2">
            <span className="t12 c3 tk-last">{row.lastText}</span>
            {row.unread > 0 && <span className="bdg">{row.unread}</span>}
          </span>
        </Anchor>
      ))}
    </nav>
  )
}
