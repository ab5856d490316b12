import type { TimerHandlers } from '../../../api/background.ts'
import type { AppContext } from '../../../api/handler.ts'
import { emit } from '../../../kernel/events/events.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { systemContext } from '../../../api/actor-context.ts'
import type { AftersaleEvent } from '../rules/aftersale-machine.ts'
import type { ComplaintEvent } from '../rules/complaint-machine.ts'
import { returnAddressOf } from './case-repository.ts'
import { updateLines } from './case-line-repository.ts'
import { moveComplaint, openComplaint } from './complaint-commands.ts'
import { lockWholeCase, moveCase } from './move-case.ts'

const caseEvents = [
  'agreeRefund',
  'agreeReturn',
  'offerTimeout',
  'close',
  'returnTimeout',
  'receiveAll',
  'receiveForExchange',
  'acceptPart',
  'confirmReplacement',
] as const satisfies readonly AftersaleEvent[]
const complaintEvents = ['admit', 'silence'] as const satisfies readonly ComplaintEvent[]

/** The side whose turn it was stayed silent. */
async function silent(app: AppContext, caseSn: string, event: (typeof caseEvents)[number]): Promise<void> {
  await app.inTransaction(async (tx) => {
    const locked = await lockWholeCase(tx, caseSn, { anyone: true })
    // Somebody was faster, or the platform decides.
    if (!locked || locked.of.disputed || locked.of.dueAt === null || locked.of.dueAt > app.clock.now()) return
    const act = systemContext(`aftersale/${event}`, app.clock.now())
    const { of, lines } = locked
    // Nobody can agree to a return without saying where to: the platform decides (flows.md F2).
    if (event === 'agreeReturn' && (await returnAddressOf(tx, of.storeId)) === null)
      return void (await openComplaint(tx, locked, 'ARBITRATION', { note: '', images: [], act }))
    if (event === 'receiveAll' || event === 'receiveForExchange')
      await updateLines(
        tx,
        of.caseId,
        lines.map(({ orderLineId, number }) => ({ orderLineId, received: number })),
      )
    const address = event === 'agreeReturn' ? await returnAddressOf(tx, of.storeId) : null
    const moved = await moveCase(tx, locked, { event, who: 'system', act, change: address ? { returnAddress: address } : {} })
    if (isFailure(moved)) throw new Error(`${caseSn}: ${moved.code}`)
    const { orderSn, storeId } = of
    if (event === 'receiveAll' || event === 'receiveForExchange')
      await emit(tx, { event: 'aftersale.returnedWaits', key: caseSn, payload: { caseSn, orderSn, storeId } })
  })
}

async function silentAboutComplaint(app: AppContext, caseSn: string, event: (typeof complaintEvents)[number]): Promise<void> {
  await app.inTransaction(async (tx) => {
    const locked = await lockWholeCase(tx, caseSn, { anyone: true })
    if (!locked) return
    const act = systemContext(`aftersaleComplaint/${event}`, app.clock.now())
    const moved = await moveComplaint(tx, locked, { event, who: 'system', act, note: '', images: [] })
    if (isFailure(moved) && moved.code !== 'aftersale.noComplaint' && !moved.code.startsWith('kernel.move'))
      throw new Error(`${caseSn}: ${moved.code}`)
  })
}

/** What the module's timers do when they are due. */
export const aftersaleTimers: TimerHandlers = {
  ...Object.fromEntries(caseEvents.map((event) => [`aftersale/${event}`, (app: AppContext, id: string) => silent(app, id, event)])),
  ...Object.fromEntries(
    complaintEvents.map((event) => [`aftersaleComplaint/${event}`, (app: AppContext, id: string) => silentAboutComplaint(app, id, event)]),
  ),
}
