import type { Call } from '../../../api/handler.ts'
import type { StoreSeat } from '../../../api/visitor.ts'
import type { Failure } from '../../../shared/failure.ts'
import { ownSeat } from '../../store/server/public.ts'

/** The store that is quoted for; who staffs several must have chosen one. */
export function quotingSeat(call: Call): StoreSeat | Failure {
  return ownSeat(call, 'store.quote')
}
