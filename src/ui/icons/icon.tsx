import type { IconName } from './icon-name.generated.ts'
import spriteUrl from './sprite.svg'

export type IconProps = {
  name: IconName
  /** Pixels; 16 in text and buttons, 18–20 in lists, 22–28 in panels. */
  size?: number
  className?: string
  /** Spoken name; without it the icon is decoration. */
  label?: string
}

/** One glyph of the sprite, in the colour of the text around it. */
export function Icon({ name, size = 16, className, label }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={className ? `i ${className}` : 'i'} width={size} height={size} {...spoken}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
