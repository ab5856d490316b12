import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { adminRfqList, type AdminRfqRow } from '../../../modules/rfq/endpoints-admin-rfq.ts'
import { rfqPhases } from '../../../modules/rfq/rules/rfq-phase.ts'
import { RfqReviewActions } from './rfq-review-actions.tsx'
import { RfqStateTag } from '../../../modules/rfq/ui/state-tags.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

const filterNames = ['phase', 'keyword'] as const
// Drafts are nobody's but their writers'; what waits for review stands under this tab.
const phases = rfqPhases.filter((phase) => phase !== 'ordered')

/** The platform's desk: what is asked for, what waits for review, and the end of what must not go on. */
export default function InquiryDeskPage() {
  const t = useMessages(rfqPageMessages)
  const { values, set, ...list } = useList('admin.requests', filterNames, { remembered: true })
  const phase = phases.find((one) => one === values.phase) ?? 'all'
  const call = useCall(adminRfqList, { phase, keyword: values.keyword, current: list.page, pageSize: list.size })
  const columns = useDeskColumns(call.reload)
  return (
    <List
      label={t('deskTitle')}
      head={<PanelHead title={t('deskTitle')} sub={t('deskLead')} />}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ inquirySn }) => inquirySn}
      columns={columns}
      tabs={{
        list: phases.map((key) => ({ key, label: t(key === 'draft' ? 'phase_review' : `phase_${key}`) })),
        current: phase,
        onChange: (next) => set({ phase: next === 'all' ? '' : next }),
      }}
      filters={<KeywordFilter label={t('deskKeyword')} value={values.keyword} maxLength={60} onSearch={(keyword) => set({ keyword })} />}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="inbox" title={t('deskNone')} help={t('deskNoneHelp')} />}
    />
  )
}

function useDeskColumns(onDone: () => void): readonly ListColumn<AdminRfqRow>[] {
  const t = useMessages(rfqPageMessages)
  const linesOf = ({ lines }: AdminRfqRow) =>
    lines.map(({ goodsName, specText, number, unitName }) => `${goodsName} ${specText} ${number} ${unitName}`).join('; ')
  return [
    {
      key: 'request',
      title: t('colRequest'),
      as: 'title',
      text: ({ title }) => title,
      cell: (row) => (
        <>
          <div className="t12 c3 num">
            {row.inquirySn} · {t(`kind_${row.kind}`)} · {fullTime(row.createTime)}
          </div>
          <div className="t12 c2">
            {row.buyerTitle} {row.regionName}
          </div>
          {row.note && <div className="t12 c2">{row.note}</div>}
        </>
      ),
    },
    {
      key: 'lines',
      title: t('lines'),
      text: linesOf,
      cell: ({ lines }) =>
        lines.map((line) => (
          <div key={line.lineNo} className="t13">
            {line.goodsName} <span className="c3">{line.specText}</span>{' '}
            <span className="num nw">
              {line.number} {line.unitName}
            </span>
          </div>
        )),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: (row) => (
        <>
          <RfqStateTag of={row} />
          {row.reason && <div className="t12 c3">{row.reason}</div>}
        </>
      ),
    },
    { key: 'quotes', title: t('colQuotes'), align: 'right', text: ({ quoteNum }) => quoteNum },
    { key: 'close', title: t('colClose'), isTight: true, text: ({ closeTime }) => fullTime(closeTime) },
    { key: 'actions', title: t('colActions'), as: 'actions', cell: (row) => <RfqReviewActions of={row} onDone={onDone} /> },
  ]
}
