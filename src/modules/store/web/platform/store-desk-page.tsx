import { Input, Pagination } from 'antd'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { StateTabs } from '../../../../ui/console/state-tabs.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { adminStoreListCall, applyQueueCall } from '../../contract-apply.ts'
import { ApplicationTable } from '../parts/application-table.tsx'
import { StoreTable } from '../parts/store-table.tsx'
import { applyWords } from '../words-apply.ts'

const filterNames = ['tab', 'keyword'] as const
const tabs = ['applications', 'stores'] as const
const pageSize = 20

/** Applications to open a store, and every store. */
export default function StoreDeskPage() {
  const t = useWords(applyWords)
  const { values, set, page } = useFilters(filterNames)
  const tab = tabs.find((one) => one === values.tab) ?? 'applications'
  const turn = (next: number) => set({ tab: values.tab, keyword: values.keyword, page: String(next) })
  return (
    <section className="pan" aria-label={t('deskTitle')}>
      <StateTabs
        label={t('deskTitle')}
        tabs={tabs.map((key) => ({ key, label: t(`tab_${key}`) }))}
        current={tab}
        onChange={(next) => set({ tab: next === 'applications' ? '' : next, keyword: '' })}
      />
      {tab === 'applications' ? (
        <Applications page={page} onTurn={turn} />
      ) : (
        <>
          <div className="flt">
            <Input.Search
              key={values.keyword}
              allowClear
              defaultValue={values.keyword}
              placeholder={t('keyword')}
              aria-label={t('keyword')}
              enterButton={t('search')}
              maxLength={60}
              style={{ maxWidth: 360 }}
              onSearch={(keyword) => set({ tab: 'stores', keyword: keyword.trim() })}
            />
          </div>
          <Stores keyword={values.keyword} page={page} onTurn={turn} />
        </>
      )}
    </section>
  )
}

type Turn = { readonly page: number; readonly onTurn: (page: number) => void }

function Pages({ page, total, onTurn }: Turn & { total: number }) {
  const t = useWords(applyWords)
  return (
    <div className="cpg row">
      <Pagination
        size="small"
        current={page}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        showTotal={(count) => t('total', { count })}
        onChange={onTurn}
      />
    </div>
  )
}

function Applications({ page, onTurn }: Turn) {
  const t = useWords(applyWords)
  const call = useCall(applyQueueCall, { current: page, pageSize })
  return (
    <CallView call={call}>
      {({ list, total }) =>
        list.length === 0 ? (
          <Empty icon="store" title={t('none')} />
        ) : (
          <>
            <ApplicationTable list={list} onDone={call.reload} />
            <Pages page={page} total={total} onTurn={onTurn} />
          </>
        )
      }
    </CallView>
  )
}

function Stores({ keyword, page, onTurn }: Turn & { keyword: string }) {
  const t = useWords(applyWords)
  const call = useCall(adminStoreListCall, { keyword, current: page, pageSize })
  return (
    <CallView call={call}>
      {({ list, total }) =>
        list.length === 0 ? (
          <Empty icon="store" title={t('noStores')} />
        ) : (
          <>
            <StoreTable list={list} onDone={call.reload} />
            <Pages page={page} total={total} onTurn={onTurn} />
          </>
        )
      }
    </CallView>
  )
}
