import { useSearchParams } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { dashboardMessages } from '../messages.ts'
import { periodLengths, type PeriodLength } from '../rules/period.ts'

/** The period in the address, and the switch for it. */
export function usePeriod() {
  const t = useMessages(dashboardMessages)
  const [query, setQuery] = useSearchParams()
  const days: PeriodLength = periodLengths.find((one) => one === query.get('days')) ?? '7'
  // What else stands in the address stays, such as the tab of a list below.
  const change = (next: string) =>
    setQuery(
      (before) => {
        const changed = new URLSearchParams(before)
        changed.set('days', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    days,
    choice: {
      label: t('period'),
      options: periodLengths.map((key) => ({ key, label: t(`days_${key}`) })),
      current: days,
      onChange: change,
    },
  }
}
