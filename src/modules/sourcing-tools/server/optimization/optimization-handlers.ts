import { offsetOf } from '../../../../kernel/database/paging.ts'
import { totalOf } from '../../../../kernel/database/list-total.ts'
import { handle, memberOf, type Call, type Handler } from '../../../../api/handler.ts'
import type { SheetWriter } from '../../../../api/sheet-file.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { type IndexRefresher } from '../../../search/server/public.ts'
import { addressesOf } from '../../../member/server/public.ts'
import { createProject, addListToBasket } from '../../../project/server/public.ts'
import { cityNameOf } from '../../../site/server/public.ts'
import {
  optimizationRerun,
  optimizationDetail,
  optimizationExport,
  optimizationHistory,
  optimizationRemove,
  optimizationRun,
  optimizationStart,
  optimizationToBasket,
  optimizationToProject,
} from '../../endpoints-optimization.ts'
import { rerunOptimization, runOptimization } from './run-optimization.ts'
import { optimizationFile } from './optimization-file.ts'
import {
  removeOptimizationRun,
  optimizationRunOf,
  optimizationRunsOf,
  type SavedPlan,
  type OptimizationRun,
} from './optimization-run-repository.ts'
import { optimizationRunView, planTotals } from './optimization-run-view.ts'

/** Selections of goods for verified buyers: computed, kept, taken over. */
export function optimizationHandlers({
  board,
  writeSheet,
}: {
  readonly board: IndexRefresher
  readonly writeSheet: SheetWriter
}): Handler[] {
  return [
    handle(optimizationStart, async (_input, call) => ({ regionCode: await usualPlace(call) })),
    handle(optimizationRun, async ({ title, ...question }, call) => {
      const runId = await runOptimization(board, call, { title, question })
      return isFailure(runId) ? runId : withRun(call, runId, (run) => optimizationRunView(call, run))
    }),
    handle(optimizationRerun, async ({ runId }, call) => {
      const next = await rerunOptimization(board, call, runId)
      return isFailure(next) ? next : { runId: next }
    }),
    handle(optimizationHistory, ({ current, pageSize }, call) =>
      historyOf(call, { limit: pageSize, offset: offsetOf({ current, pageSize }) }),
    ),
    handle(optimizationDetail, ({ runId }, call) => withRun(call, runId, (run) => optimizationRunView(call, run))),
    handle(optimizationRemove, ({ runId }, call) => dropRun(call, runId)),
    handle(optimizationToBasket, ({ runId, goal, basket }, call) =>
      withPlan(call, runId, goal, ({ plan }) => addListToBasket(call, listed(plan), basket)),
    ),
    handle(optimizationToProject, ({ runId, goal }, call) =>
      withPlan(call, runId, goal, ({ run, plan }) =>
        call.app.inTransaction(async (tx) => {
          const wish = { title: run.title.slice(0, 60), note: '', takenFrom: `optimize ${runId} ${goal}`, lines: listed(plan) }
          const kept = await createProject(call, tx, wish)
          return isFailure(kept) ? kept : { projectId: kept.id }
        }),
      ),
    ),
    handle(optimizationExport, ({ runId, format }, call) =>
      withRun(call, runId, async (run) => optimizationFile(call, await optimizationRunView(call, run), { format, write: writeSheet })),
    ),
  ]
}

async function withRun<Result>(
  call: Call,
  runId: number,
  use: (run: OptimizationRun) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  const run = await optimizationRunOf(call.app.read, memberOf(call).memberId, runId)
  return run ? use(run) : failure('tools.runGone')
}

type Chosen = { readonly run: OptimizationRun; readonly plan: SavedPlan }

function withPlan<Result>(
  call: Call,
  runId: number,
  goal: SavedPlan['goal'],
  use: (chosen: Chosen) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  return withRun(call, runId, async (run) => {
    const plan = run.answer.plans.find((one) => one.goal === goal)
    return plan ? use({ run, plan }) : failure('tools.runGone')
  })
}

const listed = (plan: SavedPlan) => plan.lines.map(({ productId, number }) => ({ productId, unit: 'primary' as const, number, remark: '' }))

async function dropRun(call: Call, runId: number): Promise<{ runId: number } | Failure> {
  const isGone = await call.app.inTransaction((tx) => removeOptimizationRun(tx, memberOf(call).memberId, runId))
  return isGone ? { runId } : failure('tools.runGone')
}

async function usualPlace(call: Call): Promise<string> {
  const list = await addressesOf(call.app.read, memberOf(call).memberId)
  const usual = list.find((address) => address.isDefault) ?? list[0]
  return usual ? `${usual.districtCode.slice(0, 4)}00` : call.cityCode
}

async function historyOf(call: Call, page: { limit: number; offset: number }) {
  const found = await optimizationRunsOf(call.app.read, memberOf(call).memberId, page)
  const list = await Promise.all(
    found.map(async (run) => {
      const { plans, starts } = run.answer
      const best = plans.find((plan) => plan.goal === 'cheapest')
      const sums = best ? planTotals(best, plans) : { total: 0n, saving: null }
      return {
        runId: run.id,
        title: run.title,
        createTime: run.createdAt.toISOString(),
        lineNum: starts.length,
        regionName: await cityNameOf(call.app.read, run.question.regionCode, call.lang),
        total: yuanNumber(sums.total),
        saving: sums.saving === null ? null : yuanNumber(sums.saving),
      }
    }),
  )
  return { list, total: totalOf(found) }
}
