import { useMessages } from '../../../api/browser/use-messages.tsx'
import { billTabs } from '../endpoints.ts'
import { settlementPageMessages } from '../messages.ts'

/** The tabs of both lists of bills. */
export function useBillTabs(asked: string, onChange: (tab: string) => void) {
  const t = useMessages(settlementPageMessages)
  const tab = billTabs.find((one) => one === asked) ?? 'all'
  const tabs = {
    list: billTabs.map((key) => ({ key, label: t(`tab_${key}`) })),
    current: tab,
    onChange: (next: string) => onChange(next === 'all' ? '' : next),
  }
  return { tab, tabs }
}
