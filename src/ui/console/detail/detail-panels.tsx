import type { ReactNode } from 'react'
import { Anchor } from '../../basic/anchor.tsx'
import { shortTime } from '../../basic/short-time.ts'
import { Icon } from '../../icons/icon.tsx'
import type { IconName } from '../../icons/icon-name.generated.ts'
import { PropertyList } from '../../layout/property-list.tsx'
import { Panel } from '../../layout/panel.tsx'
import { EventLog } from '../../layout/timeline.tsx'

type Fact = readonly [name: string, value: ReactNode]

/** PropertyList and people: name beside value, those that say nothing left out. */
export function PropertiesPanel({ title, list, more }: { title: string; list: readonly Fact[]; more?: ReactNode }) {
  return (
    <Panel title={title} more={more}>
      <div className="bx">
        <PropertyList list={list} />
      </div>
    </Panel>
  )
}

export type LinkedLine = {
  readonly key: string
  readonly icon: IconName
  readonly text: ReactNode
  /** A state or a number behind it. */
  readonly note?: ReactNode
  readonly to?: { readonly address: string; readonly label: string }
}

/** Documents, and records that this one belongs to, each with the way to it. */
export function LinksPanel({ title, lines }: { title: string; lines: readonly LinkedLine[] }) {
  if (lines.length === 0) return null
  return (
    <Panel title={title}>
      <ul className="dtl-l">
        {lines.map((line) => (
          <li key={line.key}>
            <Icon name={line.icon} size={16} className="c3" />
            <span className="el">{line.text}</span>
            <span className="sp" />
            {line.note && <span className="t12 c3">{line.note}</span>}
            {line.to && (
              <Anchor className="lk nw" to={line.to.address}>
                {line.to.label}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export type PastEvent = { readonly key: string; readonly at: string; readonly text: ReactNode; readonly by?: ReactNode }

/** What happened, newest first. */
export function HistoryPanel({ title, events, more }: { title: string; events: readonly PastEvent[]; more?: ReactNode }) {
  return (
    <Panel title={title} more={more}>
      <div className="bx">
        <EventLog
          label={title}
          entries={events.map(({ key, at, text, by }, index) => ({
            key,
            time: shortTime(at),
            state: index === 0 ? 'current' : 'ok',
            text: (
              <>
                {text}
                {by && <span className="t12 c3 block">{by}</span>}
              </>
            ),
          }))}
        />
      </div>
    </Panel>
  )
}
