import { callApi } from '../../../api/browser/client.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Button } from '../../../ui/basic/button.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
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

/** The platform's review of tenders. */
export default function TenderReviewPage() {
  const t = useMessages(tenderPageMessages)
  const { values, set, ...list } = useList('admin.tenders', filterNames, { remembered: true })
  const tab = tabKeys.find((key) => key === values.tab) ?? 'all'
  const call = useCall(adminTenderList, { tab, current: list.page, pageSize: list.size })
  const columns = useReviewColumns(call.reload)
  return (
    <List
      label={t('reviewTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ tenderSn }) => tenderSn}
      columns={columns}
      head={<PanelHead title={t('reviewTitle')} sub={t('reviewSub')} />}
      tabs={{ list: tabKeys.map((key) => ({ key, label: t(`tab_${key}`) })), current: tab, onChange: (key) => set({ tab: key }) }}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="gavel" title={t('none')} help={t('noneReviewHelp')} />}
    />
  )
}

function useReviewColumns(onDone: () => void): readonly ListColumn<AdminTenderRow>[] {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  return [
    {
      key: 'tender',
      title: t('tender'),
      as: 'title',
      text: ({ title }) => title,
      cell: ({ tenderSn, buyerTitle }) => (
        <div className="t12 c3 num">
          {tenderSn} · {buyerTitle}
        </div>
      ),
    },
    {
      key: 'body',
      title: t('colBody'),
      isProse: true,
      text: ({ body }) => body,
      cell: (of) => (
        <div className="col g1 min-w-60">
          <p className="t12 c2 whitespace-pre-wrap wrap-anywhere">{of.body}</p>
          {of.qualification !== '' && (
            <p className="t12 c2 whitespace-pre-wrap wrap-anywhere">
              {t('qualification')}：{of.qualification}
            </p>
          )}
          {of.lines.length > 0 && (
            <details className="t13">
              <summary>
                {t('linesToSee', { count: of.lines.length })}
                {of.lots.length > 0 && ` · ${t('lotCount', { count: of.lots.length })}`}
              </summary>
              <TenderLots of={of} t={t} />
              <TenderLines of={of} t={t} />
            </details>
          )}
          <TenderFiles files={of.files} t={t} open={(fileId) => callApi(adminTenderFile, { tenderSn: of.tenderSn, documentId: fileId })} />
        </div>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: (of) => (
        <>
          <TenderStateTag of={of} />
          {of.reason !== '' && <p className="t12 c3">{of.reason}</p>}
        </>
      ),
    },
    { key: 'deadline', title: t('time_deadline'), isTight: true, text: ({ deadline }) => formatTimestamp(new Date(deadline), lang) },
    { key: 'actions', title: t('colActions'), as: 'actions', cell: (of) => <ReviewActs of={of} onDone={onDone} /> },
  ]
}

function ReviewActs({ of, onDone }: { of: AdminTenderRow; onDone: () => void }) {
  const t = useMessages(tenderPageMessages)
  const { act, busy } = useAct(adminTenderReview)
  const named = { tenderSn: of.tenderSn, expectedVersion: of.version }
  const approve = async () => {
    if (await act({ ...named, verdict: 'approve' }, t('approveDone'))) onDone()
  }
  return (
    <>
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
    </>
  )
}
