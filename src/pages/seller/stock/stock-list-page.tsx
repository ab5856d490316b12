import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Checkbox } from '../../../ui/form/choice.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { ownGoodsList } from '../../../modules/listing/endpoints.ts'
import { StockTable } from './stock-table.tsx'
import { ownGoodsMessages, stockAlertMessages } from '../../../modules/listing/messages.ts'

const filterNames = ['keyword', 'isShort'] as const
const pageSize = 20

/** What lies where: every SKU of my stores' goods by warehouse, what is promised to orders, and counting anew. */
export default function StockListPage() {
  const t = useMessages(ownGoodsMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const alert = useMessages(stockAlertMessages)
  const isShort = values.isShort === '1' ? 1 : 0
  const call = useCall(ownGoodsList, { keyword: values.keyword, isShort, current: page, pageSize })
  return (
    <ConsoleList
      label={t('stockListTitle')}
      bar={
        <>
          <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
          <Checkbox checked={isShort === 1} onChange={(event) => set({ isShort: event.target.checked ? '1' : '' })}>
            {alert('onlyShort')}
          </Checkbox>
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
