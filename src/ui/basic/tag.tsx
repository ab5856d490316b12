import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-name.generated.ts'

const toneClass = {
  neutral: '',
  info: 'b',
  brand: 'B',
  price: 'a',
  action: 'A',
  ok: 'ok',
  'ok-solid': 'OK',
  warn: 'w',
  danger: 'd',
  outline: 'o',
  'info-outline': 'ob',
  'price-outline': 'oa',
} as const
export type TagTone = keyof typeof toneClass

export type TagProps = { tone?: TagTone; small?: boolean; icon?: IconName; children: ReactNode }

/** A short label: state, service, mark on a card. */
export function Tag({ tone = 'neutral', small, icon, children }: TagProps) {
  return (
    <span className={classNames('tag', toneClass[tone], small && 's')}>
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  )
}

const stateClass = { ok: 'cok', warn: 'cw', danger: 'cd', info: 'cl', price: 'cp', quiet: 'c3' } as const
export type StateTone = keyof typeof stateClass

/** A state in a table: dot and word, never colour alone. */
export function StateDot({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return <span className={classNames('sdot', stateClass[tone])}>{children}</span>
}

/** A count on an icon; nothing at zero, "99+" above ninety-nine. */
export function Badge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null
  return <em className={classNames('bdg', className)}>{count > 99 ? '99+' : count}</em>
}
