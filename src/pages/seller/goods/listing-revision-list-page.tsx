import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { revisionList, type RevisionRow } from '../../../modules/listing/endpoints-revisions.ts'
import { revisionStateTones, revisionStateKey } from './revision-state.ts'
import { goodsEditorMessages } from '../../../modules/listing/messages.ts'

const filterNames = ['state', 'keyword'] as const
const states = ['draft', 'proposed', 'returned', 'confirmed'] as const
const pageSize = 20

/** Drafts, proposed and returned changes of my stores' goods; filters in the address. */
export default function GoodsChangePage() {
  const t = useMessages(goodsEditorMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const state = states.find((one) => one === values.state) ?? ''
  const call = useCall(revisionList, { state, keyword: values.keyword, current: page, pageSize })
  const tabs = [
    { key: 'all', label: t('all'), count: call.data?.counts['all'] },
    ...states.map((one) => ({ key: one, label: t(revisionStateKey(one)), count: call.data?.counts[one], isUrgent: one === 'returned' })),
  ].map(({ count, ...tab }) => (count === undefined ? tab : { ...tab, count }))
  return (
    <ConsoleList
      label={t('changesTitle')}
      tabs={{
        label: t('changeState'),
        list: tabs,
        current: state || 'all',
        onChange: (next) => set({ state: next === 'all' ? '' : next }),
      }}
      bar={
        <>
          <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
          <Anchor className="btn a" to="/seller/goods/edit">
            {t('newGoods')}
          </Anchor>
        </>
      }
      call={call}
      empty={<Empty icon="file-pen-line" title={t('noChanges')} help={t('noChangesHelp')} />}
      foot={({ pagination }) => <PageTurner page={page} pageSize={pageSize} total={pagination.total} onTurn={turn} />}
    >
      {({ list }) => <ChangeTable list={list} />}
    </ConsoleList>
  )
}

function ChangeTable({ list }: { list: readonly RevisionRow[] }) {
  const t = useMessages(goodsEditorMessages)
  return (
    <div className="tsc">
      <table className="tbl so">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th>{t('colKind')}</th>
            <th>{t('colState')}</th>
            <th>{t('colChanged')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.changeId}>
              <td>
                <div className="row g2">
                  <Picture src={row.image} alt="" width={36} className="w36" />
                  <div className="min-w-40 max-w-90">
                    <div className="el b5">{row.name || t('untitled')}</div>
                    <div className="t12 c3 num">{t('skuCount', { count: row.skuNum })}</div>
                  </div>
                </div>
              </td>
              <td className="nw">{row.goodsId === null ? t('kindNew') : t('kindChange', { id: row.goodsId })}</td>
              <td>
                <Tag tone={revisionStateTones[row.state]}>{t(revisionStateKey(row.state))}</Tag>
                {row.reason && <div className="t12 c3 max-w-60">{row.reason}</div>}
              </td>
              <td className="num nw t12">{fullTime(row.changedAt)}</td>
              <td className="r nw">
                <Anchor className="lk" to={`/seller/goods/edit?changeId=${row.changeId}`}>
                  {t(row.state === 'draft' || row.state === 'returned' ? 'edit' : 'open')}
                </Anchor>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
