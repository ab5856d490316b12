import { z } from 'zod'
import type { JobTasks, TimerHandlers } from '../../../api/background.ts'
import { systemContext } from '../../../api/actor-context.ts'
import { periodAt } from '../rules/bill-period.ts'
import { billsPerMonth } from './bill-settings.ts'
import { confirmSilently } from './move-bill.ts'
import { beginBillRun, billRunTask, runBills } from './run-bills.ts'
import { transferWhenDue } from './transfer-order.ts'

const job = z.object({ runId: z.number() })

/** Background work: the bills of a run. */
export const settlementTasks: JobTasks = {
  [billRunTask]: (app, payload) => runBills(app, job.parse(payload).runId),
}

/** When an order's window is over, when a period's bills are made, and when a bill counts as confirmed. */
export const settlementTimers: TimerHandlers = {
  'settlementOrder/transfer': (app, orderSn) => app.inTransaction((tx) => transferWhenDue(tx, orderSn, app.clock.now())),
  'settlementRun/generate': (app, until) =>
    app.inTransaction(async (tx) => {
      const end = new Date(until)
      const { from } = periodAt(new Date(end.getTime() - 1), await billsPerMonth(tx))
      await beginBillRun(tx, { from, until: end }, systemContext('settlementRun/generate', app.clock.now()))
    }),
  'settlementBill/confirm': (app, billId) => app.inTransaction((tx) => confirmSilently(tx, Number(billId), app.clock.now())),
}
