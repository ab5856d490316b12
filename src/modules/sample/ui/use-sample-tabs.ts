import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { sampleTabs } from '../endpoints.ts'
import { samplePageMessages } from '../messages.ts'

const filterNames = ['tab'] as const
const labels = { '': 'all', waiting: 'waiting', sent: 'sent', feedback: 'feedback', over: 'over' } as const

/** The tabs and pages of a list of samples that is kept under `name`. */
export function useSampleTabs(name: string) {
  const t = useMessages(samplePageMessages)
  const { values, set, ...list } = useList(name, filterNames, { remembered: true })
  const tab = sampleTabs.find((sampleTab) => sampleTab === values.tab) ?? ''
  const tabs = {
    list: sampleTabs.map((key) => ({ key, label: t(labels[key]) })),
    current: tab,
    onChange: (key: string) => set({ tab: key }),
  }
  return { tab, tabs, list }
}
