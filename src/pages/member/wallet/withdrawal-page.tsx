import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx'
import { balanceShowCall, withdrawalListCall, type WithdrawalView } from '../../../modules/wallet/endpoints.ts'
import { balancePageMessages } from '../../../modules/wallet/messages.ts'
import { BalanceHead } from './balance-head.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

const pageSize = 10
const noFilters = [] as const
const tones = { APPLIED: 'warn', APPROVED: 'warn', PAYING: 'warn', SUCCESS: 'ok', FAILED: 'danger', REJECTED: 'danger' } as const

/** Balance paid to a bank account: the form, and what became of earlier ones. */
export default function WithdrawalPage() {
  const t = useMessages(balancePageMessages)
  const { page, turn } = useFilters(noFilters)
  const balance = useCall(balanceShowCall, {})
  const call = useCall(withdrawalListCall, { current: page, pageSize })
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
      <ConsoleList
        label={t('withdrawRecords')}
        head={<PanelHead title={t('withdrawRecords')} />}
        call={call}
        empty={<Empty icon="landmark" title={t('noWithdrawal')} />}
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => <Rows list={list} />}
      </ConsoleList>
    </div>
  )
}

function Rows({ list }: { list: readonly WithdrawalView[] }) {
  const t = useMessages(balancePageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colReference')}</th>
            <th>{t('colTime')}</th>
            <th>{t('colBank')}</th>
            <th className="r">{t('colAmount')}</th>
            <th>{t('colState')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.withdrawalSn}>
              <td className="num t12">{one.withdrawalSn}</td>
              <td className="num nw t12" data-l={t('colTime')}>
                {fullTime(one.applyTime)}
              </td>
              <td data-l={t('colBank')}>
                {one.payeeName} · {one.bankName} <span className="num">{one.bankAccount}</span>
              </td>
              <td className="r num nw b6" data-l={t('colAmount')}>
                {priceText(one.amount)}
              </td>
              <td data-l={t('colState')}>
                <StateDot tone={tones[one.state]}>{one.stateText}</StateDot>
                {one.reason !== '' && <div className="t12 c3">{t('reasonOf', { reason: one.reason })}</div>}
                {one.bankSerial !== '' && <div className="t12 c3 num">{t('serialOf', { serial: one.bankSerial })}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
