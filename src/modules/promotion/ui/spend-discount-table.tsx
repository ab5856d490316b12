import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { campaignAdminMessages } from '../messages.ts'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignStateTag, campaignPeriod, type CampaignTableProps } from './coupon-table.tsx'

/** Full reductions with their steps, goods and period. */
export function SpendDiscountTable({ face, list, withStore, onEdit, onDone }: CampaignTableProps) {
  const t = useMessages(campaignAdminMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colLadder')}</th>
            <th>{t('steps')}</th>
            <th>{t('scope')}</th>
            <th>{t('colPeriod')}</th>
            <th>{t('colState')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.campaignId}>
              <td>
                <div className="b5">{one.couponName}</div>
                {withStore && <div className="t12 c2">{one.storeName}</div>}
              </td>
              <td className="num" data-l={t('steps')}>
                {one.steps.map((step) => (
                  <div key={step.from}>{t('step', { from: priceText(step.from), off: priceText(step.off) })}</div>
                ))}
              </td>
              <td data-l={t('scope')}>{one.scope === 'ALL' ? t('scope_ALL') : one.scopeText}</td>
              <td className="num t12" data-l={t('colPeriod')}>
                {campaignPeriod(one.claimFrom, one.claimUntil)}
              </td>
              <td data-l={t('colState')}>
                <CampaignStateTag of={one} />
              </td>
              <td className="r">
                <CampaignActions face={face} of={one} onEdit={() => onEdit(one)} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
