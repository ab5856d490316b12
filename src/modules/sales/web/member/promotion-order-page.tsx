import { useCall } from '../../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../../api/browser/call-ref.ts'
import { useLanguage, useWords } from '../../../../api/browser/use-words.tsx'
import { showDay } from '../../../../shared/show-date.ts'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../../ui/basic/short-time.ts'
import { StateDot } from '../../../../ui/basic/tag.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { ListFrame } from '../../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import '../../../../ui/styles/commerce.css'
import { salesOrdersCall, salesOverviewCall } from '../../contract.ts'
import { commissionMachine } from '../../rules/commission-machine.ts'
import { JoinSales } from '../parts/join-sales.tsx'
import { Earnings } from '../parts/sales-overview.tsx'
import { MyStatements } from '../parts/my-statements.tsx'
import { promotionWords } from '../words.ts'

const filterNames = ['state'] as const
const pageSize = 20
const tones = { TRACKED: 'info', FROZEN: 'warn', PAYABLE: 'ok', STATED: 'ok', VOID: 'quiet' } as const

/** Orders of a salesperson's customers with their commission, and the statements; for others how to become one. */
export default function PromotionOrderPage() {
  const call = useCall(salesOverviewCall, {})
  return (
    <CallView call={call}>
      {(own) =>
        own.isSales ? (
          <div className="col g3">
            <Earnings own={own} />
            <CustomerOrders />
            <MyStatements />
          </div>
        ) : (
          <JoinSales />
        )
      }
    </CallView>
  )
}

function CustomerOrders() {
  const t = useWords(promotionWords)
  const { values, set, page, turn } = useFilters(filterNames)
  const state = commissionMachine.states.find((one) => one === values.state) ?? ''
  const call = useCall(salesOrdersCall, { state, current: page, pageSize })
  const tabs = [{ key: '', label: t('tabAll') }, ...commissionMachine.states.map((one) => ({ key: one, label: t(`tab${one}`) }))]
  return (
    <ListFrame
      label={t('ordersTitle')}
      tabs={{ list: tabs, current: state, onChange: (next) => set({ state: next }) }}
      call={call}
      empty={<Empty icon="package" title={t('noOrders')} help={t('noOrdersHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <OrderTable list={list} />}
    </ListFrame>
  )
}

function OrderTable({ list }: { list: RefOutput<typeof salesOrdersCall>['list'] }) {
  const t = useWords(promotionWords)
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
                  <div className="t12 c3 num">{t('release', { at: showDay(new Date(one.releaseTime), lang) })}</div>
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
