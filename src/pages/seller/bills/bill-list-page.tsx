import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { sellerBillList } from '../../../modules/settlement/endpoints.ts'
import { settlementPageMessages } from '../../../modules/settlement/messages.ts'
import { BillList, BillSums } from '../../../modules/settlement/ui/bill-list.tsx'
import { useBillTabs } from '../../../modules/settlement/ui/use-bill-tabs.ts'

const filterNames = ['tab', 'keyword'] as const

/** What the platform owes to the store, bill by bill. */
export default function SellerBillListPage() {
  const t = useMessages(settlementPageMessages)
  const { values, set, ...list } = useList('seller.bills', filterNames, { remembered: true })
  const { tab, tabs } = useBillTabs(values.tab, (next) => set({ tab: next }))
  const call = useCall(sellerBillList, { tab, keyword: values.keyword, current: list.page, pageSize: list.size })
  return (
    <div className="col g3">
      <BillSums of={call.data} />
      <BillList
        folder="/seller/bill"
        label={t('sellerTitle')}
        list={list}
        call={call}
        tabs={tabs}
        filters={<KeywordFilter label={t('search')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />}
        empty={<Empty icon="receipt-text" title={t('noBills')} help={t('noBillsHelp')} />}
      />
    </div>
  )
}
