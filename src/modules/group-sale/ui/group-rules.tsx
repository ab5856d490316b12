import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { GroupCampaignView } from '../endpoints-schemas.ts'
import { useGroupMessages } from './use-messages.ts'

/** All tiers, the reached ones marked. */
export function GroupTiers({ of }: { of: GroupCampaignView }) {
  const t = useGroupMessages()
  if (of.kind !== 'LADDER') return null
  return (
    <ol className="gsl-t" aria-label={t('tiers')}>
      {of.tiers.map((tier, index) => (
        <li key={tier.from} data-on={tier.isReached}>
          <span className="t12 c3">
            {t('tierNo', { place: index + 1 })}
            {tier.isReached === 1 && ` · ${t('tierReached')}`}
          </span>
          <b className="num">¥{priceText(tier.price)}</b>
          <span className="t12 c2 num">{t('tierFrom', { from: groupedNumber(tier.from), unit: of.unitName })}</span>
        </li>
      ))}
    </ol>
  )
}

/** What holds for everybody, in plain words. */
export function GroupRules({ of }: { of: GroupCampaignView }) {
  const t = useGroupMessages()
  const lang = useLanguage()
  const outcome = t(of.isForfeit === 1 ? 'outcome_forfeit' : 'outcome_refund')
  const isTiered = of.kind === 'LADDER'
  const rules = [
    ...(isTiered ? [t('rule_count'), t('rule_ceiling')] : [t('rule_presale')]),
    t('rule_deposit', { percent: of.depositPercent }),
    ...(isTiered ? [t('rule_fail')] : []),
    t('rule_balance', { time: formatTimestamp(new Date(of.balanceTime), lang), hours: of.balanceHours, outcome }),
    t('rule_default', { multiple: of.multiple }),
    t('rule_ship', { days: of.shipDays }),
  ]
  return (
    <section className="pan">
      <h2 className="gsl-h t16 b6">{t('rules')}</h2>
      <ul className="gsl-r c2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
