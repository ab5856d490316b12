import { Input, Pagination, Select } from 'antd'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty, Note } from '../../../../ui/feedback/states.tsx'
import { payChannels } from '../../contract.ts'
import { paymentListCall } from '../../contract-admin.ts'
import { paymentMachine } from '../../rules/payment-machine.ts'
import { PaymentTable } from '../parts/payment-table.tsx'
import { cashierWords } from './words.ts'

const filterNames = ['state', 'method', 'keyword'] as const
const pageSize = 20

/** Every attempt to pay, with those that need eyes. */
export default function PaymentListPage() {
  const t = useWords(cashierWords)
  const { values, set, page } = useFilters(filterNames)
  const state = paymentMachine.states.find((one) => one === values.state)
  const method = payChannels.find((one) => one === values.method)
  const call = useCall(paymentListCall, { state, method, keyword: values.keyword, current: page, pageSize })
  return (
    <section className="pan" aria-label={t('paymentTitle')}>
      <div className="flt">
        <Select
          aria-label={t('colState')}
          style={{ minWidth: 140 }}
          value={state ?? ''}
          options={[{ value: '', label: t('allStates') }, ...paymentMachine.states.map((one) => ({ value: one, label: t(one) }))]}
          onChange={(next) => set({ state: next })}
        />
        <Select
          aria-label={t('colMethod')}
          style={{ minWidth: 140 }}
          value={method ?? ''}
          options={[{ value: '', label: t('allMethods') }, ...payChannels.map((one) => ({ value: one, label: t(`channel_${one}`) }))]}
          onChange={(next) => set({ method: next })}
        />
        <Input.Search
          key={values.keyword}
          allowClear
          defaultValue={values.keyword}
          placeholder={t('paymentKeyword')}
          aria-label={t('paymentKeyword')}
          enterButton={t('search')}
          maxLength={64}
          style={{ maxWidth: 360 }}
          onSearch={(keyword) => set({ keyword: keyword.trim() })}
        />
      </div>
      <div style={{ padding: '12px 16px' }}>
        <Note>{t('oddNote')}</Note>
      </div>
      <CallView call={call}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty icon="credit-card" title={t('none')} />
          ) : (
            <>
              <PaymentTable payments={list} onDone={call.reload} />
              <div className="cpg row">
                <Pagination
                  size="small"
                  current={page}
                  pageSize={pageSize}
                  total={total}
                  showSizeChanger={false}
                  showTotal={(count) => t('total', { count })}
                  onChange={(next) => set({ page: String(next) })}
                />
              </div>
            </>
          )
        }
      </CallView>
    </section>
  )
}
