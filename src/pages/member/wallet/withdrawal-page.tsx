import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx'
import { balanceShowCall, withdrawalListCall, type WithdrawalView } from '../../../modules/wallet/endpoints.ts'
import { balancePageMessages } from '../../../modules/wallet/messages.ts'
import { BalanceHead } from './balance-head.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

const noFilters = [] as const
const tones = { APPLIED: 'warn', APPROVED: 'warn', PAYING: 'warn', SUCCESS: 'ok', FAILED: 'danger', REJECTED: 'danger' } as const

/** Balance paid to a bank account: the form, and what became of earlier ones. */
export default function WithdrawalPage() {
  const t = useMessages(balancePageMessages)
  const list = useList('member.withdrawals', noFilters, { pageSize: 10 })
  const columns = useWithdrawalColumns()
  const balance = useCall(balanceShowCall, {})
  const call = useCall(withdrawalListCall, { current: list.page, pageSize: list.size })
  const reload = () => {
    balance.reload()
    call.reload()
  }
  return (
    <div className="col g3">
      <CallView call={balance}>
        {(data) => (
          <div className="col g3">
            <BalanceHead balance={data} />
            <Panel title={t('withdrawalTitle')}>
              <div className="bx">
                <WithdrawalForm balance={data} onDone={reload} />
              </div>
            </Panel>
          </div>
        )}
      </CallView>
      <List
        label={t('withdrawRecords')}
        head={<PanelHead title={t('withdrawRecords')} />}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ withdrawalSn }) => withdrawalSn}
        columns={columns}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="landmark" title={t('noWithdrawal')} />}
      />
    </div>
  )
}

function useWithdrawalColumns(): readonly ListColumn<WithdrawalView>[] {
  const t = useMessages(balancePageMessages)
  return [
    { key: 'reference', title: t('colReference'), as: 'title', isCopied: true, isTight: true, text: ({ withdrawalSn }) => withdrawalSn },
    { key: 'time', title: t('colTime'), isTight: true, text: ({ applyTime }) => fullTime(applyTime) },
    { key: 'bank', title: t('colBank'), text: ({ payeeName, bankName, bankAccount }) => `${payeeName} · ${bankName} ${bankAccount}` },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: ({ amount }) => amount,
      cell: ({ amount }) => <b>{priceText(amount)}</b>,
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: ({ state, stateText, reason, bankSerial }) => (
        <>
          <StateDot tone={tones[state]}>{stateText}</StateDot>
          {reason !== '' && <div className="t12 c3">{t('reasonOf', { reason })}</div>}
          {bankSerial !== '' && <div className="t12 c3 num">{t('serialOf', { serial: bankSerial })}</div>}
        </>
      ),
    },
  ]
}
