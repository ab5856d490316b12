import type { Call } from '../../../../api/handler.ts'
import type { StoreMembership } from '../../../../api/caller.ts'
import type { Failure } from '../../../../kernel/failure/failure.ts'
import { ownStoreMembership } from '../../../store/server/public.ts'

/** The store that is quoted for; who staffs several must have chosen one. */
export function quotingStore(call: Call): StoreMembership | Failure {
  return ownStoreMembership(call, 'store.quote')
}
