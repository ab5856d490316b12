import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Some of what it stands for is checked. */
  half?: boolean
  /** Text beside the box; without it give `aria-label`. */
  children?: ReactNode
}

/** A checkbox with the half state. */
export function Checkbox({ half, children, className, ...input }: CheckboxProps) {
  const look = classNames('cb', half && 'half', !children && className)
  // Lists have hundreds of boxes and hardly ever half ones: those alone need to reach into the page.
  const control =
    half === undefined ? <input type="checkbox" className={look} {...input} /> : <HalfBox half={half} className={look} {...input} />
  return children ? (
    <label className={classNames('ck-l', className)}>
      {control}
      {children}
    </label>
  ) : (
    control
  )
}

function HalfBox({ half, ...input }: ComponentProps<'input'> & { half: boolean }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = half
  }, [half])
  return <input ref={box} type="checkbox" {...input} />
}

/** One of several. */
export function Radio({ children, className, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  const control = <input type="radio" className={classNames('rd', !children && className)} {...input} />
  return children ? (
    <label className={classNames('ck-l', className)}>
      {control}
      {children}
    </label>
  ) : (
    control
  )
}

/** On or off, in effect at once. */
export function Switch({ children, className, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  const control = <input type="checkbox" role="switch" className={classNames('sw', !children && className)} {...input} />
  return children ? (
    <label className={classNames('ck-l', className)}>
      {control}
      {children}
    </label>
  ) : (
    control
  )
}

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'children'> & {
  label: string
  labelHidden?: boolean
  options: readonly SelectOption[]
  size?: 'md' | 'lg' | 'xl'
  error?: string
}

/** The platform's own select: best on phones and for the keyboard. */
export function Select({ label, labelHidden, options, size = 'md', error, className, ...rest }: SelectProps) {
  return (
    <label className={classNames('fld', className)}>
      <span className={labelHidden ? 'sr' : 'fld-l'}>{label}</span>
      <span className={classNames('ipt sel', size !== 'md' && size, error && 'err')}>
        <select aria-invalid={error ? true : undefined} {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
      {error && <span className="ferr">{error}</span>}
    </label>
  )
}
