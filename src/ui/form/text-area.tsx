import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names.ts'
import { ErrorLine } from './field.tsx'

export type TextAreaProps = ComponentProps<'textarea'> & { label: string; labelHidden?: boolean; error?: string; hint?: string }

/** Several lines of text: remarks, questions. */
export function TextArea({ label, labelHidden, error, hint, className, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <div className={classNames('fld', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr' : 'fld-l'}>
        {label}
      </label>
      <div className={classNames('ipt area', error && 'err')}>
        <textarea id={id} rows={3} aria-invalid={error ? true : undefined} aria-describedby={`${id}-note`} {...rest} />
      </div>
      <ErrorLine id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}
