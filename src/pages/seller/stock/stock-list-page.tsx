import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { ownGoodsList } from '../../../modules/listing/endpoints.ts'
import { StockTable } from './stock-table.tsx'
import { ownGoodsMessages } from '../../../modules/listing/messages.ts'

const filterNames = ['keyword'] as const
const pageSize = 20

/** What lies where: every SKU of my stores' goods by warehouse, what is promised to orders, and counting anew. */
export default function StockListPage() {
  const t = useMessages(ownGoodsMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const call = useCall(ownGoodsList, { keyword: values.keyword, current: page, pageSize })
  return (
    <ConsoleList
      label={t('stockListTitle')}
      bar={
        <>
          <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
          <span className="t12 c3">{t('stockListHelp')}</span>
        </>
      }
      call={call}
      empty={<Empty icon="package-search" title={t('noGoods')} />}
      foot={({ pagination }) => <PageTurner page={page} pageSize={pageSize} total={pagination.total} onTurn={turn} />}
    >
      {({ list }) => <StockTable list={list} onDone={call.reload} />}
    </ConsoleList>
  )
}
