import '../styles/progress.css'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

export type TimelineStep = {
  key: string
  title: string
  /** Time or what is awaited. */ note?: string
  state: 'done' | 'current' | 'future'
}

/** An order's way, at most seven steps: done, current, to come. */
export function StepLine({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className="tl" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={step.state === 'done' ? 'done' : step.state === 'current' ? 'on' : undefined}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <em>{step.state === 'done' ? <Icon name="check" /> : index + 1}</em>
          <div>
            <b>{step.title}</b>
            {step.note && <span>{step.note}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}

export type LogEntry = { key: string; time: string; text: ReactNode; state?: 'ok' | 'current' }

/** What happened, newest first: logistics, approvals. */
export function EventLog({ label, entries }: { label: string; entries: readonly LogEntry[] }) {
  return (
    <ol className="vtl" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.key} className={entry.state === 'ok' ? 'ok' : entry.state === 'current' ? 'cur' : undefined}>
          <span className="sp">{entry.text}</span>
          <time className="c3 num nw">{entry.time}</time>
        </li>
      ))}
    </ol>
  )
}
