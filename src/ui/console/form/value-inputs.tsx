import { DatePicker, InputNumber } from 'antd'
import dayjs from 'dayjs'

type NumberProps = {
  readonly id: string
  /** As it is typed and sent; '' for nothing. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly decimals?: number
  readonly min?: number
  readonly max?: number
  readonly label?: string
  readonly placeholder?: string
  readonly prefix?: string
  readonly isOff?: boolean
  readonly isWrong?: boolean
}

/** A number as text, so that no digit is lost on the way: only digits, at most so many decimals. */
export function NumberInput({ id, value, onChange, decimals = 0, min = 0, max, label, placeholder, prefix, isOff, isWrong }: NumberProps) {
  return (
    <InputNumber<string>
      stringMode
      id={id}
      style={{ width: '100%' }}
      controls={decimals === 0}
      precision={decimals === 0 ? 0 : undefined}
      min={String(min)}
      max={max === undefined ? undefined : String(max)}
      parser={(text) => plainNumber(text ?? '', decimals)}
      aria-label={label}
      placeholder={placeholder}
      prefix={prefix}
      disabled={isOff}
      status={isWrong ? 'error' : undefined}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
    />
  )
}

/** What somebody typed or pasted as a plain number: full-width digits, separators and units fall away. */
export function plainNumber(text: string, decimals: number): string {
  const plain = text.normalize('NFKC').replace(/[^\d.-]/g, '')
  const [whole = '', ...rest] = plain.split('.')
  const fraction = rest.join('').slice(0, decimals)
  return decimals > 0 && rest.length > 0 ? `${whole}.${fraction}` : whole
}

/** An amount in yuan with two decimals, four for a unit price. */
export function MoneyInput({ decimals = 2, ...rest }: Omit<NumberProps, 'prefix'>) {
  return <NumberInput {...rest} decimals={decimals} prefix="¥" />
}

type DayProps = {
  readonly id: string
  /** `YYYY-MM-DD`, '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** The first day that may be chosen. */
  readonly from?: string
  readonly until?: string
  readonly label?: string
  readonly placeholder?: string
  readonly isOff?: boolean
  readonly isWrong?: boolean
}

/** One calendar day. */
export function DayInput({ id, value, onChange, from, until, label, placeholder, isOff, isWrong }: DayProps) {
  return (
    <DatePicker
      id={id}
      style={{ width: '100%' }}
      aria-label={label}
      placeholder={placeholder}
      disabled={isOff}
      status={isWrong ? 'error' : undefined}
      value={value === '' ? null : dayjs(value)}
      minDate={from ? dayjs(from) : undefined}
      maxDate={until ? dayjs(until) : undefined}
      onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? '')}
    />
  )
}

/** A day and a time as somebody reads the clock, `YYYY-MM-DDTHH:mm`; what was typed counts when the field is left. */
export function MinuteInput({ id, value, onChange, from, until, label, placeholder, isOff, isWrong }: DayProps) {
  return (
    <DatePicker
      id={id}
      style={{ width: '100%' }}
      aria-label={label}
      placeholder={placeholder}
      disabled={isOff}
      status={isWrong ? 'error' : undefined}
      format="YYYY-MM-DD HH:mm"
      showTime={{ format: 'HH:mm' }}
      needConfirm={false}
      value={value === '' ? null : dayjs(value)}
      minDate={from ? dayjs(from) : undefined}
      maxDate={until ? dayjs(until) : undefined}
      onChange={(moment) => onChange(moment?.format('YYYY-MM-DDTHH:mm') ?? '')}
    />
  )
}

type MonthProps = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }

/** One calendar month as `YYYY-MM`, as a filter above a list. */
export function MonthInput({ label, value, onChange }: MonthProps) {
  return (
    <DatePicker
      picker="month"
      allowClear={false}
      style={{ width: 140 }}
      aria-label={label}
      value={value === '' ? null : dayjs(`${value}-01`)}
      onChange={(month) => onChange(month?.format('YYYY-MM') ?? '')}
    />
  )
}
