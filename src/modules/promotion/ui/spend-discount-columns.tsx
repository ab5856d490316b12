import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { CampaignRow } from '../endpoints-campaigns.ts'
import { campaignAdminMessages } from '../messages.ts'
import { actionsColumn, campaignPeriod, stateColumn, type CampaignColumnsOf } from './coupon-columns.tsx'

/** What a desk sees of full reductions: their steps, goods and period. */
export function useSpendDiscountColumns({ withStore, ...rest }: CampaignColumnsOf): readonly ListColumn<CampaignRow>[] {
  const t = useMessages(campaignAdminMessages)
  const stepsOf = (campaignRow: CampaignRow) =>
    campaignRow.steps.map((step) => t('step', { from: priceText(step.from), off: priceText(step.off) }))
  return [
    {
      key: 'ladder',
      title: t('colLadder'),
      as: 'title',
      text: (of) => of.couponName,
      cell: (of) => withStore && <div className="t12 c2">{of.storeName}</div>,
    },
    {
      key: 'steps',
      title: t('steps'),
      text: (of) => stepsOf(of).join('\n'),
      cell: (of) => stepsOf(of).map((step) => <div key={step}>{step}</div>),
    },
    { key: 'scope', title: t('scope'), text: (of) => (of.scope === 'ALL' ? t('scope_ALL') : of.scopeText) },
    { key: 'period', title: t('colPeriod'), text: (of) => campaignPeriod(of.claimFrom, of.claimUntil) },
    stateColumn(t('colState')),
    actionsColumn(t('colActions'), rest),
  ]
}
