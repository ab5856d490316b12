import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ListFrame } from '../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { voucherExportCall, voucherListCall } from '../../../modules/payment/endpoints-admin.ts'
import { VoucherTable } from '../../../modules/payment/ui/voucher-table.tsx'
import { paymentAdminMessages } from '../../../modules/payment/messages.ts'

const filterNames = ['state', 'keyword'] as const
const states = ['SUBMITTED', 'CONFIRMED', 'REJECTED'] as const
const pageSize = 20

/** The platform's cashier: bank transfers to check against the account. */
export default function VoucherListPage() {
  const t = useMessages(paymentAdminMessages)
  const { values, set, page, turn } = useFilters(filterNames, { remembered: true })
  const state = states.find((one) => one === values.state)
  const call = useCall(voucherListCall, { state, keyword: values.keyword, current: page, pageSize })
  return (
    <ListFrame
      label={t('voucherTitle')}
      tabs={{
        list: [{ key: '', label: t('allStates') }, ...states.map((key) => ({ key, label: t(key) }))],
        current: state ?? '',
        onChange: (next) => set({ state: next }),
      }}
      bar={
        <>
          <KeywordFilter label={t('voucherKeyword')} value={values.keyword} maxLength={64} onSearch={(keyword) => set({ keyword })} />
          <ExportButton call={voucherExportCall} filters={{ state, keyword: values.keyword }} disabled={call.data?.total === 0} />
        </>
      }
      call={call}
      empty={<Empty icon="landmark" title={t('none')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <VoucherTable vouchers={list} onDone={call.reload} />}
    </ListFrame>
  )
}
