import type { ReactNode } from 'react'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { Panel } from '../../layout/panel.tsx'
import { actionName } from '../action-name.ts'
import { HistoryPanel } from './detail-panels.tsx'

type Event = { readonly at: string; readonly action: string; readonly actorName: string; readonly reason: string }
type Props = {
  readonly title: string
  /** Said where nothing was done yet. */
  readonly none: string
  readonly events: readonly Event[]
  /** The way to the whole log. */
  readonly more?: ReactNode
}

/** What was done to something by whom and why, newest first. */
export function AuditPanel({ title, none, events, more }: Props) {
  const lang = useLanguage()
  if (events.length === 0)
    return (
      <Panel title={title} more={more}>
        <p className="bx t13 c3">{none}</p>
      </Panel>
    )
  return (
    <HistoryPanel
      title={title}
      more={more}
      events={events.map((one, index) => ({
        key: `${one.at}${index}`,
        at: one.at,
        text: <span title={one.action}>{actionName(lang, one.action)}</span>,
        by: [one.actorName, one.reason].filter(Boolean).join(' · '),
      }))}
    />
  )
}
