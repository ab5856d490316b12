import { useRef, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { TextField, type TextFieldProps } from './field.tsx'

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'after' | 'type'> & {
  /** `YYYY-MM-DD`, '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** What somebody typed as a day, in the signs of any language or as digits alone; null while it is none. */
export function dayTyped(text: string): string | null {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return ''
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(plain)?.slice(1) ?? plain.match(/\d+/g) ?? []
  const [year = '', month = '', date = ''] = parts
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return parts.length === 3 && isDay(day) ? day : null
}

/** A day that is written the same in every browser: the browser's own date field would write it in the browser's language. */
export function DateField({ value, onChange, ...field }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <TextField
      {...field}
      placeholder="YYYY-MM-DD"
      autoComplete="off"
      value={draft ?? value}
      onChange={(event) => {
        setDraft(event.target.value)
        const day = dayTyped(event.target.value)
        if (day !== null) onChange(day)
      }}
      onBlur={() => setDraft(null)}
      after={
        <button type="button" className="dtf" tabIndex={-1} aria-hidden="true" onClick={() => picker.current?.showPicker()}>
          <Icon name="calendar-days" size={16} className="c3" />
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            value={value}
            onChange={(event) => {
              setDraft(null)
              onChange(event.target.value)
            }}
          />
        </button>
      }
    />
  )
}
