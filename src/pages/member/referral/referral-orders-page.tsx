import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatDate } from '../../../kernel/time/format-date.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/commerce.css'
import { referralOrders, referralOverview, referralStatements } from '../../../modules/referral/endpoints.ts'
import { commissionMachine } from '../../../modules/referral/rules/commission-machine.ts'
import { BecomeSalesperson } from './become-salesperson.tsx'
import { Earnings } from './referral-overview.tsx'
import { referralPageMessages } from '../../../modules/referral/messages.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { StatementTable } from '../../../modules/referral/ui/commission-statement-table.tsx'

/** A salesperson's statements, the newest first; two years of months. */
function OwnStatements() {
  const t = useMessages(referralPageMessages)
  const call = useCall(referralStatements, { pageSize: 24 })
  return (
    <Panel title={t('statements')}>
      <CallView call={call} rows={2}>
        {({ list }) => (list.length === 0 ? <Empty icon="receipt-text" title={t('noStatements')} /> : <StatementTable list={list} />)}
      </CallView>
    </Panel>
  )
}

const filterNames = ['state'] as const
const pageSize = 20
const tones = { TRACKED: 'info', FROZEN: 'warn', PAYABLE: 'ok', STATED: 'ok', VOID: 'quiet' } as const

/** Orders of a salesperson's customers with their commission, and the statements; for others how to become one. */
export default function PromotionOrderPage() {
  const call = useCall(referralOverview, {})
  return (
    <CallView call={call}>
      {(own) =>
        own.isSales ? (
          <div className="col g3">
            <Earnings own={own} />
            <CustomerOrders />
            <OwnStatements />
          </div>
        ) : (
          <BecomeSalesperson />
        )
      }
    </CallView>
  )
}

function CustomerOrders() {
  const t = useMessages(referralPageMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const state = commissionMachine.states.find((one) => one === values.state) ?? ''
  const call = useCall(referralOrders, { state, current: page, pageSize })
  const tabs = [{ key: '', label: t('tabAll') }, ...commissionMachine.states.map((one) => ({ key: one, label: t(`tab${one}`) }))]
  return (
    <ConsoleList
      label={t('ordersTitle')}
      tabs={{ list: tabs, current: state, onChange: (next) => set({ state: next }) }}
      call={call}
      empty={<Empty icon="package" title={t('noOrders')} help={t('noOrdersHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <OrderTable list={list} />}
    </ConsoleList>
  )
}

function OrderTable({ list }: { list: RefOutput<typeof referralOrders>['list'] }) {
  const t = useMessages(referralPageMessages)
  const lang = useLanguage()
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colOrder')}</th>
            <th>{t('colCustomer')}</th>
            <th>{t('colStore')}</th>
            <th className="r">{t('colAmount')}</th>
            <th className="r">{t('colCommission')}</th>
            <th>{t('colState')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.orderSn}>
              <td className="nw">
                <div className="num">{one.orderSn}</div>
                <div className="t12 c3 num">
                  {shortTime(one.orderTime)} · {one.orderStateText}
                </div>
              </td>
              <td>{one.memberName}</td>
              <td>{one.storeName}</td>
              <td className="r num nw">¥{priceText(one.goodsAmount)}</td>
              <td className="r num nw">
                <div className="b5">¥{priceText(one.commission)}</div>
                <div className="t12 c3">{one.rate}%</div>
              </td>
              <td className="nw">
                <StateDot tone={tones[one.state]}>{one.stateText}</StateDot>
                {one.state === 'FROZEN' && one.releaseTime && (
                  <div className="t12 c3 num">{t('release', { at: formatDate(new Date(one.releaseTime), lang) })}</div>
                )}
                {one.statementSn && <div className="t12 c3 num">{one.statementSn}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
