import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { adminDepositList, adminDepositReview, depositTabs } from '../../../modules/tender/endpoints-admin.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { TextActionButton } from '../../../modules/tender/ui/text-action-button.tsx'

const filterNames = ['tab'] as const
type Deposit = OutputOf<typeof adminDepositList>['list'][number]

/** Bid deposits that wait for a check or for their return. */
export default function DepositPage() {
  const t = useMessages(tenderPageMessages)
  const { values, set, ...list } = useList('admin.tenderDeposits', filterNames, { remembered: true })
  const tab = depositTabs.find((key) => key === values.tab) ?? 'all'
  const call = useCall(adminDepositList, { tab, current: list.page, pageSize: list.size })
  const columns = useDepositColumns(call.reload)
  return (
    <List
      label={t('depositsTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ bidSn }) => bidSn}
      columns={columns}
      head={<PanelHead title={t('depositsTitle')} sub={t('depositsSub')} />}
      tabs={{
        list: depositTabs.map((key) => ({ key, label: t(`depositTab_${key}`) })),
        current: tab,
        onChange: (key) => set({ tab: key === 'all' ? '' : key }),
      }}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="wallet" title={t('noneDeposit')} help={t('noneDepositHelp')} />}
    />
  )
}

function useDepositColumns(onDone: () => void): readonly ListColumn<Deposit>[] {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  const howOf = ({ kind }: Deposit) => (kind === '' ? '' : t(kind === 'TRANSFER' ? 'kindTransfer' : 'kindGuarantee'))
  return [
    {
      key: 'tender',
      title: t('tender'),
      as: 'title',
      text: ({ tenderTitle, lot }) => [tenderTitle, lot].filter((text) => text !== '').join(' · '),
      cell: ({ bidSn }) => <div className="t12 c3 num">{bidSn}</div>,
    },
    { key: 'bidder', title: t('bidder'), text: ({ bidderTitle }) => bidderTitle },
    {
      key: 'deposit',
      title: t('deposit'),
      align: 'right',
      isTight: true,
      text: ({ deposit }) => deposit,
      cell: ({ deposit }) => `¥${priceText(deposit)}`,
    },
    {
      key: 'how',
      title: t('depositKind'),
      text: (of) => `${howOf(of)} ${of.reference}`.trim(),
      cell: (of) => (
        <>
          {howOf(of)} <span className="num">{of.reference}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: ({ stateText, refundUntil }) => (
        <>
          {stateText}
          {refundUntil && <div className="t12 c3">{t('refundUntil', { time: formatTimestamp(new Date(refundUntil), lang) })}</div>}
        </>
      ),
    },
    { key: 'actions', title: t('colActions'), as: 'actions', cell: (of) => <DepositActs of={of} onDone={onDone} /> },
  ]
}

function DepositActs({ of, onDone }: { of: Deposit; onDone: () => void }) {
  const t = useMessages(tenderPageMessages)
  const { act, busy } = useAct(adminDepositReview)
  const verdict = of.state === 'REFUNDING' ? 'refund' : 'accept'
  const review = async () => {
    if (await act({ bidSn: of.bidSn, verdict }, t('depositDone'))) onDone()
  }
  return (
    <>
      <Button size="sm" tone="brand" busy={busy} onClick={() => void review()}>
        {t(verdict === 'refund' ? 'refunded' : 'acceptDeposit')}
      </Button>
      {of.state === 'SUBMITTED' && (
        <TextActionButton
          id={`deposit-reject-${of.bidSn}`}
          label={t('reject')}
          ask={t('reason')}
          field="reason"
          call={adminDepositReview}
          inputOf={(reason) => ({ bidSn: of.bidSn, verdict: 'reject' as const, reason })}
          onDone={onDone}
        />
      )}
    </>
  )
}
