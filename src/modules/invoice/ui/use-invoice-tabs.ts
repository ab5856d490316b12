import { useEffect } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { invoiceTabs } from '../endpoints.ts'
import type { InvoiceView } from '../endpoints-schemas.ts'
import { invoicePageMessages } from '../messages.ts'

const filterNames = ['tab', 'keyword'] as const
const labels = { '': 'all', open: 'open', issued: 'issued', red: 'red', over: 'over' } as const

/** Tabs and search of both lists of invoices, kept in the address. */
export function useInvoiceTabs() {
  const t = useMessages(invoicePageMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const tab = invoiceTabs.find((one) => one === values.tab) ?? ''
  const tabs = {
    list: invoiceTabs.map((key) => ({ key, label: t(labels[key]) })),
    current: tab,
    onChange: (key: string) => set({ tab: key }),
  }
  return { tab, tabs, keyword: values.keyword ?? '', search: (keyword: string) => set({ keyword }), page, turn }
}

const isMoving = (of: InvoiceView) => of.state === 'ISSUING' || of.redLetters.some((red) => ['REQUESTED', '01', '04'].includes(red.state))

/** Asks again while the e-invoice service has not answered. */
export function useInvoiceWatch(list: readonly InvoiceView[] | null | undefined, reload: () => void): void {
  const waits = list?.some(isMoving) ?? false
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(reload, 2_500)
    return () => clearInterval(timer)
  }, [waits, reload])
}
