import { callApi } from '../../../api/browser/client.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { adminTenderList, adminTenderReview, type AdminTenderRow } from '../../../modules/tender/endpoints-admin.ts'
import { adminTenderFile } from '../../../modules/tender/endpoints-files.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { TenderLines } from '../../../modules/tender/ui/tender-documents.tsx'
import { TenderFiles } from '../../../modules/tender/ui/tender-files.tsx'
import { TenderLots } from '../../../modules/tender/ui/tender-lots.tsx'
import { TenderStateTag } from '../../../modules/tender/ui/tender-state-tag.tsx'
import { TextActionButton } from '../../../modules/tender/ui/text-action-button.tsx'

const filterNames = ['tab'] as const
const tabKeys = ['all', 'review'] as const
const pageSize = 20

/** The platform's review of tenders. */
export default function TenderReviewPage() {
  const t = useMessages(tenderPageMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const tab = tabKeys.find((key) => key === values.tab) ?? 'all'
  const call = useCall(adminTenderList, { tab, current: page, pageSize })
  return (
    <ConsoleList
      label={t('reviewTitle')}
      head={<PanelHead title={t('reviewTitle')} sub={t('reviewSub')} />}
      tabs={{ list: tabKeys.map((key) => ({ key, label: t(`tab_${key}`) })), current: tab, onChange: (key) => set({ tab: key }) }}
      call={call}
      empty={<Empty icon="gavel" title={t('none')} help={t('noneReviewHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => (
        <ul className="bx col g3">
          {list.map((row) => (
            <Row key={row.tenderSn} of={row} onDone={call.reload} />
          ))}
        </ul>
      )}
    </ConsoleList>
  )
}

function Row({ of, onDone }: { of: AdminTenderRow; onDone: () => void }) {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  const { act, busy } = useAct(adminTenderReview)
  const named = { tenderSn: of.tenderSn, expectedVersion: of.version }
  const approve = async () => {
    if (await act({ ...named, verdict: 'approve' }, t('approveDone'))) onDone()
  }
  return (
    <li className="col g1">
      <div className="row g2 wrp">
        <b>{of.title}</b>
        <TenderStateTag of={of} />
        <span className="t12 c3 num">
          {of.tenderSn} · {of.buyerTitle} · {formatTimestamp(new Date(of.deadline), lang)}
        </span>
      </div>
      <p className="t12 c2 whitespace-pre-wrap wrap-anywhere">{of.body}</p>
      {of.qualification !== '' && (
        <p className="t12 c2 whitespace-pre-wrap wrap-anywhere">
          {t('qualification')}：{of.qualification}
        </p>
      )}
      <TenderLots of={of} t={t} />
      {of.lines.length > 0 && (
        <details className="t13">
          <summary>{t('linesToSee', { count: of.lines.length })}</summary>
          <TenderLines of={of} t={t} />
        </details>
      )}
      <TenderFiles files={of.files} t={t} open={(fileId) => callApi(adminTenderFile, { tenderSn: of.tenderSn, documentId: fileId })} />
      {of.reason !== '' && <p className="t12 c3">{of.reason}</p>}
      <div className="row g2 wrp">
        {of.can.includes('approve') && (
          <Button size="sm" tone="brand" busy={busy} onClick={() => void approve()}>
            {t('approve')}
          </Button>
        )}
        {(['reject', 'terminate'] as const).map(
          (verdict) =>
            of.can.includes(verdict) && (
              <TextActionButton
                key={verdict}
                id={`tender-${verdict}-${of.tenderSn}`}
                label={t(verdict)}
                ask={t('reason')}
                field="reason"
                tone={verdict === 'terminate' ? 'danger' : 'default'}
                call={adminTenderReview}
                inputOf={(reason) => ({ ...named, verdict, reason })}
                onDone={onDone}
              />
            ),
        )}
      </div>
    </li>
  )
}
