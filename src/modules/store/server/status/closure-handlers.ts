import { actorContext } from '../../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { addDays, dayOf, parseDay } from '../../../../kernel/time/clock.ts'
import { audit, changesBetween } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { closureDetail, closureSave } from '../../endpoints-closure.ts'
import { closureOf, saveClosure, type Closure } from './closure-repository.ts'
import { ownStoreMembership } from '../own-store-membership.ts'

const none: Closure = { closedFrom: '', closedTo: '', noticeZh: '', noticeEn: '' }
/** The longest closure; a store that is away for longer is suspended by the platform. */
const longest = 60

/** What was typed as a closure; null for none. Refusals: `store.closureDays`, `store.closureLong`. */
function closureTyped(typed: Closure, today: string): Closure | null | Failure {
  if (typed.closedFrom === '' && typed.closedTo === '') return null
  const [closedFrom, closedTo] = [parseDay(typed.closedFrom), parseDay(typed.closedTo)]
  if (!closedFrom || !closedTo || closedTo < closedFrom || closedTo < today) return failure('store.closureDays', {}, { field: 'closedTo' })
  if (closedTo >= addDays(closedFrom, longest)) return failure('store.closureLong', { days: longest }, { field: 'closedTo' })
  return { ...typed, closedFrom, closedTo }
}

async function setClosure(call: Call, typed: Closure) {
  const seat = ownStoreMembership(call)
  if (isFailure(seat)) return seat
  const { storeId, storeName } = seat
  const now = call.app.clock.now()
  const closure = closureTyped(typed, dayOf(now))
  if (isFailure(closure)) return closure
  return call.app.inTransaction(async (tx) => {
    const before = (await closureOf(tx, storeId, dayOf(now))) ?? null
    await saveClosure(tx, storeId, closure, now)
    await audit(tx, {
      ...actorContext(call, 'store'),
      action: 'store.closure',
      entity: 'store',
      entityId: storeId,
      diff: changesBetween(before, closure),
    })
    await emit(tx, { event: 'store.changed', payload: { storeId } })
    return { storeName, ...(closure ?? none) }
  })
}

/** The days on which the own store is closed. */
export function closureHandlers(): Handler[] {
  return [
    handle(closureDetail, async (_input, call) => {
      const seat = ownStoreMembership(call)
      if (isFailure(seat)) return seat
      const { storeId, storeName } = seat
      return { storeName, ...((await closureOf(call.app.read, storeId, dayOf(call.app.clock.now()))) ?? none) }
    }),
    handle(closureSave, (input, call) => setClosure(call, input)),
  ]
}
