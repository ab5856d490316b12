import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { payChannels } from '../../../modules/payment/endpoints.ts'
import { paymentExport, paymentList } from '../../../modules/payment/endpoints-admin.ts'
import { paymentMachine } from '../../../modules/payment/rules/payment-machine.ts'
import { PaymentList } from '../../../modules/payment/ui/payment-list.tsx'
import { paymentAdminMessages } from '../../../modules/payment/messages.ts'

const filterNames = ['state', 'method', 'keyword'] as const

/** Every attempt to pay, with those that need eyes. */
export default function PaymentListPage() {
  const t = useMessages(paymentAdminMessages)
  const { values, set, ...list } = useList('admin.payments', filterNames, { remembered: true })
  const state = paymentMachine.states.find((one) => one === values.state)
  const method = payChannels.find((payChannel) => payChannel === values.method)
  const search = { state, method, keyword: values.keyword }
  const call = useCall(paymentList, { ...search, current: list.page, pageSize: list.size })
  const { take } = useExportAll(paymentExport, search)
  return (
    <PaymentList
      label={t('paymentTitle')}
      list={list}
      call={call}
      head={
        <div className="bx">
          <Note>{t('oddNote')}</Note>
        </div>
      }
      filters={
        <>
          <KeywordFilter label={t('paymentKeyword')} value={values.keyword} maxLength={64} onSearch={(keyword) => set({ keyword })} />
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
        </>
      }
      exportAll={take}
      empty={<Empty icon="credit-card" title={t('none')} />}
    />
  )
}
