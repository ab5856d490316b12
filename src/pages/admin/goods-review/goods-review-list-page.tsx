import { Cascader } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ListFrame } from '../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { categoryTree } from '../../../modules/taxonomy/endpoints-categories.ts'
import { reviewList, reviewStates } from '../../../modules/listing/endpoints-review.ts'
import { reviewStateKey } from './review-labels.ts'
import { ReviewTable } from './review-table.tsx'
import { goodsReviewMessages } from './messages.ts'

const filterNames = ['state', 'kind', 'categoryId', 'keyword'] as const
const kinds = ['new', 'change'] as const
const pageSize = 20

/** What stores proposed: tabs by state, filters by kind, category and word, all in the address. */
export default function GoodsReviewListPage() {
  const t = useMessages(goodsReviewMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const state = reviewStates.find((reviewState) => reviewState === values.state) ?? 'proposed'
  const kind = kinds.find((one) => one === values.kind) ?? ''
  const categoryId = Number(values.categoryId) || undefined
  const call = useCall(reviewList, { state, kind, keyword: values.keyword, current: page, pageSize, ...(categoryId ? { categoryId } : {}) })
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
    <ListFrame
      label={t('reviewTitle')}
      tabs={{ label: t('colState'), list: tabs, current: state, onChange: (next) => set({ state: next === 'proposed' ? '' : next }) }}
      bar={
        <>
          <ChoiceFilter
            label={t('kind')}
            value={kind}
            all={t('kindAll')}
            values={kinds}
            word={(one) => t(one === 'new' ? 'kindNew' : 'kindChange')}
            onChange={(next) => set({ kind: next })}
          />
          <CategoryFilter value={categoryId} onChange={(next) => set({ categoryId: next === undefined ? '' : String(next) })} />
          <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
        </>
      }
      call={call}
      empty={<Empty icon="clipboard-check" title={t('noReviews')} />}
      foot={({ pagination }) => <PageTurner page={page} pageSize={pageSize} total={pagination.total} onTurn={turn} />}
    >
      {({ list }) => <ReviewTable list={list} />}
    </ListFrame>
  )
}

function CategoryFilter({ value, onChange }: { value: number | undefined; onChange: (categoryId: number | undefined) => void }) {
  const t = useMessages(goodsReviewMessages)
  const tree = useCall(categoryTree, {})
  const top = tree.data ?? []
  const way = top.flatMap((one) => [
    [one.categoryId],
    ...one.children.flatMap((middle) => [
      [one.categoryId, middle.categoryId],
      ...middle.children.map((leaf) => [one.categoryId, middle.categoryId, leaf.categoryId]),
    ]),
  ])
  return (
    <Cascader
      allowClear
      changeOnSelect
      aria-label={t('category')}
      placeholder={t('category')}
      value={way.find((one) => one.at(-1) === value) ?? []}
      options={top.map((one) => ({
        value: one.categoryId,
        label: one.categoryName,
        children: one.children.map((middle) => ({
          value: middle.categoryId,
          label: middle.categoryName,
          children: middle.children.map((leaf) => ({ value: leaf.categoryId, label: leaf.categoryName })),
        })),
      }))}
      onChange={(chosen) => onChange(chosen?.at(-1))}
    />
  )
}
