import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { revisionList, type RevisionRow } from '../../../modules/listing/endpoints-revisions.ts'
import { revisionStateTones, revisionStateKey } from './revision-state.ts'
import { goodsEditorMessages } from '../../../modules/listing/messages.ts'

const filterNames = ['state', 'keyword'] as const
const editorOf = ({ changeId }: RevisionRow) => `/seller/goods/edit?changeId=${changeId}`
const states = ['draft', 'proposed', 'returned', 'confirmed'] as const

/** Drafts, proposed and returned changes of my stores' goods; filters in the address. */
export default function GoodsChangePage() {
  const t = useMessages(goodsEditorMessages)
  const { values, set, ...list } = useList('seller.goodsChanges', filterNames, { remembered: true })
  const state = states.find((one) => one === values.state) ?? ''
  const call = useCall(revisionList, { state, keyword: values.keyword, current: list.page, pageSize: list.size })
  const columns = useRevisionColumns()
  const tabs = [
    { key: 'all', label: t('all'), count: call.data?.counts['all'] },
    ...states.map((one) => ({ key: one, label: t(revisionStateKey(one)), count: call.data?.counts[one], isUrgent: one === 'returned' })),
  ].map(({ count, ...tab }) => (count === undefined ? tab : { ...tab, count }))
  return (
    <List
      label={t('changesTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ changeId }) => changeId}
      to={editorOf}
      columns={columns}
      tabs={{
        label: t('changeState'),
        list: tabs,
        current: state || 'all',
        onChange: (next) => set({ state: next === 'all' ? '' : next }),
      }}
      filters={<KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />}
      actions={
        <ButtonLink tone="brand" icon="plus" to="/seller/goods/edit">
          {t('newGoods')}
        </ButtonLink>
      }
      pages={({ pagination }) => ({ total: pagination.total })}
      empty={<Empty icon="file-pen-line" title={t('noChanges')} help={t('noChangesHelp')} />}
    />
  )
}

function useRevisionColumns(): readonly ListColumn<RevisionRow>[] {
  const t = useMessages(goodsEditorMessages)
  return [
    {
      key: 'goods',
      title: t('colGoods'),
      as: 'title',
      lead: ({ image }) => <Picture src={image} alt="" width={36} className="w36" />,
      text: ({ name }) => name || t('untitled'),
      cell: ({ skuNum }) => <div className="t12 c3 num">{t('skuCount', { count: skuNum })}</div>,
    },
    {
      key: 'kind',
      title: t('colKind'),
      isTight: true,
      text: ({ goodsId }) => (goodsId === null ? t('kindNew') : t('kindChange', { id: goodsId })),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ state }) => t(revisionStateKey(state)),
      cell: ({ state, reason }) => (
        <>
          <Tag tone={revisionStateTones[state]}>{t(revisionStateKey(state))}</Tag>
          {reason && <div className="t12 c3 max-w-60">{reason}</div>}
        </>
      ),
    },
    { key: 'changed', title: t('colChanged'), isTight: true, text: ({ changedAt }) => fullTime(changedAt) },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (row) => (
        <Anchor className="lk" to={editorOf(row)}>
          {t(row.state === 'draft' || row.state === 'returned' ? 'edit' : 'open')}
        </Anchor>
      ),
    },
  ]
}
