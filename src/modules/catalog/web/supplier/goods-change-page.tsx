import { Input, Pagination } from 'antd'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { fullTime } from '../../../../ui/basic/short-time.ts'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { StateTabs } from '../../../../ui/console/state-tabs.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import '../../../../ui/styles/console.css'
import { changeList, type ChangeRow } from '../../contract-goods-change.ts'
import { changeTones, changeWord } from '../editor/change-tones.ts'
import { editorWords } from '../words-editor.ts'

const filterNames = ['state', 'keyword'] as const
const states = ['draft', 'proposed', 'returned', 'confirmed'] as const
const pageSize = 20

/** Drafts, proposed and returned changes of my stores' goods; filters in the address. */
export default function GoodsChangePage() {
  const t = useWords(editorWords)
  const { values, set, page } = useFilters(filterNames)
  const state = states.find((one) => one === values.state) ?? ''
  const call = useCall(changeList, { state, keyword: values.keyword, current: page, pageSize })
  const tabs = [
    { key: 'all', label: t('all'), count: call.data?.counts['all'] },
    ...states.map((one) => ({ key: one, label: t(changeWord(one)), count: call.data?.counts[one], isUrgent: one === 'returned' })),
  ].map(({ count, ...tab }) => (count === undefined ? tab : { ...tab, count }))
  return (
    <section className="pan" style={{ overflow: 'hidden' }} aria-label={t('changesTitle')}>
      <StateTabs
        label={t('changeState')}
        tabs={tabs}
        current={state || 'all'}
        onChange={(next) => set({ state: next === 'all' ? '' : next })}
      />
      <div className="flt">
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
        <Anchor className="btn a" to="/seller/goods/edit">
          {t('newGoods')}
        </Anchor>
      </div>
      <CallView call={call}>
        {({ list, pagination }) =>
          list.length === 0 ? (
            <Empty icon="file-pen-line" title={t('noChanges')} help={t('noChangesHelp')} />
          ) : (
            <>
              <ChangeTable list={list} />
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

function ChangeTable({ list }: { list: readonly ChangeRow[] }) {
  const t = useWords(editorWords)
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
                  <div style={{ minWidth: 160, maxWidth: 360 }}>
                    <div className="el b5">{row.name || t('untitled')}</div>
                    <div className="t12 c3 num">{t('skuCount', { count: row.skuNum })}</div>
                  </div>
                </div>
              </td>
              <td className="nw">{row.goodsId === null ? t('kindNew') : t('kindChange', { id: row.goodsId })}</td>
              <td>
                <Tag tone={changeTones[row.state]}>{t(changeWord(row.state))}</Tag>
                {row.reason && (
                  <div className="t12 c3" style={{ maxWidth: 240 }}>
                    {row.reason}
                  </div>
                )}
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
