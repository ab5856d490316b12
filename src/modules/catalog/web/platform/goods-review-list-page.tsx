import { Cascader, Input, Pagination, Select } from 'antd'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { StateTabs } from '../../../../ui/console/state-tabs.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import '../../../../ui/styles/console.css'
import { categoryTree } from '../../contract-category.ts'
import { reviewList, reviewStates } from '../../contract-goods-review.ts'
import { stateWord } from '../review/review-words.ts'
import { ReviewTable } from '../review/review-table.tsx'
import { reviewWords } from '../words-review.ts'

const filterNames = ['state', 'kind', 'categoryId', 'keyword'] as const
const pageSize = 20

/** What stores proposed: tabs by state, filters by kind, category and word, all in the address. */
export default function GoodsReviewListPage() {
  const t = useWords(reviewWords)
  const { values, set, page } = useFilters(filterNames)
  const state = reviewStates.find((one) => one === values.state) ?? 'proposed'
  const kind = (['new', 'change'] as const).find((one) => one === values.kind) ?? ''
  const categoryId = Number(values.categoryId) || undefined
  const call = useCall(reviewList, { state, kind, keyword: values.keyword, current: page, pageSize, ...(categoryId ? { categoryId } : {}) })
  const tabs = reviewStates.map((one) => {
    const count = call.data?.counts[one]
    return { key: one, label: t(stateWord(one)), isUrgent: one === 'proposed', ...(count === undefined ? {} : { count }) }
  })
  return (
    <section className="pan" style={{ overflow: 'hidden' }} aria-label={t('reviewTitle')}>
      <StateTabs label={t('colState')} tabs={tabs} current={state} onChange={(next) => set({ state: next === 'proposed' ? '' : next })} />
      <div className="flt">
        <Select
          value={kind}
          aria-label={t('kind')}
          style={{ minWidth: 150 }}
          options={[
            { value: '', label: t('kindAll') },
            { value: 'new', label: t('kindNew') },
            { value: 'change', label: t('kindChange') },
          ]}
          onChange={(next) => set({ kind: next })}
        />
        <CategoryFilter value={categoryId} onChange={(next) => set({ categoryId: next === undefined ? '' : String(next) })} />
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
      </div>
      <CallView call={call}>
        {({ list, pagination }) =>
          list.length === 0 ? (
            <Empty icon="clipboard-check" title={t('noReviews')} />
          ) : (
            <>
              <ReviewTable list={list} />
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

function CategoryFilter({ value, onChange }: { value: number | undefined; onChange: (categoryId: number | undefined) => void }) {
  const t = useWords(reviewWords)
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
