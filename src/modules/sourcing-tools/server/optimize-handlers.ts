import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import type { SheetWriter } from '../../../api/sheet-file.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { yuanNumber } from '../../../shared/money.ts'
import type { BoardKeeper } from '../../catalog/server/public.ts'
import { addressesOf } from '../../member/server/public.ts'
import { keepProject, listIntoBasket } from '../../project/server/public.ts'
import { cityNameOf } from '../../site/server/public.ts'
import {
  optimizeAgain,
  optimizeDetail,
  optimizeExport,
  optimizeHistory,
  optimizeRemove,
  optimizeRun,
  optimizeStart,
  optimizeToBasket,
  optimizeToProject,
} from '../contract-optimize.ts'
import { computeAgain, computeRun } from './compute-run.ts'
import { runFile } from './run-file.ts'
import { removeRun, runOf, runsOf, type KeptPlan, type Run } from './run-store.ts'
import { runView, sumsOf } from './run-view.ts'

/** Selections of goods for verified buyers: computed, kept, taken over. */
export function optimizeHandlers({ board, writeSheet }: { readonly board: BoardKeeper; readonly writeSheet: SheetWriter }): Handler[] {
  return [
    handle(optimizeStart, async (_input, call) => ({ regionCode: await usualPlace(call) })),
    handle(optimizeRun, async ({ title, ...question }, call) => {
      const runId = await computeRun(board, call, { title, question })
      return isFailure(runId) ? runId : withRun(call, runId, (run) => runView(call, run))
    }),
    handle(optimizeAgain, async ({ runId }, call) => {
      const next = await computeAgain(board, call, runId)
      return isFailure(next) ? next : { runId: next }
    }),
    handle(optimizeHistory, ({ current, pageSize }, call) => historyOf(call, { limit: pageSize, offset: (current - 1) * pageSize })),
    handle(optimizeDetail, ({ runId }, call) => withRun(call, runId, (run) => runView(call, run))),
    handle(optimizeRemove, ({ runId }, call) => dropRun(call, runId)),
    handle(optimizeToBasket, ({ runId, goal, basket }, call) =>
      withPlan(call, runId, goal, ({ plan }) => listIntoBasket(call, listed(plan), basket)),
    ),
    handle(optimizeToProject, ({ runId, goal }, call) =>
      withPlan(call, runId, goal, ({ run, plan }) =>
        call.house.inUnit(async (unit) => {
          const wish = { title: run.title.slice(0, 60), note: '', takenFrom: `optimize ${runId} ${goal}`, lines: listed(plan) }
          const kept = await keepProject(call, unit, wish)
          return isFailure(kept) ? kept : { projectId: kept.id }
        }),
      ),
    ),
    handle(optimizeExport, ({ runId, format }, call) =>
      withRun(call, runId, async (run) => runFile(call, await runView(call, run), { format, write: writeSheet })),
    ),
  ]
}

async function withRun<Result>(call: Call, runId: number, use: (run: Run) => Promise<Result | Failure>): Promise<Result | Failure> {
  const run = await runOf(call.house.read, memberOf(call).memberId, runId)
  return run ? use(run) : failure('tools.runGone')
}

type Chosen = { readonly run: Run; readonly plan: KeptPlan }

function withPlan<Result>(
  call: Call,
  runId: number,
  goal: KeptPlan['goal'],
  use: (chosen: Chosen) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  return withRun(call, runId, async (run) => {
    const plan = run.answer.plans.find((one) => one.goal === goal)
    return plan ? use({ run, plan }) : failure('tools.runGone')
  })
}

const listed = (plan: KeptPlan) => plan.lines.map(({ productId, number }) => ({ productId, unit: 'primary' as const, number, remark: '' }))

async function dropRun(call: Call, runId: number): Promise<{ runId: number } | Failure> {
  const isGone = await call.house.inUnit((unit) => removeRun(unit, memberOf(call).memberId, runId))
  return isGone ? { runId } : failure('tools.runGone')
}

async function usualPlace(call: Call): Promise<string> {
  const list = await addressesOf(call.house.read, memberOf(call).memberId)
  const usual = list.find((one) => one.isDefault) ?? list[0]
  return usual ? `${usual.districtCode.slice(0, 4)}00` : call.cityCode
}

async function historyOf(call: Call, page: { limit: number; offset: number }) {
  const found = await runsOf(call.house.read, memberOf(call).memberId, page)
  const list = await Promise.all(
    found.map(async (run) => {
      const { plans, starts } = run.answer
      const best = plans.find((plan) => plan.goal === 'cheapest')
      const sums = best ? sumsOf(best, plans) : { total: 0n, saving: null }
      return {
        runId: run.id,
        title: run.title,
        createTime: run.createdAt.toISOString(),
        lineNum: starts.length,
        regionName: await cityNameOf(call.house.read, run.question.regionCode, call.lang),
        total: yuanNumber(sums.total),
        saving: sums.saving === null ? null : yuanNumber(sums.saving),
      }
    }),
  )
  return { list, total: found[0]?.total ?? 0 }
}
