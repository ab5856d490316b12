import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Checkbox } from '../../../ui/form/choice.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { ownGoodsList } from '../../../modules/listing/endpoints.ts'
import { ownGoodsMessages, stockAlertMessages } from '../../../modules/listing/messages.ts'
import { StockDialogs, stockRows, useStockColumns, type OpenStock } from './stock-columns.tsx'

const filterNames = ['keyword', 'warehouseId', 'isShort'] as const

/** What lies where: every SKU of my stores' goods by warehouse, what is promised to orders, and counting anew. */
export default function StockListPage() {
  const t = useMessages(ownGoodsMessages)
  const { values, set, ...list } = useList('seller.stock', filterNames, { remembered: true })
  const [open, setOpen] = useState<OpenStock | null>(null)
  const alert = useMessages(stockAlertMessages)
  const isShort = values.isShort === '1' ? 1 : 0
  const warehouseId = Number(values.warehouseId) || undefined
  const call = useCall(ownGoodsList, { keyword: values.keyword, isShort, warehouseId, current: list.page, pageSize: list.size })
  const places = call.data?.warehouses ?? []
  const columns = useStockColumns(setOpen)
  return (
    <>
      <List
        label={t('stockListTitle')}
        list={list}
        call={call}
        rows={(found) => stockRows(found.list, warehouseId)}
        keyOf={({ sku, stock }) => `${sku.productId} ${stock?.warehouseId ?? 0}`}
        columns={columns}
        head={<p className="bx t12 c3">{t('stockListHelp')}</p>}
        filters={
          <>
            <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
            <ChoiceFilter
              label={t('warehouse')}
              value={values.warehouseId}
              all={t('allWarehouses')}
              values={places.map((place) => String(place.warehouseId))}
              word={(id) => places.find((place) => String(place.warehouseId) === id)?.warehouseName ?? id}
              onChange={(chosen) => set({ warehouseId: chosen })}
            />
            <Checkbox checked={isShort === 1} onChange={(event) => set({ isShort: event.target.checked ? '1' : '' })}>
              {alert('onlyShort')}
            </Checkbox>
          </>
        }
        pages={({ pagination }) => ({ total: pagination.total })}
        empty={<Empty icon="package-search" title={t('noGoods')} />}
      />
      <StockDialogs open={open} onClose={() => setOpen(null)} onDone={call.reload} />
    </>
  )
}
