import type { Call } from '../../../api/handler.ts'
import type { StoreSeat } from '../../../api/visitor.ts'
import { failure, type Failure } from '../../../shared/failure.ts'

/** The stores that the caller decorates. */
export function decoratedSeats(call: Call): readonly StoreSeat[] {
  return call.visitor.stores.filter((seat) => seat.capabilities.includes('store.decorate'))
}

/** The store that is worked for; who staffs several must have chosen one. The guard lets nobody in without a seat. */
export function ownSeat(call: Call): StoreSeat | Failure {
  const [seat, ...more] = decoratedSeats(call)
  if (!seat) throw new Error('a guarded call ran without a seat')
  return more.length > 0 ? failure('store.chooseStore') : seat
}
