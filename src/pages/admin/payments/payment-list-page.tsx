import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ListFrame } from '../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { payChannels } from '../../../modules/payment/endpoints.ts'
import { paymentExportCall, paymentListCall } from '../../../modules/payment/endpoints-admin.ts'
import { paymentMachine } from '../../../modules/payment/rules/payment-machine.ts'
import { PaymentTable } from '../../../modules/payment/ui/payment-table.tsx'
import { paymentAdminMessages } from '../../../modules/payment/messages.ts'

const filterNames = ['state', 'method', 'keyword'] as const
const pageSize = 20

/** Every attempt to pay, with those that need eyes. */
export default function PaymentListPage() {
  const t = useMessages(paymentAdminMessages)
  const { values, set, page, turn } = useFilters(filterNames, { remembered: true })
  const state = paymentMachine.states.find((one) => one === values.state)
  const method = payChannels.find((payChannel) => payChannel === values.method)
  const call = useCall(paymentListCall, { state, method, keyword: values.keyword, current: page, pageSize })
  return (
    <ListFrame
      label={t('paymentTitle')}
      head={
        <div className="bx">
          <Note>{t('oddNote')}</Note>
        </div>
      }
      bar={
        <>
          <ChoiceFilter
            label={t('colState')}
            value={state ?? ''}
            all={t('allStates')}
            values={paymentMachine.states}
            word={(one) => t(one)}
            onChange={(next) => set({ state: next })}
          />
          <ChoiceFilter
            label={t('colMethod')}
            value={method ?? ''}
            all={t('allMethods')}
            values={payChannels}
            word={(one) => t(`channel_${one}`)}
            onChange={(next) => set({ method: next })}
          />
          <KeywordFilter label={t('paymentKeyword')} value={values.keyword} maxLength={64} onSearch={(keyword) => set({ keyword })} />
          <ExportButton call={paymentExportCall} filters={{ state, method, keyword: values.keyword }} disabled={call.data?.total === 0} />
        </>
      }
      call={call}
      empty={<Empty icon="credit-card" title={t('none')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <PaymentTable payments={list} onDone={call.reload} />}
    </ListFrame>
  )
}
