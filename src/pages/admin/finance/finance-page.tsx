import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { financeOverview } from '../../../modules/settlement/endpoints-admin.ts'
import { settlementPageMessages } from '../../../modules/settlement/messages.ts'

/** The queues of the platform's finance, each with the list where it is worked off. */
const queues = [
  ['vouchers', '/admin/voucher/list?state=SUBMITTED'],
  ['oddPayments', '/admin/payment/list?state=MISMATCH'],
  ['refundCases', '/admin/aftersale/list?tab=money'],
  ['failedRefunds', '/admin/aftersale/list?tab=money'],
  ['transferRefunds', '/admin/aftersale/list?tab=money'],
  ['withdrawals', '/admin/withdrawal/list'],
  ['disputedBills', '/admin/bill/list?tab=disputed'],
  ['billsToApprove', '/admin/bill/list?tab=approve'],
  ['billsToPay', '/admin/bill/list?tab=pay'],
  ['differences', '/admin/finance/reconciliation'],
] as const

/** What waits for the platform in money, and whether its books are right. */
export default function FinancePage() {
  const t = useMessages(settlementPageMessages)
  const call = useCall(financeOverview, {})
  return (
    <CallView call={call}>
      {(of) => (
        <div className="col g3">
          <section className="pan kpi" aria-label={t('financeTitle')}>
            <div>
              <span className="l">{t('owed')}</span>
              <span className="v num">¥{priceText(of.owed)}</span>
            </div>
            <div>
              <span className="l">{t('unbilled')}</span>
              <span className="v num">¥{priceText(of.unbilled)}</span>
            </div>
            <div>
              <span className="l">{t('earned')}</span>
              <span className="v num">¥{priceText(of.commission)}</span>
            </div>
            <Anchor to="/admin/ledger/list">
              <span className="l">{t('ledgerProof')}</span>
              <span className={of.isLedgerProved ? 'v' : 'v cd'}>{t(of.isLedgerProved ? 'ledgerProved' : 'ledgerWrong')}</span>
            </Anchor>
          </section>
          <Panel title={t('queueTitle')}>
            <nav className="kpi lnk" aria-label={t('queueTitle')}>
              {queues.map(([key, to]) => (
                <Anchor key={key} to={to}>
                  <span className="l">{t(`queue_${key}`)}</span>
                  <span className="v num">{t('queueCount', { count: of[key].count })}</span>
                  <span className="t12 c3 num">¥{priceText(of[key].amount)}</span>
                </Anchor>
              ))}
            </nav>
          </Panel>
        </div>
      )}
    </CallView>
  )
}
