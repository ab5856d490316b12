import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { onLive } from '../../../api/browser/live.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { CursorPager, useCursors } from '../../../ui/console/cursor-pager.tsx'
import { StateTabs } from '../../../ui/console/state-tabs.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { threadFilters, type AgentCalls } from '../endpoints-agent.ts'
import './chat.css'
import { agentMessages } from '../messages.ts'
import { ThreadList } from './thread-list.tsx'
import { AgentSettings } from './agent-settings.tsx'
import { AgentConversation } from './agent-conversation.tsx'

const filterNames = ['filter', 'keyword', 'thread'] as const

export type AgentWorkspaceProps = { calls: AgentCalls; orderLink: (orderSn: string) => string }

/** The desk of a face: conversations on the left, the chosen one on the right. */
export function AgentWorkspace({ calls, orderLink }: AgentWorkspaceProps) {
  const t = useMessages(agentMessages)
  const { values, set } = useFilters(filterNames)
  const filter = threadFilters.find((threadFilter) => threadFilter === values.filter) ?? 'all'
  const cursors = useCursors()
  const call = useCall(calls.threads, { filter, keyword: values.keyword, cursor: cursors.cursor, pageSize: 30 })
  const { reload } = call
  const [isSetting, setSetting] = useState(false)
  // Typing changes no row; everything else may.
  useEffect(() => onLive('chat', ({ topic }) => topic !== 'chat.typing' && reload()), [reload])
  const counts = call.data?.counts
  const labels = { waiting: t('waiting'), mine: t('mine'), all: t('all'), closed: t('closed') }
  const tabs = threadFilters.map((key) => ({
    key,
    label: labels[key],
    isUrgent: true,
    ...(key === 'waiting' ? { count: counts?.waiting ?? 0 } : key === 'mine' ? { count: counts?.mine ?? 0 } : {}),
  }))
  // Who answers takes the conversation: it has left the list of those that wait.
  const answered = () => (filter === 'waiting' || filter === 'closed' ? set({ filter: 'mine', thread: values.thread }) : reload())
  const chosen = call.data?.list.find((thread) => String(thread.threadId) === values.thread)
  return (
    <section className="pan" aria-label={t('desk')}>
      <StateTabs label={t('desk')} tabs={tabs} current={filter} onChange={(next) => set({ filter: next, thread: '' })} />
      <div className="flt">
        <Input.Search
          key={values.keyword}
          allowClear
          defaultValue={values.keyword}
          placeholder={t('keyword')}
          aria-label={t('keyword')}
          maxLength={60}
          style={{ maxWidth: 320 }}
          onSearch={(keyword) => set({ keyword: keyword.trim(), thread: '' })}
        />
        <Button icon="settings" onClick={() => setSetting(true)}>
          {t('settings')}
        </Button>
      </div>
      <CallView call={call}>
        {({ list, nextCursor, desks }) => (
          <div className="tk-desk">
            <div>
              <ThreadList
                isSearch={values.keyword !== ''}
                list={list}
                chosen={values.thread}
                manyDesks={desks.length > 1}
                onChoose={(id) => set({ thread: String(id) })}
              />
              <CursorPager cursors={cursors} next={nextCursor} />
            </div>
            {chosen ? (
              <AgentConversation
                key={chosen.threadId}
                thread={chosen}
                calls={calls}
                onDone={reload}
                onAnswered={answered}
                orderLink={orderLink}
              />
            ) : (
              <Empty icon="message-circle" title={t('choose')} help={t('chooseHelp')} />
            )}
            {isSetting && <AgentSettings calls={calls} desks={desks} onClose={() => setSetting(false)} />}
          </div>
        )}
      </CallView>
    </section>
  )
}
