import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { TodoRow } from '../endpoints.ts'
import { dashboardMessages } from '../messages.ts'
import { todoLinks } from './todo-links.ts'

/** What waits, as links to the lists that hold it; what is late in red. */
export function TodoStrip({ call }: { call: CallState<{ list: readonly TodoRow[] }> }) {
  const t = useMessages(dashboardMessages)
  return (
    <Panel title={t('todo')}>
      <CallView call={call} rows={2}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty icon="circle-check" title={t('nothingToDo')} />
          ) : (
            <nav className="kpi k2 lnk td" aria-label={t('todo')}>
              {list.map((one) => (
                <Anchor key={one.key} to={todoLinks[one.key]}>
                  <span className="l">{t(`todo_${one.key}`)}</span>
                  <span className="v">{one.count}</span>
                  <span className="t12 c3">
                    {one.late > 0 ? (
                      <b className="cd">{t('late', { count: one.late })}</b>
                    ) : (
                      one.since && t('since', { time: shortTime(one.since) })
                    )}
                  </span>
                </Anchor>
              ))}
            </nav>
          )
        }
      </CallView>
    </Panel>
  )
}
