import { Input, Pagination } from 'antd'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import '../../../../ui/styles/console.css'
import { ownGoodsList } from '../../contract-shelf.ts'
import { StockTable } from '../parts/stock-table.tsx'
import { shelfWords } from '../words-shelf.ts'

const filterNames = ['keyword'] as const
const pageSize = 20

/** What lies where: every SKU of my stores' goods by warehouse, what is promised to orders, and counting anew. */
export default function StockListPage() {
  const t = useWords(shelfWords)
  const { values, set, page } = useFilters(filterNames)
  const call = useCall(ownGoodsList, { keyword: values.keyword, current: page, pageSize })
  return (
    <section className="pan" style={{ overflow: 'hidden' }} aria-label={t('stockListTitle')}>
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
        <span className="t12 c3">{t('stockListHelp')}</span>
      </div>
      <CallView call={call}>
        {({ list, pagination }) =>
          list.length === 0 ? (
            <Empty icon="package-search" title={t('noGoods')} />
          ) : (
            <>
              <StockTable list={list} onDone={call.reload} />
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
