import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { signedText } from '../../../ui/basic/signed-text.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { OptimizationPlan } from '../../../modules/sourcing-tools/endpoints-optimization.ts'
import { optimizationMessages } from './messages.ts'

/** Every plan in a row: what it costs with freight, how it differs from the starting choice, how many stores, how soon. */
export function PlanSummary({ plans }: { readonly plans: readonly OptimizationPlan[] }) {
  const t = useMessages(optimizationMessages)
  const least = Math.min(...plans.map((plan) => plan.total))
  const money = (name: string) => t('inYuan', { name })
  return (
    <Panel title={t('summary')}>
      <div className="tsc">
        <table className="tbl dd cds">
          <thead>
            <tr>
              <th>{t('colPlan')}</th>
              <th className="r">{money(t('goodsAmount'))}</th>
              <th className="r">{money(t('freight'))}</th>
              <th className="r">{money(t('total'))}</th>
              <th className="r">{t('colAgainst')}</th>
              <th className="r">{t('colStores')}</th>
              <th className="r">{t('colShips')}</th>
            </tr>
          </thead>
          <tbody>
            {plans.map((plan) => (
              <tr key={plan.goal}>
                <td className="b5">{t(`plan_${plan.goal}`)}</td>
                <td className="r num nw" data-l={money(t('goodsAmount'))}>
                  {priceText(plan.goodsAmount)}
                </td>
                <td className="r num nw" data-l={money(t('freight'))}>
                  {priceText(plan.freight)}
                  {plan.askedNum > 0 && <span className="t12 cw"> {t('freightAsked', { count: plan.askedNum })}</span>}
                </td>
                <td className="r num nw" data-l={money(t('total'))}>
                  <span className={plan.total === least ? 'b6 cok' : 'b6'}>{priceText(plan.total)}</span>
                  {plan.perTonne !== null && <div className="t12 c3">{t('perTonne', { yuan: priceText(plan.perTonne) })}</div>}
                </td>
                <td className="r num nw" data-l={t('colAgainst')}>
                  {plan.saving === null ? '—' : signedText(-plan.saving, 2)}
                </td>
                <td className="r num nw" data-l={t('colStores')}>
                  {plan.storeNum}
                </td>
                <td className="r num nw" data-l={t('colShips')}>
                  {plan.leadTimeDays}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
