import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-name.generated.ts'
import { Anchor, type AnchorProps } from './anchor.tsx'

/** action = buy or submit (one solid per region); brand = other submits; outlines for the second choice. */
export type ButtonTone = 'default' | 'brand' | 'action' | 'action-outline' | 'brand-outline' | 'ghost' | 'danger'

export type ButtonAppearance = {
  tone?: ButtonTone
  /** 28, 32, 40 or 48 px high. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  icon?: IconName
  /** Full width. */
  block?: boolean
  /** Icon only: give `aria-label`. */
  square?: boolean
  className?: string
  children?: ReactNode
}

const toneClass: Record<ButtonTone, string> = {
  default: '',
  brand: 'p',
  action: 'a',
  'action-outline': 'ao',
  'brand-outline': 'po',
  ghost: 'gh',
  danger: 'dg',
}

function lookClass({ tone = 'default', size = 'md', block, square, className }: ButtonAppearance): string {
  return classNames('btn', toneClass[tone], size !== 'md' && size, block && 'bk', square && 'sq', className)
}

function Face({ icon, size, children }: Pick<ButtonAppearance, 'icon' | 'size' | 'children'>) {
  return (
    <>
      {icon && <Icon name={icon} size={size === 'sm' ? 14 : 16} />}
      {children}
    </>
  )
}

export type ButtonProps = ButtonAppearance &
  ComponentProps<'button'> & {
    /** Shows a turning ring and ignores presses; keeps its width and focus. */
    busy?: boolean
  }

/** A button; `type` is "button" unless it submits. */
export function Button({ tone, size, icon, block, square, className, busy, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={lookClass({ tone, size, block, square, className: classNames(className, busy && 'busy') })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <Face icon={busy ? 'loader-circle' : icon} size={size}>
        {children}
      </Face>
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ tone, size, icon, block, square, className, children, ...rest }: ButtonAppearance & AnchorProps) {
  return (
    <Anchor {...rest} className={lookClass({ tone, size, block, square, className })}>
      <Face icon={icon} size={size}>
        {children}
      </Face>
    </Anchor>
  )
}
