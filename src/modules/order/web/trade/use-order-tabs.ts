import { useWords } from '../../../../api/browser/use-words.tsx'
import type { StateTab } from '../../../../ui/console/state-tabs.tsx'
import type { OrderPage, OrderTab } from '../../contract-list.ts'
import { tradeWords } from './words.ts'

/** Tabs of an order list with their counts; `urgent` are those that wait for the one who looks. */
export function useOrderTabs(shown: readonly OrderTab[], counts: OrderPage['counts'] | undefined, urgent: readonly OrderTab[]): StateTab[] {
  const t = useWords(tradeWords)
  return shown.map((tab) => ({ key: tab, label: t(`tab_${tab}`), count: counts?.[tab], isUrgent: urgent.includes(tab) }))
}
