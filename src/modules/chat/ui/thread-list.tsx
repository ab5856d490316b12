import { useMessages } from '../../../api/browser/use-messages.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import type { AgentThreadView } from '../endpoints-agent.ts'
import { agentMessages } from '../messages.ts'

type Props = {
  list: readonly AgentThreadView[]
  chosen: string
  manyDesks: boolean
  isSearch: boolean
  onChoose: (threadId: number) => void
}

/** The customers who wrote, the latest first. */
export function ThreadList({ list, chosen, manyDesks, isSearch, onChoose }: Props) {
  const t = useMessages(agentMessages)
  if (list.length === 0 && isSearch) return <Empty icon="search-x" title={t('nothingFound')} help={t('nothingFoundHelp')} />
  if (list.length === 0) return <Empty icon="inbox" title={t('none')} help={t('noneHelp')} />
  return (
    <div className="tk-rows" role="group" aria-label={t('desk')}>
      {list.map((thread) => {
        const isChosen = String(thread.threadId) === chosen
        return (
          <button
            key={thread.threadId}
            type="button"
            className={isChosen ? 'on' : undefined}
            aria-pressed={isChosen}
            onClick={() => onChoose(thread.threadId)}
          >
            <span className="row g2">
              <b className="t13">{thread.customer.name}</b>
              {thread.state === 'WAITING' && (
                <Tag small tone="action">
                  {t('waiting')}
                </Tag>
              )}
              <span className="sp" />
              <time className="t11 c3 num">{shortTime(thread.lastTime)}</time>
            </span>
            {thread.customer.company !== '' && <span className="t12 c2 tk-last">{thread.customer.company}</span>}
            <span className="row g2">
              <span className="t12 c3 tk-last">{thread.lastText}</span>
              {thread.unread > 0 && <span className="bdg">{thread.unread}</span>}
            </span>
            {manyDesks && <span className="t11 c3">{thread.storeName}</span>}
          </button>
        )
      })}
    </div>
  )
}
