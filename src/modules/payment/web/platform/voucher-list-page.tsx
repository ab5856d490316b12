import { Input, Pagination } from 'antd'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { StateTabs } from '../../../../ui/console/state-tabs.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { voucherListCall } from '../../contract-admin.ts'
import { VoucherTable } from '../parts/voucher-table.tsx'
import { cashierWords } from './words.ts'

const filterNames = ['state', 'keyword'] as const
const states = ['SUBMITTED', 'CONFIRMED', 'REJECTED'] as const
const pageSize = 20

/** The platform's cashier: bank transfers to check against the account. */
export default function VoucherListPage() {
  const t = useWords(cashierWords)
  const { values, set, page } = useFilters(filterNames)
  const state = states.find((one) => one === values.state)
  const call = useCall(voucherListCall, { state, keyword: values.keyword, current: page, pageSize })
  return (
    <section className="pan" aria-label={t('voucherTitle')}>
      <StateTabs
        label={t('voucherTitle')}
        tabs={[{ key: '', label: t('allStates') }, ...states.map((key) => ({ key, label: t(key) }))]}
        current={state ?? ''}
        onChange={(next) => set({ state: next })}
      />
      <div className="flt">
        <Input.Search
          key={values.keyword}
          allowClear
          defaultValue={values.keyword}
          placeholder={t('voucherKeyword')}
          aria-label={t('voucherKeyword')}
          enterButton={t('search')}
          maxLength={64}
          style={{ maxWidth: 360 }}
          onSearch={(keyword) => set({ keyword: keyword.trim() })}
        />
      </div>
      <CallView call={call}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty icon="landmark" title={t('none')} />
          ) : (
            <>
              <VoucherTable vouchers={list} onDone={call.reload} />
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
