import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { goodsStates, ownGoodsList } from '../../../modules/listing/endpoints.ts'
import { BulkChanges } from './bulk/bulk-changes.tsx'
import { BulkPublishActions } from './bulk-publish-actions.tsx'
import { ownGoodsAddress, useOwnGoodsColumns } from './own-goods-columns.tsx'
import { OwnSkuTable } from './own-sku-table.tsx'
import { goodsEditorMessages, ownGoodsMessages } from '../../../modules/listing/messages.ts'
import { priceGridMessages } from './messages.ts'

const filterNames = ['state', 'keyword'] as const

/** The goods of the stores that I serve: state, prices, stock; filters in the address. */
export default function OwnGoodsPage() {
  const t = useMessages(ownGoodsMessages)
  const edit = useMessages(goodsEditorMessages)
  const grid = useMessages(priceGridMessages)
  const { values, set, ...list } = useList('seller.goods', filterNames)
  const state = goodsStates.find((goodsState) => goodsState === values.state) ?? ''
  const call = useCall(ownGoodsList, { state, keyword: values.keyword, current: list.page, pageSize: list.size })
  const columns = useOwnGoodsColumns(call.reload)
  const tabs = (['all', ...goodsStates] as const).map((key) => ({ key, label: t(key), count: call.data?.counts[key] }))
  return (
    <List
      label={t('shelfTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(goods) => goods.goodsId}
      columns={columns}
      to={ownGoodsAddress}
      tabs={{ label: t('colState'), list: tabs, current: state || 'all', onChange: (next) => set({ state: next === 'all' ? '' : next }) }}
      filters={<KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />}
      actions={
        <>
          <Anchor className="btn a" to="/seller/goods/edit">
            {edit('newGoods')}
          </Anchor>
          <Anchor className="btn" to="/seller/goods/prices">
            {grid('toGrid')}
          </Anchor>
          <Anchor className="btn" to="/seller/goods/change">
            {edit('drafts')}
          </Anchor>
        </>
      }
      bulk={(picked, done) => (
        <>
          <BulkPublishActions
            picked={picked}
            onDone={() => {
              done()
              call.reload()
            }}
          />
          <BulkChanges picked={picked} onDone={call.reload} />
        </>
      )}
      unfold={(goods) => <OwnSkuTable goods={goods} onDone={call.reload} />}
      pages={({ pagination }) => ({ total: pagination.total })}
      empty={<Empty icon="package-search" title={t('noGoods')} />}
    />
  )
}
