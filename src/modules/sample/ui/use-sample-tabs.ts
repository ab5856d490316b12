import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { sampleTabs } from '../endpoints.ts'
import { samplePageMessages } from '../messages.ts'

const filterNames = ['tab'] as const
const labels = { '': 'all', waiting: 'waiting', sent: 'sent', feedback: 'feedback', over: 'over' } as const

/** The tabs of both lists of samples, kept in the address. */
export function useSampleTabs() {
  const t = useMessages(samplePageMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const tab = sampleTabs.find((sampleTab) => sampleTab === values.tab) ?? ''
  const tabs = {
    list: sampleTabs.map((key) => ({ key, label: t(labels[key]) })),
    current: tab,
    onChange: (key: string) => set({ tab: key }),
  }
  return { tab, tabs, page, turn }
}
