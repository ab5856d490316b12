import { Input, Pagination } from 'antd'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { StateTabs } from '../../../../ui/console/state-tabs.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import '../../../../ui/styles/console.css'
import { goodsStates, ownGoodsList } from '../../contract-shelf.ts'
import { ShelfTable } from '../parts/shelf-table.tsx'
import { editorWords } from '../words-editor.ts'
import { shelfWords } from '../words-shelf.ts'

const filterNames = ['state', 'keyword'] as const
const pageSize = 20

/** The goods of the stores that I serve: state, prices, stock; filters in the address. */
export default function OwnGoodsPage() {
  const t = useWords(shelfWords)
  const edit = useWords(editorWords)
  const { values, set, page } = useFilters(filterNames)
  const state = goodsStates.find((one) => one === values.state) ?? ''
  const call = useCall(ownGoodsList, { state, keyword: values.keyword, current: page, pageSize })
  const tabs = (['all', ...goodsStates] as const).map((key) => ({ key, label: t(key), count: call.data?.counts[key] }))
  return (
    <section className="pan" style={{ overflow: 'hidden' }} aria-label={t('shelfTitle')}>
      <StateTabs
        label={t('colState')}
        tabs={tabs}
        current={state || 'all'}
        onChange={(next) => set({ state: next === 'all' ? '' : next })}
      />
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
          onSearch={(keyword) => set({ keyword: keyword.trim() })}
        />
        <Anchor className="btn a" to="/seller/goods/edit">
          {edit('newGoods')}
        </Anchor>
        <Anchor className="btn" to="/seller/goods/change">
          {edit('drafts')}
        </Anchor>
      </div>
      <CallView call={call}>
        {({ list, pagination }) =>
          list.length === 0 ? (
            <Empty icon="package-search" title={t('noGoods')} />
          ) : (
            <>
              <ShelfTable list={list} onDone={call.reload} />
              <div className="cpg row">
                <Pagination
                  size="small"
                  current={page}
                  pageSize={pageSize}
                  total={pagination.total}
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
