import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel, MoreLink } from '../../../ui/layout/panel.tsx'
import { creditOverviewCall } from '../../../modules/credit/endpoints.ts'
import { memberHomeMessages } from './messages.ts'

/** What the company may still buy on credit, and what is to be repaid; nothing for those without a credit line. */
export function CreditPanel() {
  const t = useMessages(memberHomeMessages)
  const { data } = useCall(creditOverviewCall, {})
  if (!data || data.accounts.length === 0) return null
  const sum = (key: 'available' | 'limit' | 'drawn' | 'held') =>
    data.accounts.reduce((fen, one) => fen + Math.round(one[key] * 100), 0) / 100
  const [limit, used] = [sum('limit'), sum('drawn') + sum('held')]
  return (
    <Panel title={t('creditTitle')} more={<MoreLink to="/member/credit/index">{t('creditStatements')}</MoreLink>}>
      <div className="bx col g2">
        <div className="row g2 wrp">
          <span className="t13 c3">{t('creditAvailable')}</span>
          <b className="t18 num">¥{priceText(sum('available'))}</b>
          <span className="sp" />
          <span className="t12 c3 num">{t('creditLimit', { amount: priceText(limit) })}</span>
        </div>
        <meter className="mtr" min={0} max={limit || 1} value={used} aria-label={t('creditUsed')} />
        <span className="t12 c2">
          {t('creditUsed')} <b className="num">¥{priceText(used)}</b>
        </span>
        {data.due > 0 && (
          <Note tone="warn">
            {data.overdue > 0 ? t('creditOverdue', { amount: priceText(data.overdue) }) : t('creditDue', { amount: priceText(data.due) })}{' '}
            <Anchor className="lk" to="/member/credit/pay">
              {t('repay')}
            </Anchor>
          </Note>
        )}
      </div>
    </Panel>
  )
}
