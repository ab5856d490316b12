import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import {
  platformGoodsExport,
  platformGoodsList,
  platformGoodsSorts,
  stockFilters,
  type PlatformGoods,
} from '../../../modules/listing/endpoints-platform.ts'
import { goodsStates } from '../../../modules/listing/endpoints.ts'
import { platformGoodsMessages } from '../../../modules/listing/messages.ts'
import { CategoryFilter } from '../../../modules/listing/ui/category-filter.tsx'
import { TakedownDialog, type Takedown } from './takedown-dialog.tsx'
import { usePlatformGoodsColumns } from './use-platform-goods-columns.tsx'

const filterNames = ['state', 'keyword', 'categoryId', 'stock', 'storeId', 'brandId'] as const
const anyOf = (text: string) => Number(text) || undefined

/** Goods of all stores: find, compare, take down with a reason, restore. */
export default function PlatformGoodsPage() {
  const t = useMessages(platformGoodsMessages)
  const { values, set, ...list } = useList('admin.allGoods', filterNames)
  const [asked, setAsked] = useState<Takedown | null>(null)
  const state = goodsStates.find((one) => one === values.state) ?? ('' as const)
  const stock = stockFilters.find((one) => one === values.stock) ?? ('' as const)
  const search = {
    state,
    stock,
    keyword: values.keyword,
    categoryId: anyOf(values.categoryId),
    storeId: anyOf(values.storeId),
    brandId: anyOf(values.brandId),
    sort: platformGoodsSorts.find((one) => one === list.order) ?? ('-time' as const),
  }
  const call = useCall(platformGoodsList, { ...search, current: list.page, pageSize: list.size })
  const { take } = useExportAll(platformGoodsExport, search)
  const columns = usePlatformGoodsColumns(setAsked)
  const tabs = (['all', ...goodsStates] as const).map((key) => ({ key, label: t(key), count: call.data?.counts[key] }))
  const [first] = call.data?.list ?? []
  return (
    <>
      <List
        label={t('allGoodsTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={(goods) => goods.goodsId}
        columns={columns}
        to={(goods) => (goods.state === 'on_sale' && goods.productId !== null ? `/goods/detail/${goods.productId}` : null)}
        tabs={{ label: t('colState'), list: tabs, current: state || 'all', onChange: (next) => set({ state: next === 'all' ? '' : next }) }}
        filters={
          <>
            <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
            <CategoryFilter
              label={t('category')}
              value={search.categoryId}
              onChange={(next) => set({ categoryId: next === undefined ? '' : String(next) })}
            />
            <ChoiceFilter
              label={t('stockFilter')}
              value={stock}
              all={t('stockAll')}
              values={stockFilters}
              word={(one) => t(`stock_${one}`)}
              onChange={(next) => set({ stock: next })}
            />
            {search.storeId && first && <Tag tone="info">{t('onlyStore', { name: first.storeName })}</Tag>}
          </>
        }
        bulk={(picked, done) => <BulkActions picked={picked} onAsk={(event, goods) => setAsked({ event, goods, done })} />}
        exportAll={take}
        pages={({ pagination }) => ({ total: pagination.total })}
        empty={<Empty icon="package-search" title={t('none')} />}
      />
      {asked && <TakedownDialog asked={asked} onClose={() => setAsked(null)} onDone={call.reload} />}
    </>
  )
}

type BulkProps = {
  readonly picked: readonly PlatformGoods[]
  readonly onAsk: (event: Takedown['event'], goods: readonly PlatformGoods[]) => void
}

/** What can be done to all of the chosen goods; an act that one of them does not allow is not offered. */
function BulkActions({ picked, onAsk }: BulkProps) {
  const t = useMessages(platformGoodsMessages)
  const events = (['takeDown', 'restore'] as const).filter((event) => picked.every((goods) => goods.can.includes(event)))
  return events.map((event) => (
    <Button key={event} size="sm" onClick={() => onAsk(event, picked)}>
      {t(event)}
    </Button>
  ))
}
