import { isBusyError } from '../kernel/failure/busy-error.ts'
import { isConnectionLost } from '../kernel/failure/connection-lost.ts'
import { failure, type Failure } from '../kernel/failure/failure.ts'

// A backstop behind the schemas: what PostgreSQL refuses of a client's values is the client's, not a server error.
const clientValue = /^22/
const busy = new Set(['55P03', '57014', '40001', '40P01', '53300'])

/** True when the server cannot answer now but may soon: the database is away or busy, or a queue of ours is full. */
export function isUnavailable(error: unknown): boolean {
  return isBusyError(error) || busy.has(codeOf(error)) || isConnectionLost(error)
}

/** The refusal for a database error that input or load caused; null for a bug. */
export function refusalOfDatabase(error: unknown): Failure | null {
  if (clientValue.test(codeOf(error))) return failure('api.invalid')
  return isUnavailable(error) ? failure('api.tooBusy') : null
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
