import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { MoreLink, PanelHead } from '../../../ui/layout/panel.tsx'
import { adminCaseList } from '../../../modules/aftersale/endpoints-staff.ts'
import { adminOrderList } from '../../../modules/order/endpoints-orders.ts'
import { paymentList, voucherList } from '../../../modules/payment/endpoints-admin.ts'
import { adminWithdrawalListCall } from '../../../modules/wallet/endpoints-admin.ts'
import { PaymentList } from '../../../modules/payment/ui/payment-list.tsx'
import { VoucherList } from '../../../modules/payment/ui/voucher-list.tsx'
import { paymentAdminMessages } from '../../../modules/payment/messages.ts'

const noFilters = [] as const

/** What waits for the platform's staff: true counts and the first rows of each queue. */
export default function OverviewPage() {
  const t = useMessages(paymentAdminMessages)
  const list = useList('admin.overview', noFilters)
  const orders = useCall(adminOrderList, { pageSize: 1 })
  const vouchers = useCall(voucherList, { state: 'SUBMITTED', pageSize: 5 })
  const odd = useCall(paymentList, { state: 'MISMATCH', pageSize: 5 })
  const withdrawals = useCall(adminWithdrawalListCall, { pageSize: 1 })
  const cases = useCall(adminCaseList, { pageSize: 1 })
  const counts = orders.data?.counts
  const kpis = [
    { key: 'kpiVouchers', value: vouchers.data?.total, to: '/admin/voucher/list?state=SUBMITTED' },
    { key: 'kpiOdd', value: odd.data?.total, to: '/admin/payment/list?state=MISMATCH' },
    { key: 'kpiWithdrawals', value: withdrawals.data?.waiting, to: '/admin/withdrawal/list' },
    { key: 'kpiRefunds', value: cases.data?.counts.money, to: '/admin/aftersale/list?tab=money' },
    { key: 'kpiComplaints', value: cases.data?.counts.disputed, to: '/admin/aftersale/list?tab=disputed' },
    { key: 'kpiToPay', value: counts?.awaitingPayment, to: '/admin/order/list?tab=awaitingPayment' },
    { key: 'kpiToShip', value: counts?.awaitingShipment, to: '/admin/order/list?tab=awaitingShipment' },
    { key: 'kpiToReceive', value: counts?.awaitingReceipt, to: '/admin/order/list?tab=awaitingReceipt' },
    { key: 'kpiRefund', value: counts?.refund, to: '/admin/order/list?tab=refund' },
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
      <VoucherList
        isPlain
        label={t('waitingVouchers')}
        list={list}
        call={vouchers}
        head={<QueueHead title={t('waitingVouchers')} to="/admin/voucher/list" />}
        empty={<Empty icon="circle-check" title={t('nothingWaiting')} />}
      />
      <PaymentList
        isPlain
        label={t('oddPayments')}
        list={list}
        call={odd}
        head={<QueueHead title={t('oddPayments')} to="/admin/payment/list" />}
        empty={<Empty icon="circle-check" title={t('nothingWaiting')} />}
      />
    </div>
  )
}

function QueueHead({ title, to }: { title: string; to: string }) {
  const t = useMessages(paymentAdminMessages)
  return (
    <PanelHead title={title}>
      <MoreLink to={to}>{t('seeAll')}</MoreLink>
    </PanelHead>
  )
}
