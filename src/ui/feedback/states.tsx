import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-name.generated.ts'

export type EmptyProps = {
  icon?: IconName
  title: string
  help?: ReactNode
  /** One or two buttons. */ actions?: ReactNode
  /** Own card. */ panel?: boolean
}

/** Nothing here, nothing found, failed, not allowed: what it is, why, and the way on. */
export function Empty({ icon = 'inbox', title, help, actions, panel }: EmptyProps) {
  return (
    <div className={classNames('empty', panel && 'pan')} role="status">
      <Icon name={icon} size={36} />
      <b>{title}</b>
      {help && <p className="t12 c3">{help}</p>}
      {actions && <div className="row g2 empty-a">{actions}</div>}
    </div>
  )
}

const noteIcon: Record<NoteTone, IconName> = { info: 'info', warn: 'triangle-alert', danger: 'circle-x', ok: 'circle-check' }
const noteClass: Record<NoteTone, string> = { info: '', warn: 'w', danger: 'd', ok: 'ok' }
export type NoteTone = 'info' | 'warn' | 'danger' | 'ok'

/** An inline message; errors that need action are notes, never toasts. */
export function Note({
  tone = 'info',
  icon,
  action,
  children,
}: {
  tone?: NoteTone
  icon?: IconName
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={classNames('note', noteClass[tone])} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={icon ?? noteIcon[tone]} />
      <span className="sp">{children}</span>
      {action}
    </div>
  )
}

/** A grey block with the final geometry. Sizes in pixels or CSS lengths. */
export function Skeleton({ width, height, round }: { width?: number | string; height: number | string; round?: boolean }) {
  return <span className="skel" style={{ width, height, borderRadius: round ? '50%' : undefined }} aria-hidden="true" />
}

/** Rows of a table or list while they load; `label` is what screen readers hear. */
export function LoadingRows({ rows = 6, height = 44, label }: { rows?: number; height?: number; label: string }) {
  return (
    <div className="ld-rows" role="status">
      <span className="sr">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="ld-row" style={{ height }}>
          <Skeleton width={`${72 - ((index * 13) % 30)}%`} height={14} />
          <Skeleton width={72} height={14} />
        </div>
      ))}
    </div>
  )
}

/** Share of something, 0–100; `label` says what. */
export function ProgressBar({ percent, warm, label }: { percent: number; warm?: boolean; label: string }) {
  const shown = Math.max(0, Math.min(100, percent))
  return (
    <div
      className={classNames('bar', warm && 'a')}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(shown)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${shown}%` }} />
    </div>
  )
}
