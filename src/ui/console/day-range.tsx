import { DatePicker } from 'antd'
import dayjs from 'dayjs'

type Props = {
  readonly start: string
  readonly end: string
  readonly labels: { readonly start: string; readonly end: string }
  readonly onChange: (start: string, end: string) => void
}

/** A range of calendar days as `YYYY-MM-DD`, both included; empty means open. */
export function DayRange({ start, end, labels, onChange }: Props) {
  return (
    <DatePicker.RangePicker
      allowEmpty={[true, true]}
      value={[start ? dayjs(start) : null, end ? dayjs(end) : null]}
      placeholder={[labels.start, labels.end]}
      onChange={(range) => onChange(range?.[0]?.format('YYYY-MM-DD') ?? '', range?.[1]?.format('YYYY-MM-DD') ?? '')}
    />
  )
}
