import { storeIdsWith } from '../../../api/caller.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import type { PersonalVault } from '../../member/server/public.ts'
import {
  adminBillDetail,
  adminBillExport,
  adminBillGenerate,
  adminBillList,
  adminBillStep,
  adminDisputeAnswer,
  commissionRateList,
  commissionRateSet,
  financeOverview,
} from '../endpoints-admin.ts'
import { sellerBillConfirm, sellerBillDetail, sellerBillDispute, sellerBillExport, sellerBillList } from '../endpoints.ts'
import { lastPeriod } from '../rules/bill-period.ts'
import type { Bill, BillScope } from './bill-repository.ts'
import { billsPerMonth } from './bill-settings.ts'
import { payoutAccountHandlers } from './payout/payout-account-handlers.ts'
import { billView, runView, type BillViewer } from './bill-view.ts'
import { answerDispute, disputeLine } from './dispute-line.ts'
import { financeOverviewOf } from './finance-overview.ts'
import { confirmBill, platformStep } from './move-bill.ts'
import { listRates, rateSubjects } from './rate-repository.ts'
import { beginBillRun, lastRuns } from './run-bills.ts'
import { rateView, setRate } from './set-rate.ts'
import { exportBill, showBill, showBills } from './show-bill.ts'

export type SettlementDeps = {
  readonly writeSheet?: SheetWriter
  /** Encrypts account numbers; without it no account can be entered. */
  readonly vault?: PersonalVault
}

/** Bills for stores, and the platform's side of them. */
export function settlementHandlers({ writeSheet = noSheets, vault }: SettlementDeps = {}): Handler[] {
  return [...storeBills(writeSheet), ...platformBills(writeSheet), ...rates(), ...payoutAccountHandlers(vault ?? null)]
}

const ownBills = (call: Call) => ({
  scope: { storeIds: storeIdsWith(call.caller, 'store.finance') } satisfies BillScope,
  viewer: 'store' as const,
})
const allBills = { scope: 'all', viewer: 'platform' } as const
const shown = (done: Bill | Failure, viewer: BillViewer, call: Call) => (isFailure(done) ? done : billView(done, viewer, call.lang))

function storeBills(write: SheetWriter): Handler[] {
  return [
    handle(sellerBillList, (input, call) => showBills(call, ownBills(call), input)),
    handle(sellerBillDetail, (input, call) => showBill(call, ownBills(call), input)),
    handle(sellerBillConfirm, (input, call) =>
      call.idempotent(async (tx) => shown(await confirmBill(tx, input, ownBills(call).scope, actorContext(call, 'store')), 'store', call)),
    ),
    handle(sellerBillDispute, (input, call) =>
      call.idempotent(async (tx) => shown(await disputeLine(tx, input, ownBills(call).scope, actorContext(call, 'store')), 'store', call)),
    ),
    handle(sellerBillExport, (input, call) => exportBill(call, { ...ownBills(call), write }, input)),
  ]
}

function platformBills(write: SheetWriter): Handler[] {
  return [
    handle(adminBillList, async (input, call) => {
      const { read, clock } = call.app
      const { storeId } = input
      const seeing = storeId === undefined ? allBills : { scope: { storeIds: [storeId] }, viewer: 'platform' as const }
      const [found, [run], perMonth] = await Promise.all([showBills(call, seeing, input), lastRuns(read, 1), billsPerMonth(read)])
      const { from, until } = lastPeriod(clock.now(), perMonth)
      return { ...found, run: run ? runView(run) : null, fromDay: dayOf(from), toDay: dayOf(new Date(until.getTime() - 1)) }
    }),
    handle(adminBillDetail, (input, call) => showBill(call, allBills, input)),
    handle(adminBillGenerate, (_input, call) =>
      call.idempotent(async (tx) => {
        const period = lastPeriod(call.app.clock.now(), await billsPerMonth(tx))
        return runView(await beginBillRun(tx, period, actorContext(call, 'platform')))
      }),
    ),
    handle(adminBillStep, (input, call) =>
      call.idempotent(async (tx) => shown(await platformStep(tx, input, actorContext(call, 'platform')), 'platform', call)),
    ),
    handle(adminDisputeAnswer, (input, call) =>
      call.idempotent(async (tx) => shown(await answerDispute(tx, input, actorContext(call, 'platform')), 'platform', call)),
    ),
    handle(adminBillExport, (input, call) => exportBill(call, { ...allBills, write }, input)),
    handle(financeOverview, (_input, call) => financeOverviewOf(call.app.read, call.app.clock.now())),
  ]
}

function rates(): Handler[] {
  return [
    handle(commissionRateList, async (input, call) => {
      const [{ list, total }, { stores, categories }] = await Promise.all([
        listRates(call.app.read, { ...input, onlyCurrent: input.onlyCurrent === 1 }),
        rateSubjects(call.app.read),
      ])
      const nameOf = ({ zh, en }: { zh: string; en: string }) => (call.lang === 'en' && en !== '' ? en : zh)
      return {
        list: list.map((rate) => rateView(rate, call.lang)),
        total,
        stores: stores.map((store) => ({ storeId: store.storeId, name: nameOf(store) })),
        categories: categories.map((category) => ({ categoryId: category.categoryId, name: nameOf(category) })),
      }
    }),
    handle(commissionRateSet, (input, call) => setRate(call, input)),
  ]
}
