import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatDate } from '../../../kernel/time/format-date.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/commerce.css'
import { referralOrders, referralOverview, referralStatements, type StatementView } from '../../../modules/referral/endpoints.ts'
import { commissionMachine } from '../../../modules/referral/rules/commission-machine.ts'
import { BecomeSalesperson } from './become-salesperson.tsx'
import { Earnings } from './referral-overview.tsx'
import { referralPageMessages } from '../../../modules/referral/messages.ts'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { useCommissionStatementColumns } from '../../../modules/referral/ui/commission-statement-columns.tsx'

/** A salesperson's statements, the newest first. */
function OwnStatements() {
  const t = useMessages(referralPageMessages)
  const list = useList('member.commissionStatements', noFilters, { pageName: 'statementsPage', pageSize: 10 })
  const call = useCall(referralStatements, { current: list.page, pageSize: list.size })
  const columns = useCommissionStatementColumns<StatementView>({})
  return (
    <List
      label={t('statements')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ statementId }) => statementId}
      columns={columns}
      head={<PanelHead title={t('statements')} />}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="receipt-text" title={t('noStatements')} />}
    />
  )
}

const noFilters = [] as const
const filterNames = ['state'] as const
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
  const { values, set, ...list } = useList('member.referralOrders', filterNames)
  const state = commissionMachine.states.find((one) => one === values.state) ?? ''
  const call = useCall(referralOrders, { state, current: list.page, pageSize: list.size })
  const columns = useOrderColumns()
  const tabs = [{ key: '', label: t('tabAll') }, ...commissionMachine.states.map((one) => ({ key: one, label: t(`tab${one}`) }))]
  return (
    <List
      label={t('ordersTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ orderSn }) => orderSn}
      columns={columns}
      tabs={{ list: tabs, current: state, onChange: (next) => set({ state: next }) }}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="package" title={t('noOrders')} help={t('noOrdersHelp')} />}
    />
  )
}

function useOrderColumns(): readonly ListColumn<RefOutput<typeof referralOrders>['list'][number]>[] {
  const t = useMessages(referralPageMessages)
  const lang = useLanguage()
  return [
    {
      key: 'order',
      title: t('colOrder'),
      as: 'title',
      isCopied: true,
      isTight: true,
      text: ({ orderSn }) => orderSn,
      cell: ({ orderTime, orderStateText }) => (
        <div className="t12 c3 num">
          {shortTime(orderTime)} · {orderStateText}
        </div>
      ),
    },
    { key: 'customer', title: t('colCustomer'), text: ({ memberName }) => memberName },
    { key: 'store', title: t('colStore'), text: ({ storeName }) => storeName },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: ({ goodsAmount }) => goodsAmount,
      cell: ({ goodsAmount }) => `¥${priceText(goodsAmount)}`,
    },
    {
      key: 'commission',
      title: t('colCommission'),
      align: 'right',
      isTight: true,
      text: ({ commission }) => commission,
      cell: ({ commission, rate }) => (
        <>
          <b className="b5">¥{priceText(commission)}</b>
          <div className="t12 c3">{rate}%</div>
        </>
      ),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      isTight: true,
      text: ({ stateText }) => stateText,
      cell: (one) => (
        <>
          <StateDot tone={tones[one.state]}>{one.stateText}</StateDot>
          {one.state === 'FROZEN' && one.releaseTime && (
            <div className="t12 c3 num">{t('release', { at: formatDate(new Date(one.releaseTime), lang) })}</div>
          )}
          {one.statementSn && <div className="t12 c3 num">{one.statementSn}</div>}
        </>
      ),
    },
  ]
}
