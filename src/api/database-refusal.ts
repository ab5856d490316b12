import { failure, type Failure } from '../kernel/failure/failure.ts'

// A backstop behind the schemas: what PostgreSQL refuses of a client's values is the client's, not a server error.
const clientValue = /^22/
const busy = new Set(['55P03', '57014', '40001', '40P01', '53300'])

/** The refusal for a database error that input or load caused; null for a bug. */
export function refusalOfDatabase(error: unknown): Failure | null {
  const code = typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (clientValue.test(code)) return failure('api.invalid')
  if (busy.has(code)) return failure('api.tryAgain')
  return null
}
