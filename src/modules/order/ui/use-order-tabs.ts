import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { StateTab } from '../../../ui/console/state-tabs.tsx'
import type { StoreOrderTab } from '../endpoints-orders.ts'
import { orderPageMessages } from '../messages.ts'

/** Tabs of an order list with their counts; `urgent` are those that wait for the one who looks. */
export function useOrderTabs(
  shown: readonly StoreOrderTab[],
  counts: Partial<Record<StoreOrderTab, number>> | undefined,
  urgent: readonly StoreOrderTab[],
  countedTo?: number,
): StateTab[] {
  const t = useMessages(orderPageMessages)
  return shown.map((tab) => ({
    key: tab,
    label: t(`tab_${tab}`),
    count: counts?.[tab],
    isUrgent: urgent.includes(tab),
    ...(countedTo ? { countedTo } : {}),
  }))
}
