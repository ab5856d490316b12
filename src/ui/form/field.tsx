import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-name.generated.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> & {
  label: string
  /** Keep the label for screen readers only (the placeholder or icon shows what it is). */
  labelHidden?: boolean
  icon?: IconName
  /** The first error; its line is always reserved, so nothing jumps. */
  error?: string
  hint?: ReactNode
  /** 32, 40 or 44 px high. */
  size?: 'md' | 'lg' | 'xl'
  /** Drawn at the right end inside the box. */
  after?: ReactNode
  /** Leaves out the reserved error line: filters, tables. */
  dense?: boolean
}

/** One line of text with label, icon, error line of 22 px. */
export function TextField({
  label,
  labelHidden,
  icon,
  error,
  hint,
  size = 'md',
  after,
  dense,
  className,
  disabled,
  ...input
}: TextFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={classNames('fld', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr' : 'fld-l'}>
        {label}
        {input.required && !labelHidden && <em className="cd"> *</em>}
      </label>
      <div className={classNames('ipt', size !== 'md' && size, error && 'err', disabled && 'dis')}>
        {icon && <Icon name={icon} size={18} className="c3" />}
        <input
          id={id}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          {...input}
        />
        {after}
      </div>
      {!dense && <ErrorLine id={noteId} error={error} hint={hint} />}
    </div>
  )
}

/** The reserved line under a field: error, else hint, else empty. */
export function ErrorLine({ id, error, hint }: { id?: string; error?: string; hint?: ReactNode }) {
  return (
    <div className={hint ? 'fe h' : 'fe'} id={id} role={error ? 'alert' : undefined}>
      {error ? (
        <span className="ferr">
          <Icon name="circle-alert" size={13} />
          {error}
        </span>
      ) : (
        hint && <span className="t12 c3">{hint}</span>
      )}
    </div>
  )
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after'> & { labels: { show: string; hide: string } }

/** A password with an eye that shows it. */
export function PasswordField({ labels, icon = 'lock', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className="ipt-b"
      aria-pressed={shown}
      aria-label={shown ? labels.hide : labels.show}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} size={18} />
    </button>
  )
  return <TextField {...rest} icon={icon} type={shown ? 'text' : 'password'} after={toggle} />
}

export type CodeFieldProps = Omit<TextFieldProps, 'after'> & {
  /** Asks for a code. */
  onSend: () => void
  /** Seconds until it may be asked again; 0 enables the button. */
  secondsLeft: number
  sending?: boolean
  labels: { send: string; resendIn: (seconds: number) => string }
}

/** A verification code with its send button and countdown (the page owns the clock). */
export function CodeField({ onSend, secondsLeft, sending, labels, icon = 'message-square-text', ...rest }: CodeFieldProps) {
  const send = (
    <button type="button" className="ipt-send" disabled={secondsLeft > 0 || sending} onClick={onSend}>
      {secondsLeft > 0 ? labels.resendIn(secondsLeft) : labels.send}
    </button>
  )
  return <TextField inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...rest} icon={icon} after={send} />
}
