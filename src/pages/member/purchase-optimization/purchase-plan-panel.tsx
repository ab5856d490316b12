import { App } from 'antd'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { listFormat } from '../../../kernel/text/list-format.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { useAddListToBasket } from '../../../modules/project/ui/use-add-list-to-basket.tsx'
import {
  optimizationToBasket,
  optimizationToProject,
  type OptimizationPlan,
} from '../../../modules/sourcing-tools/endpoints-optimization.ts'
import { optimizationMessages } from './messages.ts'

const tone = { start: 'neutral', same: 'ok', suggested: 'warn' } as const

type PlanProps = { readonly runId: number; readonly plan: OptimizationPlan; readonly goals: readonly OptimizationPlan['goal'][] }

/** One way to have everything: its sums, its lines with why, and where to put it. */
export function PurchasePlanPanel({ runId, plan, goals }: PlanProps) {
  const t = useMessages(optimizationMessages)
  const { saving } = plan
  const sub = [t('stores', { count: plan.storeNum }), t('days', { days: plan.leadTimeDays })].join(' · ')
  return (
    <Panel
      title={goals.map((goal) => t(`plan_${goal}`)).join(' · ')}
      sub={sub}
      more={
        saving !== null && saving !== 0 ? (
          <Tag tone={saving > 0 ? 'ok-solid' : 'neutral'}>{t(saving > 0 ? 'saves' : 'costs', { yuan: priceText(Math.abs(saving)) })}</Tag>
        ) : undefined
      }
    >
      <div className="bx col g3">
        {!plan.isExact && <Note tone="warn">{t('notProven')}</Note>}
        <Takeover runId={runId} goal={plan.goal} isBest={goals.includes('cheapest')} />
      </div>
      <Lines plan={plan} />
    </Panel>
  )
}

function Lines({ plan }: { plan: OptimizationPlan }) {
  const t = useMessages(optimizationMessages)
  const lang = useLanguage()
  return (
    <div className="tsc">
      <table className="tbl d cds">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th>{t('colStore')}</th>
            <th className="r">{t('colNumber')}</th>
            <th className="r">{t('colPrice')}</th>
            <th className="r">{t('colSubtotal')}</th>
            <th className="r">{t('colDays')}</th>
            <th>{t('colWhy')}</th>
          </tr>
        </thead>
        <tbody>
          {plan.lines.map((line) => (
            <tr key={line.productId}>
              <td>
                <Anchor className="lk b5" to={goodsAddress(line.productId)}>
                  {line.goodsName}
                </Anchor>{' '}
                <Tag tone={tone[line.kind]}>{t(`kind_${line.kind}`)}</Tag>
                {line.specText !== '' && <span className="t12 c3">{line.specText}</span>}
              </td>
              <td data-l={t('colStore')}>
                <Anchor className="lk" to={storeAddress(line.storeId)}>
                  {line.storeName}
                </Anchor>
              </td>
              <td className="r num nw" data-l={t('colNumber')}>
                {counted(line.number, line.unitName)}
              </td>
              <td className="r num nw" data-l={t('colPrice')}>
                ¥{priceText(line.goodsPrice)}/{line.unitName}
              </td>
              <td className="r num nw" data-l={t('colSubtotal')}>
                ¥{priceText(line.subtotal)}
              </td>
              <td className="r num nw" data-l={t('colDays')}>
                {t('lineDays', { days: line.leadTimeDays })}
              </td>
              <td data-l={t('colWhy')}>
                {line.reasons.map((reason) => (
                  <div key={reason}>{reason}</div>
                ))}
                {line.openPoints.length > 0 && <div className="cw t12">{t('toAgree', { points: listFormat(lang, line.openPoints) })}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TakeoverProps = { readonly runId: number; readonly goal: OptimizationPlan['goal']; readonly isBest: boolean }

function Takeover({ runId, goal, isBest }: TakeoverProps) {
  const t = useMessages(optimizationMessages)
  const { message } = App.useApp()
  const basket = useAct(optimizationToBasket)
  const project = useAct(optimizationToProject)
  const tell = useAddListToBasket()
  const add = async (into: 'cart' | 'enquiry') => {
    const done = await basket.act({ runId, goal, basket: into })
    if (done?.data) tell(done.data, into)
  }
  const keep = async () => {
    const done = await project.act({ runId, goal })
    if (!done?.data) return
    const to = `/member/project/detail?projectId=${done.data.projectId}`
    message.success({
      content: (
        <>
          {t('kept')}{' '}
          <Anchor className="lk" to={to}>
            {t('seeProject')}
          </Anchor>
        </>
      ),
    })
  }
  return (
    <div className="row g2 no-print flex-wrap">
      <Button tone={isBest ? 'action' : 'action-outline'} icon="shopping-cart" busy={basket.busy} onClick={() => void add('cart')}>
        {t('toCart')}
      </Button>
      <Button icon="message-circle" busy={basket.busy} onClick={() => void add('enquiry')}>
        {t('toEnquiry')}
      </Button>
      <Button icon="folder-kanban" busy={project.busy} onClick={() => void keep()}>
        {t('toProject')}
      </Button>
    </div>
  )
}
