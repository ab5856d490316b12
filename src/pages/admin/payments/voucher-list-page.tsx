import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import '../../../ui/styles/commerce.css'
import { Empty } from '../../../ui/feedback/states.tsx'
import { voucherExport, voucherList } from '../../../modules/payment/endpoints-admin.ts'
import { VoucherList } from '../../../modules/payment/ui/voucher-list.tsx'
import { DueTransfers } from '../../../modules/contract-due/ui/due-transfers.tsx'
import { SupplementTransfers } from '../../../modules/weighing/ui/supplement-transfers.tsx'
import { paymentAdminMessages } from '../../../modules/payment/messages.ts'

const filterNames = ['state', 'keyword'] as const
const states = ['SUBMITTED', 'CONFIRMED', 'REJECTED'] as const

/** The platform's cashier: bank transfers to check against the account. */
export default function VoucherListPage() {
  const t = useMessages(paymentAdminMessages)
  const { values, set, ...list } = useList('admin.vouchers', filterNames, { remembered: true })
  const state = states.find((one) => one === values.state)
  const search = { state, keyword: values.keyword }
  const call = useCall(voucherList, { ...search, current: list.page, pageSize: list.size })
  const { take } = useExportAll(voucherExport, search)
  return (
    <div className="col g3">
      <SupplementTransfers />
      <DueTransfers />
      <VoucherList
        label={t('voucherTitle')}
        list={list}
        call={call}
        tabs={{
          list: [{ key: '', label: t('allStates') }, ...states.map((key) => ({ key, label: t(key) }))],
          current: state ?? '',
          onChange: (next) => set({ state: next }),
        }}
        filters={
          <KeywordFilter label={t('voucherKeyword')} value={values.keyword} maxLength={64} onSearch={(keyword) => set({ keyword })} />
        }
        exportAll={take}
        empty={<Empty icon="landmark" title={t('none')} />}
      />
    </div>
  )
}
