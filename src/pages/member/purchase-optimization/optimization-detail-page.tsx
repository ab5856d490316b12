import { App } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { listFormat } from '../../../kernel/text/list-format.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import {
  optimizationRerun,
  optimizationDetail,
  optimizationExport,
  optimizationRemove,
  type OptimizationDetail,
  type OptimizationPlan,
} from '../../../modules/sourcing-tools/endpoints-optimization.ts'
import { BuyersOnly } from './buyers-only.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { PurchasePlanPanel } from './purchase-plan-panel.tsx'
import { optimizationMessages } from './messages.ts'

const needs = ['sameOnly', 'certificate', 'invoice'] as const

/** One selection: what was asked, and each way to have it. */
export default function OptimizeDetailPage() {
  const [query] = useSearchParams()
  const call = useCall(optimizationDetail, { runId: Number(query.get('runId')) || 0 })
  return <BuyersOnly call={call}>{(run) => <Result run={run} />}</BuyersOnly>
}

function Result({ run }: { run: OptimizationDetail }) {
  const t = useMessages(optimizationMessages)
  const lang = useLanguage()
  const asked = needs.filter((need) => run[need] === 1).map((need) => t(need))
  const facts = [
    [t('region'), run.regionName],
    [t('latestDay'), run.latest || t('any')],
    [t('asked'), asked.length === 0 ? '–' : listFormat(lang, asked)],
    [t('at'), fullTime(run.createTime)],
  ] as const
  return (
    <div className="col g3">
      <Panel
        title={run.title}
        more={
          <Anchor className="lk t13 no-print" to="/prototype/optimize/history">
            {t('toHistory')}
          </Anchor>
        }
      >
        <div className="bx col g3">
          <PropertyList list={facts} />
          <ul className="col g1 t13 c2">
            {run.lines.map((line) => (
              <li key={line.productId}>
                {t('considered', { goods: line.goodsName, number: counted(line.number, line.unitName), count: line.optionNum })}
                {line.problem !== '' && <Note tone="warn">{t('startProblem', { text: line.problem })}</Note>}
              </li>
            ))}
          </ul>
          <Acts run={run} />
        </div>
      </Panel>
      <PlanSummary plans={run.plans} />
      {distinct(run.plans).map((same) => (
        <PurchasePlanPanel key={same[0].goal} runId={run.runId} plan={same[0]} goals={same.map((plan) => plan.goal)} />
      ))}
    </div>
  )
}

type Same = readonly [OptimizationPlan, ...OptimizationPlan[]]

/** Selections of the same goods are one, with all of its merits. */
function distinct(plans: readonly OptimizationPlan[]): readonly Same[] {
  const kinds = Map.groupBy(plans, (plan) => plan.lines.map((line) => `${line.productId} ${line.number}`).join(' '))
  return [...kinds.values()].flatMap(([first, ...rest]) => (first ? [[first, ...rest] as const] : []))
}

function Acts({ run }: { run: OptimizationDetail }) {
  const t = useMessages(optimizationMessages)
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const again = useAct(optimizationRerun)
  const remove = useAct(optimizationRemove)
  const compute = async () => {
    const done = await again.act({ runId: run.runId }, t('againDone'))
    if (done?.data) void navigate(`/prototype/optimize/hisDetail?runId=${done.data.runId}`)
  }
  const drop = () =>
    void modal.confirm({
      title: t('removeAsk', { title: run.title }),
      okText: t('remove'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: async () => {
        if (await remove.act({ runId: run.runId }, t('removed'))) void navigate('/prototype/optimize/history')
      },
    })
  return (
    <div className="row g2 no-print flex-wrap">
      <Button tone="brand" icon="refresh-cw" busy={again.busy} onClick={() => void compute()}>
        {t('again')}
      </Button>
      <Button icon="printer" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <ExportButton call={optimizationExport} filters={{ runId: run.runId }} />
      <Button tone="danger" onClick={drop}>
        {t('remove')}
      </Button>
    </div>
  )
}
