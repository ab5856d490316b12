import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { searchMissExport, searchMisses, type SearchMiss } from '../../../modules/analytics/endpoints-searches.ts'
import { searchMissMessages } from '../../../modules/analytics/messages.ts'
import { missResults } from '../../../modules/analytics/rules/search-miss.ts'
import { SpanBar } from '../../../modules/analytics/ui/span-bar.tsx'
import { useFigureSpan } from '../../../modules/analytics/ui/use-figure-span.ts'

const filterNames = ['keyword', 'result', 'from', 'to', 'days'] as const

/** What buyers searched for in vain, each word one click from its synonym. */
export default function SearchMissListPage() {
  const t = useMessages(searchMissMessages)
  const { values, set, ...list } = useList('admin.searchMisses', filterNames)
  const span = useFigureSpan()
  const result = missResults.find((one) => one === values.result) ?? ('' as const)
  const search = { keyword: values.keyword, result, from: span.from, to: span.to }
  const call = useCall(searchMisses, { ...search, current: list.page, pageSize: list.size })
  const { take } = useExportAll(searchMissExport, search)
  const columns = useMissColumns()
  const counts = call.data?.counts
  const tabs = (['all', ...missResults] as const).map((key) => ({
    key,
    label: key === 'all' ? t('all') : t(`result_${key}`),
    count: counts?.[key],
  }))
  return (
    <List
      label={t('title')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(row) => `${row.result} ${row.keyword}`}
      columns={columns}
      head={
        <div className="bx">
          <Note>{t('help')}</Note>
        </div>
      }
      tabs={{
        label: t('colResult'),
        list: tabs,
        current: result || 'all',
        onChange: (next) => set({ result: next === 'all' ? '' : next }),
      }}
      filters={
        <>
          <KeywordFilter label={t('find')} value={values.keyword} maxLength={60} onSearch={(keyword) => set({ keyword })} />
          <SpanBar span={span} />
        </>
      }
      sum={() => t('sum', { count: groupedNumber(call.data?.times ?? 0) })}
      exportAll={take}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="search-x" title={t('none')} />}
    />
  )
}

function useMissColumns(): readonly ListColumn<SearchMiss>[] {
  const t = useMessages(searchMissMessages)
  const goods = ({ keyword }: SearchMiss) => `/goods/list?keyword=${encodeURIComponent(keyword)}`
  const add = ({ keyword }: SearchMiss) => `/admin/search/synonyms?add=${encodeURIComponent(keyword)}`
  return [
    { key: 'word', title: t('colWord'), as: 'title', text: (row) => row.keyword },
    {
      key: 'result',
      title: t('colResult'),
      as: 'state',
      text: (row) => t(`result_${row.result}`),
      cell: (row) => (
        <Tag small tone={row.result === 'nothing' ? 'warn' : 'info'}>
          {t(`result_${row.result}`)}
        </Tag>
      ),
    },
    { key: 'times', title: t('colTimes'), align: 'right', isTight: true, text: (row) => groupedNumber(row.times) },
    { key: 'last', title: t('colLast'), isTight: true, text: (row) => shortTime(row.lastTime) },
    {
      key: 'synonym',
      title: t('colSynonym'),
      text: (row) => t(row.hasSynonym ? 'hasSynonym' : 'addSynonym'),
      cell: (row) => (
        <span className="row g2 nw">
          {row.hasSynonym ? (
            <Anchor to={`/admin/search/synonyms?keyword=${encodeURIComponent(row.keyword)}`}>{t('hasSynonym')}</Anchor>
          ) : (
            <Anchor to={add(row)} className="lk">
              {t('addSynonym')}
            </Anchor>
          )}
          <Anchor to={goods(row)}>{t('tryIt')}</Anchor>
        </span>
      ),
    },
  ]
}
