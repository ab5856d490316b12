import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import { adminOrderList } from '../../../modules/order/endpoints-orders.ts'
import { paymentListCall, voucherListCall } from '../../../modules/payment/endpoints-admin.ts'
import { PaymentTable } from '../../../modules/payment/ui/payment-table.tsx'
import { VoucherTable } from '../../../modules/payment/ui/voucher-table.tsx'
import { paymentAdminMessages } from '../../../modules/payment/messages.ts'

/** What waits for the platform's staff: true counts and the first rows of each queue. */
export default function OverviewPage() {
  const t = useMessages(paymentAdminMessages)
  const orders = useCall(adminOrderList, { pageSize: 1 })
  const vouchers = useCall(voucherListCall, { state: 'SUBMITTED', pageSize: 5 })
  const odd = useCall(paymentListCall, { state: 'MISMATCH', pageSize: 5 })
  const counts = orders.data?.counts
  const kpis = [
    { key: 'kpiVouchers', value: vouchers.data?.total, to: '/admin/voucher/list?state=SUBMITTED' },
    { key: 'kpiOdd', value: odd.data?.total, to: '/admin/payment/list?state=MISMATCH' },
    { key: 'kpiToPay', value: counts?.awaitingPayment, to: '/admin/order/list?tab=awaitingPayment' },
    { key: 'kpiToShip', value: counts?.awaitingShipment, to: '/admin/order/list?tab=awaitingShipment' },
    { key: 'kpiToReceive', value: counts?.awaitingReceipt, to: '/admin/order/list?tab=awaitingReceipt' },
    { key: 'kpiDone', value: counts?.completed, to: '/admin/order/list?tab=completed' },
  ] as const
  return (
    <div className="col g3">
      <nav className="pan kpi lnk" aria-label={t('overviewTitle')}>
        {kpis.map((kpi) => (
          <Anchor key={kpi.key} to={kpi.to}>
            <span className="l">{t(kpi.key)}</span>
            <span className="v">{kpi.value ?? '—'}</span>
          </Anchor>
        ))}
      </nav>
      <Panel title={t('waitingVouchers')} more={<MoreLink to="/admin/voucher/list">{t('seeAll')}</MoreLink>}>
        <CallView call={vouchers} rows={3}>
          {({ list }) =>
            list.length === 0 ? (
              <Empty icon="circle-check" title={t('nothingWaiting')} />
            ) : (
              <VoucherTable vouchers={list} onDone={vouchers.reload} />
            )
          }
        </CallView>
      </Panel>
      <Panel title={t('oddPayments')} more={<MoreLink to="/admin/payment/list">{t('seeAll')}</MoreLink>}>
        <CallView call={odd} rows={3}>
          {({ list }) =>
            list.length === 0 ? (
              <Empty icon="circle-check" title={t('nothingWaiting')} />
            ) : (
              <PaymentTable payments={list} onDone={odd.reload} />
            )
          }
        </CallView>
      </Panel>
    </div>
  )
}
