import { useEffect } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { invoiceTabs } from '../endpoints.ts'
import type { InvoiceView } from '../endpoints-schemas.ts'
import { invoicePageMessages } from '../messages.ts'

const filterNames = ['tab', 'keyword'] as const
const labels = { '': 'all', open: 'open', issued: 'issued', red: 'red', over: 'over' } as const

/** Tabs, search and pages of a list of invoices that is kept under `name`. */
export function useInvoiceTabs(name: string) {
  const t = useMessages(invoicePageMessages)
  const { values, set, ...list } = useList(name, filterNames, { remembered: true })
  const tab = invoiceTabs.find((one) => one === values.tab) ?? ''
  const tabs = {
    list: invoiceTabs.map((key) => ({ key, label: t(labels[key]) })),
    current: tab,
    onChange: (key: string) => set({ tab: key }),
  }
  return { list, tabs, search: { tab, keyword: values.keyword }, setKeyword: (keyword: string) => set({ keyword }) }
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
