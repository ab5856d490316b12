import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { reviewList, reviewStates } from '../../../modules/listing/endpoints-review.ts'
import { CategoryFilter } from '../../../modules/listing/ui/category-filter.tsx'
import { reviewStateKey } from './review-labels.ts'
import { useReviewColumns } from './use-review-columns.tsx'
import { goodsReviewMessages } from './messages.ts'

const filterNames = ['state', 'kind', 'categoryId', 'keyword'] as const
const kinds = ['new', 'change'] as const

/** What stores proposed: tabs by state, filters by kind, category and word, all in the address. */
export default function GoodsReviewListPage() {
  const t = useMessages(goodsReviewMessages)
  const { values, set, ...list } = useList('admin.goodsReview', filterNames)
  const columns = useReviewColumns()
  const state = reviewStates.find((reviewState) => reviewState === values.state) ?? 'proposed'
  const kind = kinds.find((one) => one === values.kind) ?? ''
  const categoryId = Number(values.categoryId) || undefined
  const call = useCall(reviewList, {
    state,
    kind,
    keyword: values.keyword,
    current: list.page,
    pageSize: list.size,
    ...(categoryId ? { categoryId } : {}),
  })
  const tabs = reviewStates.map((reviewState) => {
    const count = call.data?.counts[reviewState]
    return {
      key: reviewState,
      label: t(reviewStateKey(reviewState)),
      isUrgent: reviewState === 'proposed',
      ...(count === undefined ? {} : { count }),
    }
  })
  return (
    <List
      label={t('reviewTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(row) => row.changeId}
      columns={columns}
      to={(row) => `/admin/goods/review?changeId=${row.changeId}`}
      tabs={{ label: t('colState'), list: tabs, current: state, onChange: (next) => set({ state: next === 'proposed' ? '' : next }) }}
      filters={
        <>
          <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
          <ChoiceFilter
            label={t('kind')}
            value={kind}
            all={t('kindAll')}
            values={kinds}
            word={(one) => t(one === 'new' ? 'kindNew' : 'kindChange')}
            onChange={(next) => set({ kind: next })}
          />
          <CategoryFilter
            label={t('category')}
            value={categoryId}
            onChange={(next) => set({ categoryId: next === undefined ? '' : String(next) })}
          />
        </>
      }
      pages={({ pagination }) => ({ total: pagination.total })}
      empty={<Empty icon="clipboard-check" title={t('noReviews')} />}
    />
  )
}
