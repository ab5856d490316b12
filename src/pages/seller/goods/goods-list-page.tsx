import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ListFrame } from '../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { goodsStates, ownGoodsList } from '../../../modules/listing/endpoints.ts'
import { OwnGoodsTable } from './own-goods-table.tsx'
import { goodsEditorMessages, ownGoodsMessages } from '../../../modules/listing/messages.ts'

const filterNames = ['state', 'keyword'] as const
const pageSize = 20

/** The goods of the stores that I serve: state, prices, stock; filters in the address. */
export default function OwnGoodsPage() {
  const t = useMessages(ownGoodsMessages)
  const edit = useMessages(goodsEditorMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const state = goodsStates.find((goodsState) => goodsState === values.state) ?? ''
  const call = useCall(ownGoodsList, { state, keyword: values.keyword, current: page, pageSize })
  const tabs = (['all', ...goodsStates] as const).map((key) => ({ key, label: t(key), count: call.data?.counts[key] }))
  return (
    <ListFrame
      label={t('shelfTitle')}
      tabs={{ label: t('colState'), list: tabs, current: state || 'all', onChange: (next) => set({ state: next === 'all' ? '' : next }) }}
      bar={
        <>
          <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
          <Anchor className="btn a" to="/seller/goods/edit">
            {edit('newGoods')}
          </Anchor>
          <Anchor className="btn" to="/seller/goods/change">
            {edit('drafts')}
          </Anchor>
        </>
      }
      call={call}
      empty={<Empty icon="package-search" title={t('noGoods')} />}
      foot={({ pagination }) => <PageTurner page={page} pageSize={pageSize} total={pagination.total} onTurn={turn} />}
    >
      {({ list }) => <OwnGoodsTable list={list} onDone={call.reload} />}
    </ListFrame>
  )
}
