import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
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
const pageSize = 20

/** The platform's desk: what is asked for, what waits for review, and the end of what must not go on. */
export default function InquiryDeskPage() {
  const t = useMessages(rfqPageMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const [typed, setTyped] = useState(values.keyword)
  const phase = phases.find((one) => one === values.phase) ?? 'all'
  const call = useCall(adminRfqList, { phase, keyword: values.keyword, current: page, pageSize })
  return (
    <ConsoleList
      label={t('deskTitle')}
      head={<PanelHead title={t('deskTitle')} sub={t('deskLead')} />}
      tabs={{
        list: phases.map((key) => ({ key, label: t(key === 'draft' ? 'phase_review' : `phase_${key}`) })),
        current: phase,
        onChange: (next) => set({ phase: next === 'all' ? '' : next }),
      }}
      bar={
        <form
          role="search"
          className="row g2"
          onSubmit={(event) => {
            event.preventDefault()
            set({ keyword: typed.trim() })
          }}
        >
          <Input
            aria-label={t('deskKeyword')}
            placeholder={t('deskKeyword')}
            maxLength={60}
            allowClear
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit">{t('search')}</Button>
        </form>
      }
      call={call}
      empty={<Empty icon="inbox" title={t('deskNone')} help={t('deskNoneHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <DeskTable list={list} onDone={call.reload} />}
    </ConsoleList>
  )
}

function DeskTable({ list, onDone }: { list: readonly AdminRfqRow[]; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colRequest')}</th>
            <th>{t('lines')}</th>
            <th>{t('colState')}</th>
            <th className="r">{t('colQuotes')}</th>
            <th>{t('colClose')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.inquirySn}>
              <td>
                <b className="b5">{row.title}</b>
                <div className="t12 c3 num">
                  {row.inquirySn} · {t(`kind_${row.kind}`)} · {fullTime(row.createTime)}
                </div>
                <div className="t12 c2">
                  {row.buyerTitle} {row.regionName}
                </div>
                {row.note && <div className="t12 c2">{row.note}</div>}
              </td>
              <td className="t13">
                {row.lines.map((line) => (
                  <div key={line.lineNo}>
                    {line.goodsName} <span className="c3">{line.specText}</span>{' '}
                    <span className="num nw">
                      {line.number} {line.unitName}
                    </span>
                  </div>
                ))}
              </td>
              <td>
                <RfqStateTag of={row} />
                {row.reason && <div className="t12 c3">{row.reason}</div>}
              </td>
              <td className="r n">{row.quoteNum}</td>
              <td className="nw t12 num">{fullTime(row.closeTime)}</td>
              <td className="r nw">
                <RfqReviewActions of={row} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
