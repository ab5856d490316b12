import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { adminDepositList, adminDepositReview, depositTabs } from '../../../modules/tender/endpoints-admin.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { TextActionButton } from '../../../modules/tender/ui/text-action-button.tsx'

const filterNames = ['tab'] as const
const pageSize = 20
type Deposit = OutputOf<typeof adminDepositList>['list'][number]

/** Bid deposits that wait for a check or for their return. */
export default function DepositPage() {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  const { values, set, page, turn } = useFilters(filterNames)
  const tab = depositTabs.find((key) => key === values.tab) ?? 'all'
  const call = useCall(adminDepositList, { tab, current: page, pageSize })
  return (
    <ConsoleList
      label={t('depositsTitle')}
      head={<PanelHead title={t('depositsTitle')} sub={t('depositsSub')} />}
      tabs={{
        list: depositTabs.map((key) => ({ key, label: t(`depositTab_${key}`) })),
        current: tab,
        onChange: (key) => set({ tab: key === 'all' ? '' : key }),
      }}
      call={call}
      empty={<Empty icon="wallet" title={t('noneDeposit')} help={t('noneDepositHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => (
        <ul className="bx col g3">
          {list.map((one) => (
            <li key={one.bidSn} className="col g1 t13">
              <b>{[one.tenderTitle, one.lot].filter((text) => text !== '').join(' · ')}</b>
              <span>
                {one.bidderTitle} · <span className="num">¥{priceText(one.deposit)}</span> ·{' '}
                {one.kind === '' ? '' : t(one.kind === 'TRANSFER' ? 'kindTransfer' : 'kindGuarantee')}{' '}
                <span className="num">{one.reference}</span>
              </span>
              <span className="t12 c3">
                {one.stateText} {one.refundUntil && t('refundUntil', { time: formatTimestamp(new Date(one.refundUntil), lang) })}
              </span>
              <DepositActs of={one} onDone={call.reload} />
            </li>
          ))}
        </ul>
      )}
    </ConsoleList>
  )
}

function DepositActs({ of, onDone }: { of: Deposit; onDone: () => void }) {
  const t = useMessages(tenderPageMessages)
  const { act, busy } = useAct(adminDepositReview)
  const verdict = of.state === 'REFUNDING' ? 'refund' : 'accept'
  const review = async () => {
    if (await act({ bidSn: of.bidSn, verdict }, t('depositDone'))) onDone()
  }
  return (
    <div className="row g2 wrp">
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
    </div>
  )
}
