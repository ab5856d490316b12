import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { financeOverview } from '../../../modules/settlement/endpoints-admin.ts'
import { settlementPageMessages } from '../../../modules/settlement/messages.ts'
import { MoneyFigure } from '../../../modules/settlement/ui/money-figure.tsx'

/** The queues of the platform's finance, each with the list where it is worked off. */
const queues = {
  queuesOfBuyers: [
    ['vouchers', '/admin/voucher/list?state=SUBMITTED'],
    ['oddPayments', '/admin/payment/list?state=MISMATCH'],
    ['refundCases', '/admin/aftersale/list?tab=money'],
    ['failedRefunds', '/admin/aftersale/list?tab=money'],
    ['transferRefunds', '/admin/aftersale/list?tab=money'],
    ['creditReviews', '/admin/credit/list'],
    ['differences', '/admin/finance/differences'],
  ],
  queuesOfStores: [
    ['withdrawals', '/admin/withdrawal/list'],
    ['disputedBills', '/admin/bill/list?tab=disputed'],
    ['billsToApprove', '/admin/bill/list?tab=approve'],
    ['billsToPay', '/admin/bill/list?tab=pay'],
    ['bankAccounts', '/admin/finance/accounts'],
  ],
} as const

/** What waits for the platform in money, and whether its books are right. */
export default function FinancePage() {
  const t = useMessages(settlementPageMessages)
  const call = useCall(financeOverview, {})
  return (
    <CallView call={call}>
      {(of) => (
        <div className="col g3">
          <section className="pan kpi k2" aria-label={t('financeTitle')}>
            <MoneyFigure label={t('owed')} amount={of.owed} />
            <MoneyFigure label={t('unbilled')} amount={of.unbilled} />
            <MoneyFigure label={t('earned')} amount={of.commission} />
            <Anchor to="/admin/ledger/list">
              <span className="l">{t('ledgerProof')}</span>
              <span className={of.isLedgerProved ? 'v text-[18px]' : 'v cd text-[18px]'}>
                {t(of.isLedgerProved ? 'ledgerProved' : 'ledgerWrong')}
              </span>
            </Anchor>
          </section>
          {(['queuesOfBuyers', 'queuesOfStores'] as const).map((part) => (
            <Panel key={part} title={t(part)}>
              <nav className="kpi k2 lnk" aria-label={t(part)}>
                {queues[part].map(([key, to]) => (
                  <Anchor key={key} to={to}>
                    <span className="l">{t(`queue_${key}`)}</span>
                    <span className="v num">{of[key].count}</span>
                    <div className="t12 c3 num">¥{priceText(of[key].amount)}</div>
                  </Anchor>
                ))}
              </nav>
            </Panel>
          ))}
        </div>
      )}
    </CallView>
  )
}
